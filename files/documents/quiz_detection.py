"""Which files hold the questions of a learning platform: told by the root of an XML, or by the manifest of a zip."""

import posixpath
import re
import zipfile

from files.documents import encodings
from files.documents.types import Kind

MANIFEST = "imsmanifest.xml"
_OFFICE_MANIFEST = "[Content_Types].xml"
# Enough of a manifest to name a resource of each kind.
_LOOKED_AT = 1 << 20
# Each piece of a prolog is taken whole or not at all, so that no file takes long.
_ROOT = re.compile(
    r"\ufeff?(?>\s+|<\?.*?\?>|<!--.*?-->|<!doctype[^<>\[]*+(?:\[[^\]]*+\]\s*+)?>)*+<(?:[\w.-]{1,40}:)?"
    r"(?P<name>quiz|questestinterop|assessmentitem|assessmenttest)(?=[\s/>])",
    re.DOTALL | re.IGNORECASE,
)
_QUESTION = re.compile(r"<question[\s/>]", re.IGNORECASE)


def kind_of_xml(head: bytes) -> Kind | None:
    """Return the kind of quiz that a text begins, None for any other text."""
    encoding = encodings.sniff(head, whole=len(head) < encodings.SAMPLE_SIZE)
    text = head.decode(encoding, "replace") if encoding else ""
    root = _ROOT.match(text)
    if root is None:
        return None
    if root["name"].lower() != "quiz":
        return Kind.QTI
    return Kind.MOODLE_XML if _QUESTION.search(text, root.end()) else None


def is_package(archive: zipfile.ZipFile) -> bool:
    """Tell a package of QTI from the other packages of learning platforms, which have a manifest as well."""
    names = archive.namelist()
    manifests = [name for name in names if posixpath.basename(name).lower() == MANIFEST]
    if not manifests or _OFFICE_MANIFEST in names:
        return False
    with archive.open(min(manifests, key=len)) as manifest:
        return b"qti" in manifest.read(_LOOKED_AT).lower()
