"""The smallest thing a PDF page is made of for us: some characters of one look, and where they stand."""

from dataclasses import dataclass


@dataclass(slots=True)
class Piece:
    """Characters of one text object. Coordinates grow to the right and upwards, as on the page when read."""

    text: str
    left: float
    right: float
    base: float
    size: float
    bold: bool = False
    italic: bool = False
    color: str | None = None
    # The direction of the writing in degrees, against the page.
    angle: int = 0
