"""Chinese workbooks: columns of every name, whole questions in a cell, a row an option, and templates by name."""

from tests.generation.engines.bank.layouts.items import BLANKS, JUDGE, MULTIPLE, SHORT, SINGLE, by_section, sections
from tests.generation.engines.bank.layouts.layout import Paper, asked, layout
from tests.generation.engines.bank.layouts.wording import NAMES, key, marked, stem
from tests.generation.engines.bank.layouts.workbook import old_sheet, sheet, sheets

_CLOSED = (SINGLE, MULTIPLE, JUDGE)
_ZH = NAMES["zh"]


def _bare(items):
    return [asked(item, explained=False) for item in items]


def _wide(item, count=6):
    return [*item.options, *[None] * count][:count]


def _key(item, join=""):
    return key(item, join=join)


@layout("xlsx", "zh")
def headers_with_typos(items):
    head = ["序号", "题目类型", "试题内容", *[f"选项{letter}" for letter in "ABCDE"]]
    head += ["正确答案(只能输入ABCD否则报错)", "试题解折"]
    rows = [
        [n, _ZH[item.type], stem(item), *_wide(item, 5), _key(item), item.explanation or None]
        for n, item in enumerate(items, 1)
    ]
    return Paper(sheet([head, *rows]), [asked(item) for item in items])


@layout("xlsx", "zh", types=(SINGLE, MULTIPLE), fits=lambda item: len(item.options) == 4)
def no_header(items):
    rows = [[n, stem(item), *item.options, item.letters] for n, item in enumerate(items, 1)]
    return Paper(sheet(rows), _bare(items))


@layout("xlsx", "zh")
def title_and_notes_above(items):
    rows = [
        ["2024年安全生产知识竞赛题库"],
        ["填写说明：1. 题型不能为空。2. 多选题答案之间不加分隔符。3. 请勿修改表头。"],
        ["部门：", None, "填表人：", None, "日期："],
        ["题型", "题干", "A", "B", "C", "D", "E", "答案", "解析", "难度"],
        *[[_ZH[item.type], stem(item), *_wide(item, 5), _key(item), item.explanation or None, "中"] for item in items],
    ]
    return Paper(sheet(rows, ("A1:J1", "A2:J2")), [asked(item) for item in items])


@layout("xlsx", "zh")
def sheets_by_type_and_a_hidden_one(items):
    pages = []
    for kind, group in sections(items):
        count = 5 if kind in (SINGLE, MULTIPLE) else 0
        head = ["题号", "题目", *[f"{letter}项" for letter in "ABCDE"[:count]], "标准答案"]
        pages.append(
            (_ZH[kind], [head, *([n, stem(item), *_wide(item, count), _key(item)] for n, item in enumerate(group, 1))])
        )
    lists = ("下拉选项", [["题型", "难度"], ["单选题", "易"], ["多选题", "中"], ["判断题", "难"]])
    old = ("旧题", [["题号", "题目", "标准答案"], [1, "已经作废的题目是哪一道？", "本题"]])
    data = sheets(*pages, lists, old, hidden=("旧题", "下拉选项"))
    return Paper(data, _bare(by_section(items)))


@layout("xlsx", "zh", types=_CLOSED)
def untidy_answers_and_empty_rows(items):
    wide = {ord(letter): ord(letter) + 0xFEE0 for letter in "ABCDEF"}
    spoil = [lambda text: f" {text}", str.lower, lambda text: text.translate(wide), lambda text: f"{text} \n"]
    head = ["编号", "类别", "题目内容", "选项a", "选项b", "选项c", "选项d", "选项e", "正确选项"]
    rows = []
    for n, item in enumerate(items, 1):
        rows += [[float(n), _ZH[item.type], stem(item), *_wide(item, 5), spoil[n % 4](_key(item))]]
        rows += [[None] * 9] * (n % 3)
    return Paper(sheet([head, *rows, *[[" "] + [None] * 8] * 40]), _bare(items))


@layout("xlsx", "zh", types=(SINGLE, MULTIPLE))
def answers_as_index(items):
    head = ["题目", "选项1", "选项2", "选项3", "选项4", "选项5", "答案序号"]
    rows = [[stem(item), *_wide(item, 5), ",".join(str("ABCDE".index(k) + 1) for k in item.keys)] for item in items]
    return Paper(sheet([head, *rows]), _bare(items))


