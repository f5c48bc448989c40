"""A whole Chinese text, analysed once: its sentences, terms, definitions, title and what supports what."""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from generation.engines.builtin.chinese.concepts import Concepts
from generation.engines.builtin.chinese.definitions import Definition, definition
from generation.engines.builtin.chinese.sentences import Sentence, analysed, pairs, stands_alone, statements
from generation.engines.builtin.entries import EntryGroup
from generation.engines.builtin.material import Passage

_RULES = re.compile(r"(?:法|条例|规定|办法|规则|细则|章程|制度|守则|准则|手册|规范|通则|公约)(?:[（(].{1,20}[）)])?$")
_OWN_NAME = re.compile(r"本(?:法|条例|规定|办法|规则|细则|章程|制度|守则|准则|手册|规范|公约)")
_LEADS = re.compile(r"[？?：:]\s*$")
_LONGEST_TITLE = 30


class Reading:
    """What the builders of Chinese questions ask about their text."""

    def __init__(self, passages: Sequence[Passage], groups: Sequence[EntryGroup]) -> None:
        self.passages = passages
        self.title = _title(passages)
        self.sentences: list[Sentence] = []
        for passage, before in zip(passages, [None, *passages], strict=False):
            if not _leans_on(before, passage):
                self.sentences += [analysed(found) for found in statements(passage, len(self.sentences))]
        self.sound = [
            number
            for number, sentence in enumerate(self.sentences)
            if stands_alone(sentence) and (self.title or not _OWN_NAME.search(sentence.text))
        ]
        every = [one for number, sentence in enumerate(self.sentences) if (one := definition(number, sentence))]
        sound = set(self.sound)
        self.definitions: list[Definition] = [one for one in every if one.number in sound]
        labels = [entry.label for group in groups for entry in group.entries]
        self.concepts = Concepts(passages, self.sentences, [one.term for one in every], labels)
        for one in every:
            if one.term in self.concepts.by_key:
                self.concepts.by_key[one.term].meaning = one.meaning
        self.contents = [pairs(sentence.text) for sentence in self.sentences]
        self._frequency = Counter(pair for found_pairs in self.contents for pair in found_pairs)
        self._standing: dict[str, list[int]] = defaultdict(list)
        for number, found_pairs in enumerate(self.contents):
            for pair in found_pairs:
                self._standing[pair].append(number)

    @property
    def basis(self) -> str:
        """Return what a question on a statute begins with."""
        return f"根据《{self.title}》，" if self.title else ""

    def supports(self, asked: frozenset[str], term: str, share: float) -> bool:
        """Tell whether a sentence with the term says `share` of what is asked."""
        standing = [set(self._standing.get(pair, ())) for pair in pairs(term)]
        numbers = set.intersection(*standing) if standing else set()
        total = self._weight(asked) or 1.0
        return any(self._weight(asked & self.contents[number]) >= share * total for number in numbers)

    def _weight(self, found: Iterable[str]) -> float:
        return sum(1 / math.sqrt(1 + self._frequency[pair]) for pair in found)

    def worth(self, number: int) -> float:
        """Return how well a sentence carries a question."""
        text = self.sentences[number].text
        found = self.concepts.in_sentence.get(number, [])
        weight = max((concept.weight for _, _, concept in found), default=0.0)
        empty = bool(re.match(r"为了|国家(?:鼓励|支持|加强)|.{0,12}工作(?:坚持|应当)", text))
        procedural = bool(re.search(r"本法自|施行|适用本|另有规定|依照其规定|追究刑事责任|具体办法", text))
        return (
            weight * 0.25 + min(len(found), 3) * 0.15 - max(0, len(text) - 50) * 0.015 - 0.6 * empty - 2.5 * procedural
        )


def _leans_on(before: Passage | None, passage: Passage) -> bool:
    """Tell whether a passage answers the question or the label above it, and does not name its subject again."""
    if before is None or before.section != passage.section or not _LEADS.search(before.text):
        return False
    label = re.sub(r"^[\s\d.、（）()]+", "", before.text)[:2]
    return label not in passage.text[:8] and not re.search(r"称为|是指", passage.text)


def _title(passages: Sequence[Passage]) -> str:
    """Return the name of the statute or rules that the text is, empty where it is none."""
    for passage in passages[:1]:
        for heading in (*passage.section[:1], passage.text):
            name = re.sub(r"\s", "", heading).strip("《》")
            if _RULES.search(name) and len(name) <= _LONGEST_TITLE:
                return name
    return ""
