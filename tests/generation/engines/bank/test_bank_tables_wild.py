"""Tables as programs, platforms and other countries write them, from the bytes of a file of values."""

from io import BytesIO

import pytest

from files.documents.reading import read
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import all_keys, document, drafts_of, names, table


def values(text, filename="bank.csv"):
    return read(BytesIO(text.strip("\n").encode()), filename)


def test_a_column_that_tells_of_each_option_whether_it_is_right():
    source = values(
        "question_id,question_text,is_multi_answer,choice_1_text,choice_1_is_correct,choice_2_text,choice_2_is_correct\n"
        "Q001,Which is a star?,FALSE,Sun,TRUE,Moon,FALSE\n"
        "Q002,Which shine?,TRUE,Sun,TRUE,Lamp,TRUE\n"
    )
    assert [(draft.stem, names(draft)) for draft in drafts_of(source)] == [
        ("Which is a star?", ["Sun", "Moon"]),
        ("Which shine?", ["Sun", "Lamp"]),
    ]
    assert all_keys(source) == ["A", "AB"]


def test_an_index_from_zero():
    source = values(
        "type,prompt,option1,option2,option3,correctIndex\n"
        "mcq,What is 2+2?,4,3,5,0\nmcq,What is wet?,sand,ash,rain,2\nboolean,The sky is blue.,True,False,,0\n"
    )
    assert all_keys(source) == ["A", "C", "A"]
    assert drafts_of(source)[2].type is Type.TRUE_OR_FALSE


@pytest.mark.parametrize(
    "header",
    [
        "question,correct_answer,incorrect_1,incorrect_2,category",
        "question,answer,distractor1,distractor2,category",
        "题目,正确答案,干扰项1,干扰项2,分类",
        "Question,Correct Answer,Wrong Answer 1,Wrong Answer 2,Category",
    ],
)
def test_the_right_answer_before_the_wrong_ones(header):
    (draft,) = drafts_of(values(f"{header}\nWhich group gives to all?,O,A,B,Blood\n"))
    assert (names(draft), draft.keys) == (["O", "A", "B"], ("A",))


def test_lists_as_programs_write_them():
    source = values(
        "answer,title,type,analysis,options\n"
        '"[""B""]",谁最高：,SC,因为,"[""甲"",""乙"",""丙""]"\n"[""A"",""C""]",哪些对：,MC,,"[""1,000个"",""乙"",""丙""]"\n'
    )
    assert [(draft.stem, names(draft)) for draft in drafts_of(source)] == [
        ("谁最高：", ["甲", "乙", "丙"]),
        ("哪些对：", ["1,000个", "乙", "丙"]),
    ]
    assert all_keys(source) == ["B", "AC"]
    assert drafts_of(source)[0].explanation == "因为"


def test_lists_of_answers_without_a_header():
    source = values("水由（ ）和（ ）组成。,\"['氢', '氧']\"\n火警电话是（ ）。,['119']\n谁会融化？,['冰']\n")
    assert [draft.keys for draft in drafts_of(source)] == [("氢", "氧"), ("119",), ("冰",)]


@pytest.mark.parametrize(
    "header",
    [
        "Câu hỏi,Lựa chọn A,Lựa chọn B,Lựa chọn C,Đáp án đúng",
        "Вопрос,Вариант A,Вариант B,Вариант C,Правильный ответ",
        "Pregunta,Opción A,Opción B,Opción C,Respuesta correcta",
        "問題,選択肢A,選択肢B,選択肢C,正解",
        "Ceist,Rogha 1,Rogha 2,Rogha 3,Freagra",
    ],
)
def test_names_in_other_languages(header):
    source = values(f"{header}\nWhich of them is wet?,sand,rain,ash,B\nWhich of them is dry?,sand,rain,sea,A\n")
    assert [draft.stem for draft in drafts_of(source)] == ["Which of them is wet?", "Which of them is dry?"]
    assert all_keys(source) == ["B", "A"]


def test_a_key_that_names_its_option():
    source = values(
        "题干,选项1,选项2,选项3,正确选项\n最大的行星是?,木星,土星,火星,选项1\n最小的是?,木星,水星,火星,选项2\n"
    )
    assert all_keys(source) == ["A", "B"]


