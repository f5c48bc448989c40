"""An exercise made into a question of the type that its slot wants."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from generation.checks.balance import arrange
from generation.engines.base import Slot
from generation.engines.computed.phrases import PHRASES
from generation.engines.computed.values import Exercise, Language, Option, Selection, Slip
from generation.questions import BLANK, Draft, QuestionType, lettered

OPTIONS = 4


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes the question of one slot. `place` is where the key is to stand, and what else has to be even."""

    slot: Slot
    language: Language
    dice: Random
    seed: str
    place: int

    def write(self, exercise: Exercise) -> Draft | None:
        """Return the question, None where the slips don't leave the key its place."""
        match self.slot.type:
            case QuestionType.SINGLE_CHOICE:
                return self._single_choice(exercise)
            case QuestionType.TRUE_OR_FALSE:
                return self._true_or_false(exercise)
            case QuestionType.MULTIPLE_BLANK:
                return self._blank(exercise)
        return self._draft(self._joined(exercise.setting, exercise.question), (self._text(exercise),), exercise.working)

    def select(self, selection: Selection) -> Draft | None:
        keys = 2 + self.place % 2
        if len(selection.right) < keys or len(selection.wrong) < OPTIONS - keys:
            return None
        right = self.dice.sample(selection.right, keys)
        wrong = self.dice.sample(selection.wrong, OPTIONS - keys)
        choices, letters = arrange(self.seed, [option.text for option in right], [option.text for option in wrong])
        told = self._joined(selection.working, *(option.why for option in right if option.why), self._flaws(wrong))
        return Draft(self.slot.index, self.slot.type, selection.stem, choices, letters, told)

    def _single_choice(self, exercise: Exercise) -> Draft | None:
        slips = {slip.value: slip for slip in exercise.slips if slip.value != exercise.answer}
        below = [slip for value, slip in slips.items() if value < exercise.answer]
        above = [slip for value, slip in slips.items() if value > exercise.answer]
        if len(below) < self.place or len(above) < OPTIONS - 1 - self.place:
            return None
        chosen = self.dice.sample(below, self.place) + self.dice.sample(above, OPTIONS - 1 - self.place)
        values = sorted([exercise.answer, *(slip.value for slip in chosen)])
        choices = lettered([exercise.shape.text(value, self.language) for value in values])
        stem = self._joined(exercise.setting, exercise.question)
        told = self._joined(exercise.working, self._slips(exercise, sorted(chosen, key=lambda slip: slip.value)))
        return Draft(self.slot.index, self.slot.type, stem, choices, (choices[self.place].letter,), told)

    def _true_or_false(self, exercise: Exercise) -> Draft | None:
        phrases = PHRASES[self.language]
        slips = [slip for slip in exercise.slips if slip.value != exercise.answer]
        is_true = self.place % 2 == 0
        if not is_true and not slips:
            return None
        slip = None if is_true else self.dice.choice(slips)
        text = exercise.shape.text(slip.value if slip else exercise.answer, self.language)
        verdict = phrases.is_false.format(value=text, why=slip.why) if slip else phrases.is_true
        return Draft(
            self.slot.index,
            self.slot.type,
            self._joined(exercise.setting, exercise.claim.format(text)),
            lettered([phrases.true, phrases.false]),
            ("A" if is_true else "B",),
            self._joined(exercise.working, verdict),
        )

    def _blank(self, exercise: Exercise) -> Draft:
        stem = self._joined(exercise.setting, exercise.claim.format(exercise.shape.template.format(BLANK)))
        # Typed into a field: no thousands separators, and the minus of a keyboard.
        key = exercise.shape.number(exercise.answer, self.language).replace(",", "").replace("−", "-")
        return self._draft(stem, (key,), exercise.working)

    def _draft(self, stem: str, keys: tuple[str, ...], explanation: str) -> Draft:
        return Draft(self.slot.index, self.slot.type, stem, (), keys, explanation)

    def _text(self, exercise: Exercise) -> str:
        return exercise.shape.text(exercise.answer, self.language)

    def _joined(self, *sentences: str) -> str:
        return PHRASES[self.language].gap.join(sentence for sentence in sentences if sentence)

    def _slips(self, exercise: Exercise, slips: Sequence[Slip]) -> str:
        phrases = PHRASES[self.language]
        parts = [
            phrases.slip.format(value=exercise.shape.text(slip.value, self.language), why=slip.why) for slip in slips
        ]
        return phrases.slips + phrases.between.join(parts) + phrases.end

    def _flaws(self, wrong: Sequence[Option]) -> str:
        phrases = PHRASES[self.language]
        parts = [
            phrases.wrong_option.format(text=option.text.rstrip(".。"), why=option.why) if option.why else option.text
            for option in wrong
        ]
        return phrases.wrong + phrases.between.join(parts) + phrases.end
