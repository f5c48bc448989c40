"""PDF papers: wrapped lines, columns, page heads and feet, red keys, keys on the last page."""

import io

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

from tests.generation.engines.bank.layouts.items import (
    BLANKS,
    CHOICES,
    JUDGE,
    MULTIPLE,
    SHORT,
    SINGLE,
    by_section,
    sections,
)
from tests.generation.engines.bank.layouts.layout import Paper, asked, layout
from tests.generation.engines.bank.layouts.wording import fitting_rows, heading, key, marked, ranged, stem

_FONTS = {"zh": "STSong-Light", "en": "Helvetica"}
pdfmetrics.registerFont(UnicodeCIDFont(_FONTS["zh"]))
_SIZE, _LEADING = 11, 17
_CLOSED = (SINGLE, MULTIPLE, JUDGE)


class _Pages:
    """Lines on pages, in one column or two."""

    def __init__(self, language, columns=1, head="", foot="", bottom=70):
        self._stream = io.BytesIO()
        self._canvas = Canvas(self._stream, pagesize=A4)
        self._font, self._columns, self._head, self._foot, self._bottom = _FONTS[language], columns, head, foot, bottom
        self._page, self._column = 1, 0
        self._width = (A4[0] - 100 - 30 * (columns - 1)) / columns
        self._start()

    def _start(self):
        self._height = A4[1] - 80
        if self._column == 0:
            self._canvas.setFont(self._font, 9)
            self._canvas.drawString(50, A4[1] - 40, self._head)
            self._canvas.drawCentredString(A4[0] / 2, 30, self._foot.format(self._page))
        self._canvas.setFont(self._font, _SIZE)

    def line(self, text, *, red=False, indent=0):
        for part in text.split("\n"):
            for piece in self._wrapped(part, self._width - indent):
                self._write(piece, red, indent)

    def _write(self, text, red, indent):
        if self._height < self._bottom:
            self.turn()
        self._canvas.setFillColorRGB(1 if red else 0, 0, 0)
        self._canvas.drawString(50 + indent + self._column * (self._width + 30), self._height, text)
        self._height -= _LEADING

    def turn(self):
        self._column = (self._column + 1) % self._columns
        if self._column == 0:
            self._canvas.showPage()
            self._page += 1
        self._start()

    def _wrapped(self, text, width):
        whole = self._font == _FONTS["zh"]
        words = list(text) if whole else text.split(" ")
        lines, held = [], ""
        for word in words:
            longer = held + word if whole or not held else f"{held} {word}"
            if held and pdfmetrics.stringWidth(longer, self._font, _SIZE) > width:
                lines, held = [*lines, held], word
            else:
                held = longer
        return [*lines, held]

    def bytes(self):
        self._canvas.save()
        return self._stream.getvalue()


def _bare(items, slot="（  ）"):
    return [asked(item, slot, explained=False) for item in items]


@layout("pdf", "zh")
def key_lines_and_page_heads(items):
    pages = _Pages("zh", head="初中科学总复习题库", foot="第 {} 页", bottom=300)
    for number, item in enumerate(items, 1):
        pages.line(f"{number}. {stem(item)}")
        for option in marked(item.options):
            pages.line(option, indent=10)
        pages.line(f"答案：{key(item)}")
        if item.explanation:
            pages.line(f"解析：{item.explanation}")
    return Paper(pages.bytes(), [asked(item) for item in items])


@layout("pdf", "zh", types=_CLOSED)
def two_columns_and_a_key(items):
    pages = _Pages("zh", columns=2, foot="- {} -", bottom=420)
    keys, number = [], 0
    for index, (kind, group) in enumerate(sections(items)):
        pages.line(heading(index, kind, len(group)))
        for item in group:
            number += 1
            pages.line(f"{number}\uff0e{stem(item)}")
            for option in marked(item.options, "{}\uff0e"):
                pages.line(option)
            keys.append(f"{number}\uff0e{key(item, words=('√', '×'))}")
    pages.turn()
    pages.line("参考答案")
    pages.line("  ".join(keys))
    return Paper(pages.bytes(), _bare(by_section(items)))


@layout("pdf", "zh", types=CHOICES)
def right_option_red(items):
    pages = _Pages("zh")
    for number, item in enumerate(items, 1):
        pages.line(f"{number}、{stem(item)}")
        for letter, option in zip("ABCDEF", marked(item.options, "{}、"), strict=False):
            pages.line(option, red=letter in item.keys)
    return Paper(pages.bytes(), _bare(items))


@layout("pdf", "zh", types=(SINGLE,))
def options_in_rows_ranges_at_the_end(items):
    pages = _Pages("zh", head="单元检测", foot="{}")
    for number, item in enumerate(items, 1):
        pages.line(f"{number}\uff0e{stem(item)}")
        for row in fitting_rows(marked(item.options, "{}\uff0e")):
            pages.line(row)
    pages.line("答案")
    pages.line(ranged(key(item) for item in items))
    return Paper(pages.bytes(), _bare(items))


@layout("pdf", "en", types=(*_CLOSED, SHORT, BLANKS))
def answers_below_in_english(items):
    pages = _Pages("en", head="Biology 101 - Practice Test", foot="Page {}", bottom=320)
    for number, item in enumerate(items, 1):
        pages.line(f"{number}. {stem(item)}")
        for option in marked(item.options):
            pages.line(option, indent=18)
        pages.line(f"Answer: {key(item, ('True', 'False'), ', ', '; ')}")
        if item.explanation:
            pages.line(f"Explanation: {item.explanation}")
    return Paper(pages.bytes(), [asked(item, "____") for item in items])


@layout("pdf", "en", types=CHOICES)
def two_columns_in_english(items):
    pages = _Pages("en", columns=2, foot="{}", bottom=450)
    for number, item in enumerate(items, 1):
        pages.line(f"{number}) {stem(item)}")
        for option in marked(item.options, "({}) ", "abcdef"):
            pages.line(option, indent=12)
    pages.turn()
    pages.line("Answer Key")
    for number, item in enumerate(items, 1):
        pages.line(f"{number}) {key(item, letter=str.lower, join=', ')}")
    return Paper(pages.bytes(), _bare(items))
