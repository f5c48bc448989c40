"""The pieces of a printed question: marks, rows of options, keys in every spelling."""

from collections.abc import Callable, Iterable, Sequence

from generation.questions import QuestionType
from tests.generation.engines.bank.layouts.items import BLANKS, JUDGE, MULTIPLE, SHORT, SINGLE, Item

LETTERS = "ABCDEF"
CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩"
COUNTING = "一二三四五六七八九十"
NAMES = {
    "zh": {SINGLE: "单选题", MULTIPLE: "多选题", JUDGE: "判断题", BLANKS: "填空题", SHORT: "简答题"},
    "en": {
        SINGLE: "Multiple Choice",
        MULTIPLE: "Multiple Response",
        JUDGE: "True/False",
        BLANKS: "Fill in the Blank",
        SHORT: "Short Answer",
    },
}
LONG_NAMES = {
    SINGLE: "单项选择题",
    MULTIPLE: "多项选择题",
    JUDGE: "判断题",
    BLANKS: "填空题",
    SHORT: "简答题",
}


def heading(index: int, kind: QuestionType, count: int, points: int = 2) -> str:
    return f"{COUNTING[index]}、{LONG_NAMES[kind]}（本大题共{count}小题，每小题{points}分，共{count * points}分）"


def stem(item: Item, slot: str = "（  ）", blank: str = "________") -> str:
    return item.stem.replace("{}", blank if item.type is BLANKS else slot)


def filled(item: Item, frame: str = "（{}）", blank: str = "{}") -> str:
    """Return the stem with its answers in their places; at the end where the stem has no place."""
    if item.type is BLANKS:
        return item.stem.format(*(blank.format(key) for key in item.keys))
    answer = frame.format(item.letters)
    return item.stem.replace("{}", answer) if item.has_slot() else item.stem + answer


def marked(options: Sequence[str], mark: str = "{}. ", letters: Sequence[str] = LETTERS) -> list[str]:
    return [mark.format(letter) + text for letter, text in zip(letters, options, strict=False)]


def rows(parts: Sequence[str], width: int, gap: str = "\t") -> list[str]:
    return [gap.join(parts[start : start + width]) for start in range(0, len(parts), width)]


def fitting_rows(parts: Sequence[str], gap: str = "    ") -> list[str]:
    """Return four to a line where they are short, two where they are longer, else one."""
    longest = max((len(part) for part in parts), default=0)
    return rows(parts, 4 if longest < 10 else 2 if longest < 24 else 1, gap)


def key(
    item: Item,
    words: tuple[str, str] = ("正确", "错误"),
    join: str = "",
    between: str = "；",
    letter: Callable[[str], str] = str,
) -> str:
    """Return the key as a paper prints it."""
    if item.type is JUDGE:
        return words[0] if item.is_true else words[1]
    if item.type is BLANKS:
        return between.join(item.keys)
    if item.type is SHORT:
        return item.keys[0]
    return join.join(letter(key) for key in item.keys)


def ranged(keys: Iterable[str], first: int = 1, size: int = 5, gap: str = "  ", form: str = "{}-{} {}") -> str:
    """Return keys of one letter in groups: `1-5 ABCDE  6-8 ABC`."""
    held = list(keys)
    groups = [(start, held[start : start + size]) for start in range(0, len(held), size)]
    return gap.join(
        form.format(first + start, first + start + len(group) - 1, "".join(group)) for start, group in groups
    )
