"""How the word lists of both languages are written."""


def words(text: str) -> frozenset[str]:
    """Return the words of a list that is written as running text."""
    return frozenset(text.split())
