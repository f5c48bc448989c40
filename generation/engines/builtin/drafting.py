"""From a candidate to the draft of a slot: options in their order, explanation, evidence, place."""

from generation.checks.balance import arrange
from generation.engines.builtin.material import Candidate, Statement
from generation.engines.builtin.wording import Wording
from generation.questions import CHOICE_TYPES, Choice, Draft, QuestionType, lettered


class Drafter:
    """Writes drafts in one language; `seed` tells one material from another."""

    def __init__(self, wording: Wording, seed: str) -> None:
        self._wording = wording
        self._seed = seed

    def draft(self, candidate: Candidate, slot: int = 0, place: int = 0) -> Draft:
        choices: tuple[Choice, ...] = ()
        keys = candidate.keys
        if candidate.type is QuestionType.TRUE_OR_FALSE:
            choices, keys = lettered((self._wording.true, self._wording.false)), ("A" if candidate.truth else "B",)
        elif candidate.type in CHOICE_TYPES:
            seed = f"{self._seed}\x1f{candidate.stem}"
            choices, keys = arrange(seed, candidate.keys, candidate.wrong, place)
        return Draft(
            slot=slot,
            type=candidate.type,
            stem=candidate.stem,
            choices=choices,
            keys=keys,
            explanation=self._explanation(candidate),
            evidence="\n".join(statement.source for statement in candidate.sources),
            place=candidate.sources[0].passage.place,
        )

    def _explanation(self, candidate: Candidate) -> str:
        quotes = [self._quote(statement) for statement in candidate.sources]
        if candidate.right:
            quotes.append(self._wording.right.format(right=candidate.right))
        return "\n".join(quotes)

    def _quote(self, statement: Statement) -> str:
        quote = " ".join(statement.source.split())
        return self._wording.quote.format(place=statement.passage.place, quote=quote)
