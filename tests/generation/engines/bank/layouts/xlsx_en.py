"""English workbooks and the templates of quiz sites."""

from tests.generation.engines.bank.layouts.items import CHOICES, JUDGE, MULTIPLE, SINGLE
from tests.generation.engines.bank.layouts.layout import Paper, asked, layout
from tests.generation.engines.bank.layouts.wording import NAMES, key, marked, stem
from tests.generation.engines.bank.layouts.workbook import sheet

_EN = NAMES["en"]


def _bare(items):
    return [asked(item, "____", explained=False) for item in items]


def _wide(item, count=5):
    return [*item.options, *[None] * count][:count]


def _number(text):
    """Return a number as a cell holds it."""
    return float(text) if text and text.replace(".", "", 1).isdigit() else text


@layout("xlsx", "en")
def options_one_to_five(items):
    head = ["Question Type", "Question Text", *[f"Option {n}" for n in range(1, 6)], "Correct Answer", "Feedback"]
    rows = [
        [
            _EN[item.type],
            stem(item),
            *map(_number, _wide(item)),
            key(item, ("True", "False"), ",", ";"),
            item.explanation or None,
        ]
        for item in items
    ]
    return Paper(sheet([head, *rows]), [asked(item, "____") for item in items])


@layout("xlsx", "en", types=CHOICES)
def correct_option_by_text(items):
    head = ["#", "Question", "Choice A", "Choice B", "Choice C", "Choice D", "Choice E", "Right answer"]
    rows = [[n, stem(item), *_wide(item), "; ".join(item.right)] for n, item in enumerate(items, 1)]
    return Paper(sheet([head, *rows]), _bare(items))


@layout("xlsx", "en", types=(SINGLE, MULTIPLE), fits=lambda item: len(item.options) == 4)
def kahoot(items):
    """The template of Kahoot: title rows, the number of the right answer."""
    rows = [
        [None, "Quiz template"],
        [
            None,
            "Add questions, at least two answer alternatives, time limit and choose correct answers (at least one).",
        ],
        [],
        [
            None,
            "Question - max 120 characters",
            *[f"Answer {n} - max 75 characters" for n in range(1, 5)],
            "Time limit (sec) - 5, 10, 20, 30, 60, 90, 120, or 240 secs",
            "Correct answer(s) - choose at least one",
        ],
    ]
    for n, item in enumerate(items, 1):
        places = ",".join(str("ABCD".index(k) + 1) for k in item.keys)
        rows.append([n, stem(item), *item.options, 20, int(places) if len(places) == 1 else places])
    return Paper(sheet(rows), _bare(items))


@layout("xlsx", "en", types=(SINGLE, MULTIPLE))
def wayground(items):
    """The template of Wayground, once Quizizz: names of types, numbers of options, a row of help."""
    head = [
        "Question Text",
        "Question Type",
        *[f"Option {n}" for n in range(1, 6)],
        "Correct Answer",
        "Time in seconds",
        "Image Link",
        "Answer explanation",
    ]
    hint = [
        "Text of the question\n(required)",
        "Question type\n(default is Multiple Choice)",
        *["Text for option"] * 5,
        "The correct option choice (between 1-5).",
        "Time in seconds (optional)",
        "Link of the image (optional)",
        "Explanation for the answer (optional)",
    ]
    kinds = {SINGLE: "Multiple Choice", MULTIPLE: "Checkbox"}
    rows = [
        [
            stem(item),
            kinds[item.type],
            *_wide(item),
            ",".join(str("ABCDE".index(k) + 1) for k in item.keys),
            30,
            None,
            item.explanation or None,
        ]
        for item in items
    ]
    return Paper(sheet([head, hint, *rows]), [asked(item, "____") for item in items])


@layout("xlsx", "en", types=(SINGLE, MULTIPLE))
def options_in_a_cell_by_lines(items):
    rows = [
        [n, stem(item), "\n".join(marked(item.options, "{}) ")), ", ".join(item.keys)]
        for n, item in enumerate(items, 1)
    ]
    return Paper(sheet([["No", "Item", "Options", "Key"], *rows]), _bare(items))


@layout("xlsx", "en", types=(SINGLE, JUDGE))
def statements_and_choices(items):
    head = ["Question", "A", "B", "C", "D", "Answer"]
    rows = [[stem(item), *_wide(item, 4), item.letters if item.options else item.is_true] for item in items]
    return Paper(sheet([head, *rows]), _bare(items))
