"""The templates that teachers fill in, each as its product gives it out, read from a real workbook."""

from io import BytesIO

import openpyxl
import pytest
from docx import Document as WordDocument

from files.documents.reading import read
from generation.questions import QuestionType as Type
from tests.generation.engines.bank.building import drafts_of, names


def filled_in(*rows, title="Sheet1", more=()):
    """Return the workbook that holds the rows; `more` are other sheets by name."""
    book = openpyxl.Workbook()
    book.active.title = title
    for name, content in ((title, rows), *more):
        sheet = book[name] if name in book.sheetnames else book.create_sheet(name)
        for row in content:
            sheet.append(row)
    stream = BytesIO()
    book.save(stream)
    stream.seek(0)
    return read(stream, "bank.xlsx")


def as_read(document):
    """Return type, stem, choices, keys and explanation of each question."""
    return [
        (draft.type, draft.stem, names(draft), "".join(draft.keys) if draft.choices else draft.keys, draft.explanation)
        for draft in drafts_of(document)
    ]


def test_kaoshibao():
    header = [
        "题干（必填）",
        "题型 （必填）",
        *(f"选项{sign}\n（单选、多选必填）" if sign in "AB" else f"选项{sign}" for sign in "ABCDEFGH"),
        "正确答案\n（必填）",
        "解析",
        "章节",
        "难度",
    ]
    document = filled_in(
        header,
        ["水在常温下是什么？", "单选题", "固体", "液体", "气体", *[None] * 5, "B", "常温下水会流动。", "第一章", "易"],
        ["下列哪些是金属？", "多选题", "铁", "木", "铜", "水", *[None] * 4, "AC", None, "第一章", "中"],
        ["铁会生锈。", "判断题", "正确", "错误", *[None] * 6, "A", None, "第一章", "易"],
        ["水由____和____组成。", "填空题", "氢", "氧", *[None] * 6, None, "两种元素。", "第二章", "难"],
        ["简述水的三态。", "简答题", "固态、液态和气态。", *[None] * 7, None, None, "第二章", "难"],
    )
    assert as_read(document) == [
        (Type.SINGLE_CHOICE, "水在常温下是什么？", ["固体", "液体", "气体"], "B", "常温下水会流动。"),
        (Type.MULTIPLE_CHOICE, "下列哪些是金属？", ["铁", "木", "铜", "水"], "AC", ""),
        (Type.TRUE_OR_FALSE, "铁会生锈。", ["正确", "错误"], "A", ""),
        (Type.MULTIPLE_BLANK, "水由____和____组成。", [], ("氢", "氧"), "两种元素。"),
        (Type.SHORT_ANSWER, "简述水的三态。", [], ("固态、液态和气态。",), ""),
    ]


def test_xuexitong():
    header = [
        *("目录", "题目类型", "大题题干", "小题题型", "小题题干", "正确答案", "答案解析", "难易度", "知识点", "标签"),
        *("选项数", "选项A", "选项B", "选项C", "选项D"),
    ]
    document = filled_in(
        ["填写说明：题目类型、大题题干为必填项，请勿修改表头"],
        header,
        ["第一章", "单选题", "哪个是液体？", None, None, "B", "水会流动", "易", "物态", None, 3, "铁", "水", "木"],
        ["第一章", "多选题", "哪些是金属？", None, None, "ABC", None, "中", "", None, 4, "铁", "铜", "锌", "水"],
        ["第一章", "判断题", "水会结冰。", None, None, "正确", None, "易", "", None, 0],
        ["第一章", "填空题", "水的沸点是____度。", None, None, "100", None, "易", "", None, 0],
        ["第一章", "简答题", "说说水的三态。", None, None, "冰、水、汽", None, "难", "", None, 0],
        ["第二章", "阅读理解", "小明把水烧开了。", None, None, None, None, "难", "", None, None],
        [None, None, None, "单选题", "小明烧的是什么？", "A", None, None, None, None, 2, "水", "油"],
        [None, None, None, "判断题", "水烧开了。", "正确"],
    )
    assert as_read(document) == [
        (Type.SINGLE_CHOICE, "哪个是液体？", ["铁", "水", "木"], "B", "水会流动"),
        (Type.MULTIPLE_CHOICE, "哪些是金属？", ["铁", "铜", "锌", "水"], "ABC", ""),
        (Type.TRUE_OR_FALSE, "水会结冰。", ["正确", "错误"], "A", ""),
        (Type.MULTIPLE_BLANK, "水的沸点是____度。", [], ("100",), ""),
        (Type.SHORT_ANSWER, "说说水的三态。", [], ("冰、水、汽",), ""),
        (Type.SINGLE_CHOICE, "小明把水烧开了。\n小明烧的是什么？", ["水", "油"], "A", ""),
        (Type.TRUE_OR_FALSE, "小明把水烧开了。\n水烧开了。", ["正确", "错误"], "A", ""),
    ]


