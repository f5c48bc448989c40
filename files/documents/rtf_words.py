"""The control words of RTF that say something about the text, and what they say."""

# Destinations whose groups hold nothing that is seen in the text; those marked with \* are left out anyway.
UNSEEN = frozenset({
    "info", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf", "footnote",
    "annotation", "atnid", "atnauthor", "atndate", "atnref", "objdata", "objclass", "objname", "fldinst", "themedata",
    "colorschememapping", "datastore", "latentstyles", "listtable", "listoverridetable", "rsidtbl", "generator",
    "nonshppict", "shprslt", "sp", "bkmkstart", "bkmkend", "filetbl", "revtbl", "tc", "xe", "rxe", "txe",
    "nonesttables", "private", "template", "pgdsctbl", "datafield", "formfield", "ftnsep", "ftnsepc", "aftnsep",
    "aftnsepc", "pnseclvl", "pntxta", "pntxtb",
})  # fmt: skip
# The few destinations marked with \* that hold text or pictures.
SEEN_THOUGH_STARRED = frozenset({"shppict", "shpinst", "listtext", "pntext", "fldrslt"})
MARKS = frozenset({"listtext", "pntext"})

CHARACTERS = {
    "tab": "\t", "line": "\n", "page": "\n", "column": "\n", "softline": "\n", "lbr": "\n", "emdash": "—",
    "endash": "–", "emspace": " ", "enspace": " ", "qmspace": " ", "bullet": "•", "lquote": "\u2018",
    "rquote": "\u2019", "ldblquote": "\u201c", "rdblquote": "\u201d",
}  # fmt: skip
SIGNS = {"~": " ", "_": "-", "\t": "\t"}

# What a switch turns on; with 0 behind it, it turns it off.
SWITCHES = {
    "b": "bold", "i": "italic", "v": "hidden", "deleted": "hidden", "strike": "strike", "striked": "strike",
    "ul": "underline", "uld": "underline", "uldb": "underline", "ulw": "underline", "ulwave": "underline",
    "ulth": "underline", "uldash": "underline", "uldashd": "underline", "uldashdd": "underline",
    "ulhwave": "underline", "ululdbwave": "underline", "super": "raised",
}  # fmt: skip
ENDS = {"ulnone": "underline", "nosupersub": "raised", "sub": "raised"}
NUMBERS = {
    "cf": "color", "highlight": "highlight", "chcbpat": "shade", "f": "font", "uc": "stand_ins", "s": "style",
    "ilvl": "level", "outlinelevel": "outline",
}  # fmt: skip
OF_PARAGRAPHS = frozenset({"style", "level", "outline", "in_table"})
NOT_OF_CHARACTERS = OF_PARAGRAPHS | {"stand_ins", "into", "box"}

# The codecs of a font by its charset; the others are in the charset of the document.
CODECS = {
    77: "mac-roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gb18030", 136: "cp950", 161: "cp1253",
    162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257", 204: "cp1251", 222: "cp874",
    238: "cp1250", 254: "cp437", 255: "cp850",
}  # fmt: skip
SYMBOLS = 2