def test_explanations_of_single_options_are_not_the_question_s():
    source = values(
        "Question,Question Type,Answer Option 1,Explanation 1,Answer Option 2,Explanation 2,Correct Answers,"
        "Overall Explanation,Domain\nWhat is the sun?,multiple-choice,planet,No,star,Yes,2,It shines,Sky\n"
    )
    (draft,) = drafts_of(source)
    assert (names(draft), draft.keys, draft.explanation) == (["planet", "star"], ("B",), "It shines")


def test_fragments_of_web_pages_in_cells():
    source = values(
        "Question,A,B,Answer\n<p>What is <b>wet</b>&nbsp;here?</p>,<p>sand</p>,<p>rain &amp; sea</p>,B\n"
        "Which tag opens a paragraph?,<p></p>,<div></div>,A\n"
    )
    first, second = drafts_of(source)
    assert (first.stem, names(first)) == ("What is wet here?", ["sand", "rain & sea"])
    assert names(second) == ["<p></p>", "<div></div>"]


@pytest.mark.parametrize("header", ["Front,Back", "Term,Definition"])
def test_cards_of_a_glossary(header):
    (draft,) = drafts_of(values(f"{header}\nevaporation,water turning to vapour\n"))
    assert (draft.stem, draft.keys) == ("evaporation", ("water turning to vapour",))


def test_a_glossary_in_a_paper_is_no_bank():
    bank = table("题干|A|B|答案", "哪个是液体？|铁|水|B")
    glossary = table("Term|Definition", "evaporation|water turning to vapour")
    assert len(drafts_of(document(bank, glossary))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "题目;选项;答案\n哪个是液体？;A.铁,B.水;B\n",
        "sep=;\n题目;A;B;答案\n哪个是液体？;铁;水;B\n",
        "题目\tA\tB\t答案\n哪个是液体？\t铁\t水\tB\n",
    ],
)
def test_values_between_other_signs(text):
    (draft,) = drafts_of(values(text))
    assert (draft.stem, names(draft), draft.keys) == ("哪个是液体？", ["铁", "水"], ("B",))


def test_a_line_end_inside_a_value_is_kept():
    (draft,) = drafts_of(values('Question,A,B,Answer\n"Which is wet\nhere?","low\nbeam",rain,B\n'))
    assert (draft.stem, names(draft)) == ("Which is wet\nhere?", ["low\nbeam", "rain"])


@pytest.mark.parametrize("filename", ["bank.txt", "bank.tsv"])
def test_blackboard(filename):
    source = values(
        "MC\tWhich is wet?\tsand\tincorrect\train\tcorrect\n"
        "MA\tWhich are metals?\tiron\tcorrect\twood\tincorrect\tzinc\tcorrect\n"
        "TF\tIce is cold.\ttrue\nESS\tDescribe rain.\tIt falls.\nFIB\tWater boils at ____ degrees.\t100\thundred\n",
        filename,
    )
    assert [draft.type for draft in drafts_of(source)] == [
        *(Type.SINGLE_CHOICE, Type.MULTIPLE_CHOICE, Type.TRUE_OR_FALSE, Type.SHORT_ANSWER, Type.MULTIPLE_BLANK),
    ]
    assert [draft.keys for draft in drafts_of(source)] == [("B",), ("A", "C"), ("A",), ("It falls.",), ("100",)]


def test_brightspace():
    source = values(
        "NewQuestion,MC,,,\nID,one,,,\nTitle,Rain,,,\nQuestionText,Which is wet?,,,\nPoints,1,,,\n"
        "Option,0,sand,,no\nOption,100,rain,,yes\nHint,look up,,,\nFeedback,Rain is water.,,,\n,,,,\n"
        "NewQuestion,TF,,,\nQuestionText,Ice is hot.,,,\nTRUE,0,,,\nFALSE,100,,,\n"
        "NewQuestion,WR,,,\nQuestionText,Describe rain.,,,\nAnswerKey,It falls.,,,\n"
        "NewQuestion,MS,,,\nQuestionText,Which are metals?,,,\nOption,1,iron,,\nOption,0,wood,,\nOption,1,zinc,,\n"
    )
    assert [(draft.stem, draft.keys) for draft in drafts_of(source)] == [
        ("Which is wet?", ("B",)),
        ("Ice is hot.", ("B",)),
        ("Describe rain.", ("It falls.",)),
        ("Which are metals?", ("A", "C")),
    ]
    assert drafts_of(source)[0].explanation == "Rain is water."
