"""What must be found in a reader's output, whoever's it is: Markdown, an outline or plain text."""

import html
import re
from collections.abc import Callable

Fact = Callable[[str], bool]

_LOOKS = {"bold": (r"\*\*", "__"), "italic": (r"\*", "_"), "strike": ("~~",), "underline": (), "color": ()}
_TAGS = {"underline": "u", "bold": "(?:b|strong)", "italic": "(?:i|em)", "strike": "(?:s|del)"}
_SPAN = re.compile(r"\[([^\[\]\n]*)\]\{[^{}\n]*\}")
_EXTENT = re.compile(r" ?\{\d[^{}\n]*\}")
_CELL_ENDS = re.compile(r"(?:</p>)?</t[dh]>\s*<t[dh][^<>]*>(?:<p>)?")
_TAG = re.compile(r"</?(?:u|b|i|mark|span|strong|em|del|s|sup|p|t[dh])\b[^<>]*>")


def normal(output):
    """Return the output without the escapes of Markdown and HTML, its breaks as they are shown."""
    text = re.sub(r"<br\s?/?>", "\n", output).replace("\\\n", "\n")
    text = html.unescape(re.sub(r"\\([^\w\s])", r"\1", text)).replace("\u00a0", " ")
    return text.replace("⏎", "\n").replace("⇥", "\t")


def bare(output):
    """Return the output without the signs of looks."""
    text = _TAG.sub("", _SPAN.sub(r"\1", normal(output)))
    return re.sub(r"[ \t]+", " ", re.sub(r"\*+|~~", "", text))


def says(*texts):
    """Each text stands in one line."""
    return lambda output: all(text in bare(output) for text in texts)


def omits(*texts):
    return lambda output: not any(text in bare(output) for text in texts)


def in_order(*texts):
    pattern = re.compile(".*?".join(map(re.escape, texts)), re.DOTALL)
    return lambda output: pattern.search(bare(output)) is not None


def before(first, then):
    """All of the one stands before any of the other."""
    return lambda output: 0 <= bare(output).rfind(first) < bare(output).find(then)


def apart(*texts):
    """Each text has a line or lines of its own, whatever stands in front of the first."""
    pattern = re.compile(r"\s*\n\W*(?:\w+: )?".join(map(re.escape, texts)))
    return lambda output: pattern.search(bare(output)) is not None


def heading(text):
    """The text is a heading, of whatever level."""
    pattern = re.compile(rf"^(?:#{{1,6}} |heading \d: )(?:\S+ \| )?{re.escape(text)}", re.MULTILINE)
    return lambda output: pattern.search(bare(output)) is not None


def items(*lines):
    """Each line is a marker, a blank and a text; a marker may be set off by other signs."""
    patterns = [
        re.compile(
            rf"^\W*(?:(?:item|heading|paragraph)[ \d]*: )?{re.escape(marker)}[\s|>]*{re.escape(text)}", re.MULTILINE
        )
        for marker, text in (line.split(" ", 1) for line in lines)
    ]
    return lambda output: all(pattern.search(bare(output)) for pattern in patterns)


def bullets(*texts):
    patterns = [re.compile(rf"^\W*(?:item[ \d]*: )?[-+*•◦▪●][\s|]*{re.escape(text)}", re.MULTILINE) for text in texts]
    return lambda output: all(pattern.search(_with_stars(output)) for pattern in patterns)


def _with_stars(output):
    return _SPAN.sub(r"\1", normal(output))


def look(name, text):
    """The text carries the look: by the signs of Markdown, or in the words of a span."""
    signs = [rf"(?<![*_]){sign}{re.escape(text)}{sign}" for sign in _LOOKS.get(name, ())]
    spans = [rf"\[{re.escape(text)}\]\{{[^{{}}\n]*{name}", rf"<[^<>\n]*{name}[^<>\n]*>{re.escape(text)}"]
    tags = [rf"<{_TAGS[name]}>{re.escape(text)}</"] if name in _TAGS else []
    pattern = re.compile("|".join([*signs, *spans, *tags]))
    return lambda output: pattern.search(normal(output)) is not None


def row(*cells):
    """The cells stand in one line, in this order, with something between them."""
    pattern = re.compile(r"[^\S\n]*[|\t,][^\S\n|]*".join(map(re.escape, cells)), re.IGNORECASE)
    return lambda output: pattern.search(_EXTENT.sub("", _in_lines(output)).replace("**", "")) is not None


def merged(text, columns=1, rows=1):
    """The cell of the text says how far it reaches."""
    spans = [(columns, "column"), (rows, "row")]
    told = [rf"{count} {name}s" for count, name in spans if count > 1]
    tags = "".join(rf'(?=[^<>]*{name[:3]}span="{count}")' for count, name in spans if count > 1)
    pattern = re.compile(rf"{re.escape(text)} \{{{' x '.join(told)}\}}|<t[dh]{tags}[^<>]*>{re.escape(text)}<")
    return lambda output: pattern.search(normal(output)) is not None


def _in_lines(output):
    """Return the output with the cells of HTML as those of Markdown."""
    return _TAG.sub("", _CELL_ENDS.sub(" | ", _with_stars(output)))


def placed(place, text):
    """A line that names the place and little else stands above the text."""
    named = rf"\W*(?:page|slide|sheet)?\W*(?:number\W*)?{place}\b[^\n]{{0,20}}"
    pattern = re.compile(
        rf"^(?:{named}|[^\n]*\{{#slide-{place}\}})\n.*?{re.escape(text)}", re.DOTALL | re.MULTILINE | re.IGNORECASE
    )
    return lambda output: pattern.search(bare(output)) is not None
