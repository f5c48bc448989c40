"""Word papers that use what Word offers: automatic numbers, boxes, content controls, revisions."""

from tests.generation.engines.bank.layouts.items import CHOICES, JUDGE, MULTIPLE, SINGLE, by_section, sections
from tests.generation.engines.bank.layouts.layout import Paper, asked, layout
from tests.generation.engines.bank.layouts.word import Word, control, deleted, inserted, paragraph, run
from tests.generation.engines.bank.layouts.wording import COUNTING, LONG_NAMES, key, marked, rows, stem


def _bare(items):
    return [asked(item, explained=False) for item in items]


@layout("docx", "zh")
def automatic_numbers_restarting(items):
    word = Word()
    first = word.numbered(("decimal", "%1、"))
    for index, (kind, group) in enumerate(sections(items)):
        word.line(f"{COUNTING[index]}、{LONG_NAMES[kind]}")
        chosen = first if index == 0 else word.again(first)
        for item in group:
            word.line(stem(item), item=(chosen, 0))
            word.lines(marked(item.options, "{}、"))
            word.line(f"答案：{key(item)}")
    return Paper(word.bytes(), _bare(by_section(items)))


@layout("docx", "zh", types=CHOICES)
def automatic_letters_below_numbers(items):
    word = Word()
    chosen = word.numbered(("decimal", "%1."), ("upperLetter", "%2."))
    for item in items:
        word.line(stem(item), item=(chosen, 0))
        for option in item.options:
            word.line(option, item=(chosen, 1))
        word.line(f"正确答案：{key(item)}")
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=CHOICES)
def automatic_letters_of_their_own_list(items):
    word = Word()
    letters = word.numbered(("upperLetter", "%1"))
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)}")
        chosen = letters if number == 1 else word.again(letters)
        for letter, option in zip("ABCDEF", item.options, strict=False):
            word.line((option, "bold" if letter in item.keys else ""), item=(chosen, 0))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=(SINGLE, MULTIPLE, JUDGE))
def questions_in_text_boxes(items):
    word = Word()
    for number, item in enumerate(items, 1):
        lines = [f"{number}. {stem(item)}", *marked(item.options), f"答案：{key(item)}"]
        if number % 3 == 0:
            word.box(lines)
        else:
            word.lines(lines)
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=(SINGLE, MULTIPLE, JUDGE))
def content_controls(items):
    word = Word()
    for number, item in enumerate(items, 1):
        options = rows(marked(item.options), 2)
        word.add(control("".join(map(paragraph, [f"{number}. {stem(item)}", *options]))))
        word.line("答案：", raw=control(run(key(item))))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "zh", types=(SINGLE, MULTIPLE, JUDGE))
def revisions(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. ", raw=inserted(stem(item)) + deleted("此处原有一句话。"))
        word.lines(marked(item.options))
        word.line("答案：", raw=deleted("略") + inserted(key(item)))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "en", types=CHOICES)
def key_as_an_automatic_list(items):
    word = Word()
    chosen = word.numbered(("decimal", "%1."), ("lowerLetter", "%2)"))
    for item in items:
        word.line(stem(item), item=(chosen, 0))
        for option in item.options:
            word.line(option, item=(chosen, 1))
    word.line("Answer Key", style="Heading1")
    keys = word.again(chosen)
    for item in items:
        word.line(key(item, letter=str.lower, join=", "), item=(keys, 0))
    return Paper(word.bytes(), _bare(items))
