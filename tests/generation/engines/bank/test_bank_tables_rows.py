"""What the rows of a bank table hold: answers and options of any spelling, and questions over several rows."""

import pytest

from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import (
    all_keys,
    drafts_of,
    names,
    only,
    sheet,
    workbook,
)


@pytest.mark.parametrize(
    "answer",
    [
        "B",
        "b",
        " B ",
        "\uff22",
        "B.",
        "（B）",
        "【B】",
        "选项B",
        "B项",
        "B、水",
        "答案：B",
        "水",
        "2",
        "2.0",
        "Option B",
        "option_b",
        "第2项",
        "答案B",
        "{B}",
        "'B'",
    ],
)
def test_spellings_of_one_key(answer):
    rows = ["题干|A|B|C|答案", f"哪个是液体？|铁|水|木|{answer}"]
    if answer in {"2", "2.0"}:
        rows.append("哪个是金属？|铁|水|木|1")
    assert drafts_of(workbook(sheet(*rows)))[0].keys == ("B",)


@pytest.mark.parametrize(
    "answer",
    [
        "AC",
        "ca",
        "A,C",
        "A，C",
        "A、C",
        "A;C",
        "A C",
        "A|C".replace("|", "¦"),
        "A\\nC",
        "A/C",
        "A和C",
        "\uff21，\uff23",
        "1,3",
        "13",
        "铁、锌",
        "A-C",
        "A##C",
        "A^C",
        "A$C",
        "A.铁 C.锌",
    ],
)
def test_spellings_of_several_keys(answer):
    rows = ["题型|题干|A|B|C|答案", f"多选题|哪些是金属？|铁|水|锌|{answer}"]
    if answer[0] == "1":
        rows.append("多选题|哪些是液体？|油|水|锌|12" if answer == "13" else "多选题|哪些是液体？|油|水|锌|1,2")
    draft = drafts_of(workbook(sheet(*rows)))[0]
    assert (draft.type, draft.keys) == (Type.MULTIPLE_CHOICE, ("A", "C"))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("√", "×"),
        ("对", "错"),
        ("正确", "错误"),
        ("T", "F"),
        ("TRUE", "FALSE"),
        ("是", "否"),
        ("1", "0"),
        ("A", "B"),
        ("Y", "N"),
        ("A.对", "B.错"),
        ("对(√)", "错(×)"),
    ],
)
def test_spellings_of_verdicts(right, wrong):
    source = workbook(sheet("题型|题目|答案", f"判断题|水会结冰。|{right}", f"判断题|铁会浮起来。|{wrong}"))
    assert [draft.type for draft in drafts_of(source)] == [Type.TRUE_OR_FALSE] * 2
    assert all_keys(source) == ["A", "B"]


@pytest.mark.parametrize(
    "answer", ["水；冰", "水;冰", "水¦冰", "水、冰", "水，冰", "水 冰", "水\\n冰", "（1）水（2）冰", "水##冰", "水$$冰"]
)
def test_spellings_of_the_answers_to_two_blanks(answer):
    draft = only(workbook(sheet("题型|题目|答案", f"填空题|____结成____。|{answer}")))
    assert draft.keys == ("水", "冰")


def test_keys_that_count_from_zero():
    source = workbook(sheet("question|option1|option2|option3|answer", "Wet?|rain|sand|ash|0", "Dry?|rain|sea|ash|2"))
    assert all_keys(source) == ["A", "C"]


def test_keys_that_count_are_not_taken_for_the_numbers_among_the_options():
    source = workbook(
        sheet(
            "Question|Option 1|Option 2|Option 3|Correct Answer",
            "1+2?|2|3|1|2",
            "Which?|sand|rain|ash|2",
            "2+1?|3|1|2|1",
        )
    )
    assert all_keys(source) == ["B", "B", "A"]


def test_answers_among_the_options_that_are_numbers():
    source = workbook(sheet("Question|A|B|C|Answer", "1+2?|2|3|1|3", "5+5?|9|10|11|10"))
    assert all_keys(source) == ["B", "B"]


