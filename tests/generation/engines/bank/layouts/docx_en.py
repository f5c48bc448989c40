"""English Word papers: quizzes, test banks, worksheets and their keys."""

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
from tests.generation.engines.bank.layouts.wording import NAMES, key, marked, rows, stem

_CLOSED = (SINGLE, MULTIPLE, JUDGE)
_WORDS = ("True", "False")


def _key(item, join=", ", words=_WORDS):
    return key(item, words, join, "; ")


def _bare(items, words=None):
    return [asked(item, "____", explained=False, words=words) for item in items]


def _full(items, words=None):
    return [asked(item, "____", words=words) for item in items]


def _told(word, label, text):
    word.lines([f"{label} {text}"] if text else [])


@layout("docx", "en", types=(*_CLOSED, SHORT))
def question_of_many(items):
    word = Word(header="Unit 3 Review", footer="Page 1 of 4")
    for number, item in enumerate(items, 1):
        word.line(f"Question {number} of {len(items)}")
        word.line(stem(item))
        word.lines(marked(item.options))
        word.line(f"Correct Answer: {_key(item)}")
        _told(word, "Rationale:", item.explanation)
    return Paper(word.bytes(), _full(items))


@layout("docx", "en")
def q_and_ans(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"Q{number}. {stem(item)}")
        word.lines(marked(item.options, "({}) "))
        word.line(f"Ans. {'(' + _key(item) + ')' if item.options else _key(item)}")
        _told(word, "Explanation:", item.explanation)
    return Paper(word.bytes(), _full(items))


@layout("docx", "en", types=_CLOSED)
def question_bank_of_a_publisher(items):
    word = Word()
    word.line("Chapter 4: Review")
    number = 0
    for kind, group in sections(items):
        word.line(NAMES["en"][kind].upper())
        for item in group:
            number += 1
            word.line(f"____\t{number}.\t{stem(item)}")
            word.lines(marked(item.options, "{}.\t", "abcdef"))
            word.line(f"ANS:\t{_key(item, words=('T', 'F'))}\tPTS:\t1\tDIF:\tEasy\tREF:\tp. 12")
    return Paper(word.bytes(), _bare(by_section(items)))


@layout("docx", "en", types=(SINGLE, JUDGE))
def answers_on_the_leading_blanks(items):
    word = Word()
    word.line("Name: ______________________   Date: ______________   Period: ____")
    number = 0
    for kind, group in sections(items):
        word.line(f"Part: {NAMES['en'][kind]}. Write your answer on the line.")
        for item in group:
            number += 1
            word.line(f"__{_key(item, words=('T', 'F'))}__ {number}. {stem(item)}")
            word.lines(rows(marked(item.options, "{}. "), 2))
    return Paper(word.bytes(), _bare(by_section(items)))


@layout("docx", "en")
def blanks_in_front_and_a_key_page(items):
    word = Word(footer="End of page")
    word.line("Science and Society Quiz", style="Title")
    word.line("Name: ____________________  Score: ____ / 20")
    word.line("Directions: Answer every question. You have 40 minutes.")
    number, keys = 0, []
    for kind, group in sections(items):
        word.line(f"{NAMES['en'][kind]} ({len(group)} points)", style="Heading2")
        for item in group:
            number += 1
            lead = "____ " if kind in _CLOSED else ""
            word.line(f"{lead}{number}. {stem(item)}")
            word.lines(marked(item.options, "{}) ", "abcdef"))
            keys.append(f"{number}. {_key(item, words=('T', 'F'))}")
    word.line("Answer Key", style="Heading1")
    word.lines(keys)
    return Paper(word.bytes(), _bare(by_section(items)))


@layout("docx", "en", types=CHOICES)
def exam_dump(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"QUESTION {number}")
        word.line(stem(item))
        word.lines(marked(item.options))
        word.line(f"Correct Answer: {key(item)}")
        word.line("Section: (none)")
        word.line("Explanation")
        word.line("Explanation/Reference:")
        _told(word, "Explanation:", item.explanation)
    return Paper(word.bytes(), _full(items))


@layout("docx", "en", types=CHOICES)
def key_with_its_text(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}) {stem(item)}")
        word.lines(marked(item.options, "{}) "))
        pairs = zip(item.keys, item.right, strict=True)
        word.line("Correct answer: " + "; ".join(f"({letter}) {text}" for letter, text in pairs))
        _told(word, "Explanation:", item.explanation)
    return Paper(word.bytes(), _full(items))


@layout("docx", "en", types=CHOICES)
def key_is_the_text(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)}")
        word.lines(marked(item.options, "{}. ", "abcdef"))
        word.line("Answer: " + "; ".join(item.right))
    return Paper(word.bytes(), _bare(items))


@layout("docx", "en", types=(SINGLE, MULTIPLE))
def options_inline_key_letter(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)} {'  '.join(marked(item.options, '({}) ', 'abcdef'))}")
        word.line(f"Key: {key(item, letter=str.lower, join=' and ')}")
    return Paper(word.bytes(), _bare(items))


@layout("docx", "en", types=(JUDGE,))
def true_and_false_printed_one_underlined(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)}")
        right, wrong = ("underline bold", "") if item.is_true else ("", "underline bold")
        word.line(("True", right), "\t", ("False", wrong))
    return Paper(word.bytes(), _bare(items, _WORDS))


@layout("docx", "en", types=(JUDGE, SINGLE))
def true_and_false_as_options(items):
    word = Word()
    for number, item in enumerate(items, 1):
        options = item.options or _WORDS
        word.line(f"{number}. {stem(item)}")
        word.lines(f"{'*' if letter in item.keys else ''}{text}" for letter, text in _lettered(options))
    return Paper(word.bytes(), _bare(items, _WORDS))


def _lettered(options):
    return list(zip("ABCDEF", marked(options, "{}. "), strict=False))


@layout("docx", "en", types=(BLANKS, SHORT))
def open_questions_with_model_answers(items):
    word = Word()
    for number, item in enumerate(items, 1):
        word.line(f"{number}. {stem(item)} (2 points)")
        label = "Sample answer:" if item.type is SHORT else "Answer:"
        word.line(f"{label} {_key(item)}")
    return Paper(word.bytes(), _bare(items))


@layout("docx", "en", types=CHOICES)
def answer_key_by_part(items):
    word = Word()
    groups = sections(items)
    for index, (kind, group) in enumerate(groups):
        word.line(f"Part {'I' * (index + 1)}. {NAMES['en'][kind]}", style="Heading1")
        for number, item in enumerate(group, 1):
            word.line(f"{number}. {stem(item)}")
            word.lines(rows(marked(item.options), 2, "      "))
    word.line("ANSWERS", style="Heading1")
    for index, (_, group) in enumerate(groups):
        told = "  ".join(f"{number}. {key(item)}" for number, item in enumerate(group, 1))
        word.line(f"Part {'I' * (index + 1)}: {told}")
    return Paper(word.bytes(), _bare(by_section(items)))
