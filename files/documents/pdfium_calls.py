"""pdfium's functions called as they are: for calls this short the checks of their binding cost more than the work.

Handles are passed as `c_void_p`, what is written to as `byref`, whole numbers as they are.
"""

import ctypes
from collections.abc import Callable
from typing import Any

from pypdfium2 import raw

Handle = ctypes.c_void_p


def _direct(function: Any, result: Any = ctypes.c_int) -> Callable[..., Any]:
    address = ctypes.cast(function, ctypes.c_void_p).value
    return ctypes.PYFUNCTYPE(result)(address or 0)


load_page = _direct(raw.FPDF_LoadPage, Handle)
close_page = _direct(raw.FPDF_ClosePage, None)
count_objects = _direct(raw.FPDFPage_CountObjects)

load_text = _direct(raw.FPDFText_LoadPage, Handle)
close_text = _direct(raw.FPDFText_ClosePage, None)
count_characters = _direct(raw.FPDFText_CountChars)
get_text = _direct(raw.FPDFText_GetText)
get_unicode = _direct(raw.FPDFText_GetUnicode, ctypes.c_uint)
get_text_object = _direct(raw.FPDFText_GetTextObject, Handle)
get_origin = _direct(raw.FPDFText_GetCharOrigin)
get_box = _direct(raw.FPDFText_GetLooseCharBox)
get_matrix = _direct(raw.FPDFText_GetMatrix)
get_font_size = _direct(raw.FPDFText_GetFontSize, ctypes.c_double)

get_font = _direct(raw.FPDFTextObj_GetFont, Handle)
get_render_mode = _direct(raw.FPDFTextObj_GetTextRenderMode)
get_fill_color = _direct(raw.FPDFPageObj_GetFillColor)

get_font_name = _direct(raw.FPDFFont_GetBaseFontName, ctypes.c_size_t)
get_font_weight = _direct(raw.FPDFFont_GetWeight)
get_font_flags = _direct(raw.FPDFFont_GetFlags)
