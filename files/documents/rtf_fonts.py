"""The fonts and colours of an RTF text: what its bytes mean depends on the font they are set in."""

from collections import defaultdict
from dataclasses import dataclass

from files.documents.charsets import codec_of
from files.documents.rtf_words import CODECS, SYMBOLS
from files.documents.symbols import in_font, is_symbol_font

_MOST_COLORS = 5_000


@dataclass
class _Font:
    name: str = ""
    codec: str | None = None
    is_symbols: bool = False


class Fonts:
    """The fonts by their numbers, and the charset of the document."""

    def __init__(self) -> None:
        self._fonts: defaultdict[int, _Font] = defaultdict(_Font)
        self._codec = "cp1252"

    def use_page(self, page: int) -> None:
        self._codec = codec_of(str(page)) or self._codec

    def name(self, font: int, text: str) -> None:
        """Take a piece of the font's name, which a semicolon ends."""
        self._fonts[font].name += text.partition(";")[0].strip().lower()

    def charset(self, font: int, charset: int) -> None:
        self._fonts[font].codec = CODECS.get(charset)
        self._fonts[font].is_symbols = charset == SYMBOLS

    def page(self, font: int, page: int) -> None:
        self._fonts[font].codec = codec_of(str(page))

    def decoded(self, data: bytes, font: int) -> str:
        if data.isascii() and not self._is_symbols(font):
            return data.decode("ascii")
        if self._is_symbols(font):
            return self.shown(data.decode("latin-1"), font)
        own = self._fonts[font].codec if font in self._fonts else None
        for codec in (own, self._codec):
            try:
                return data.decode(codec or self._codec)
            except UnicodeDecodeError:
                continue
        return data.decode("cp1252", "replace")

    def shown(self, text: str, font: int) -> str:
        """Return what characters look like in this font."""
        if not self._is_symbols(font):
            return text
        name = self._fonts[font].name
        return in_font(text, name) if is_symbol_font(name) else ""

    def _is_symbols(self, font: int) -> bool:
        return font in self._fonts and (self._fonts[font].is_symbols or is_symbol_font(self._fonts[font].name))


class Colors:
    """The colours by their numbers; the first is the automatic one."""

    def __init__(self) -> None:
        self._colors: list[str] = []
        self._parts = {"red": 0, "green": 0, "blue": 0}

    def mix(self, part: str, amount: int) -> None:
        self._parts[part] = min(max(amount, 0), 255)

    def end(self, count: int) -> None:
        """End so many colours: the one that was mixed, and others after it that are none."""
        for _ in range(min(count, _MOST_COLORS - len(self._colors))):
            self._colors.append("".join(f"{amount:02X}" for amount in self._parts.values()))
            self._parts = dict.fromkeys(self._parts, 0)

    def of_text(self, number: int) -> str | None:
        found = self._at(number)
        return None if found == "000000" else found

    def behind(self, number: int) -> str | None:
        found = self._at(number)
        return None if found == "FFFFFF" else found

    def _at(self, number: int) -> str | None:
        return self._colors[number] if 0 < number < len(self._colors) else None
