"""`filter` of the list of jobs, as nested parameters and as JSON."""

import json
from urllib.parse import quote

import pytest

from tests.contract.client import Jobs, percent

METADATA = {
    "none": None,
    "empty": {},
    "text": {"k": "x"},
    "text_one": {"k": "1"},
    "one": {"k": 1},
    "half": {"k": 0.5},
    "true": {"k": True},
    "text_true": {"k": "true"},
    "null": {"k": None},
    "blank": {"k": ""},
    "list": {"k": ["x", "y"]},
    "object": {"k": {"l": "x", "m": {"n": 2}}},
    "chinese": {"课程": "生物 七年级"},
    "number_key": {"0": "zero", "10": {"0": "ten"}},
    "dotted": {"a.b": "x", "c d": "e&f=g"},
    "two": {"a": "1", "b": "2", "c": {"d": "3"}},
    "odd": {"[k]": "x", "__class__": "x", "toString": "x"},
}


MANY_CONDITIONS = "Filter has too many conditions (maximum is 20)"
MANY_PARAMETERS = "The query has too many parameters (maximum is 200)"


@pytest.fixture(scope="module")
def shelf(fresh_client):
    """An account with a finished job for each metadata, and one with content; and the names of the jobs."""
    jobs = Jobs(fresh_client(), "/v1/generation/jobs", "Generation job")
    names = {jobs.script("make 1", metadata=metadata): name for name, metadata in METADATA.items()}
    body = {"creation_type": "knowledge_base", "content": "Tides.", "prompt": "script: make 1"}
    names[jobs.created(**body, metadata={"a": "1"})] = "content"
    assert jobs.follow_all() == []
    return jobs.client, names


@pytest.fixture
def find(shelf, family):
    """Return the names of the jobs that a query finds."""
    client, names = shelf
    jobs = Jobs(client, family.base, family.noun)

    def by(query):
        answer = jobs.list_by(f"limit=100&{query}")
        assert answer.status == 200, answer.raw
        return {names[summary["id"]] for summary in answer.json["data"]}

    return by


@pytest.fixture
def refusal(shelf, family):
    client, _ = shelf
    return lambda query: Jobs(client, family.base, family.noun).list_by(query).error


def nested(*keys_and_value):
    *keys, value = keys_and_value
    return f"filter[metadata]{''.join(f'[{percent(key)}]' for key in keys)}={percent(value)}"


def as_json(value):
    return f"filter={quote(json.dumps(value))}"


@pytest.mark.parametrize(
    ("creation_type", "names"),
    [
        ("knowledge_base", {"content"}),
        ("oneline", set(METADATA)),
        ("question_bank", set()),
        ("essay", set()),
        ("", set()),
    ],
)
def test_creation_type(find, creation_type, names):
    assert find(f"filter[creation_type]={creation_type}") == names
    assert find(as_json({"creation_type": creation_type})) == names


@pytest.mark.parametrize(
    ("query", "names"),
    [
        (nested("k", "x"), {"text"}),
        (nested("k", "1"), {"one", "text_one"}),
        (nested("k", "1.0"), {"one"}),
        (nested("k", "0.5"), {"half"}),
        (nested("k", "5e-1"), {"half"}),
        (nested("k", "true"), {"true", "text_true"}),
        (nested("k", "True"), set()),
        (nested("k", "null"), {"null"}),
        (nested("k", ""), {"blank"}),
        (nested("k", "l", "x"), {"object"}),
        (nested("k", "m", "n", "2"), {"object"}),
        (nested("k", "l", "y"), set()),
        (nested("k", '["x","y"]'), set()),
        (nested("课程", "生物 七年级"), {"chinese"}),
        (nested("0", "zero"), {"number_key"}),
        (nested("10", "0", "ten"), {"number_key"}),
        (nested("a.b", "x"), {"dotted"}),
        (nested("a", "b", "x"), set()),
        (nested("c d", "e&f=g"), {"dotted"}),
        (nested("__class__", "x"), {"odd"}),
        (nested("toString", "x"), {"odd"}),
        (nested("missing", "null"), set()),
        (nested("k", "NaN"), set()),
        (nested("k", "1e999"), set()),
        (nested("k", "-1e999"), set()),
        (nested("k", "9" * 4000), set()),
    ],
)
def test_a_query_value_matches_what_it_spells(find, query, names):
    assert find(query) == names


@pytest.mark.parametrize(
    ("metadata", "names"),
    [
        ({"k": "x"}, {"text"}),
        ({"k": "1"}, {"text_one"}),
        ({"k": 1}, {"one"}),
        ({"k": 1.0}, {"one"}),
        ({"k": 0.5}, {"half"}),
        ({"k": True}, {"true"}),
        ({"k": False}, set()),
        ({"k": 0}, set()),
        ({"k": "true"}, {"text_true"}),
        ({"k": None}, {"null"}),
        ({"k": ""}, {"blank"}),
        ({"k": ["x", "y"]}, {"list"}),
        ({"k": ["y", "x"]}, set()),
        ({"k": ["x"]}, set()),
        ({"k": {"l": "x"}}, {"object"}),
        ({"k": {"l": "x", "m": {"n": 2}}}, {"object"}),
        ({"k": {"m": {"n": "2"}}}, set()),
        ({"课程": "生物 七年级"}, {"chinese"}),
        ({"0": "zero"}, {"number_key"}),
        ({"a.b": "x"}, {"dotted"}),
        ({"[k]": "x"}, {"odd"}),
        ({"missing": None}, set()),
    ],
)
def test_json_matches_typed(find, metadata, names):
    assert find(as_json({"metadata": metadata})) == names


