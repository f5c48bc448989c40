"""The answers of a bank table's rows as the rest of the reader takes them."""

import re
from collections.abc import Sequence

from generation.engines.bank.answers import INDEXES, LETTERS, letters_in, plain_name, verdict
from generation.engines.bank.cells import FEWEST
from generation.engines.bank.column_contents import MOST, Contents
from generation.engines.bank.columns import Columns
from generation.engines.bank.model import Option
from generation.engines.bank.styled import fold
from generation.questions import letter

LABEL = re.compile(
    r"\s{0,8}(?:(?:参考|正确|标准)?答案\s?(?:是|为|:|(?=[A-L]{1,8}$))|(?:correct )?answers?\s?:)\s{0,8}(?=\S)",
    re.IGNORECASE,
)
EXPLANATION = re.compile(
    r"\s{0,8}\[?(?:答案|试题)?(?:解析|详解|分析|解释|explanation|rationale)\s?[:\]]\s?:?\s{0,8}", re.IGNORECASE
)
# What programs put around a key or between keys.
WRAPPED = re.compile(r"[\[{(<'\"“](.{1,40})[\]})>'\"”]")
JOINED = re.compile(r"[A-L](?:(?:[-^$@_~+*]|[#&]{1,3})[A-L]){1,11}", re.IGNORECASE)
LETTER_AND_TEXT = re.compile(r"(?<![A-Za-z])([A-L])\s?[.、:)]")
TWICE = re.compile(r"(?:[AB]\s?[.、:]\s?)?([^()\s]{1,8})\s?(?:\(([^()]{1,8})\))?")
# The word in front of an option's letter or number: "选项B", "Option 2", "answer_3".
NAMED_OPTION = re.compile(r"(?:选项|第|option|choice|answer|opt)[ _#]?(?=(?:[a-l]|\d{1,2})(?![a-z\d]))", re.IGNORECASE)
ITS_NOUN = re.compile(r"(?<=[A-L\d])\s?(?:选?项|个)(?!\w)")
BETWEEN_BLANKS = re.compile(r"\$[;；,，]?\$|[@#&]{2,3}|\|{2,3}")
FLOAT = re.compile(r"(\d{1,3})\.0")
LONGEST_KEY = 120


class AnswerColumn:
    """How a table writes its answers: by letters, or by numbers that count from 1 or from 0."""

    def __init__(self, columns: Columns, contents: Contents) -> None:
        rows = [row for row in contents.rows if sum(1 for place in columns.options if row[place]) > 1]
        keys = [("\n".join(filter(None, (row[place] for place in columns.answers))), row) for row in rows]
        keys = [(_plain(key), row) for key, row in keys if key]
        numbers = [[int(number) for number in re.findall(r"\d+", key)] for key, _ in keys if INDEXES.fullmatch(key)]
        texts = sum(1 for key, row in keys if plain_name(key) in {plain_name(row[place]) for place in columns.options})
        self.counts = bool(keys) and len(numbers) >= MOST * len(keys) and texts < len(keys)
        highest = max((sum(1 for place in columns.options if row[place]) for row in rows), default=0)
        values = [value for row in numbers for value in row]
        self.first = 0 if self.counts and 0 in values and max(values) < highest and highest > len({0, 1}) else 1

    def read(self, answers: Sequence[str], options: Sequence[str]) -> list[str]:
        """Return the answers of a question with options, as letters where they are numbers of options."""
        plain = [_letters_with_texts(_letters(_plain(answer), options), options) for answer in answers]
        if self.counts:
            numbers = _numbers("\n".join(plain), len(options))
            letters = [letter(number - self.first) for number in numbers if 0 <= number - self.first < len(options)]
            if letters and len(letters) == len(numbers):
                return [",".join(letters)]
        return plain

    def verdict(self, answer: str, options: Sequence[Option]) -> str:
        """Return A or B for a verdict that is written as a number: 1 or 0, or the place of its option."""
        if self.counts and self.first == 0 and options:
            return answer
        found = TWICE.fullmatch(fold(answer).strip())
        said = [verdict(word) for word in found.groups() if word] if found else []
        if found and said and all(each and said[0] and each[0] is said[0][0] for each in said):
            return found[1]
        return {"1": "A", "0": "B"}.get(_plain(answer), answer)


def _plain(answer: str) -> str:
    """Return an answer without the words around its letters or numbers."""
    if len(answer) > LONGEST_KEY:
        return answer
    bare = ITS_NOUN.sub("", NAMED_OPTION.sub("", fold(answer))).strip()
    if found := WRAPPED.fullmatch(bare):
        bare = re.sub(r"""["']""", "", found[1]).strip()
    if JOINED.fullmatch(bare):
        bare = re.sub(r"[^A-La-l]+", ",", bare)
    if FLOAT.fullmatch(bare):
        return bare[:-2]
    return bare if LETTERS.fullmatch(bare.upper()) or INDEXES.fullmatch(bare) else answer


def _letters_with_texts(answer: str, options: Sequence[str]) -> str:
    """Return the letters of options that are said with their texts: "A.铁 B.水"."""
    marks = list(LETTER_AND_TEXT.finditer(fold(answer)))
    if len(marks) < FEWEST or marks[0].start():
        return answer
    ends = [*(mark.start() for mark in marks[1:]), len(answer)]
    for mark, end in zip(marks, ends, strict=True):
        place = ord(mark[1]) - ord("A")
        said = plain_name(answer[mark.end() : end]).strip(",;、")
        if place >= len(options) or said != plain_name(options[place]):
            return answer
    return ",".join(mark[1] for mark in marks)


def _letters(answer: str, options: Sequence[str]) -> str:
    """Return letters written small and in any order as such, unless an option says the same word."""
    low = answer.strip()
    known = low.isalpha() and low.islower() and all(0 <= ord(sign) - ord("a") < len(options) for sign in low)
    return low.upper() if known and len(set(low)) == len(low) and low not in options else answer


def _numbers(text: str, count: int) -> list[int]:
    if not INDEXES.fullmatch(text) and not re.fullmatch(r"\d{3,9}", text):
        return []
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if len(numbers) == 1 and numbers[0] > count:
        digits = [int(digit) for digit in text]
        return digits if sorted(set(digits)) == digits else numbers
    return numbers


def is_verdict_column(columns: Columns, contents: Contents) -> bool:
    """Tell a table without options whose answers are all 1 or 0."""
    if columns.options or columns.all_options is not None or len(columns.answers) != 1:
        return False
    values = {_plain(cell) for cell in contents.cells(columns.answers[0])}
    return values == {"0", "1"}


def is_key(answers: Sequence[str]) -> bool:
    """Tell answers that are letters, or one that is a verdict."""
    return bool(letters_in("\n".join(answers))) or (len(answers) == 1 and verdict(answers[0]) is not None)


def answers_in(cell: str) -> list[str]:
    """Return the answers of a fill-in that stand in one cell between signs that nothing else uses."""
    return [piece.strip() for piece in BETWEEN_BLANKS.split(cell) if piece.strip()]


def without_explanation_label(text: str) -> str:
    found = EXPLANATION.match(fold(text[:40]))
    return text[found.end() :] if found and found.end() < len(text) else text


def without_label(answer: str) -> str:
    found = LABEL.match(fold(answer))
    return answer[found.end() :] if found else answer