def test_the_template_of_an_enterprise_with_bars():
    document = filled_in(
        ["2024年安全知识题库"],
        ["序号", "题目类型", "题目内容", "选项(用|分隔)", "答案(多选题连续填写)", "分值", "备注"],
        [1, "单选", "着火时应拨打（ ）。", "110|119|120|122", "B", 2, None],
        [2, "多选", "灭火器应放在（ ）。", "A、明显处|B、通道口|C、仓库里", "AB", 2, None],
        [3, "判断", "电器着火可以用水扑救。", "正确|错误", "B", 1, None],
        [4, "判断", "出门应当断电。", None, "√", 1, None],
        [5, "填空", "火警电话是（ ）。", None, "119", 1, None],
    )
    assert as_read(document) == [
        (Type.SINGLE_CHOICE, "着火时应拨打（ ）。", ["110", "119", "120", "122"], "B", ""),
        (Type.MULTIPLE_CHOICE, "灭火器应放在（ ）。", ["明显处", "通道口", "仓库里"], "AB", ""),
        (Type.TRUE_OR_FALSE, "电器着火可以用水扑救。", ["正确", "错误"], "B", ""),
        (Type.TRUE_OR_FALSE, "出门应当断电。", ["√", "×"], "A", ""),
        (Type.MULTIPLE_BLANK, "火警电话是____。", [], ("119",), ""),
    ]


def test_kahoot():
    document = filled_in(
        [None, "Kahoot! Quiz Template"],
        [
            None,
            "Add questions, at least two answer alternatives, time limit and choose correct answers (at least one).",
        ],
        [None, "Remember: questions have a limit of 120 characters and answers can have 75 characters max."],
        [
            *(
                None,
                "Question - max 120 characters",
                *(f"Answer {place} - max 75 characters" for place in (1, 2, 3, 4)),
            ),
            "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
            "Correct answer(s) - choose at least one",
        ],
        [1, "Which one can you drink?", "Sand", "Water", "Stone", None, 20, 2],
        [2, "How many legs has a dog?", 2, 4, 3, 1, 30, 2],
        [3, "Which are metals?", "Iron", "Wood", "Zinc", "Ice", 30, "1,3"],
        [4, "Ice is cold.", "True", "False", None, None, 20, 1],
        *([number, *[None] * 7] for number in range(5, 30)),
    )
    assert as_read(document) == [
        (Type.SINGLE_CHOICE, "Which one can you drink?", ["Sand", "Water", "Stone"], "B", ""),
        (Type.SINGLE_CHOICE, "How many legs has a dog?", ["2", "4", "3", "1"], "B", ""),
        (Type.MULTIPLE_CHOICE, "Which are metals?", ["Iron", "Wood", "Zinc", "Ice"], "AC", ""),
        (Type.TRUE_OR_FALSE, "Ice is cold.", ["True", "False"], "A", ""),
    ]


