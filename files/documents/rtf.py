"""RTF, which Word and others save under the name doc too: its groups and control words, in one pass."""

import re
from typing import BinaryIO

from files.documents.disguises import RTF_START
from files.documents.errors import ReadCode, ReadError
from files.documents.notes import finished
from files.documents.rtf_blocks import RtfBlocks
from files.documents.rtf_words import SEEN_THOUGH_STARRED, UNSEEN
from files.documents.types import Document, Kind

_TOKEN = re.compile(
    rb"\\(?:([a-zA-Z]{1,32})(-?\d{1,9})? ?|('[0-9a-fA-F]{2})|([^a-zA-Z']))|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\'?",
    re.DOTALL,
)
_IN_SKIPPED_GROUP = re.compile(rb"\\bin(\d{1,9}) ?|\\.|[{}]", re.DOTALL)
_DEEPEST = 5_000
_STAR = b"*"
_ESCAPED = (b"\\", b"{", b"}")
_LINE_ENDS = (b"\n", b"\r")


def read(stream: BinaryIO, kind: Kind, filename: str) -> Document:
    data = stream.read()
    blocks = RtfBlocks()
    _Scanner(data, blocks).run()
    return finished(kind, tuple(blocks.done()), blocks.pictures)


class _Scanner:
    """Goes through the groups: what a group sets holds to its end."""

    def __init__(self, data: bytes, blocks: RtfBlocks) -> None:
        self._data = data
        self._blocks = blocks
        self._place = max(data.find(RTF_START), 0)
        self._depth = 0
        self._starred = False

    def run(self) -> None:
        while found := _TOKEN.match(self._data, self._place):
            self._place = found.end()
            word, number, byte, sign, brace, text = found.groups()
            if text is not None:
                self._blocks.characters(text)
            elif word is not None:
                self._word(word.decode("ascii"), None if number is None else int(number))
            elif byte is not None:
                self._blocks.characters(bytes.fromhex(byte[1:].decode("ascii")))
            elif sign is not None:
                self._sign(sign)
            elif brace is not None:
                self._brace(brace)

    def _brace(self, brace: bytes) -> None:
        self._starred = False
        self._depth += 1 if brace == b"{" else -1
        if self._depth > _DEEPEST:
            raise ReadError(ReadCode.TOO_COMPLEX)
        if brace == b"{":
            self._blocks.open_group()
        elif self._depth > 0:
            self._blocks.close_group()
        else:
            # What follows the last brace is no part of the text.
            self._place = len(self._data)

    def _sign(self, sign: bytes) -> None:
        if sign == _STAR:
            self._starred = True
        elif sign in _ESCAPED:
            self._blocks.characters(sign)
        elif sign in _LINE_ENDS:
            self._blocks.word("par", None)
        else:
            self._blocks.sign(sign.decode("latin-1"))

    def _word(self, word: str, number: int | None) -> None:
        starred, self._starred = self._starred, False
        if word == "u":
            self._blocks.unicode(number or 0)
        elif word == "bin":
            self._place += max(number or 0, 0)
        elif word in UNSEEN or (starred and word not in SEEN_THOUGH_STARRED):
            self._skip_group()
        elif word == "pict":
            self._blocks.pictures += 1
            self._skip_group()
        else:
            self._blocks.word(word, number)

    def _skip_group(self) -> None:
        """Go to the brace that closes the group."""
        depth = 1
        while found := _IN_SKIPPED_GROUP.search(self._data, self._place):
            self._place = found.end() + int(found[1] or 0)
            depth += {b"{": 1, b"}": -1}.get(found[0], 0)
            if not depth:
                self._place = found.start()
                return
        self._place = len(self._data)
