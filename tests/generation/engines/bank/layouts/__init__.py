"""Layouts of question banks as teachers have them, printed from items of our own."""

from tests.generation.engines.bank.layouts import (
    docx_en,
    docx_objects,
    docx_tables,
    docx_zh_keys,
    docx_zh_lines,
    docx_zh_marks,
    pdf,
    text,
    xlsx_en,
    xlsx_zh,
)
from tests.generation.engines.bank.layouts.layout import LAYOUTS, Layout, Paper, Question

# Importing a module of layouts registers them.
MODULES = (docx_en, docx_objects, docx_tables, docx_zh_keys, docx_zh_lines, docx_zh_marks, pdf, text, xlsx_en, xlsx_zh)

__all__ = ["LAYOUTS", "MODULES", "Layout", "Paper", "Question"]
