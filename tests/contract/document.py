"""The service's OpenAPI document, held against its own answers."""

import re

from jsonschema import Draft202012Validator

TYPES = {401: "authentication_error", 403: "permission_error", 429: "rate_limit_error"}


class Document:
    """Checks answers by what the document says of their operation and status."""

    def __init__(self, tree):
        self.tree = tree
        self._components = {"components": {"schemas": closed(tree["components"]["schemas"])}}
        self._operations = [
            (re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)), operations) for path, operations in tree["paths"].items()
        ]

    def check(self, method, path, answer):
        """Raises AssertionError or jsonschema's ValidationError."""
        if answer.status >= 400:
            check_error(answer)
        operation = self._operation(method, path)
        if operation is None:
            return
        promised = operation["responses"].get(str(answer.status))
        assert promised, f"{method} {path} is not said to answer {answer.status}"
        assert answer.headers["content-type"] in promised["content"]
        schema = promised["content"]["application/json"]["schema"]
        validator = Draft202012Validator(
            {**self._components, **schema}, format_checker=Draft202012Validator.FORMAT_CHECKER
        )
        validator.validate(answer.json)

    def _operation(self, method, path):
        plain = path.partition("?")[0]
        return next(
            (operations.get(method.lower()) for pattern, operations in self._operations if pattern.fullmatch(plain)),
            None,
        )


def check_error(answer):
    """Every error has one shape, whatever its status and its address."""
    assert answer.headers["content-type"] == "application/json", answer
    kind = "api_error" if answer.status >= 500 else TYPES.get(answer.status, "invalid_request_error")
    error = answer.json["error"]
    assert answer.json == {"error": {"type": kind, "message": error["message"]}}
    assert isinstance(error["message"], str)
    assert error["message"].strip()


def closed(schemas):
    """Return the schemas with keys shut out that they do not name: an answer has none of those."""
    return {
        name: {"additionalProperties": False, **schema} if "properties" in schema else schema
        for name, schema in schemas.items()
    }
