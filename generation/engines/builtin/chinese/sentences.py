"""Chinese sentences: split, freed of numbering, cut into words, and held against what makes one stand by itself."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import rjieba

from generation.engines.builtin.chinese.words import LEANING, POINTING, SOUND_OPENERS
from generation.engines.builtin.material import Passage, Statement

_END = re.compile(r"[^。！？!?\n]*[。！？!?][”\u2019」』）)]*|[^。！？!?\n]+")
_SEMICOLON = re.compile(r"[^；;]+[；;]?")
_MARKER = re.compile(
    r"\s*(?:第[一二三四五六七八九十百零\u3007\d]{1,7}条(?:之[一二三四五六七八九十])?\s+|[（(][一二三四五六七八九十\d]{1,3}[）)]\s*|"
    r"[一二三四五六七八九十]{1,3}、\s*|\d{1,3}[.\uff0e、)）](?!\d)\s*|[①-⑳]\s*|[•·▪●◆■\-*]\s+)"
)
_ADVERBIAL = re.compile(r"根据|按照|依照|依法|经过|通过|为了")
_DUTY = re.compile(r"[^，。、：]{1,14}[员师者人生长部门队构关司会位室](?:应当|必须|不得|可以|负责|有权)")
_ASKS = re.compile(r"[？?]\s*$")
_ITEM = re.compile(r"\s*(?:[（(][一二三四五六七八九十\d]{1,3}[）)]|[①-⑳])")
_SPACE = re.compile(r"(?<=[\u3000-\u9fff\uff00-\uffef])\s+|\s+(?=[\u3000-\u9fff\uff00-\uffef])")
_NOISE = re.compile(r"[|<>{}\\^_$=*#…]|\.{3}|——$|https?:")
# A line without a full stop is a title, unless one of these makes it say something.
_STATES = re.compile(
    r"是|应当|必须|不得|可以|能够|包括|具有|位于|属于|较[大小高低多少快慢强弱]|叫做|称为|[分成]为|需要|(?<![大员社机议学协])会(?!议)|由.+[组构]成"
)
_TITLE_GAP = re.compile(r"\S[\u3000\t]+\S|\S {2,}\S|第[一二三四五六七八九十\d]+[讲课章节单元]")
_SUBJECT = ("n", "eng", "j", "l", "i", "r", "m", "vn", "b", "s", "t", "x")

# No sentence that could be asked is longer; what is longer is data, and slow to analyse.
_LONGEST = 1_000
LEAST, MOST = 9, 95
# A sentence longer than this is taken by its halves where they stand alone.
_LONG = 60


@dataclass(frozen=True, slots=True)
class Sentence:
    """A statement and its words; `spans` are their places in the statement's text."""

    statement: Statement
    words: tuple[str, ...]
    tags: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]

    @property
    def text(self) -> str:
        return self.statement.text


def analysed(statement: Statement) -> Sentence:
    pairs = rjieba.tag(statement.text)
    spans = []
    at = 0
    for word, _ in pairs:
        spans.append((at, at + len(word)))
        at += len(word)
    return Sentence(statement, tuple(word for word, _ in pairs), tuple(tag for _, tag in pairs), tuple(spans))


def lines(passage: Passage) -> list[str]:
    """Return the lines that mean something: a line broken in mid-sentence is joined to the next."""
    joined: list[str] = []
    for line in passage.text.split("\n"):
        if joined and not re.search(r"[。！？!?；;：:]\s*$", joined[-1]) and not _MARKER.match(line):
            joined[-1] += "\n" + line
        elif line.strip():
            joined.append(line)
    return joined


def statements(passage: Passage, first: int) -> Iterator[Statement]:
    index = first
    # What follows a question is its answer, and leans on it.
    asked = False
    for line in lines(passage):
        was_asked, asked = asked, bool(_ASKS.search(line))
        if was_asked:
            continue
        # An item of a list is half a sentence; only where it defines a term does it stand alone.
        if _ITEM.match(line) and "是指" not in line:
            continue
        if _is_title(line, passage):
            continue
        for source in _sources(line):
            text = cleaned(source) if len(source) <= _LONGEST else ""
            if text:
                yield Statement(index, text, source, passage)
                index += 1


def _is_title(line: str, passage: Passage) -> bool:
    """Tell whether a line is a title or a running head rather than a statement."""
    if re.search(r"[。！？!?；;，：:]", line.replace("，", "") if _TITLE_GAP.search(line) else line):
        return False
    return bool(_TITLE_GAP.search(line.strip())) or not (passage.is_item or _STATES.search(line))


def _sources(line: str) -> Iterator[str]:
    start = _MARKER.match(line)
    for found in _END.finditer(line[start.end() :].replace("\n", "\x00") if start else line.replace("\n", "\x00")):
        sentence = found[0].replace("\x00", "\n").strip()
        parts = [part.strip() for part in _SEMICOLON.findall(sentence)]
        if len(sentence) > _LONG and len(parts) > 1:
            yield from parts
        elif sentence:
            yield sentence


def cleaned(source: str) -> str:
    """Return the sentence as a question shows it."""
    found = _MARKER.match(source)
    text = " ".join((source[found.end() :] if found else source).split())
    text = _SPACE.sub("", text)
    if text.endswith(("；", ";")):
        text = text[:-1] + "。"
    if text and text[-1] not in "。！？!?：:":
        text += "。"
    return text


def stands_alone(sentence: Sentence) -> bool:
    """Tell whether the sentence can be understood without those around it."""
    text = sentence.text
    if not LEAST <= len(text) <= MOST or not text.endswith("。") or _NOISE.search(text):
        return False
    if text.endswith(("的。", "：。")) or LEANING.match(text) or POINTING.search(text):
        return False
    if any(text.count(left) != text.count(right) for left, right in ("（）", "“”", "《》", "()")):
        return False
    return _has_subject(sentence) and _has_predicate(sentence)


def _has_predicate(sentence: Sentence) -> bool:
    """Tell whether a verb links what stands around it: a list of nouns has none."""
    if re.search(r"[是为有]", sentence.text[1:]):
        return True
    linked = any(tag in ("p", "d", "c") for tag in sentence.tags)
    return any(tag == "v" and (linked or after not in ("x", "ng", "k")) for tag, after in pairwise(sentence.tags))


def _has_subject(sentence: Sentence) -> bool:
    if SOUND_OPENERS.match(sentence.text):
        return True
    if _ADVERBIAL.match(sentence.text):
        comma = sentence.words.index("，") + 1 if "，" in sentence.words[:-1] else 0
        return bool(comma) and sentence.tags[comma].startswith(("n", "eng", "j", "l"))
    if sentence.tags[0].startswith("a"):
        following = sentence.tags[2] if sentence.tags[1] == "uj" else sentence.tags[1]
        return following.startswith(("n", "vn", "l"))
    if _DUTY.match(sentence.text):
        return True
    return (sentence.tags[0].startswith(_SUBJECT) and sentence.tags[0] != "x") or sentence.words[0] in "“《"


def pairs(text: str) -> frozenset[str]:
    """Return the pairs of characters of the text, by which Chinese is compared."""
    plain = re.sub(r"[^\u3400-\u9fffA-Za-z\d]", "", text)
    return frozenset(plain[at : at + 2] for at in range(len(plain) - 1))
