"""OpenDocument files made for the tests."""

import io
import zipfile

_NAMES = " ".join(
    f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for prefix, name in {
        "office": "office",
        "table": "table",
        "text": "text",
        "style": "style",
        "draw": "drawing",
        "fo": "xsl-fo-compatible",
    }.items()
)
_MANIFEST = '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">{}</m:manifest>'
ENCRYPTED = '<m:file-entry m:full-path="content.xml"><m:encryption-data/></m:file-entry>'


def open_document(kind, body, *, automatic="", styles="", manifest=""):
    """Return the bytes of a `text` or `spreadsheet` with this body and these styles."""
    content = f"<office:automatic-styles>{automatic}</office:automatic-styles><office:body><office:{kind}>{body}"
    parts = {
        "mimetype": f"application/vnd.oasis.opendocument.{kind}",
        "content.xml": f"<office:c {_NAMES}>{content}</office:{kind}></office:body></office:c>",
        "styles.xml": f"<office:s {_NAMES}><office:styles>{styles}</office:styles></office:s>",
        "META-INF/manifest.xml": _MANIFEST.format(manifest),
    }
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return stream.getvalue()
