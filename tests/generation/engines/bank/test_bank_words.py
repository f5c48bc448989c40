"""The words by which banks label answers and explanations, head their keys and judge."""

import pytest

from generation.engines.base import EngineError
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import all_keys, drafts_of, names, only, paper

CHOICE = "1. 哪个会飞？\nA. 石头\nB. 燕子\nC. 木头\n"
PLANETS = "1. Which of them swims?\nA. a stone\nB. a trout\nC. a lark\n"

CHINESE_ANSWERS = """
答案：B|正确答案：B|参考答案: B|标准答案：B|系统答案：B|题目答案：B|本题答案：B|推荐答案：B|标答：B|正解：B
应选：B|正确选项：B|【答案】B|【参考答案】B|【 答 案 】B|[正确答案]B|答 案：B|答案 B|答案B|答案(B)|答案【B】
参考答案 B|答案是B|答案为B。|答案应为B|正确答案是“B”。|答案：选B|答案：应选B|本题选B。|本题应选 B|解答：B
参考解答：B|答：B|解：B|答案是“燕子”|✅ 正确答案：B|👉答案：B|- 答案：B|B|（B）|【B】|正確答案：B|參考答案：B
標準答案：B|【正確答案】B|題目答案：B|答案：選B|應選：B
""".strip().replace("\n", "|")

ENGLISH_ANSWERS = """
Answer: B|Answer : (B)|Answer: [B]|Answer: Option B|Answer: Option (B)|Answer: Choice B|Answer:- B|Answer :- B
Answer - B|Answer – B|ANSWER IS B|Ans: B|Ans. B|Ans. (b)|Ans - B|Ans b|Ans: Option (B)|ANS:B|Key: B|Correct: B
Correct answer: B|The correct answer is: B|The correct answers are: B|The answer is B.|Answer is B
The right answer is B|Correct option is (B)|Correct Option: B|Correct choice: B|Right Answer: B|Model answer: B
Option B is correct.|B is the correct answer.|Solution: B|Sol. (b)|A: B|✔ Answer: B|➡ Correct Answer: B
Answer: B) a trout|Answer: a trout
""".strip().replace("\n", "|")

OTHER_ANSWERS = """
Ответ: B|Правильный ответ: B|Відповідь: B|Respuesta: B|Respuesta correcta: B|Réponse : B|Bonne réponse : B
Lösung: B|Antwort: B|Risposta corretta: B|Resposta correta: B|Gabarito: B|Jawaban: B|JAWABAN : B
Kunci Jawaban: B|Jawab: B|Đáp án: B|Trả lời: B|उत्तर: B|정답: B|正解：B|答え：B|الإجابة: B|Cevap: B
Doğru cevap: B|Odpowiedź: B|Antwoord: B|Svar: B|คำตอบ: B
""".strip().replace("\n", "|")


@pytest.mark.parametrize("label", CHINESE_ANSWERS.split("|"))
def test_chinese_labels_of_an_answer(label):
    draft = only(paper(f"{CHOICE}{label}"))
    assert (draft.stem, names(draft), draft.keys) == ("哪个会飞？", ["石头", "燕子", "木头"], ("B",))


@pytest.mark.parametrize("label", [*ENGLISH_ANSWERS.split("|"), *OTHER_ANSWERS.split("|")])
def test_labels_of_an_answer_in_other_languages(label):
    draft = only(paper(f"{PLANETS}{label}"))
    assert (draft.stem, names(draft), draft.keys) == (
        "Which of them swims?",
        ["a stone", "a trout", "a lark"],
        ("B",),
    )


@pytest.mark.parametrize("label", ["Correct Answer", "Answer", "正确答案", "答案", "参考答案"])
def test_a_label_alone_on_its_line(label):
    bank = "\n".join(f"{number}. Which swims?\nA. stone\nB. trout\n{label}\nB" for number in (1, 2, 3))
    assert all_keys(paper(bank)) == ["B", "B", "B"]


WRITTEN = """
答案：光的散射。|答：光的散射。|答案要点：光的散射。|答题要点：光的散射。|参考要点：光的散射。
采分点：光的散射。|评分要点：光的散射。|【答案要点】光的散射。|答案提示：光的散射。|参考回答：光的散射。
参考范文：光的散射。|【答】光的散射。|解答：光的散射。|【解答】光的散射。|解：光的散射。|Solution: 光的散射。
Sample answer: 光的散射。
""".strip().replace("\n", "|")


@pytest.mark.parametrize("label", WRITTEN.split("|"))
def test_labels_of_a_written_answer(label):
    first, second = drafts_of(
        paper(f"一、简答题\n1. 天空为什么是蓝色的？\n{label}\n2. 什么是升华？\n答案：固体变成气体。")
    )
    assert (first.stem, first.keys) == ("天空为什么是蓝色的？", ("光的散射。",))
    assert second.keys == ("固体变成气体。",)


