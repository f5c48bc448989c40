"""Files made for the tests, byte by byte where a library would not make them so."""

import io
import struct
import zipfile
from collections.abc import Iterable

from reportlab.lib.pagesizes import A4
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

_W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_NAMESPACES = " ".join(
    f'xmlns:{prefix}="{name}"'
    for prefix, name in {
        "w": _W,
        "m": "http://schemas.openxmlformats.org/officeDocument/2006/math",
        "mc": "http://schemas.openxmlformats.org/markup-compatibility/2006",
        "wps": "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
        "v": "urn:schemas-microsoft-com:vml",
        "a": "http://schemas.openxmlformats.org/drawingml/2006/main",
        "r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    }.items()
)
_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
CHINESE_FONT = "STSong-Light"
pdfmetrics.registerFont(UnicodeCIDFont(CHINESE_FONT))


def zipped(parts: dict[str, str | bytes]) -> io.BytesIO:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    stream.seek(0)
    return stream


def word(body: str, styles: str = "", numbering: str = "") -> io.BytesIO:
    """Return a Word document whose body, styles and lists are these pieces of XML."""
    relations = "".join(
        f'<Relationship Id="{name}" Type="{_RELATIONS}/{name}" Target="{name}.xml"/>'
        for name in ("styles", "numbering")
    )
    package = "http://schemas.openxmlformats.org/package/2006/relationships"
    main = f'<Relationship Id="main" Type="{_RELATIONS}/officeDocument" Target="word/document.xml"/>'
    return zipped(
        {
            "[Content_Types].xml": _types("document.main", "styles", "numbering"),
            "_rels/.rels": f'<Relationships xmlns="{package}">{main}</Relationships>',
            "word/_rels/document.xml.rels": f'<Relationships xmlns="{package}">{relations}</Relationships>',
            "word/document.xml": f"<w:document {_NAMESPACES}><w:body>{body}</w:body></w:document>",
            "word/styles.xml": f"<w:styles {_NAMESPACES}>{styles}</w:styles>",
            "word/numbering.xml": f"<w:numbering {_NAMESPACES}>{numbering}</w:numbering>",
        }
    )


def _types(*names: str) -> str:
    kind = "application/vnd.openxmlformats-officedocument.wordprocessingml"
    parts = "".join(
        f'<Override PartName="/word/{name.partition(".")[0]}.xml" ContentType="{kind}.{name}+xml"/>' for name in names
    )
    rest = '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    return f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{rest}{parts}</Types>'


def paragraph(text: str, properties: str = "", look: str = "") -> str:
    return f"<w:p><w:pPr>{properties}</w:pPr>{run(text, look)}</w:p>"


def run(text: str, look: str = "") -> str:
    return f'<w:r><w:rPr>{look}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


def numbered(text: str, number_id: int = 1, level: int = 0) -> str:
    numbers = f'<w:numPr><w:ilvl w:val="{level}"/><w:numId w:val="{number_id}"/></w:numPr>'
    return paragraph(text, numbers)


def level(number: int, style: str, text: str, more: str = "") -> str:
    looks = f'<w:numFmt w:val="{style}"/><w:lvlText w:val="{text}"/>'
    return f'<w:lvl w:ilvl="{number}"><w:start w:val="1"/>{looks}{more}</w:lvl>'


def lists(*levels: str, nums: str = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>') -> str:
    return f'<w:abstractNum w:abstractNumId="0">{"".join(levels)}</w:abstractNum>{nums}'


def ole(*names: str) -> io.BytesIO:
    """Return an OLE2 file whose directory holds these names and whose streams are empty."""
    header = bytearray(512)
    header[:8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
    struct.pack_into("<HHH", header, 24, 0x3E, 3, 0xFFFE)
    struct.pack_into("<HH", header, 30, 9, 6)
    struct.pack_into("<II", header, 44, 1, 1)
    struct.pack_into("<IIIII", header, 56, 4096, 0xFFFFFFFE, 0, 0xFFFFFFFE, 0)
    struct.pack_into("<109I", header, 76, 0, *([0xFFFFFFFF] * 108))
    sectors = -(-(len(names) + 1) // 4)
    chain = [*range(2, sectors + 1), 0xFFFFFFFE]
    fat = struct.pack("<128I", 0xFFFFFFFD, *chain, *([0xFFFFFFFF] * (127 - len(chain))))
    directory = b"".join(_entry(name) for name in ("Root Entry", *names)).ljust(sectors * 512, b"\0")
    return io.BytesIO(bytes(header) + fat + directory)


def _entry(name: str) -> bytes:
    encoded = name.encode("utf-16-le")
    return encoded.ljust(64, b"\0") + struct.pack("<H", len(encoded) + 2) + bytes(62)


class Page:
    """A PDF under the pen: text at places measured from the top left corner."""

    def __init__(self, password: str = "") -> None:
        self._stream = io.BytesIO()
        encryption = StandardEncryption(password, ownerPassword="owner") if password else None
        self._canvas = Canvas(self._stream, pagesize=A4, encrypt=encryption)

    def write(
        self, text: str, x: float = 60, y: float = 100, *, size: float = 11, font: str = "", color: str = ""
    ) -> "Page":
        canvas = self._canvas
        canvas.setFont(font or ("Helvetica" if text.isascii() else CHINESE_FONT), size)
        canvas.setFillColor(f"#{color}" if color else "#000000")
        canvas.drawString(x, A4[1] - y, text)
        return self

    def lines(
        self, texts: Iterable[str], x: float = 60, y: float = 100, *, size: float = 11, pitch: float = 16
    ) -> "Page":
        for index, text in enumerate(texts):
            self.write(text, x, y + index * pitch, size=size)
        return self

    def draw(self) -> "Page":
        self._canvas.rect(50, 50, 300, 300, fill=1)
        return self

    def turn(self) -> "Page":
        self._canvas.showPage()
        return self

    def done(self) -> io.BytesIO:
        self._canvas.save()
        self._stream.seek(0)
        return self._stream
