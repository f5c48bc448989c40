"""What an answer says: letters of options, true or false, or texts for blanks."""

import re
from collections.abc import Sequence

from generation.engines.bank.styled import fold
from generation.engines.bank.verdicts import VARIANT, verdict_table
from generation.engines.bank.words import CIRCLED, POINTS
from generation.questions import letter

# Letters one after the other, or with signs between them; nothing else.
LETTERS = re.compile(r"(?:[(\[]?[A-L][)\]]?(?:\s?[,、;/|&+.\s]\s?)?){1,12}")
# The words between letters, which must not be read as letters themselves.
BOTH = re.compile(r"^\s{0,8}(?:both|either)\s(?=[(\[]?[A-L]\b)", re.IGNORECASE)
AND = re.compile(
    r"(?:(?<=[,\s)\]])(?:and|or)\s|(?<=[A-L,\s)\]])(?:[和与或及]|&)\s?)(?=[(\[]?[A-L](?![A-Za-z]))", re.IGNORECASE
)
LEADING_LETTERS = re.compile(
    r"\s*(?:选项?|option\s)?\s*((?:[A-L]\s?[,、]?\s?){0,11}[A-L])(?:\s*[.。,，;:)(\]]|\s+(?=[^A-Za-z\s])"
    r"|\s(?:is|are)\s(?:the\s)?(?:correct|right|best)\b|\s*$)"
)
MARKED_LETTER = re.compile(r"\s{0,8}[(\[]?([a-l])\s?[)\]]\s{0,8}\S")
INDEXES = re.compile(r"\d{1,2}(?:\s?[,、;/|&\s]\s?\d{1,2}){0,11}")
REMARKED = re.compile(r"\s{0,8}([^()\s]{1,12})\s?\(([^()]{2,1000})\)[\s.。]{0,8}")
POINTED = re.compile(rf"\s{{0,4}}[(\[]\s?{POINTS.pattern}\s?[)\]]\s{{0,4}}$", re.IGNORECASE)
LONGEST_POINTS = 24
TRAILING = " \t\n.。;；,，"
# The separators of several blanks' answers, from the surest to the weakest.
SEPARATORS = (r"[;；]", r"\|+", r"\n", r"\t+|\s{2,}", r"[，,]", r"、", r"(?<!\d)\s+", r"\s+", r"/")
ORDINAL = re.compile(
    rf"(?:第\s?[\d一二三四五六七八九]\s?空\s?:?|[(\[]\d{{1,2}}[)\]]|(?:(?<=\s)|^)\d{{1,2}}\s?[.、)](?!\d)|[{CIRCLED}])\s*"
)


VERDICTS = verdict_table()
# What may stand around a verdict: "A. 对", "此题错误", "√（正确）".
WRAPPED = re.compile(
    r"(?:[AB]\s?[.、:]\s?|[此本该這这][题題]?(?:说法|說法)?(?:[是为為])?|[应應]?[选選判](?:[断斷])?(?:[为為])?|answer\s?:\s?)?"
    r"([^()\s]{1,12})\s?(?:\(([^()\s]{1,12})\)?)?",
    re.IGNORECASE,
)
QUOTED = re.compile(r"[“\"「]([^“”\"「」]+)[”\"」]")
LONGEST_WRAPPED = 24
QUOTES = "“”\"「」'\u2018\u2019"


def verdict(text: str) -> tuple[bool, str, str] | None:
    """Return whether the text affirms, and the document's pair of words, e.g. (False, "对", "错")."""
    plain = fold(text).replace(VARIANT, "").strip(TRAILING + "()[]{}" + QUOTES)
    known = VERDICTS.get(plain.casefold())
    if not known and len(plain) <= LONGEST_WRAPPED and (found := WRAPPED.fullmatch(plain)):
        inner, beside = VERDICTS.get(found[1].casefold()), VERDICTS.get((found[2] or found[1]).casefold())
        # A letter behind a mark is an option's own, "A. y".
        lone = len(found[1]) == 1 and found[1].isascii()
        agreed = inner and beside and inner[0] is beside[0] and not lone and len(plain) > len(found[1])
        known, plain = (inner, found[1]) if agreed else (None, plain)
    if known and plain.casefold() in {known[1].casefold(), known[2].casefold()}:
        return known[0], _as_printed(plain, known[1]), _as_printed(plain, known[2])
    return known


def without_remark(answer: str) -> tuple[str, str]:
    """Cut the remark in brackets off a verdict: "False (it is a gas)"; the remark is empty where there is none."""
    found = REMARKED.fullmatch(fold(answer))
    if not found or not verdict(found[1]):
        return answer, ""
    return answer[found.start(1) : found.end(1)], answer[found.start(2) : found.end(2)].strip()


def without_points(answer: str) -> str:
    """Cut off what the answer is worth: "ice（2分）"."""
    tail = max(len(answer) - LONGEST_POINTS, 0)
    found = POINTED.search(fold(answer[tail:]))
    return answer[: tail + found.start()] if found else answer


