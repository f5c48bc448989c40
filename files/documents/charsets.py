"""The charsets that files name, by the codecs that read them; those that are a part of another by the larger one."""

import codecs
import re

_USUAL = re.compile(
    r"utf-?8|utf-?16(?:le|be)?|gb18030|big5(?:-?hkscs)?|shift_?jis|euc-?(?:jp|kr)|iso-?2022-?jp|koi8-?[ru]|tis-?620|macintosh"
    r"|(?:windows-|cp)?125[0-8]|(?:windows-|cp)?(?:874|932|949)|iso-?8859-?\d{1,2}|(?:cp)?(?:437|850|852|866)"
)
_LARGER = {
    "gb2312": "gb18030", "gbk": "gb18030", "x-gbk": "gb18030", "gb_2312-80": "gb18030", "chinese": "gb18030",
    "936": "gb18030", "cp936": "gb18030", "54936": "gb18030", "hz-gb-2312": "hz", "950": "cp950", "10000": "mac-roman",
    "us-ascii": "cp1252", "ascii": "cp1252", "iso-8859-1": "cp1252", "latin1": "cp1252", "latin-1": "cp1252",
    "shift_jis": "cp932", "shift-jis": "cp932", "sjis": "cp932", "x-sjis": "cp932", "ks_c_5601-1987": "cp949",
    "euc-kr": "cp949", "unicode": "utf-16", "65001": "utf-8", "28591": "cp1252",
}  # fmt: skip


def codec_of(charset: str) -> str | None:
    """Return the codec for a charset or code page by its name, None for one that is not known."""
    name = charset.strip().lower()
    if name in _LARGER:
        return _LARGER[name]
    if not _USUAL.fullmatch(name):
        return None
    try:
        return codecs.lookup(f"cp{name}" if name.isdecimal() else name).name
    except LookupError:
        return None
