"""The emphasis, links and pictures inside a line of Markdown."""

import html
import re

from files.documents.types import Run

_PICTURE = re.compile(r"!\[([^\[\]\n]*)\]\(([^()\n]*)\)")
_LINK = re.compile(r"\[([^\[\]\n]*)\]\(([^()\s]*)\)")
_BREAK = re.compile(r"<br[ ]?/?>", re.IGNORECASE)
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
# Underscores and stars count only where they hug a word: "____" is a blank, "*A." a ticked option.
_EMPHASIS = re.compile(
    r"""\*\*(?P<strong>[^*\s](?:[^*\n]*[^*\s])?)\*\*
      | (?<![\w_])__(?P<strong2>[^_\s](?:[^_\n]*[^_\s])?)__(?![\w_])
      | (?<![\w*])\*(?P<em>[^*\s](?:[^*\n]*[^*\s])?)\*(?![\w*])
      | (?<![\w_])_(?P<em2>[^_\s](?:[^_\n]*[^_\s])?)_(?![\w_])
      | ~~(?P<strike>[^~\s](?:[^~\n]*[^~\s])?)~~
      | `(?P<code>[^`\n]+)`""",
    re.VERBOSE,
)
# Escaped signs wait in the private area until the emphasis is found.
_HIDDEN = 0xE000


def count_pictures(line: str) -> int:
    return len(_PICTURE.findall(line))


def runs_of(text: str) -> tuple[Run, ...]:
    """Return the runs of a block's text, its signs taken out."""
    text = _ESCAPE.sub(lambda match: chr(_HIDDEN + ord(match[1])), text)
    text = html.unescape(text) if "&" in text else text
    text = _LINK.sub(_link_text, _PICTURE.sub("", _BREAK.sub("\n", text)))
    runs, end = [], 0
    for match in _EMPHASIS.finditer(text):
        runs.append(Run(_shown(text[end : match.start()])))
        runs.append(_emphasised(match))
        end = match.end()
    runs.append(Run(_shown(text[end:])))
    kept = tuple(run for run in runs if run.text)
    return kept if any(run.text.strip() for run in kept) else ()


def _emphasised(match: re.Match[str]) -> Run:
    name = match.lastgroup or ""
    return Run(
        _shown(match[name]),
        bold=name.startswith("strong"),
        italic=name.startswith("em"),
        strike=name == "strike",
    )


def _link_text(match: re.Match[str]) -> str:
    # "[B](3)" is no link: a link's target is an address or a file.
    return match[1] if any(sign in match[2] for sign in "./#:") else match[0]


def _shown(text: str) -> str:
    return "".join(chr(ord(sign) - _HIDDEN) if _HIDDEN <= ord(sign) < _HIDDEN + 128 else sign for sign in text)
