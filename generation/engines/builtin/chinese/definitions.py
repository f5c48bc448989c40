"""Sentences of a Chinese text that say what a term means."""

import re
from dataclasses import dataclass

from generation.engines.builtin.chinese.sentences import Sentence
from generation.engines.builtin.chinese.words import EMPTY_NOUNS

_MEANS = re.compile(
    r"(?:本(?:法|条例|规定|办法|规则|细则)所称的?|所谓的?)?“?(?P<term>[^，。：；“”（）、]{2,16}?)”?(?:（[^）]{1,30}）|\([^)]{1,30}\))?，?"
    r"(?:是指|指的是|是)(?P<meaning>[^。]{6,300})。"
)
_CALLED = re.compile(
    r"(?P<meaning>[^。；]{6,80}?)，?(?:就?被?称为|叫做|叫作|称作|统称为?)“?(?P<term>[^，。；：“”、的]{2,12})”?。"
)
_TERM = re.compile(r"[\w·\-]{2,16}")
_NO_TERM = re.compile(
    r"^(?:这|那|此|其|该|它|他|我|你|如|若|当|在|对|由|从|以|因|为|不|没|有|可|能|都|也|还|但|而|并|就|才|主要|目的|原因|特点|作用|关键|任何|一)|(?:的|就|也|都|还|则|不|只|才|应|必须|可以|目的|原因|特点|关键|基础|前提|核心|重点|任务|作用|意义|结果|标志|方法|方式|通常|一般|往往|大多|常|主要是|本质|之一)$"
)
_NO_MEANING = re.compile(
    r"^(?:否|因|由于|为了|以|在|指|不|什么|如何|怎|最|很|非常|重要|必要|关键|主要的?|我国|[一两三]种?(?:重要|常见|特殊)|有|要|对的|错的|可以|通过|从|按|根据|与|和)|重要(?:的)?(?:组成|手段|内容|保障|途径|标志)"
)
_LEAST_TELLING = 8


@dataclass(frozen=True, slots=True)
class Definition:
    """A term and its meaning; `form` is how the sentence links them."""

    number: int
    sentence: Sentence
    term: str
    meaning: str
    form: str


def definition(number: int, sentence: Sentence) -> Definition | None:
    return _means(number, sentence) or _called(number, sentence)


def _means(number: int, sentence: Sentence) -> Definition | None:
    found = _MEANS.fullmatch(sentence.text)
    if not found or not _is_term(found["term"]):
        return None
    meaning = found["meaning"]
    if "是指" in sentence.text or "指的是" in sentence.text:
        return Definition(number, sentence, found["term"], meaning, "means")
    # A plain "是" defines only where a class is narrowed down: "……的场所".
    narrows = re.search(r"的[^，。、的]{2,10}$", meaning) and "，" not in meaning[:-1]
    if not narrows or _NO_MEANING.search(meaning) or len(meaning) < _LEAST_TELLING:
        return None
    return Definition(number, sentence, found["term"], meaning, "is")


def _called(number: int, sentence: Sentence) -> Definition | None:
    found = _CALLED.fullmatch(sentence.text)
    if not found or not _is_term(found["term"]) or found["term"] in found["meaning"]:
        return None
    return Definition(number, sentence, found["term"], found["meaning"].rstrip("，"), "called")


def _is_term(term: str) -> bool:
    return bool(_TERM.fullmatch(term)) and not _NO_TERM.search(term) and term not in EMPTY_NOUNS
