"""Chinese Word papers whose keys stand apart from the questions."""

from tests.generation.engines.bank.layouts.items import (
    BLANKS,
    JUDGE,
    MULTIPLE,
    SHORT,
    SINGLE,
    by_section,
    sections,
)
from tests.generation.engines.bank.layouts.layout import Paper, asked, layout
from tests.generation.engines.bank.layouts.word import Word
from tests.generation.engines.bank.layouts.wording import (
    COUNTING,
    LONG_NAMES,
    NAMES,
    fitting_rows,
    heading,
    key,
    marked,
    ranged,
    rows,
    stem,
)

_CLOSED = (SINGLE, MULTIPLE, JUDGE)


def _ask(word, number, item, mark="{}\uff0e", option="{}\uff0e"):
    word.line(mark.format(number) + stem(item))
    word.lines(fitting_rows(marked(item.options, option)))


def _questions(word, items, *, restart=False, mark="{}\uff0e"):
    """Print the items by section, and return each section with the number of its first item."""
    number, printed = 0, []
    for index, (kind, group) in enumerate(sections(items)):
        word.line(heading(index, kind, len(group)))
        number = 0 if restart else number
        printed.append((kind, number + 1, group))
        for item in group:
            number += 1
            _ask(word, number, item, mark)
    return printed


def _bare(items):
    return [asked(item, explained=False) for item in by_section(items)]


def _keys(group):
    return [key(item, words=("√", "×")) for item in group]


@layout("docx", "zh")
def key_at_the_end_of_each_section(items):
    word = Word()
    for index, (kind, group) in enumerate(sections(items)):
        word.line(f"{COUNTING[index]}、{LONG_NAMES[kind]}")
        for number, item in enumerate(group, 1):
            _ask(word, number, item)
        if kind is SINGLE:
            word.line(f"答案：{ranged(_keys(group))}")
        else:
            word.line("答案：" + "  ".join(f"{number}\uff0e{text}" for number, text in enumerate(_keys(group), 1)))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=_CLOSED)
def key_pairs_at_the_end(items):
    word = Word(header="XX市职业技能鉴定题库")
    printed = _questions(word, items)
    word.line("参考答案", style="Heading1")
    pairs = [f"{first + place}.{text}" for _, first, group in printed for place, text in enumerate(_keys(group))]
    word.lines(rows(pairs, 5, " "))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=(SINGLE, MULTIPLE))
def key_pairs_without_points(items):
    word = Word()
    printed = _questions(word, items, mark="{}、")
    word.line("答案：")
    word.line("  ".join(f"{first + at}{text}" for _, first, group in printed for at, text in enumerate(_keys(group))))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh")
def key_by_section_restarting(items):
    word = Word()
    printed = _questions(word, items, restart=True, mark="{}、")
    word.line("《安全知识》试题参考答案")
    for index, (kind, _, group) in enumerate(printed):
        word.line(f"{COUNTING[index]}、{LONG_NAMES[kind]}")
        if kind is SINGLE:
            word.line(ranged(_keys(group), form="{}\uff5e{} {}"))
        elif kind in (MULTIPLE, JUDGE):
            word.line("\t".join(f"{number}、{text}" for number, text in enumerate(_keys(group), 1)))
        else:
            word.lines(f"{number}、{text}" for number, text in enumerate(_keys(group), 1))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh")
def solutions_at_the_end(items):
    word = Word()
    printed = _questions(word, items)
    word.line("参考答案与解析")
    for _, first, group in printed:
        for number, item in enumerate(group, first):
            word.line(f"{number}\uff0e{key(item)}")
            word.lines([f"【解析】{item.explanation}"] if item.explanation else [])
    return Paper(word.bytes(), [asked(item) for item in by_section(items)])


@layout("docx", "zh", types=_CLOSED)
def solutions_on_the_key_line(items):
    word = Word()
    for number, item in enumerate(items, 1):
        _ask(word, number, item, "{}. ", "{}. ")
    word.line("答案解析")
    for number, item in enumerate(items, 1):
        reason = f" 【解析】{item.explanation}" if item.explanation else ""
        word.line(f"{number}. 【答案】{key(item)}{reason}")
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh", types=_CLOSED)
def key_table_numbers_over_letters(items):
    word = Word()
    printed = _questions(word, items)
    word.line("答题卡（参考答案）")
    for _, first, group in printed:
        word.table(
            [["题号", *(str(first + place) for place in range(len(group)))], ["答案", *_keys(group)]],
        )
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=_CLOSED)
def key_table_in_columns(items):
    word = Word()
    printed = _questions(word, items)
    word.line("标准答案")
    pairs = [(str(first + place), text) for _, first, group in printed for place, text in enumerate(_keys(group))]
    half = (len(pairs) + 1) // 2
    right = [*pairs[half:], *[("", "")] * (2 * half - len(pairs))]
    word.table(
        [["题号", "答案", "题号", "答案"], *([*one, *other] for one, other in zip(pairs[:half], right, strict=True))]
    )
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh")
def key_before_the_questions(items):
    word = Word()
    word.line("单元测验（教师用卷）", style="Title")
    order = sections(items)
    word.line("【参考答案】")
    number = 0
    for kind, group in order:
        told = "  ".join(f"{number + place}\uff0e{text}" for place, text in enumerate(_keys(group), 1))
        word.line(f"{NAMES['zh'][kind]}：{told}")
        number += len(group)
    _questions(word, items)
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=(SINGLE, MULTIPLE, BLANKS, SHORT))
def exam_paper_with_front_matter(items):
    word = Word(header="绝密★启用前", footer="生物试题 第1页（共4页）")
    word.line("2023—2024学年第二学期期末考试")
    word.line("科学试题", style="Title")
    word.line("学校：____________  班级：____________  姓名：____________  考号：____________")
    word.line("注意事项：")
    word.line("1\uff0e答题前，考生务必将自己的姓名、准考证号填写在答题卡上。")
    word.line("2\uff0e选择题每小题选出答案后，用2B铅笔把答题卡上对应题目的答案标号涂黑。")
    word.line("3\uff0e考试结束后，将本试卷和答题卡一并交回。")
    printed = _questions(word, items)
    word.line("科学试题参考答案及评分标准")
    for index, (kind, first, group) in enumerate(printed):
        word.line(f"{COUNTING[index]}、{LONG_NAMES[kind]}（每小题2分）")
        if kind is SINGLE:
            word.line(ranged(_keys(group), form="{}-{}：{}"))
        else:
            word.lines(f"{number}\uff0e{text}（2分）" for number, text in enumerate(_keys(group), first))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=(SINGLE, JUDGE))
def chapters_with_keys_of_their_own(items):
    word = Word()
    order = by_section(items)
    half = len(order) // 2
    for index, group in enumerate((order[:half], order[half:])):
        word.line(f"第{COUNTING[index]}章 {('基础', '提高')[index]}训练", style="Heading1")
        for number, item in enumerate(group, 1):
            _ask(word, number, item, "{}. ")
        word.line(f"第{COUNTING[index]}章答案")
        word.lines(rows([f"{number}. {text}" for number, text in enumerate(_keys(group), 1)], 4, "\t"))
    return Paper(word.bytes(), [asked(item, explained=False) for item in order])