def test_all_that_is_given_must_hold(find):
    assert find(nested("a", "1")) == {"two", "content"}
    assert find(f"{nested('a', '1')}&{nested('b', '2')}") == {"two"}
    assert find(f"{nested('a', '1')}&{nested('c', 'd', '3')}") == {"two"}
    assert find(f"{nested('a', '1')}&{nested('b', '3')}") == set()
    assert find(f"{nested('a', '1')}&filter[creation_type]=knowledge_base") == {"content"}
    assert find(f"{nested('a', '1')}&{nested('a', '2')}") == set()
    assert find(as_json({"metadata": {"a": "1", "c": {"d": "3"}}})) == {"two"}
    assert find(as_json({"creation_type": "knowledge_base", "metadata": {"a": "1"}})) == {"content"}


@pytest.mark.parametrize("count", [1, 20])
def test_twenty_conditions_are_taken(find, count):
    assert find("&".join([nested("a", "1")] * count)) == {"two", "content"}
    assert find("&".join(nested(f"k{number}", "1") for number in range(count))) == set()
    assert find(as_json({"metadata": {"k": {f"k{number}": 1 for number in range(count)}}})) == set()


@pytest.mark.parametrize("query", ["filter[metadata]=null", as_json({"metadata": None})])
def test_metadata_null_means_jobs_without(find, query):
    assert find(query) == {"none"}


@pytest.mark.parametrize(
    "query",
    [
        "",
        as_json({}),
        as_json({"metadata": {}}),
        as_json({"colour": "blue", "status": {"is": "failed"}}),
        "filter[colour]=blue",
        "filter[status]=failed&filter[prompt][a][b]=c",
    ],
)
def test_other_attributes_are_ignored(find, query):
    assert find(query) == {*METADATA, "content"}


def test_encoded_brackets_are_brackets(find):
    assert find("filter%5Bmetadata%5D%5Bk%5D%5Bl%5D=x") == {"object"}


def test_pages_of_a_filter(shelf, family):
    client, names = shelf
    jobs = Jobs(client, family.base, family.noun)
    first = jobs.list_by(f"{nested('k', '1')}&limit=1").json
    second = jobs.list_by(f"{nested('k', '1')}&limit=1&after={first['data'][0]['id']}").json
    assert [first["has_more"], second["has_more"]] == [True, False]
    assert [names[page["data"][0]["id"]] for page in (first, second)] == ["one", "text_one"]
    assert jobs.list_by(f"{nested('k', '1')}&limit=1&after=1").json == second


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("filter=x", "Filter is not valid JSON"),
        ("filter=", "Filter is not valid JSON"),
        ("filter=%7B", "Filter is not valid JSON"),
        ('filter={"metadata":{"k":NaN}}', "Filter is not valid JSON"),
        ("filter=[]", "Filter must be an object"),
        ("filter=1", "Filter must be an object"),
        ("filter[metadata]=x", "Filter metadata must be an object"),
        ("filter[metadata]=1", "Filter metadata must be an object"),
        ('filter={"metadata":"x"}', "Filter metadata must be an object"),
        ('filter={"metadata":[]}', "Filter metadata must be an object"),
        (f"filter[metadata]{'[k]' * 40}=1", "Filter is nested too deeply"),
        ("filter=" + '{"k":' * 50 + "1" + "}" * 50, "Filter is nested too deeply"),
        (nested(*"k" * 40), "Filter is nested too deeply"),
        ("&".join([nested("k", "1")] * 21), MANY_CONDITIONS),
        (
            "&".join(nested(f"k{number}", "1") for number in range(200)),
            MANY_CONDITIONS,
        ),
        (as_json({"metadata": dict.fromkeys(map(str, range(21)))}), MANY_CONDITIONS),
        ("x=1&" * 200 + nested("k", "1"), MANY_PARAMETERS),
        ("&".join([nested("k", "1")] * 201), MANY_PARAMETERS),
        ('filter={"metadata":{"k":1e400}}', "Filter holds a number that is too large"),
        ("filter[metadata][k]=%00", "Filter holds a NUL character"),
        (r'filter={"metadata":{"k":"\u0000"}}', "Filter holds a NUL character"),
        (r'filter={"metadata":{"k":"\ud800"}}', "Filter holds a lone surrogate"),
    ],
)
def test_what_is_no_filter_is_refused(refusal, query, message):
    assert refusal(quote(query, safe="=&[]%")) == (400, message)