def _as_printed(printed: str, word: str) -> str:
    if len(word) > 1 and printed.isupper():
        return word.upper()
    return word.lower() if printed.islower() else word


def looks_like_key(cell: str) -> bool:
    plain = cell.strip(TRAILING)
    return bool(LETTERS.fullmatch(plain.upper())) or verdict(plain) is not None


def letters_in(answer: str) -> tuple[str, ...]:
    """Return the letters of an answer that is made of letters alone, each once, in their order."""
    plain = _without_words(fold(answer).strip(TRAILING + QUOTES))
    if len(plain) > 1 and plain.islower() and not re.search(r"[\W_]", plain) and plain != "".join(sorted(set(plain))):
        return ()
    return _sorted(re.findall(r"[A-L]", plain.upper())) if plain and LETTERS.fullmatch(plain.upper()) else ()


def _without_words(folded: str) -> str:
    """Drop what joins letters, "both A and B", a comma or a space in front of it left in its place."""
    return re.sub(r",\s{0,4},?", ",", AND.sub("", BOTH.sub("", folded)))


def _sorted(letters: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(set(letters)))


def chosen(answers: Sequence[str], options: Sequence[str]) -> tuple[str, ...] | None:
    """Return the letters of the options that the answers name, None where they name anything else."""
    text = "\n".join(answers).strip()
    for read in (_by_letter, _by_text, _by_index, _by_circle, _by_leading_letter):
        letters = read(text, options)
        if letters:
            return letters if all(ord(sign) - ord("A") < len(options) for sign in letters) else None
    return None


def _by_letter(text: str, options: Sequence[str]) -> tuple[str, ...]:
    return letters_in(text)


def _by_text(text: str, options: Sequence[str]) -> tuple[str, ...]:
    names = [plain_name(option) for option in options]
    for pieces in ([text], re.split(r"[\n;；|]", text), re.split(r"[,，、]", text)):
        places = [_place(plain_name(piece), names) for piece in pieces if piece.strip()]
        if places and None not in places:
            return _sorted([letter(place) for place in places if place is not None])
    return ()


def plain_name(text: str) -> str:
    plain = re.sub(r"\s+", " ", fold(text)).strip(TRAILING).casefold()
    quoted = QUOTED.fullmatch(plain)
    return quoted[1] if quoted else plain


def _place(piece: str, names: Sequence[str]) -> int | None:
    if piece in names:
        return names.index(piece)
    marked = re.match(r"[(\[]?([a-l])\s?[.、:)\]]\s*(.+)", piece, re.DOTALL)
    if marked and marked[2] in names:
        return names.index(marked[2])
    return None


def _by_index(text: str, options: Sequence[str]) -> tuple[str, ...]:
    plain = fold(text).strip(TRAILING)
    if not INDEXES.fullmatch(plain):
        return ()
    places = [int(number) for number in re.findall(r"\d+", plain)]
    return (
        _sorted([letter(place - 1) for place in places]) if all(0 < place <= len(options) for place in places) else ()
    )


def _by_circle(text: str, options: Sequence[str]) -> tuple[str, ...]:
    plain = text.strip(TRAILING)
    if plain and all(sign in CIRCLED + ",、 ，" for sign in plain):
        return _sorted([letter(CIRCLED.index(sign)) for sign in plain if sign in CIRCLED])
    return ()


def _by_leading_letter(text: str, options: Sequence[str]) -> tuple[str, ...]:
    """Read the letters that an answer opens with and that words follow: "B，因为…", "C. Paris"."""
    found = LEADING_LETTERS.match(_without_words(fold(text)))
    if not found and (marked := MARKED_LETTER.match(fold(text))):
        return (marked[1].upper(),)
    return _sorted(re.findall(r"[A-L]", found[1])) if found else ()


def for_blanks(answers: Sequence[str], blanks: int) -> tuple[str, ...]:
    """Return the answers to so many blanks: cut by the surest separator that gives one text for each."""
    texts = [answer.strip() for answer in answers if answer.strip()]
    if len(texts) == 1 and blanks > 1:
        texts = _cut(texts[0], blanks)
    return tuple(text.strip(" \t\n;；") for text in texts)


def _cut(text: str, blanks: int) -> list[str]:
    ordinals = list(ORDINAL.finditer(fold(text)))
    if len(ordinals) == blanks and not text[: ordinals[0].start()].strip():
        ends = [*[found.start() for found in ordinals[1:]], len(text)]
        pieces = [text[found.end() : end].strip(TRAILING) for found, end in zip(ordinals, ends, strict=True)]
        if all(pieces):
            return pieces
    for separator in SEPARATORS:
        pieces = [piece.strip() for piece in re.split(separator, text.strip(TRAILING)) if piece.strip()]
        if len(pieces) == blanks:
            return pieces
    return [text]
