"""Text that remembers how its characters look, so that it can be cut without losing bold, colour and underline."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from files.documents.types import Run

# Each sign maps to exactly one other, so that a place found in the folded text is a place in the text.
FOLD = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {
    ord(sign): ord(plain)
    for signs, plain in (
        ("\u3000\u00a0\u2002\u2003\u2009\u200b\u200c\u200d\ufeff", " "),
        ("【\u3014〖", "["),
        ("】\u3015〗", "]"),
        ("﹒", "."),
        ("﹙", "("),
        ("﹚", ")"),
        ("\u2236", ":"),
    )
    for sign in signs
}


def fold(text: str) -> str:
    """Return the text with full-width letters, digits, brackets and spaces made plain, sign by sign."""
    return text.translate(FOLD)


@dataclass(frozen=True)
class Styled:
    """A piece of text with its runs."""

    runs: tuple[Run, ...] = ()

    @classmethod
    def plain(cls, text: str) -> "Styled":
        return cls((Run(text),)) if text else cls()

    @classmethod
    def joined(cls, parts: Iterable["Styled"], separator: str) -> "Styled":
        runs: list[Run] = []
        for part in parts:
            if runs and part.runs:
                runs.append(Run(separator))
            runs.extend(part.runs)
        return cls(tuple(runs))

    @cached_property
    def text(self) -> str:
        return "".join(run.text for run in self.runs)

    @cached_property
    def folded(self) -> str:
        return fold(self.text)

    def cut(self, start: int, stop: int | None = None) -> "Styled":
        """Return the part between two places, white space at its ends left out."""
        text = self.text[start:stop]
        kept = text.strip()
        if not kept:
            return Styled()
        if len(kept) == len(self.text):
            return self
        first = start + text.index(kept)
        return self._slice(first, first + len(kept))

    def _slice(self, start: int, stop: int) -> "Styled":
        runs, place = [], 0
        for run in self.runs:
            end = place + len(run.text)
            if end > start and place < stop:
                runs.append(replace(run, text=run.text[max(start - place, 0) : stop - place]))
            place = end
            if place >= stop:
                break
        return Styled(tuple(runs))

    def parted(self, places: Iterable[int]) -> list["Styled"]:
        """Return the pieces between rising places in one pass, white space at their ends and empty ones left out."""
        pieces: list[list[Run]] = [[]]
        waiting = [*places][::-1]
        place = 0
        for run in self.runs:
            end, start = place + len(run.text), place
            while waiting and waiting[-1] < end:
                stop = waiting.pop()
                pieces[-1].append(replace(run, text=run.text[start - place : stop - place]))
                pieces.append([])
                start = stop
            pieces[-1].append(replace(run, text=run.text[start - place :]) if start > place else run)
            place = end
        stripped = (Styled(tuple(run for run in runs if run.text)).cut(0) for runs in pieces)
        return [piece for piece in stripped if piece.text]

    def lines(self) -> list["Styled"]:
        """Return the lines that soft breaks make of it, empty ones left out."""
        return self.parted(place for place, sign in enumerate(self.text) if sign == "\n")

    def __bool__(self) -> bool:
        return bool(self.text)