def test_wayground():
    document = filled_in(
        [
            *("Question Text", "Question Type", *(f"Option {place}" for place in range(1, 6)), "Correct Answer"),
            *("Time in seconds", "Image Link", "Answer explanation"),
        ],
        [
            "Text of the question\n\n(required)",
            "Question Type\n\n(default is Multiple Choice)",
            "Text for option 1\n\n(required in all cases except open-ended & draw questions)",
            "Text for option 2\n\n(required in all cases except open-ended & draw questions)",
            *("Text for option 3\n\n(optional)", "Text for option 4\n\n(optional)", "Text for option 5\n\n(optional)"),
            "The correct option choice (between 1-5).\n\nLeave blank for open-ended questions.",
            *(
                "Time in seconds\n\n(optional)",
                "Link of the image\n\n(optional)",
                "Explanation for the answer\n\n(optional)",
            ),
        ],
        ["Which is wet?", "Multiple Choice", "rain", "sand", "stone", None, None, 1, 30, None, "Rain is water."],
        ["Which are metals?", "Checkbox", "iron", "zinc", "wood", None, None, "1,2", 30],
        ["Water boils at ____ degrees.", "Fill-in-the-Blank", "100", None, None, None, None, None, 30],
        ["What do you think of rain?", "Open-Ended", None, None, None, None, None, None, 300],
    )
    assert as_read(document) == [
        (Type.SINGLE_CHOICE, "Which is wet?", ["rain", "sand", "stone"], "A", "Rain is water."),
        (Type.MULTIPLE_CHOICE, "Which are metals?", ["iron", "zinc", "wood"], "AB", ""),
        (Type.MULTIPLE_BLANK, "Water boils at ____ degrees.", [], ("100",), ""),
        (Type.SHORT_ANSWER, "What do you think of rain?", [], (), ""),
    ]


def test_blooket():
    document = filled_in(
        ["Blooket\nImport Template"],
        [
            *("Question #", "Question Text", "Answer 1", "Answer 2", "Answer 3\n(Optional)", "Answer 4\n(Optional)"),
            *("Time Limit (sec)\n(Max: 300 seconds)", "Correct Answer(s)\n(Only include Answer #)"),
        ],
        [1, "Which is wet?", "sand", "rain", None, None, 20, 2],
        [2, "Which are metals?", "iron", "zinc", "wood", None, 20, "1,2"],
    )
    assert [row[1:4] for row in as_read(document)] == [
        ("Which is wet?", ["sand", "rain"], "B"),
        ("Which are metals?", ["iron", "zinc", "wood"], "AB"),
    ]


def test_gimkit_names_the_right_answer_and_the_wrong_ones():
    document = filled_in(
        ["Gimkit Spreadsheet Import Template"],
        [
            *("Question", "Correct Answer", "Incorrect Answer 1"),
            *("Incorrect Answer 2 (Optional)", "Incorrect Answer 3 (Optional)"),
        ],
        ["Which is wet?", "rain", "sand", "stone", "wood"],
        ["Which is dry?", "sand", "rain", None, None],
    )
    assert [row[2:4] for row in as_read(document)] == [
        (["rain", "sand", "stone", "wood"], "A"),
        (["sand", "rain"], "A"),
    ]


def test_ispring_marks_the_right_answers_with_stars():
    document = filled_in(
        [
            *("Question Type", "Question Text", "Image", "Video", "Audio", "Answer 1", "Answer 2", "Answer 3"),
            *("Correct Feedback", "Incorrect Feedback", "Points"),
        ],
        ["MC", "Which is wet?", None, None, None, "sand", "*rain", "stone", "That's right.", "Try again.", 10],
        ["MR", "Which are metals?", None, None, None, "*iron", "*zinc", "wood", None, None, 10],
        ["TF", "Ice is cold.", None, None, None, "*True", "False", None, None, None, 10],
    )
    assert [(row[0], row[2], row[3]) for row in as_read(document)] == [
        (Type.SINGLE_CHOICE, ["sand", "rain", "stone"], "B"),
        (Type.MULTIPLE_CHOICE, ["iron", "zinc", "wood"], "AB"),
        (Type.TRUE_OR_FALSE, ["True", "False"], "A"),
    ]


