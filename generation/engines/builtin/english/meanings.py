"""English questions whose options are definitions, one of them that of the term asked for."""

from collections.abc import Iterator

from generation.checks.normal import tokens, width
from generation.engines.builtin.english.definitions import Definition
from generation.engines.builtin.english.reading import Reading
from generation.engines.builtin.english.sentences import singular
from generation.engines.builtin.material import Candidate
from generation.questions import QuestionType

_WANTED = 3
_LIKE_LENGTH = 1.8


def candidates(reading: Reading) -> Iterator[Candidate]:
    """Yield a question for each definition that three others of its shape stand beside."""
    usable = [found for found in reading.definitions if found.form in ("is", "means", "called")]
    for found in usable:
        wrong = [other for other in usable if _may_stand(found, other, reading)]
        wrong.sort(key=lambda other: _distance(found, other))
        chosen = _distinct(wrong)
        if len(chosen) == _WANTED and not _tells(found, chosen):
            yield Candidate(
                "meaning",
                QuestionType.SINGLE_CHOICE,
                f"According to the text, what {'are' if found.plural else 'is'} {_with_article(found)}?",
                (_option(found),),
                tuple(map(_option, chosen)),
                (found.sentence.statement,),
                found.key,
                2.6 + reading.worth(found.number),
            )


def _may_stand(found: Definition, other: Definition, reading: Reading) -> bool:
    if found.key == other.key or frozenset((found.key, other.key)) in reading.aliases or found.plural != other.plural:
        return False
    meanings = tokens(found.meaning), tokens(other.meaning)
    named = {singular(word) for word in meanings[1]} & set(found.key.split())
    related = set(found.key.split()) <= set(other.key.split()) or set(other.key.split()) <= set(found.key.split())
    alike = len(meanings[0] & meanings[1]) > 0.6 * min(map(len, meanings))
    longer, shorter = sorted((width(found.meaning), width(other.meaning)), reverse=True)
    return not (named or related or alike) and longer <= _LIKE_LENGTH * shorter


def _tells(found: Definition, chosen: list[Definition]) -> bool:
    """Tell whether a word of the term stands in its own meaning alone."""
    named = set(found.key.split()) & set(map(singular, tokens(found.meaning)))
    return bool(named) and not any(named & set(map(singular, tokens(other.meaning))) for other in chosen)


def _distance(found: Definition, other: Definition) -> tuple[float, str]:
    same_head = found.key.split()[-1] == other.key.split()[-1]
    same_section = found.sentence.statement.passage.section[:2] == other.sentence.statement.passage.section[:2]
    apart = abs(width(found.meaning) - width(other.meaning))
    return apart * 0.3 - 2 * same_head - same_section, other.key


def _distinct(ranked: list[Definition]) -> list[Definition]:
    chosen: list[Definition] = []
    for other in ranked:
        if len(chosen) < _WANTED and all(other.key != earlier.key for earlier in chosen):
            chosen.append(other)
    return chosen


def _option(found: Definition) -> str:
    return found.meaning[0].upper() + found.meaning[1:]


def _with_article(found: Definition) -> str:
    before = found.sentence.words[found.start - 1].lower() if found.start else ""
    return f"{before} {found.term}" if before in ("a", "an", "the") else found.term