@layout("xlsx", "zh", types=(SINGLE, MULTIPLE))
def answers_as_text(items):
    head = ["问题", "选项一", "选项二", "选项三", "选项四", "选项五", "正确答案"]
    rows = [[stem(item), *_wide(item, 5), "；".join(item.right)] for item in items]
    return Paper(sheet([head, *rows]), _bare(items))


@layout("xlsx", "zh", types=_CLOSED)
def lettered_options_in_a_cell(items):
    head = ["题型", "题干", "选项", "答案"]
    rows = [[_ZH[item.type], stem(item), " ".join(marked(item.options, "{}.")) or None, _key(item)] for item in items]
    return Paper(sheet([head, *rows]), _bare(items))


@layout("xlsx", "zh", types=_CLOSED)
def whole_question_in_a_cell(items):
    rows = [[n, "\n".join([stem(item), *marked(item.options, "{}、")]), _key(item)] for n, item in enumerate(items, 1)]
    return Paper(sheet([["序号", "题目", "答案"], *rows]), _bare(items))


@layout("xlsx", "zh", types=(SINGLE, MULTIPLE))
def lines_pasted_into_one_column(items):
    rows = []
    for n, item in enumerate(items, 1):
        rows += [
            [f"{n}、{stem(item)}"],
            *([option] for option in marked(item.options, "{}、")),
            [f"答案：{item.letters}"],
        ]
    return Paper(sheet(rows), _bare(items))


@layout("xlsx", "zh", types=(SINGLE, MULTIPLE))
def row_per_option(items):
    rows, merged = [["题号", "题目", "选项", "选项内容", "是否正确"]], []
    for n, item in enumerate(items, 1):
        first = len(rows) + 1
        for place, (letter, text) in enumerate(zip("ABCDEF", item.options, strict=False)):
            head = [n, stem(item)] if place == 0 else [None, None]
            rows.append([*head, letter, text, "是" if letter in item.keys else "否"])
        merged += [f"{column}{first}:{column}{len(rows)}" for column in "AB"]
    return Paper(sheet(rows, tuple(merged)), _bare(items))


@layout("xlsx", "zh")
def kaoshibao(items):
    """The template of 考试宝: the answers of blanks stand in the columns of the options."""
    head = [
        "题干（必填）",
        "题型（必填）",
        *[f"选项 {letter}" for letter in "ABCDEFGH"],
        "正确答案（必填）",
        "解析",
        "章节",
        "难度",
    ]
    rows = []
    for item in items:
        told = [*item.keys, *[None] * 8][:8] if item.type is BLANKS else _wide(item, 8)
        answer = None if item.type is BLANKS else _key(item)
        rows.append(
            [stem(item, blank="（  ）"), _ZH[item.type], *told, answer, item.explanation or None, "第一章", "易"]
        )
    return Paper(sheet([head, *rows]), [asked(item) for item in items])


@layout("xlsx", "zh", types=(*_CLOSED, SHORT))
def xuexitong(items):
    """The template of 学习通."""
    head = [
        "目录",
        "题目类型",
        "大题题干",
        "小题题干",
        "正确答案",
        "答案解析",
        "难易度",
        "知识点",
        "选项数",
        *[f"选项{c}" for c in "ABCDEF"],
    ]
    rows = [
        [
            "第一章",
            _ZH[item.type],
            stem(item),
            None,
            _key(item),
            item.explanation or None,
            "易",
            "基础",
            len(item.options) or None,
            *_wide(item),
        ]
        for item in items
    ]
    return Paper(sheet([head, *rows]), [asked(item) for item in items])


@layout("xlsx", "zh")
def enterprise_with_bars(items):
    head = ["试题类型", "试题题目", "试题选项", "试题答案", "试题分数", "试题解析"]
    rows = [
        [
            _ZH[item.type],
            stem(item),
            "|".join(item.options) or None,
            key(item, join="|", between="|"),
            2,
            item.explanation or None,
        ]
        for item in items
    ]
    return Paper(sheet([head, *rows]), [asked(item) for item in items])


@layout("xls", "zh", types=_CLOSED)
def old_excel(items):
    head = ["题目", "A", "B", "C", "D", "E", "答案", "题型"]
    rows = [[stem(item), *(text or "" for text in _wide(item, 5)), _key(item), _ZH[item.type]] for item in items]
    return Paper(old_sheet([["试题表"], head, *rows]), _bare(items))


@layout("xlsx", "zh", types=(JUDGE,))
def statements_with_ticks(items):
    rows = [[n, item.stem, "√" if item.is_true else "×"] for n, item in enumerate(items, 1)]
    return Paper(sheet([["序号", "判断题", "答案"], *rows]), _bare(items))