def test_moodle_s_table_of_questions():
    document = filled_in(
        [
            *("questionname", "questiontext", "A", "B", "C", "D", "Answer 1", "Answer 2", "answernumbering"),
            *("correctfeedback", "defaultmark"),
        ],
        ["Q1", "Which is wet?", "sand", "rain", "stone", "wood", "B", None, "ABCD", "Rain is water.", 1],
        ["Q2", "Which are metals?", "iron", "zinc", "wood", "ice", "A", "B", "ABCD", None, 1],
    )
    assert [row[1:4] for row in as_read(document)] == [
        ("Which is wet?", ["sand", "rain", "stone", "wood"], "B"),
        ("Which are metals?", ["iron", "zinc", "wood", "ice"], "AB"),
    ]


@pytest.mark.parametrize(
    "header",
    [
        ["题型", "题干", "选项A", "选项B", "选项C", "答案", "解析"],
        [
            "题型/Type",
            "题干/Question",
            "选项A/Option A",
            "选项B/Option B",
            "选项C/Option C",
            "答案/Answer",
            "解析/Explanation",
        ],
        ["试题类型", "试题内容", "备选项A", "备选项B", "备选项C", "标准答案", "试题解析"],
        ["题类", "问题", "A项", "B项", "C项", "正确选项", "答案说明"],
        ["题目类型", "题目描述", "选项1", "选项2", "选项3", "参考答案", "答题解析"],
        ["题型", "题目", "选项-A", "选项-B", "选项-C", "答案", "分析"],
        ["题型", "题目", "选项①", "选项②", "选项③", "答案", "法规依据"],
        ["题\n型", "题 干", "选项 A", "选项 B", "选项 C", "答 案", "解 析"],
        ["type", "question_text", "option_a", "option_b", "option_c", "correct_answer", "explanation"],
        ["Question type", "Question", "Choice A", "Choice B", "Choice C", "Correct choice", "Rationale"],
        ["Type", "Quesiton", "Opton A", "Optoin B", "Option C", "Corect Anwser", "Explaination"],
        ["题型", "题杆", "选型A", "选型B", "选型C", "正确答按", "解折"],
    ],
)
def test_names_of_columns_in_the_wild(header):
    document = filled_in(header, ["单选题", "哪个是液体？", "铁", "水", "木", "B", "水会流动"])
    assert as_read(document) == [(Type.SINGLE_CHOICE, "哪个是液体？", ["铁", "水", "木"], "B", "水会流动")]


def test_a_smart_import_paper():
    paper = WordDocument()
    for line in (
        *("1.【单选题】哪个是液体？", "A.铁", "B.水", "答案：B", "解析：水会流动。"),
        *("2.【多选题】哪些是金属？", "A.铁", "B.锌", "C.木", "答案：A，B"),
        *("3.【判断题】水会结冰。", "答案：正确"),
        *("4.【填空题】火警电话是____。", "答案：119"),
    ):
        paper.add_paragraph(line)
    stream = BytesIO()
    paper.save(stream)
    stream.seek(0)
    assert as_read(read(stream, "bank.docx")) == [
        (Type.SINGLE_CHOICE, "哪个是液体？", ["铁", "水"], "B", "水会流动。"),
        (Type.MULTIPLE_CHOICE, "哪些是金属？", ["铁", "锌", "木"], "AB", ""),
        (Type.TRUE_OR_FALSE, "水会结冰。", ["正确", "错误"], "A", ""),
        (Type.MULTIPLE_BLANK, "火警电话是____。", [], ("119",), ""),
    ]


def test_sheets_that_help_to_fill_the_template_in_hold_no_questions():
    bank = [["题型", "题干", "选项A", "选项B", "答案"], ["单选题", "哪个是液体？", "铁", "水", "B"]]
    lists = [["题型", "难度"], ["单选题", "易"], ["多选题", "中"], ["判断题", "难"]]
    rules = [
        ["字段", "说明"],
        ["题型", "必填，从下拉列表中选择"],
        ["题干", "必填，不超过500字"],
        ["选项A", "选择题必填"],
        ["答案", "必填，填写选项的字母"],
    ]
    counts = [["题型", "题目数量", "分值"], ["单选题", 1, 2], ["合计", 1, 2]]
    document = filled_in(*bank, title="题库", more=(("下拉", lists), ("填写说明", rules), ("统计", counts)))
    assert [row[1] for row in as_read(document)] == ["哪个是液体？"]
