"""What both ages of QTI share: the choice of explanations, and the way in from an element to its question."""

from collections.abc import Iterator

from lxml import etree

from files.documents.html_text import local_name


def descendants(element: etree._Element, *names: str) -> Iterator[etree._Element]:
    """Yield the elements below that have one of the names, in any namespace."""
    return (node for node in element.iterdescendants("*") if local_name(node) in names)


def child(element: etree._Element, name: str) -> etree._Element | None:
    return next(element.iterchildren(f"{{*}}{name}"), None)


def meant_by(name: str) -> str:
    """Tell from the name of a feedback which answers it is for: any, the right or a wrong one; it may be unsaid."""
    folded = name.lower()
    if folded.startswith(("general", "solution")):
        return "general"
    if folded.startswith(("incorrect", "wrong")) or "incorrect" in folded:
        return "wrong"
    return "right" if folded.startswith(("correct", "right")) else "unsaid"


def explanation_of(general: list[str], right: list[str], unsaid: list[str]) -> str:
    """Return what is said whatever was answered, else what is said to the right answer, if that is one text."""
    for texts in (general, right, unsaid):
        different = {text for text in texts if text}
        if different:
            return different.pop() if len(different) == 1 else ""
    return ""
