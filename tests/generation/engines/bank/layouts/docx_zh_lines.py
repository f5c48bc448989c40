"""Chinese Word papers with a line for everything and the key after each question."""

from tests.generation.engines.bank.layouts.items import (
    BLANKS,
    CHOICES,
    JUDGE,
    MULTIPLE,
    SHORT,
    SINGLE,
    by_section,
    sections,
)
from tests.generation.engines.bank.layouts.layout import Paper, asked, layout
from tests.generation.engines.bank.layouts.word import Word, page_break
from tests.generation.engines.bank.layouts.wording import (
    CIRCLED,
    COUNTING,
    NAMES,
    fitting_rows,
    heading,
    key,
    marked,
    rows,
    stem,
)


def _circle(letter):
    return CIRCLED["ABCDEF".index(letter)]


@layout("docx", "zh")
def bracket_tags_one_line(items):
    word = Word(header="高一年级期中复习资料", footer="第 1 页 共 6 页")
    word.line("期中复习题库", style="Title")
    for number, item in enumerate(items, 1):
        word.line(f"{number}\uff0e{stem(item)}")
        word.lines(marked(item.options, "{}\uff0e"))
        reason = f"【解析】{item.explanation}" if item.explanation else ""
        word.line(f"【答案】{key(item)}{reason}")
        word.line("【难度】易")
        word.line("【知识点】第二章 基础知识")
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh")
def glued_to_last_option(items):
    word = Word()
    questions = by_section(items)
    number = 0
    for index, (kind, group) in enumerate(sections(items)):
        word.line(heading(index, kind, len(group)))
        for item in group:
            number += 1
            options = marked(item.options, "{}、")
            tail = f"  答案：{key(item)}"
            word.line(f"{number}、{stem(item)}" + ("" if options else tail))
            word.lines([*options[:-1], options[-1] + tail] if options else [])
            word.lines([f"解析：{item.explanation}"] if item.explanation else [])
    return Paper(word.bytes(), [asked(item) for item in questions])


@layout("docx", "zh", types=(SINGLE, MULTIPLE))
def reason_says_so(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)}")
        word.lines(fitting_rows(marked(item.options)))
        word.line(f"解析：{item.explanation}故选{item.letters}。")
    questions = [asked(item, explained=False) for item in items]
    said = [f"{item.explanation}故选{item.letters}。" for item in items]
    return Paper(word.bytes(), [_because(question, text) for question, text in zip(questions, said, strict=True)])


def _because(question, text):
    return type(question)(question.type, question.stem, question.choices, question.keys, text)


@layout("docx", "zh", types=(SINGLE, MULTIPLE), fits=lambda item: "①" not in item.stem)
def circled_options(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"（{number}）{stem(item)}")
        word.lines(rows(marked(item.options, "{}", CIRCLED), 2, "      "))
        word.line(f"参考答案：{key(item, letter=_circle)}")
    return Paper(word.bytes(), [asked(item, explained=False) for item in items])


@layout("docx", "zh", types=CHOICES)
def letter_and_colon(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}）{stem(item)}")
        word.lines(marked(item.options, "{}："))
        word.line(f"正确答案是：{key(item, join='、')}")
        word.lines([f"答案解析：{item.explanation}"] if item.explanation else [])
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh", types=CHOICES)
def text_below_its_letter(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)}")
        for letter, text in zip("ABCDEF", item.options, strict=False):
            word.lines([f"{letter}.", text])
        word.line(f"正确答案：{key(item)}")
    return Paper(word.bytes(), [asked(item, explained=False) for item in items])


