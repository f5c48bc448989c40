"""Chinese Word papers whose keys are marks: in the stem's bracket, in front of the number, or the look of an option."""

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
from tests.generation.engines.bank.layouts.word import Word
from tests.generation.engines.bank.layouts.wording import (
    COUNTING,
    LONG_NAMES,
    NAMES,
    filled,
    fitting_rows,
    marked,
    rows,
    stem,
)

_CLOSED = (SINGLE, MULTIPLE, JUDGE)


def _bare(items):
    return [asked(item, explained=False) for item in items]


def _judgement(item, words=("√", "×")):
    return words[0] if item.is_true else words[1]


def _answer(item):
    return _judgement(item) if item.type is JUDGE else item.letters


@layout("docx", "zh", types=_CLOSED)
def bracket_before_the_number(items):
    word = Word()
    number = 0
    for index, (kind, group) in enumerate(sections(items)):
        word.line(f"{COUNTING[index]}、{LONG_NAMES[kind]}（将正确答案填在题前的括号内）")
        for item in group:
            number += 1
            word.line(f"（ {_answer(item)} ）{number}\uff0e{stem(item)}")
            word.lines(fitting_rows(marked(item.options, "{}\uff0e")))
    return Paper(word.bytes(), _bare(by_section(items)))


@layout("docx", "zh", types=_CLOSED, fits=lambda item: "\n" not in item.stem)
def bracket_at_the_far_right(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {item.stem.replace('{}', '')}\t\t\t（ {_answer(item)} ）")
        word.lines(rows(marked(item.options, "{}. "), 2))
    return Paper(word.bytes(), [_slotless(item) for item in items])


def _slotless(item):
    return asked(item, slot="", explained=False)


@layout("docx", "zh", types=_CLOSED, fits=lambda item: item.type is JUDGE or item.stem.endswith(("{}。", "？")))
def letter_after_a_gap(items):
    word = Word()
    for number, item in enumerate(items, 1):
        answer = "正确" if item.is_true else "错误"
        told = answer if item.type is JUDGE else item.letters
        word.line(f"{number}、{item.stem.replace('{}。', '')}            答案：{told}")
        word.lines(rows(marked(item.options, "{}、"), 1))
    return Paper(word.bytes(), [_slotless(item) for item in items])


@layout("docx", "zh")
def keys_in_red_brackets(items):
    word = Word()
    number = 0
    for index, (kind, group) in enumerate(sections(items)):
        word.line((f"{COUNTING[index]}、{LONG_NAMES[kind]}", "bold"))
        for item in group:
            number += 1
            _print_filled(word, number, item)
            word.lines(rows(marked(item.options, "{}\uff0e"), 4, "  "))
    return Paper(word.bytes(), _bare(by_section(items)))


def _print_filled(word, number, item):
    if item.type is SHORT:
        word.line(f"{number}\uff0e{item.stem}")
        word.line("答：", (item.keys[0], "red"))
    elif item.type is BLANKS:
        pieces = item.stem.split("{}")
        inner = [
            part for text, key in zip(pieces[1:], item.keys, strict=True) for part in ((key, "red underline"), text)
        ]
        word.line(f"{number}\uff0e{pieces[0]}", *inner)
    else:
        before, _, after = item.stem.partition("{}")
        word.line(f"{number}\uff0e{before}（ ", (_answer(item), "red"), f" ）{after}")


@layout("docx", "zh", types=(BLANKS, SINGLE))
def answers_in_the_blanks(items):
    word = Word()
    number = 0
    for index, (kind, group) in enumerate(sections(items)):
        word.line(f"{'一二'[index]}、{NAMES['zh'][kind]}（每空1分）")
        for item in group:
            number += 1
            word.line(f"{number}、{filled(item, '（{}）', '__{}__')}")
            word.lines(marked(item.options, "{}、"))
    return Paper(word.bytes(), _bare(by_section(items)))


@layout("docx", "zh", types=(BLANKS, JUDGE))
def answers_in_brackets(items):
    word = Word()
    number = 0
    for index, (kind, group) in enumerate(sections(items)):
        word.line(f"{COUNTING[index]}、{NAMES['zh'][kind]}")
        for item in group:
            number += 1
            if kind is JUDGE:
                word.line(f"{number}. {item.stem}（{_judgement(item, ('对', '错'))}）")
            else:
                word.line(f"{number}. {filled(item, blank='（{}）')}")
    return Paper(word.bytes(), _bare(by_section(items)))


def _styled(items, look, mark="{}. ", number_mark="{}. ", tick=""):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(number_mark.format(number) + stem(item))
        for letter, option in zip("ABCDEF", marked(item.options, mark), strict=False):
            word.line((option + tick, look) if letter in item.keys else option)
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=CHOICES)
def right_option_underlined(items):
    return _styled(items, "underline", "{}\uff0e", "{}\uff0e")


@layout("docx", "zh", types=CHOICES)
def right_option_highlighted(items):
    return _styled(items, "yellow", "{}、", "{}、")


@layout("docx", "zh", types=CHOICES)
def right_option_bold_and_red(items):
    return _styled(items, "bold red", "（{}）", "（{}）")


@layout("docx", "zh", types=CHOICES)
def right_option_ticked(items):
    return _styled(items, "", "{}. ", "{}、", tick=" √")


@layout("docx", "zh", types=CHOICES)
def tick_before_the_letter(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)}")
        options = marked(item.options)
        word.lines(
            f"✓{option}" if letter in item.keys else option for letter, option in zip("ABCDEF", options, strict=False)
        )
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=CHOICES)
def right_letter_red_in_rows(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}\uff0e{stem(item)}")
        parts = [
            (option, "red" if letter in item.keys else "")
            for letter, option in zip("ABCDEF", marked(item.options, "{}\uff0e"), strict=False)
        ]
        for start in range(0, len(parts), 2):
            first, *second = parts[start : start + 2]
            word.line(first, "\t\t", *second)
    return Paper(word.bytes(), _bare(items))