@pytest.mark.parametrize(
    "options",
    [
        "铁¦水¦木",
        "铁¦¦水¦¦木",
        "A.铁\\nB.水\\nC.木",
        "A、铁；B、水；C、木",
        "A:铁 B:水 C:木",
        "铁$;$水$;$木",
        "铁##水##木",
        "(A)铁(B)水(C)木",
        '["铁", "水", "木"]',
        '{"A": "铁", "B": "水", "C": "木"}',
        '[{"key": "A", "value": "铁"}, {"key": "B", "value": "水"}, {"key": "C", "value": "木"}]',
        "A-铁¦B-水¦C-木",
        "A.铁<br/>B.水<br/>C.木",
        "铁<br>水<br>木",
        "铁；水；木",
    ],
)
def test_options_in_one_cell(options):
    draft = only(workbook(sheet("题干|选项|答案", f"哪个是液体？|{options}|B")))
    assert (names(draft), draft.keys) == (["铁", "水", "木"], ("B",))


def test_an_option_may_begin_with_a_letter_of_its_own():
    draft = only(workbook(sheet("题干|选项|答案", "哪个是细菌？|A. 酵母\\nB. E. coli\\nC. 青霉|B")))
    assert names(draft) == ["酵母", "E. coli", "青霉"]


def test_options_between_commas_where_every_row_has_them():
    source = workbook(
        sheet("题干|选项|答案", "哪个是液体？|铁,水,木|B", "哪个是金属？|铁,水,木|A", "哪个会燃烧？|铁,水,木|C")
    )
    assert names(drafts_of(source)[0]) == ["铁", "水", "木"]


def test_options_in_the_cell_of_the_stem():
    source = workbook(
        sheet(
            "序号|题目|答案",
            "1|哪个是液体？\\nA.铁\\nB.水\\nC.木|B",
            "2|哪些是金属？ A.铁 B.水 C.锌|AC",
            "3|水会结冰。|√",
        )
    )
    assert [names(draft) for draft in drafts_of(source)] == [["铁", "水", "木"], ["铁", "水", "锌"], ["√", "×"]]
    assert [draft.stem for draft in drafts_of(source)] == ["哪个是液体？", "哪些是金属？", "水会结冰。"]


@pytest.mark.parametrize("header", [(), ("题库",), ("序号|试题",)])
def test_a_whole_question_in_a_cell(header):
    rows = [
        "哪个是液体？\\nA.铁\\nB.水\\n答案：B\\n解析：水会流动",
        "哪些是金属？\\nA.铁\\nB.水\\nC.锌\\n答案：AC",
        "水会结冰。\\n答案：对",
    ]
    if header == ("序号|试题",):
        rows = [f"{number}|{row}" for number, row in enumerate(rows, 1)]
    source = workbook(sheet(*header, *rows))
    assert [draft.stem for draft in drafts_of(source)] == ["哪个是液体？", "哪些是金属？", "水会结冰。"]
    assert all_keys(source) == ["B", "AC", "A"]
    assert drafts_of(source)[0].explanation == "水会流动"


def test_options_in_the_rows_below_the_stem():
    source = workbook(
        sheet(
            *(
                "序号|题目|答案",
                "1|哪个是液体？|B",
                "|A.铁|",
                "|B.水|",
                "2|哪些是金属？|AC",
                "|A.铁|",
                "|B.水|",
                "|C.锌|",
            ),
            *("3|水会结冰。|√",),
        )
    )
    assert [names(draft) for draft in drafts_of(source)] == [["铁", "水"], ["铁", "水", "锌"], ["√", "×"]]
    assert all_keys(source) == ["B", "AC", "A"]


def test_a_row_for_each_option_and_a_column_that_tells_the_right_ones():
    source = workbook(
        sheet("题目|选项|是否正确", "哪个是液体？|铁|否", "|水|是", "|木|否", "哪些是金属？|铁|是", "|水|否", "|锌|是")
    )
    assert all_keys(source) == ["B", "AC"]


