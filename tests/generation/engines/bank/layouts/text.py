"""Banks as plain text, Markdown and comma-separated values."""

import csv
import io

from tests.generation.engines.bank.layouts.items import CHOICES, JUDGE, MULTIPLE, SHORT, SINGLE
from tests.generation.engines.bank.layouts.layout import Paper, asked, layout
from tests.generation.engines.bank.layouts.wording import NAMES, key, marked, stem

_CLOSED = (SINGLE, MULTIPLE, JUDGE)
_EN = ("True", "False")


def _file(lines, items, *, encoding="utf-8", explained=False, slot="（  ）"):
    return Paper("\n".join(lines).encode(encoding), [asked(item, slot, explained=explained) for item in items])


def _rows(rows, encoding):
    stream = io.StringIO()
    csv.writer(stream).writerows(rows)
    return stream.getvalue().encode(encoding)


@layout("txt", "zh")
def plain_in_gb18030(items):
    lines = []
    for number, item in enumerate(items, 1):
        lines += [f"{number}、{stem(item)}", *marked(item.options, "{}、"), f"答案：{key(item)}"]
        lines += [f"解析：{item.explanation}", ""] if item.explanation else [""]
    return _file(lines, items, encoding="gb18030", explained=True)


@layout("txt", "en", types=(SINGLE,), fits=lambda item: "\n" not in item.stem)
def aiken(items):
    lines = []
    for item in items:
        lines += [stem(item), *marked(item.options, "{}) "), f"ANSWER: {item.letters}", ""]
    return _file(lines, items)


@layout("txt", "en", types=(SINGLE, JUDGE), fits=lambda item: "\n" not in item.stem)
def gift(items):
    lines = []
    for number, item in enumerate(items, 1):
        told = [
            f"\t{'=' if letter in item.keys else '~'}{_escaped(text)}"
            for letter, text in zip("ABCDEF", item.options, strict=False)
        ]
        body = ["{", *told, "}"] if told else ["{T}" if item.is_true else "{F}"]
        lines += [f"// question {number}", f"::Q{number}:: {_escaped(item.stem)} {body[0]}", *body[1:], ""]
    return _file(lines, items)


def _escaped(text):
    return "".join(f"\\{letter}" if letter in "~=#{}:" else letter for letter in text)


@layout("md", "en")
def markdown(items):
    lines = ["# Science quiz", ""]
    for number, item in enumerate(items, 1):
        lines += [f"### Question {number}", "", stem(item), "", *(f"- {option}" for option in marked(item.options)), ""]
        lines += [f"**Answer:** {key(item, _EN, ', ', '; ')}", ""]
        lines += [f"**Explanation:** {item.explanation}", ""] if item.explanation else []
    return _file(lines, items, explained=True, slot="____")


@layout("md", "zh", types=CHOICES)
def task_lists(items):
    lines = ["# 题库", ""]
    for number, item in enumerate(items, 1):
        ticks = ["x" if letter in item.keys else " " for letter in "ABCDEF"]
        told = [f"- [{tick}] {option}" for tick, option in zip(ticks, marked(item.options), strict=False)]
        lines += [f"{number}. {stem(item)}", "", *told, ""]
    return _file(lines, items)


@layout("csv", "zh", types=(*_CLOSED, SHORT))
def columns_with_header(items):
    head = ["题型", "题干", "选项A", "选项B", "选项C", "选项D", "选项E", "答案", "解析"]
    rows = [
        [NAMES["zh"][item.type], stem(item), *[*item.options, *[""] * 5][:5], key(item), item.explanation]
        for item in items
    ]
    return Paper(_rows([head, *rows], "utf-8-sig"), [asked(item) for item in items])


@layout("csv", "en", types=CHOICES)
def quoted_columns(items):
    head = ["id", "question", "option_a", "option_b", "option_c", "option_d", "option_e", "answer"]
    rows = [[n, stem(item), *[*item.options, *[""] * 5][:5], ",".join(item.keys)] for n, item in enumerate(items, 1)]
    return Paper(_rows([head, *rows], "utf-8"), [asked(item, explained=False) for item in items])
