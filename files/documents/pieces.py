"""The smallest thing a PDF page is made of for us: some characters of one look, and where they stand."""

from dataclasses import dataclass
from typing import NamedTuple


class Look(NamedTuple):
    """How characters are printed."""

    bold: bool = False
    italic: bool = False
    color: str | None = None


@dataclass(slots=True)
class Piece:
    """Characters of one text object, or of some on end. Coordinates grow to the right and upwards, as when read."""

    text: str
    left: float
    right: float
    base: float
    size: float
    look: Look
    # The direction of the writing in degrees, against the page.
    angle: int = 0
