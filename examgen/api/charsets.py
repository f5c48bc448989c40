"""Content types without a charset: everything here is UTF-8, and Django trusts whatever codec a client names.

It decodes even the query with it. A codec that makes no text of bytes would fail before any middleware could answer.
"""

from collections.abc import Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from django.utils.http import parse_header_parameters


def ignore_charsets(application: WSGIApplication) -> WSGIApplication:
    """Show the application content types without their charset."""

    def answer(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        if content_type := environ.get("CONTENT_TYPE"):
            environ["CONTENT_TYPE"] = without_charset(content_type)
        return application(environ, start_response)

    return answer


def without_charset(content_type: str) -> str:
    """Leave out the charset, and with it all but the boundary. Others are left as they are."""
    try:
        _, parameters = parse_header_parameters(content_type)
    except (LookupError, TypeError, ValueError):
        # A parameter in pieces or of an encoding of its own (`boundary*=…`) that make no text.
        parameters = {"charset": ""}
    if "charset" not in parameters:
        return content_type
    media_type, boundary = content_type.partition(";")[0].strip(), parameters.get("boundary")
    # What would need escaping is no boundary: the parser says so of none, too.
    return f'{media_type}; boundary="{boundary}"' if boundary and not set(boundary) & set('"\\') else media_type