EXPLANATIONS = """
解析：它有翅膀|【解析】它有翅膀|（解析）它有翅膀|解析 它有翅膀|答案解析：它有翅膀|试题解析：它有翅膀
考题解析：它有翅膀|名师解析：它有翅膀|专家解析：它有翅膀|详解：它有翅膀|答案详解：它有翅膀|詳解：它有翅膀
【详解】它有翅膀|解题思路：它有翅膀|本题思路：它有翅膀|【解题思路】它有翅膀|思路点拨：它有翅膀
答案说明：它有翅膀|分析：它有翅膀|试题分析：它有翅膀|【分析】它有翅膀|说明：它有翅膀|理由：它有翅膀
依据：它有翅膀|法律依据：它有翅膀|点评：它有翅膀|注：它有翅膀|备注：它有翅膀|備註：它有翅膀|提示：它有翅膀
解：它有翅膀|解答：它有翅膀|【解答】它有翅膀|Explanation: 它有翅膀|Explanation - 它有翅膀|Explanation – 它有翅膀
Explanation:- 它有翅膀|Explaination: 它有翅膀|Exp: 它有翅膀|Exp. 它有翅膀|Expl: 它有翅膀|Explain: 它有翅膀
Rationale: 它有翅膀|Reason: 它有翅膀|Reasoning: 它有翅膀|Solution: 它有翅膀|Sol. 它有翅膀
Detailed Solution: 它有翅膀|Analysis: 它有翅膀|Discussion: 它有翅膀|Note: 它有翅膀|Hint: 它有翅膀
Comment: 它有翅膀|Why: 它有翅膀|Feedback: 它有翅膀|Overall explanation: 它有翅膀|💡 Explanation: 它有翅膀
Pembahasan: 它有翅膀|Giải thích: 它有翅膀|Пояснение: 它有翅膀|Explicación: 它有翅膀|Erklärung: 它有翅膀
해설: 它有翅膀|解説：它有翅膀|व्याख्या: 它有翅膀
""".strip().replace("\n", "|")


@pytest.mark.parametrize("label", EXPLANATIONS.split("|"))
def test_labels_of_an_explanation(label):
    draft = only(paper(f"{CHOICE}答案：B\n{label}"))
    assert (names(draft)[-1], draft.keys, draft.explanation) == ("木头", ("B",), "它有翅膀")


@pytest.mark.parametrize(
    "label", ["考点：鸟类", "知识点：鸟类", "难度：易", "来源：鸟类", "Reference: p. 3", "Ref: 3", "Diff: 2"]
)
def test_what_describes_a_question_is_no_explanation(label):
    draft = only(paper(f"{CHOICE}答案：B\n{label}"))
    assert (draft.keys, draft.explanation) == (("B",), "")


@pytest.mark.parametrize(
    "line",
    [
        "分析：甲队快于乙队。",
        "说明：每人一票。",
        "提示：先画图。",
        "注：数字均为整数。",
        "Note: all numbers are whole.",
        "Hint: draw it.",
    ],
)
def test_a_remark_above_the_options_belongs_to_the_stem(line):
    draft = only(paper(f"1. 读下面的话。\n{line}\n谁先到？\nA. 甲\nB. 乙\n答案：A"))
    assert (draft.stem, draft.explanation) == (f"读下面的话。\n{line}\n谁先到？", "")


@pytest.mark.parametrize(
    "line",
    [
        "答案是确定的，不会变。",
        "答案为人所知。",
        "The answer is a long one.",
        "Answering is hard.",
        "答案要看情况。",
        "Solutions exist.",
    ],
)
def test_prose_about_answers_is_no_label(line):
    assert only(paper(f"1. 读句子：\n{line}\n选哪个？\nA. 甲\nB. 乙\n答案：B")).keys == ("B",)
    with pytest.raises(EngineError):
        drafts_of(paper(f"河流\n1. 河流很长。\n{line}\n2. 河流很宽。\n{line}\n3. 河水很凉。"))


@pytest.mark.parametrize(
    "heading",
    [
        *(
            "参考答案",
            "答 案",
            "參考答案",
            "正確答案",
            "参 考 答 案",
            "答案卷",
            "答案页",
            "附件：答案",
            "附件1：参考答案",
            "附：参考答案",
        ),
        *(
            "【参考答案】",
            "【 参考答案及解析 】",
            "【答案】",
            "—— 参考答案 ——",
            "参考答案与解析",
            "测试题答案",
            "答案速查表",
            "一、参考答案",
        ),
        *(
            "Answers",
            "Answer Key",
            "Answers to Questions",
            "Answers to the review questions",
            "ANSWERS AND EXPLANATIONS",
            "Key",
        ),
    ],
)
def test_headings_of_keys(heading):
    bank = "1. 一？\nA. 甲\nB. 乙\n2. 二？\nA. 甲\nB. 乙\n3. 三？\nA. 甲\nB. 乙\n"
    drafts = drafts_of(paper(f"{bank}{heading}\n1. B\n2. A\n3. B"))
    assert [draft.keys for draft in drafts] == [("B",), ("A",), ("B",)]
    assert names(drafts[-1]) == ["甲", "乙"]


