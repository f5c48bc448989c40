"""The names of the fonts in a binary Word file."""

_FIXED = 40


def names(table: bytes) -> list[str]:
    """Return the names in the order of their numbers; those before the damage if the table is damaged."""
    found: list[str] = []
    place = 4
    for _ in range(int.from_bytes(table[:2], "little")):
        if place >= len(table):
            break
        size = table[place] + 1
        letters = table[place + _FIXED : place + size]
        found.append(letters[: len(letters) // 2 * 2].decode("utf-16-le", "replace").partition("\0")[0])
        place += size
    return found
