"""How fast the readers are beside the bare libraries, and what memory they take: `make bench` prints it."""

import gc
import io
import os
import random
import subprocess
import sys
import time

import docx
import openpyxl
import pptx
import pypdfium2
import pytest
import python_calamine as calamine
from pptx.util import Inches
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from files.documents.reading import read
from tests.bench.bench_service import report
from tests.examgen.serving import ROOT
from tests.files.documents.builders import CHINESE_FONT

ROUNDS = 3
PAGES, SLIDES, ROWS = 60, 60, 2000
LINES, PITCH = 40, 18
WORDS = {
    "en": [
        "every",
        "cell",
        "turns",
        "light",
        "and",
        "water",
        "into",
        "sugar",
        "that",
        "it",
        "stores",
        "until",
        "night",
    ],
    "zh": list("植物细胞把阳光和水变成糖并且储存起来直到夜晚来临时再慢慢使用它们的能量"),
}
# Prints the most memory that a process took which reads the file on its standard input, in KiB.
PEAK = r"""
import io, pathlib, re, sys
from files.documents.reading import read
read(io.BytesIO(sys.stdin.buffer.read()), "a.pdf")
print(re.search(r"VmHWM:\s*(\d+)", pathlib.Path("/proc/self/status").read_text())[1])
"""


class Writer:
    """Writes sentences of one language, the same ones every time."""

    def __init__(self, language):
        self.language = language
        self._random = random.Random(7)
        self._space = " " if language == "en" else ""

    def sentence(self, words=12):
        return self._space.join(self._random.choices(WORDS[self.language], k=words)) + "."


def pdf(writer, pages=PAGES):
    stream = io.BytesIO()
    canvas = Canvas(stream, pagesize=A4)
    for _ in range(pages):
        canvas.setFont("Helvetica" if writer.language == "en" else CHINESE_FONT, 11)
        for line in range(LINES):
            canvas.drawString(60, 780 - line * PITCH, writer.sentence(14 if writer.language == "en" else 30))
        canvas.showPage()
    canvas.save()
    return stream


def word(writer):
    document = docx.Document()
    for chapter in range(PAGES):
        document.add_heading(f"{chapter + 1} {writer.sentence(3)}", 1)
        for _ in range(8):
            document.add_paragraph(writer.sentence()).add_run(writer.sentence()).bold = True
        document.add_paragraph(writer.sentence(), style="List Number")
        for row in document.add_table(rows=4, cols=3).rows if chapter % 5 == 0 else ():
            for cell in row.cells:
                cell.text = writer.sentence(4)
    stream = io.BytesIO()
    document.save(stream)
    return stream


def slides(writer):
    presentation = pptx.Presentation()
    for number in range(SLIDES):
        slide = presentation.slides.add_slide(presentation.slide_layouts[1])
        slide.shapes.title.text = writer.sentence(4)
        frame = slide.placeholders[1].text_frame
        for _ in range(6):
            frame.add_paragraph().text = writer.sentence()
        if number % 5 == 0:
            table = slide.shapes.add_table(4, 3, Inches(1), Inches(5), Inches(6), Inches(1)).table
            for cell in table.iter_cells():
                cell.text = writer.sentence(3)
    stream = io.BytesIO()
    presentation.save(stream)
    return stream


def workbook(writer):
    book = openpyxl.Workbook()
    for number in range(ROWS):
        book.active.append([number, *(writer.sentence(4) for _ in range(5)), "B"])
    stream = io.BytesIO()
    book.save(stream)
    return stream


def bare_pdf(stream):
    document = pypdfium2.PdfDocument(stream)
    for page in document:
        text = page.get_textpage()
        text.get_text_range()
        text.close()
        page.close()
    return len(document)


def bare_word(stream):
    document = docx.Document(stream)
    texts = [paragraph.text for paragraph in document.paragraphs]
    for table in document.tables:
        texts.extend(cell.text for row in table.rows for cell in row.cells)
    return len(document.paragraphs)


def bare_slides(stream):
    presentation = pptx.Presentation(stream)
    texts = []
    for slide in presentation.slides:
        for shape in slide.shapes:
            if shape.has_text_frame:
                texts.extend(paragraph.text for paragraph in shape.text_frame.paragraphs)
            elif shape.has_table:
                texts.extend(cell.text for cell in shape.table.iter_cells())
    return len(presentation.slides)


def bare_workbook(stream):
    book = calamine.CalamineWorkbook.from_filelike(stream)
    return sum(len(list(book.get_sheet_by_name(name).iter_rows())) for name in book.sheet_names)


KINDS = {
    "pdf": ("pages", pdf, bare_pdf),
    "docx": ("paragraphs", word, bare_word),
    "pptx": ("slides", slides, bare_slides),
    "xlsx": ("rows", workbook, bare_workbook),
}


def cpu_seconds(work, stream):
    stream.seek(0)
    gc.collect()
    began = time.process_time()
    work(stream)
    return time.process_time() - began


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("kind", KINDS)
def test_pace_beside_the_bare_library(kind, language, capsys, request):
    unit, make, bare = KINDS[kind]
    stream = make(Writer(language))
    stream.seek(0)
    count = bare(stream)
    # As in the reader's own process.
    request.addfinalizer(gc.enable)
    gc.disable()
    rounds = [
        (cpu_seconds(bare, stream), cpu_seconds(lambda opened: read(opened, f"a.{kind}"), stream))
        for _ in range(ROUNDS + 1)
    ]
    library, ours = (min(times) for times in zip(*rounds[1:], strict=True))
    paces = (
        f"{count / ours:6.0f} a CPU second, the bare library {count / library:6.0f}: {library / ours:.0%} of its pace"
    )
    report(capsys, f"{unit} of {kind}, {language}", paces)


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's own count is Linux's")
@pytest.mark.parametrize("language", WORDS)
def test_memory_by_the_number_of_pages(language, capsys):
    peaks = []
    for pages in (30, 300):
        data = pdf(Writer(language), pages).getvalue()
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", PEAK]
        done = subprocess.run(command, input=data, env=environment, cwd=ROOT, capture_output=True, check=True)
        peaks.append(int(done.stdout) / 1024)
    report(capsys, f"peak memory of pdf, {language}", f"{peaks[0]:.0f} MiB for 30 pages, {peaks[1]:.0f} MiB for 300")
