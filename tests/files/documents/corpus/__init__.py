"""Documents of our own making with what they are to be read as: importing the package registers all of them."""

from tests.files.documents.corpus import docx_body, docx_inline, docx_lists, pdfs, plain, sheets, slides, texts
from tests.files.documents.corpus.cases import CASES, Case

__all__ = ["CASES", "Case", "docx_body", "docx_inline", "docx_lists", "pdfs", "plain", "sheets", "slides", "texts"]
