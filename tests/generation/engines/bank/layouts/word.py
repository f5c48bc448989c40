"""Word files as Word itself writes them, with lists, boxes, content controls and revisions."""

import io
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

import docx
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import nsdecls, qn

Look = str
Piece = str | tuple[str, Look]
_LOOKS = {
    "bold": "<w:b/>",
    "italic": "<w:i/>",
    "underline": '<w:u w:val="single"/>',
    "red": '<w:color w:val="FF0000"/>',
    "yellow": '<w:highlight w:val="yellow"/>',
    "shaded": '<w:shd w:val="clear" w:color="auto" w:fill="FFFF00"/>',
    "hidden": "<w:vanish/>",
}
_BOX = (
    '<w:r xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
    'xmlns:v="urn:schemas-microsoft-com:vml"><mc:AlternateContent>'
    '<mc:Choice Requires="wps"><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/'
    'wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">'
    "<a:graphicData><wps:wsp><wps:txbx><w:txbxContent>{0}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData>"
    "</a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>{0}"
    "</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>"
)


def run(piece: Piece, tag: str = "t") -> str:
    """Return the XML of a run; a look is words parted by spaces."""
    text, look = piece if isinstance(piece, tuple) else (piece, "")
    inner = "".join(
        {"\t": "<w:tab/>", "\n": "<w:br/>"}.get(part) or f'<w:{tag} xml:space="preserve">{escape(part)}</w:{tag}>'
        for part in text.replace("\t", "\0\t\0").replace("\n", "\0\n\0").split("\0")
        if part
    )
    return f"<w:r><w:rPr>{''.join(_LOOKS[word] for word in look.split())}</w:rPr>{inner}</w:r>"


def inserted(text: str) -> str:
    return f'<w:ins w:id="1" w:author="Li" w:date="2024-03-01T08:00:00Z">{run(text)}</w:ins>'


def deleted(text: str) -> str:
    return f'<w:del w:id="2" w:author="Li" w:date="2024-03-01T08:00:00Z">{run(text, "delText")}</w:del>'


def control(inner: str) -> str:
    return f'<w:sdt><w:sdtPr><w:alias w:val="field"/></w:sdtPr><w:sdtContent>{inner}</w:sdtContent></w:sdt>'


def page_break() -> str:
    return '<w:r><w:br w:type="page"/></w:r>'


def paragraph(*pieces: Piece, item: tuple[int, int] | None = None, style: str = "", raw: str = "") -> str:
    """Return the XML of a paragraph; `item` is its list and level, `raw` runs that stand behind the pieces."""
    properties = f'<w:pStyle w:val="{style}"/>' if style else ""
    if item:
        properties += f'<w:numPr><w:ilvl w:val="{item[1]}"/><w:numId w:val="{item[0]}"/></w:numPr>'
    return f"<w:p><w:pPr>{properties}</w:pPr>{''.join(map(run, pieces))}{raw}</w:p>"


def table(rows: Iterable[Sequence[str | Sequence[Piece]]], *, borders: bool = True, spans: bool = False) -> str:
    """Return the XML of a table; a line end in a cell parts paragraphs. With `spans`, short rows fill the width."""
    held = [list(row) for row in rows]
    width = max(map(len, held))
    look = '<w:tblStyle w:val="TableGrid"/>' if borders else ""
    grid = "<w:gridCol/>" * width
    body = "".join(f"<w:tr>{_cells(row, width, spans=spans)}</w:tr>" for row in held)
    return f"<w:tbl><w:tblPr>{look}</w:tblPr><w:tblGrid>{grid}</w:tblGrid>{body}</w:tbl>"


def _cells(row: list, width: int, *, spans: bool) -> str:
    padded = row if spans else [*row, *[""] * (width - len(row))]
    cells = []
    for place, cell in enumerate(padded):
        last = place == len(padded) - 1
        span = f'<w:gridSpan w:val="{width - place}"/>' if spans and last and place < width - 1 else ""
        texts = [[line] for line in cell.split("\n")] if isinstance(cell, str) else [cell]
        cells.append(f"<w:tc><w:tcPr>{span}</w:tcPr>{''.join(paragraph(*pieces) for pieces in texts)}</w:tc>")
    return "".join(cells)


class Word:
    """A Word file in the making."""

    def __init__(self, *, header: str = "", footer: str = "") -> None:
        self._document = docx.Document()
        part = self._document.sections[0]
        if header:
            part.header.paragraphs[0].text = header
        if footer:
            part.footer.paragraphs[0].text = footer

    def add(self, xml: str) -> None:
        element = parse_xml(f"<w:body {nsdecls('w')}>{xml}</w:body>")
        end = self._document.element.body.sectPr
        for child in list(element):
            end.addprevious(child)

    def line(self, *pieces: Piece, item: tuple[int, int] | None = None, style: str = "", raw: str = "") -> None:
        self.add(paragraph(*pieces, item=item, style=style, raw=raw))

    def lines(self, lines: Iterable[str]) -> None:
        self.add("".join(paragraph(line) for line in lines))

    def table(self, rows, *, borders: bool = True, spans: bool = False) -> None:
        self.add(table(rows, borders=borders, spans=spans) + paragraph())

    def box(self, lines: Iterable[str]) -> None:
        self.line(raw=_BOX.format("".join(paragraph(line) for line in lines)))

    def numbered(self, *levels: tuple[str, str]) -> int:
        """Return a new list whose levels have these formats and texts: `("decimal", "%1.")`."""
        numbering = self._document.part.numbering_part.element
        name = 100 + len(numbering)
        inner = "".join(
            f'<w:lvl w:ilvl="{level}"><w:start w:val="1"/><w:numFmt w:val="{form}"/><w:lvlText w:val="{text}"/></w:lvl>'
            for level, (form, text) in enumerate(levels)
        )
        numbering.insert(
            0, parse_xml(f'<w:abstractNum {nsdecls("w")} w:abstractNumId="{name}">{inner}</w:abstractNum>')
        )
        return self._instance(name, restart=False)

    def again(self, number: int) -> int:
        """Return the same list beginning anew."""
        numbering = self._document.part.numbering_part.element
        (held,) = (num for num in numbering.findall(qn("w:num")) if num.get(qn("w:numId")) == str(number))
        return self._instance(int(held.find(qn("w:abstractNumId")).get(qn("w:val"))), restart=True)

    def _instance(self, name: int, *, restart: bool) -> int:
        numbering = self._document.part.numbering_part.element
        number = 500 + len(numbering)
        num = OxmlElement("w:num", {qn("w:numId"): str(number)})
        num.append(OxmlElement("w:abstractNumId", {qn("w:val"): str(name)}))
        if restart:
            override = OxmlElement("w:lvlOverride", {qn("w:ilvl"): "0"})
            override.append(OxmlElement("w:startOverride", {qn("w:val"): "1"}))
            num.append(override)
        numbering.append(num)
        return number

    def bytes(self) -> bytes:
        stream = io.BytesIO()
        self._document.save(stream)
        return stream.getvalue()