AFFIRMED = (
    "√ ✓ ✔ ✔\ufe0f ✅ \u2228 \ufe40 ○ ⭕ 对 對 正确 正確 是 真 符合 T True TRUE Yes 对的 正确的 对(√) √（正确）"
    " 此题正确 判断为对"
)
DENIED = (
    "× ✗ ✘ ✖ ✖\ufe0f ❌ \u2179 \u2169 \u2573 \u03a7 \u0425 错 錯 错误 錯誤 否 假 不符合 不正确 不对 F False FALSE No"
    " 错的 错误的 错(×) ×（错误） 选错 本题错误"
)


@pytest.mark.parametrize(
    ("said", "key"), [(said, "A") for said in AFFIRMED.split()] + [(said, "B") for said in DENIED.split()]
)
@pytest.mark.parametrize("answer", ["\n答案：{}", "\n【答案】{}", "（{}）", "\n（{}）"])
def test_words_and_signs_of_judgement(said, key, answer):
    if set("(（") & set(said) and answer.strip().startswith("（"):
        pytest.skip("brackets in brackets")
    draft = only(paper(f"一、判断题\n1. 铁会生锈。{answer.format(said)}"))
    assert (draft.type, draft.keys, draft.stem.split("。")[0]) == (Type.TRUE_OR_FALSE, (key,), "铁会生锈")
    assert "\n" not in draft.stem


@pytest.mark.parametrize("ending", ["。√", "。 ×", "。( )√", "。✘", "。\t×", "。\n√"])
def test_a_sign_of_judgement_behind_the_stem(ending):
    draft = only(paper(f"1. 铁会生锈{ending}"))
    assert (draft.type, draft.keys[0]) == (Type.TRUE_OR_FALSE, "A" if "√" in ending else "B")
    assert not set("√×✘") & set(draft.stem)


@pytest.mark.parametrize("ending", ["。对", "。错误", "。【正确】", ". True", ". FALSE", ". T"])
def test_a_word_of_judgement_behind_the_stem_of_a_section_that_judges(ending):
    draft = only(paper(f"判断题\n1. 铁会生锈{ending}"))
    assert draft.stem.rstrip("。.") == "铁会生锈"
    assert draft.keys == (("B",) if ending in {"。错误", ". FALSE"} else ("A",))


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        *(("错误。铁会生锈", "B"), ("×。铁会生锈", "B"), ("错，铁会生锈", "B"), ("×（铁会生锈）", "B")),
        *(("False. 铁会生锈", "B"), ("对；铁会生锈", "A"), ("True: 铁会生锈", "A")),
    ],
)
def test_words_behind_a_verdict_explain_it(answer, key):
    draft = only(paper(f"一、判断题\n1. 铁不会生锈。\n答案：{answer}"))
    assert (draft.keys, draft.explanation) == ((key,), "铁会生锈")


@pytest.mark.parametrize(
    "answer", ["B（它有翅膀）", "B（它有翅膀）。", "B - 它有翅膀", "(B) – 它有翅膀", "B（它有翅膀，石头没有）"]
)
def test_words_behind_a_letter_explain_it(answer):
    draft = only(paper(f"{CHOICE}答案：{answer}"))
    assert (draft.keys, draft.explanation[:4]) == (("B",), "它有翅膀")


@pytest.mark.parametrize("answer", ["B（燕子）", "B - 燕子", "B. 燕子", "B）燕子"])
def test_an_option_s_own_text_behind_its_letter_explains_nothing(answer):
    draft = only(paper(f"{CHOICE}答案：{answer}"))
    assert (draft.keys, draft.explanation) == (("B",), "")


def test_a_written_answer_that_begins_with_a_verdict_stays_whole():
    draft = only(paper("一、简答题\n1. 铁会生锈吗？为什么？\n答案：会。铁与氧气和水反应。"))
    assert draft.keys == ("会。铁与氧气和水反应。",)


@pytest.mark.parametrize(
    "line",
    [
        "反馈",
        "未回答",
        "选择一项：",
        "选项：",
        "【选项】",
        "Options:",
        "Select one:",
        "查看答案",
        "隐藏答案加入收藏加入记忆错题反馈",
        "View Answer",
    ],
)
def test_furniture_of_quiz_pages_is_no_text(line):
    draft = only(paper(f"1. 哪个会飞？\n{line}\nA. 石头\nB. 燕子\n{line}\n答案：B"))
    assert (draft.stem, names(draft), draft.keys) == ("哪个会飞？", ["石头", "燕子"], ("B",))


@pytest.mark.parametrize("label", ["错误答案：", "不正确的答案：", "Wrong answer: ", "Incorrect answer: "])
def test_what_is_not_the_answer_is_no_key(label):
    draft = only(paper(f"1. 哪颗是恒星？\nA. 地球\nB. 太阳\n{label}A"))
    assert (names(draft), draft.keys) == (["地球", "太阳"], ())
