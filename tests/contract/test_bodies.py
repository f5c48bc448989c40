"""Bodies of a create that are no JSON objects, or hold what no database keeps."""

import pytest

from tests.contract.client import ABSENT

JSON = {"Content-Type": "application/json"}
NOT_JSON = (400, "The body is not valid JSON")


def sent(client, base, raw, headers=JSON):
    return client.send("POST", base, raw, headers)


@pytest.mark.parametrize(
    "raw",
    [
        b"{",
        b"creation_type=oneline",
        b"{'creation_type': 'oneline'}",
        b'{"creation_type": "oneline",}',
        b'{"creation_type": "oneline", "prompt": "5 questions", "metadata": {"n": NaN}}',
        b'{"creation_type": "oneline", "prompt": "5 questions", "metadata": {"n": Infinity}}',
        b'{"creation_type": "oneline", "prompt": "5 questions", "metadata": {"n": -Infinity}}',
        b'{"creation_type": "oneline", "prompt": "\xff\xfe"}',
        b'{"creation_type": "oneline", "prompt": "\x00"}',
        b'{"n": ' + b"1" * 5000 + b"}",
        b'{"n": ' + b"[" * 100_000,
        "{}".encode("utf-16"),
    ],
    ids=["cut", "form", "quotes", "comma", "nan", "inf", "-inf", "not_utf8", "raw_nul", "digits", "brackets", "utf16"],
)
def test_malformed_json(alice, family, raw):
    assert sent(alice, family.base, raw).error == NOT_JSON


@pytest.mark.parametrize("raw", [b"null", b"[]", b'"oneline"', b"1", b"[{}]"])
def test_json_that_is_no_object(alice, family, raw):
    assert sent(alice, family.base, raw).error == (400, "The body must be a JSON object")


@pytest.mark.parametrize(
    "body",
    [
        rb'{"creation_type": "oneline", "prompt": "a\u0000b"}',
        rb'{"creation_type": "knowledge_base", "content": "a\u0000b"}',
        rb'{"creation_type": "oneline", "prompt": "a", "metadata": {"k": "\u0000"}}',
        rb'{"creation_type": "oneline", "prompt": "a", "metadata": {"\u0000": "k"}}',
        rb'{"creation_type": "oneline", "prompt": "a", "metadata": {"k": [{"l": ["\u0000"]}]}}',
    ],
)
def test_nul_is_refused_wherever_it_stands(alice, family, body):
    assert sent(alice, family.base, body).error == (400, "The body holds a NUL character")


@pytest.mark.parametrize(
    "body",
    [
        rb'{"creation_type": "oneline", "prompt": "\ud800"}',
        rb'{"creation_type": "oneline", "prompt": "\udc00\ud800"}',
        rb'{"creation_type": "knowledge_base", "content": "a\udfffb"}',
        rb'{"creation_type": "oneline", "prompt": "a", "metadata": {"k": "\ud800"}}',
        rb'{"creation_type": "oneline", "prompt": "a", "metadata": {"\ud800": "k"}}',
    ],
)
def test_a_lone_surrogate_is_refused_wherever_it_stands(alice, family, body):
    assert sent(alice, family.base, body).error == (400, "The body holds a lone surrogate")


def test_a_number_that_is_too_large_for_a_float_is_refused(alice, family):
    body = b'{"creation_type": "oneline", "prompt": "a", "metadata": {"n": 1e400}}'
    assert sent(alice, family.base, body).error == (400, "The body holds a number that is too large")


def test_deep_nesting_is_refused(alice, family):
    deep = b'{"creation_type": "oneline", "prompt": "a", "metadata": ' + b'{"k":' * 200 + b"1" + b"}" * 201
    assert sent(alice, family.base, deep).error == (400, "The body is nested too deeply")


@pytest.mark.parametrize(
    "content_type",
    ["text/plain", "application/x-www-form-urlencoded", "application/xml", "multipart/form-data; boundary=x"],
)
def test_another_content_type_is_refused(alice, family, content_type):
    answer = sent(alice, family.base, b'{"creation_type": "oneline"}', {"Content-Type": content_type})
    assert answer.error == (415, f'Unsupported media type "{content_type}" in request.')


def test_a_missing_content_type_is_refused(alice, family):
    assert sent(alice, family.base, b"{}", {}).error == (415, 'Unsupported media type "" in request.')


@pytest.mark.parametrize(
    "content_type",
    [
        "application/json",
        "application/json; charset=utf-8",
        "Application/JSON",
        "application/json; charset=utf-16",
        "application/json; charset=idna",
        "application/json; charset=base64",
        "application/json; charset*=base64''x",
        "application/json; charset=no-such",
    ],
)
def test_json_has_one_content_type_however_it_is_written(alice, family, content_type):
    answer = sent(alice, family.base, b"{}", {"Content-Type": content_type})
    assert answer.error == (400, "Creation Type can't be blank")


@pytest.mark.parametrize("value", [ABSENT, {}])
def test_an_empty_body_carries_nothing(alice, family, value):
    assert alice.post(family.base, value).error == (400, "Creation Type can't be blank")


def test_a_byte_order_mark_does_no_harm(alice, family):
    assert sent(alice, family.base, b"\xef\xbb\xbf{}").error == (400, "Creation Type can't be blank")


def test_two_mebibytes_are_read_and_one_byte_more_is_not(alice, family):
    largest = b'{"k": "' + b"x" * (2 * 1024 * 1024 - 9) + b'"}'
    assert sent(alice, family.base, largest).error == (400, "Creation Type can't be blank")
    assert sent(alice, family.base, largest + b" ").error == (413, "The body is too large (maximum is 2097152 bytes)")
