"""A writer of small binary Word files, for what no program would write any more."""

import io
import struct
from dataclasses import dataclass

_END = 0xFFFFFFFE
_FREE = 0xFFFFFFFF
_TEXT_AT = 0x600


@dataclass
class Piece:
    """Text saved in one go. `look` and `paragraph` are modifiers in their pages, `modifier` is the piece's own."""

    text: str
    wide: bool = True
    look: bytes = b""
    paragraph: bytes = b""
    modifier: int = 0

    @property
    def data(self) -> bytes:
        return self.text.encode("utf-16-le") if self.wide else self.text.encode("cp1252")


def old_word(*pieces: Piece, order=None, flags=0, version=0xC1, lists=(), main=None, boxes=0, **parts) -> io.BytesIO:
    """Return a file that says these pieces; `order` is the one they stand in, `lists` what they may point at."""
    document = bytearray(_TEXT_AT)
    places = {}
    for index in order or range(len(pieces)):
        places[index] = len(document)
        document += pieces[index].data
        document += bytes(len(document) % 2)
    ends = [places[index] for index in sorted(places, key=places.get)] + [len(document)]
    in_file = [pieces[index] for index in sorted(places, key=places.get)]
    document += bytes(-len(document) % 512)
    first_page = len(document) // 512
    document += _page(ends, [piece.look for piece in in_file], entry=1, pack=_character)
    document += _page(ends, [piece.paragraph for piece in in_file], entry=13, pack=_paragraph)
    tables = {
        12: struct.pack("<III", ends[0], ends[-1], first_page),
        13: struct.pack("<III", ends[0], ends[-1], first_page + 1),
        33: _clx(pieces, places, lists),
        **{int(name[1:]): data for name, data in parts.items()},
    }
    table, fields = b"", [(0, 0)] * 93
    for number, data in tables.items():
        fields[number] = len(table), len(data)
        table += data
    length = sum(len(piece.text) for piece in pieces)
    _head(document, version, flags, (length - boxes if main is None else main, boxes), fields)
    return compound({"WordDocument": bytes(document), "0Table": table})


def _head(document, version, flags, lengths, fields):
    struct.pack_into("<HH6xH", document, 0, 0xA5EC, version, flags)
    struct.pack_into("<H28xH12x8i", document, 32, 14, 22, lengths[0], 0, 0, 0, 0, 0, lengths[1], 0)
    struct.pack_into("<H186I", document, 0x98, 93, *(number for field in fields for number in field))


def _clx(pieces, places, lists):
    ends, entries, end = [0], b"", 0
    for index, piece in enumerate(pieces):
        end += len(piece.text)
        ends.append(end)
        place = places[index] if piece.wide else 2 * places[index] | 1 << 30
        entries += struct.pack("<HIH", 0, place, piece.modifier)
    table = struct.pack(f"<{len(ends)}I", *ends) + entries
    own = b"".join(b"\1" + struct.pack("<H", len(data)) + data for data in lists)
    return own + b"\2" + struct.pack("<I", len(table)) + table


def _page(ends, looks, *, entry, pack):
    page = bytearray(512)
    struct.pack_into(f"<{len(ends)}I", page, 0, *ends)
    place = 510
    for index, look in enumerate(looks):
        data = pack(look)
        place = (place - len(data)) // 2 * 2
        page[place : place + len(data)] = data
        page[4 * len(ends) + entry * index] = place // 2
    page[511] = len(looks)
    return page


def _character(look):
    return bytes([len(look)]) + look


def _paragraph(look):
    data = b"\0\0" + look + bytes(len(look) % 2)
    return b"\0" + bytes([len(data) // 2]) + data


def compound(streams: dict[str, bytes]) -> io.BytesIO:
    """Return an OLE2 file of up to three streams, each too long for the container of small ones."""
    fat, body, entries = [0xFFFFFFFD, _END], b"", []
    for name, data in streams.items():
        padded = data.ljust(max(4096, -(-len(data) // 512) * 512), b"\0")
        start, count = len(fat), len(padded) // 512
        fat += [*range(start + 1, start + count), _END]
        entries.append(
            _entry(name, 2, start, len(padded), right=len(entries) + 2 if len(entries) + 1 < len(streams) else _FREE)
        )
        body += padded
    directory = (_entry("Root Entry", 5, _END, 0, child=1) + b"".join(entries)).ljust(512, b"\0")
    header = bytearray(512)
    header[:8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
    struct.pack_into("<HHHHH", header, 24, 0x3E, 3, 0xFFFE, 9, 6)
    struct.pack_into("<II", header, 44, 1, 1)
    struct.pack_into("<IIIII", header, 56, 4096, _END, 0, _END, 0)
    struct.pack_into("<109I", header, 76, 0, *([_FREE] * 108))
    return io.BytesIO(bytes(header) + struct.pack("<128I", *fat, *([_FREE] * (128 - len(fat)))) + directory + body)


def _entry(name, kind, start, size, *, right=_FREE, child=_FREE):
    encoded = name.encode("utf-16-le")
    head = encoded.ljust(64, b"\0") + struct.pack("<HBB", len(encoded) + 2, kind, 1)
    return head + struct.pack("<III", _FREE, right, child) + bytes(36) + struct.pack("<IQ", start, size)
