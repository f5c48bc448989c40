"""What a layout is: a way of printing items, and what a careful reader takes from the paper."""

import random
import re
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from generation.questions import Draft, QuestionType
from tests.generation.engines.bank.layouts import items_en, items_zh
from tests.generation.engines.bank.layouts.items import BLANKS, JUDGE, MULTIPLE, ORDER, SHORT, SINGLE, Item

ITEMS = {"zh": items_zh.ITEMS, "en": items_en.ITEMS}
SLOT = {"zh": "（  ）", "en": "____"}
# How many items of a type a layout is shown with.
_PORTIONS = {SINGLE: 5, MULTIPLE: 3, JUDGE: 3, BLANKS: 2, SHORT: 2}
_AFFIRMATIVE = {"正确", "对", "是", "√", "True", "TRUE", "T", "Yes"}
_NEGATIVE = {"错误", "错", "否", "×", "False", "FALSE", "F", "No"}
_WIDE = {0x3000: 32, 0xA0: 32} | {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
_CJK = "\u3001-\u303f\u4e00-\u9fff\u2460-\u2473“”\u2018\u2019√×"


@dataclass(frozen=True, slots=True)
class Question:
    """What is to come out. `choices` is None for a statement whose paper prints no words to choose from."""

    type: QuestionType
    stem: str
    choices: tuple[str, ...] | None
    keys: tuple[str, ...]
    explanation: str


@dataclass(frozen=True, slots=True)
class Paper:
    """A file, and the questions that stand in it."""

    data: bytes
    questions: list[Question]


@dataclass(frozen=True, slots=True)
class Layout:
    """A way of printing items: the kind of file, the language and the types that it can hold."""

    name: str
    extension: str
    language: str
    types: tuple[QuestionType, ...]
    fits: Callable[[Item], bool]
    render: Callable[[Sequence[Item]], Paper]

    @property
    def filename(self) -> str:
        return f"{self.name}.{self.extension}"

    def pool(self) -> list[Item]:
        return [item for item in ITEMS[self.language] if item.type in self.types and self.fits(item)]

    def chosen(self) -> list[Item]:
        """Return the items that stand for this layout: others for each layout, the same in every run."""
        draw = random.Random(zlib.crc32(self.name.encode()))
        groups = [[item for item in self.pool() if item.type is kind] for kind in ORDER]
        return [
            item
            for kind, group in zip(ORDER, groups, strict=True)
            for item in draw.sample(group, min(len(group), _PORTIONS[kind]))
        ]


LAYOUTS: dict[str, Layout] = {}


def layout(extension: str, language: str, types=ORDER, fits=lambda _: True):
    """Register the function as a layout; its name is the layout's."""

    def register(render):
        name = f"{extension}_{language}_{render.__name__}"
        LAYOUTS[name] = Layout(name, extension, language, tuple(types), fits, render)
        return render

    return register


def asked(
    item: Item, slot: str = "（  ）", *, explained: bool = True, words: tuple[str, str] | None = None
) -> Question:
    """Return what a reader takes from an item: `words` are the two that the paper prints for a statement."""
    choices = words if item.type is JUDGE else item.options
    return Question(item.type, item.stem.replace("{}", slot), choices, item.keys, item.explanation if explained else "")


def plain(text: str) -> str:
    """Return the text as it compares: width, blanks and white space don't count."""
    half = re.sub(r"\s+", " ", text.translate(_WIDE))
    half = re.sub(r"_{2,}|\(\s*\)", "__", half)
    half = re.sub(rf"(?<=[{_CJK}]) +| +(?=[{_CJK}])", "", half)
    return re.sub(r" *__ *", "__", re.sub(r" *([,:;?!()\[\]]) *", r"\1", half)).strip()


def seen(question: Question) -> dict[str, object]:
    """Return the expected question as it compares."""
    return _compared(question.type, question.stem, question.choices, question.keys, question.explanation)


def read(draft: Draft, expected: Question | None = None) -> dict[str, object]:
    """Return the draft as it compares; where no words are printed for a statement, any pair that fits will do."""
    texts: tuple[str, ...] | None = tuple(choice.text for choice in draft.choices)
    free = draft.type is JUDGE and (expected is None or expected.choices is None)
    if free and len(draft.choices) == 2 and texts[0] in _AFFIRMATIVE and texts[1] in _NEGATIVE:
        texts = None
    return _compared(draft.type, draft.stem, texts, draft.keys, draft.explanation)


def _compared(kind, stem, choices, keys, explanation):
    return {
        "type": kind.value,
        # An empty slot at the very end says nothing: papers have it or not.
        "stem": re.sub(r"[\s_.。]+$", "", plain(stem)),
        "choices": None if choices is None else [plain(choice) for choice in choices],
        "keys": [re.sub(r"[.。]$", "", plain(key)) for key in keys],
        "explanation": plain(explanation),
    }