@pytest.mark.parametrize("again", ["哪个是液体？", ""])
def test_a_row_for_each_option_with_its_letter_and_its_text(again):
    number = "1" if again else ""
    source = workbook(
        sheet(
            "题号|题目|选项|内容|是否正确",
            "1|哪个是液体？|A|铁|×",
            f"{number}|{again}|B|水|√",
            f"{number}|{again}|C|木|×",
        )
    )
    assert (names(only(source)), all_keys(source)) == (["铁", "水", "木"], ["B"])


def test_the_key_below_the_options_in_their_cell():
    draft = only(workbook(sheet("题目|选项", "哪个是液体？|A.铁\\nB.水\\n答案：B")))
    assert (draft.stem, names(draft), draft.keys) == ("哪个是液体？", ["铁", "水"], ("B",))


@pytest.mark.parametrize("header", ["题目|A|B|解答", "题目|A|B|答案"])
def test_a_solution_is_the_key_where_there_is_no_other(header):
    assert all_keys(workbook(sheet(header, "哪个是液体？|铁|水|B"))) == ["B"]


def test_a_row_for_each_option_that_says_the_stem_again():
    source = workbook(
        sheet("question|option|correct", "Wet?|sand|0", "Wet?|rain|1", "Dry?|sand|1", "Dry?|rain|0", "Dry?|ash|1")
    )
    assert [draft.stem for draft in drafts_of(source)] == ["Wet?", "Dry?"]
    assert all_keys(source) == ["B", "AC"]


def test_a_column_for_each_option_that_tells_whether_it_is_right():
    source = workbook(
        sheet("Question|Option 1|Correct 1|Option 2|Correct 2|Option 3|Correct 3", "Metals?|iron|1|wood|0|zinc|1")
    )
    assert (names(only(source)), only(source).keys) == (["iron", "wood", "zinc"], ("A", "C"))


def test_the_answers_to_blanks_in_a_column_each():
    source = workbook(
        sheet("题型|题干|答案1|答案2|答案3", "填空题|____、____和____。|冰|水|汽", "填空题|火警是____。|119")
    )
    assert [draft.keys for draft in drafts_of(source)] == [("冰", "水", "汽"), ("119",)]


def test_cases_with_options_are_choices_whatever_their_type_is_called():
    source = workbook(
        sheet("题型|题干|A|B|C|答案", "案例分析题|哪些是金属？|铁|水|锌|AC", "案例分析题|说说水。||||会流动")
    )
    assert [draft.type for draft in drafts_of(source)] == [Type.MULTIPLE_CHOICE, Type.SHORT_ANSWER]


def test_marks_for_nothing_are_no_options():
    source = workbook(
        sheet("题型|题干|A|B|C|D|答案", "判断题|水会结冰。|正确|错误|/|/|A", "单选题|哪个是液体？|铁|水|木|-|B")
    )
    assert [names(draft) for draft in drafts_of(source)] == [["正确", "错误"], ["铁", "水", "木"]]


def test_numbers_and_tags_in_front_of_stems_are_no_part_of_them():
    source = workbook(
        sheet(
            "题干|A|B|答案",
            "1. 【单选题】哪个是液体？（2分）|铁|水|B",
            "2. 【多选题】哪些是金属？|铁|锌|AB",
            "3. 3.5克是多少？|多|少|A",
        )
    )
    assert [draft.stem for draft in drafts_of(source)] == ["哪个是液体？", "哪些是金属？", "3.5克是多少？"]
    assert [draft.type for draft in drafts_of(source)][:2] == [Type.SINGLE_CHOICE, Type.MULTIPLE_CHOICE]


def test_the_key_in_the_bracket_of_a_stem():
    source = workbook(sheet("题型|题干|A|B|C", "单选题|液体是（B）。|铁|水|木", "多选题|金属有（AC）。|铁|水|锌"))
    assert all_keys(source) == ["B", "AC"]
    assert drafts_of(source)[0].stem == "液体是（  ）。"


def test_ticks_on_options():
    source = workbook(sheet("题干|A|B|C", "哪个是液体？|铁|水√|木", "哪些是金属？|铁 √|水|√锌"))
    assert all_keys(source) == ["B", "AC"]
    assert names(drafts_of(source)[1]) == ["铁", "水", "锌"]