@layout("docx", "zh", types=(SINGLE, MULTIPLE, JUDGE, BLANKS))
def tags_without_numbers(items):
    word = Word()
    for item in items:
        word.line(f"[{NAMES['zh'][item.type][:2]}][{key(item, between='|')}]{stem(item)}")
        word.lines(marked(item.options, "[{}]"))
        word.lines([f"[解析]{item.explanation}"] if item.explanation else [])
        word.line()
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh")
def type_behind_the_number(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}.（{NAMES['zh'][item.type]}）{stem(item)}（2分）")
        word.lines(marked(item.options, "{}."))
        word.line(f"答案：{key(item, words=('√', '×'))}")
        word.lines([f"解析：{item.explanation}"] if item.explanation else [])
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh")
def smart_import(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}.【{NAMES['zh'][item.type]}】{stem(item, blank='（  ）')}")
        word.lines(marked(item.options, "{}、"))
        word.line(f"答案：{key(item, join='，')}")
        word.lines([f"答案解析：{item.explanation}"] if item.explanation else [])
        word.line("难易度：中")
        word.line()
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh", fits=lambda item: "\n" not in item.stem)
def no_numbers_blank_lines(items):
    word = Word()
    word.line("党员学习知识竞赛题", style="Title")
    for item in items:
        word.line(stem(item))
        word.lines(marked(item.options))
        word.line(f"答案：{key(item)}")
        word.line()
    return Paper(word.bytes(), [asked(item, explained=False) for item in items])


@layout("docx", "zh")
def labels_for_everything(items):
    word = Word()
    for item in items:
        word.line(f"题型：{NAMES['zh'][item.type]}")
        word.line(f"题干：{stem(item)}")
        if item.options:
            word.line("选项：")
            word.lines(marked(item.options))
        word.line(f"答案：{key(item)}")
        word.line(f"解析：{item.explanation}")
        word.line()
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh", types=(SINGLE, MULTIPLE, JUDGE))
def key_before_the_options(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"第{number}题\uff0e{stem(item)}")
        word.line(f"【正确答案】{key(item)}")
        word.lines(marked(item.options, "{}\uff0e"))
        word.lines([f"【试题解析】{item.explanation}"] if item.explanation else [])
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh")
def full_width_everything(items):
    wide = {code: code + 0xFEE0 for code in range(0x30, 0x5B)}
    word = Word()
    number = 0
    for index, (kind, group) in enumerate(sections(items)):
        word.line(f"第{COUNTING[index]}部分　{NAMES['zh'][kind]}（每题２分）")
        for item in group:
            number += 1
            word.line(f"{number}\uff0e".translate(wide) + stem(item, slot="（　　）"))
            word.lines(marked(item.options, "（{}）", "\uff21\uff22\uff23\uff24\uff25\uff26"))
            answer = key(item) if kind in (BLANKS, SHORT) else key(item).translate(wide)
            word.line(f"标准答案：{answer}")
    return Paper(word.bytes(), [asked(item, explained=False) for item in by_section(items)])


@layout("docx", "zh", types=(*CHOICES, JUDGE))
def stem_and_options_on_one_line(items):
    word = Word()
    for number, item in enumerate(items, 1):
        options = "  ".join(marked(item.options, "{}."))
        word.line(f"{number}、{stem(item)}  {options}".rstrip())
        word.line(f"答：{key(item, words=('对', '错'))}")
    return Paper(word.bytes(), [asked(item, explained=False) for item in items])


@layout("docx", "zh")
def page_breaks_inside(items):
    word = Word(header="内部资料 注意保存", footer="- 3 -")
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)}", raw=page_break() if number % 3 == 0 else "")
        for place, option in enumerate(marked(item.options, "{}. ")):
            word.line(option, raw=page_break() if number % 3 == 1 and place == 1 else "")
        word.line(f"【参考答案】 {key(item)}")
        word.lines([f"【答案解析】 {item.explanation}"] if item.explanation else [])
    return Paper(word.bytes(), [asked(item) for item in items])


@layout("docx", "zh", types=(SHORT, BLANKS, SINGLE))
def answers_of_several_lines(items):
    word = Word()
    number = 0
    for index, (kind, group) in enumerate(sections(items)):
        word.line(heading(index, kind, len(group), 5))
        for item in group:
            number += 1
            word.line(f"{number}. {stem(item)}")
            word.lines(rows(marked(item.options), 2))
            parts = key(item).split("；") if kind is SHORT else [key(item)]
            word.lines([f"答：{parts[0]}{'；' * (len(parts) > 1)}", *_joined(parts[1:])])
    return Paper(word.bytes(), [asked(item, explained=False) for item in by_section(items)])


def _joined(parts):
    return [part + "；" * (place < len(parts) - 1) for place, part in enumerate(parts)]
