"""Makes the demo's documents from their texts: `python -m tests.examgen.compose_demo`."""

from collections.abc import Iterator
from pathlib import Path

import docx
from docx.shared import Cm, Pt
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.platypus import Paragraph, SimpleDocTemplate

import examgen.demo

DOCUMENTS = Path(examgen.demo.__file__).parent / "documents"
MARKS = {"# ": "title", "## ": "heading", "- ": "item", "1. ": "number", "| ": "row"}
DOCX_STYLES = {
    "title": "Title",
    "heading": "Heading 1",
    "item": "List Bullet",
    "number": "List Number",
    "text": "Normal",
}
FONT = "STSong-Light"


def lines(name: str) -> Iterator[tuple[str, str]]:
    """Yield the lines of a text, each with what it is."""
    for line in (DOCUMENTS / name).read_text(encoding="utf-8").splitlines():
        if line:
            mark = next((mark for mark in MARKS if line.startswith(mark)), "")
            yield MARKS.get(mark, "text"), line.removeprefix(mark)


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip(" |").split("|")]


def compose_docx(name: str, target: str) -> None:
    document = docx.Document()
    for section in document.sections:
        section.left_margin = section.right_margin = section.top_margin = section.bottom_margin = Cm(2)
    document.styles["Normal"].font.size = Pt(10)
    document.styles["Normal"].paragraph_format.space_after = Pt(4)
    table = None
    for kind, text in lines(name):
        if kind != "row":
            table = None
            document.add_paragraph(text, style=DOCX_STYLES[kind])
            continue
        if table is None:
            table = document.add_table(rows=0, cols=len(cells(text)), style="Table Grid")
        for cell, content in zip(table.add_row().cells, cells(text), strict=True):
            cell.text = content
    document.save(str(DOCUMENTS / target))


def compose_pdf(name: str, target: str) -> None:
    pdfmetrics.registerFont(UnicodeCIDFont(FONT))
    sizes = {"title": 20, "heading": 15, "item": 12, "text": 12}
    styles = {
        kind: ParagraphStyle(kind, fontName=FONT, fontSize=size, leading=size * 1.7, spaceAfter=8, wordWrap="CJK")
        for kind, size in sizes.items()
    }
    styles["item"].leftIndent = 16
    story = [Paragraph(text, styles[kind], bulletText="•" if kind == "item" else None) for kind, text in lines(name)]
    pdf = SimpleDocTemplate(str(DOCUMENTS / target), pagesize=A4, title=next(lines(name))[1], invariant=1)

    def footer(canvas, page):
        canvas.setFont(FONT, 9)
        canvas.drawCentredString(A4[0] / 2, 30, f"第 {page.page} 页")

    pdf.build(story, onFirstPage=footer, onLaterPages=footer)


if __name__ == "__main__":
    compose_docx("solar-system.md", "solar-system.docx")
    compose_pdf("fire-safety.md", "fire-safety.pdf")
    compose_docx("network-security-bank.md", "network-security-bank.docx")
