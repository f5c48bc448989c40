"""What a percent exercise tells a story with."""

from dataclasses import dataclass

from generation.engines.computed.values import Shape


@dataclass(frozen=True, slots=True)
class Scene:
    """A story for a rule: `amount` shows its values, `sizes` bound the base value, `things` vary it.

    A thing may bring words of its own for `{doing}`, after a bar.
    """

    rule: str
    setting: str
    question: str
    claim: str
    amount: Shape
    sizes: tuple[int, int]
    things: tuple[str, ...]
    is_discount: bool = False
