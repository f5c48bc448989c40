"""Jobs are found by their metadata alike on both databases: typed at every depth, exact in numbers, through objects."""

import json
from urllib.parse import quote

import pytest
from django.http import QueryDict

from generation.api.filters import parse_list_query
from generation.models import Job
from tests.jobs import make_account, make_job


def found(query):
    return parse_list_query(QueryDict(query), query).over(Job.objects.all())


def finds(metadata, query):
    """Tell whether a job with this metadata is found, with others beside it."""
    job = make_job(metadata=metadata)
    other = make_job(make_account("bob"), metadata={"another": "job"})
    jobs = list(found(query))
    assert other not in jobs
    return job in jobs


def typed(metadata):
    return f"filter={quote(json.dumps({'metadata': metadata}))}"


def spelled(*keys_and_value):
    *keys, value = keys_and_value
    path = "".join(f"[{quote(key, safe='')}]" for key in keys)
    return f"filter[metadata]{path}={quote(value)}"


SAME = [
    {"a": 1},
    {"a": True},
    {"a": None},
    {"a": ""},
    {"a": 0.1},
    {"a": 1e23},
    {"a": 1e300},
    {"a": 10**300},
    {"a": 9007199254740993},
    {"a": [1, [2, [True, None]], {"b": [{"c": 1.5}]}]},
    {"a": []},
    {"a": [{}]},
    {"a": {"b": {"c": None}}},
    {"a": {"0": [1]}},
    {"0": {"0": "x"}},
    {"": "x"},
    {"": {"": {"": [1]}}},
    {"a.b": [1], 'c"d': [2], "e'f": "x", "g]h[": "y", "i\\j": [3], "%": "z", "{k}": [4], "l,m": [5], "$": 1},
    {"课程": {"生物 七年级": ["细胞"]}},
    {"e\u0301": "e\u0301", "😀": ["😀"]},
]


@pytest.mark.parametrize("metadata", SAME, ids=json.dumps)
def test_metadata_is_found_by_itself(database, metadata):
    assert finds(metadata, typed(metadata))


@pytest.mark.parametrize(
    ("metadata", "wanted"),
    [
        ({"a": 1}, {"a": 1.0}),
        ({"a": [1, {"b": 2.0}]}, {"a": [1.0, {"b": 2}]}),
        ({"a": 0}, {"a": -0.0}),
        ({"a": 1e23}, {"a": 10**23}),
        ({"a": 10**23}, {"a": 1e23}),
        ({"a": [10**300]}, {"a": [1e300]}),
        ({"a": 0.1, "b": 2}, {"a": 0.1}),
        ({"a": {"b": 1, "c": [2]}}, {"a": {"b": 1}}),
        ({"a": {"b": 1}}, {"a": {}}),
        ({"a": [{"b": 1, "c": 2}]}, {"a": [{"c": 2, "b": 1}]}),
    ],
    ids=json.dumps,
)
def test_metadata_is_found_by_what_is_equal_or_part_of_it(database, metadata, wanted):
    assert finds(metadata, typed(wanted))


@pytest.mark.parametrize(
    ("metadata", "wanted"),
    [
        ({"a": 1}, {"a": True}),
        ({"a": False}, {"a": 0}),
        ({"a": "1"}, {"a": 1}),
        ({"a": None}, {"a": False}),
        ({"a": [1]}, {"a": [True]}),
        ({"a": [[1]]}, {"a": [[True]]}),
        ({"a": [[False]]}, {"a": [[0]]}),
        ({"a": [{"b": 1}]}, {"a": [{"b": True}]}),
        ({"a": [{"b": 1}]}, {"a": [{}]}),
        ({"a": [{"b": 1, "c": 2}]}, {"a": [{"b": 1}]}),
        ({"a": [{"b": None}]}, {"a": [{}]}),
        ({"a": [None]}, {"a": []}),
        ({"a": [[1]]}, {"a": {"0": [1]}}),
        ({"a": [1]}, {"a": {"0": 1}}),
        ({"a": [[1]]}, {"a": {"-1": [1]}}),
        ({"a": {"0": [1]}}, {"a": [[1]]}),
        ({"a": [1, 2]}, {"a": [2, 1]}),
        ({"a": [1, 1]}, {"a": [1]}),
        ({"a": [1]}, {"a": 1}),
        ({"a": []}, {"a": {}}),
        ({"a": {}}, {"a": []}),
        ({"a": 9007199254740993}, {"a": 9007199254740992}),
        ({"a": 10**23}, {"a": 99999999999999991611392}),
        ({"a": 10**300}, {"a": int(1e300)}),
        ({"a": {"b": 1}}, {"a.b": 1}),
        ({"a.b": 1}, {"a": {"b": 1}}),
        ({"é": 1}, {"e\u0301": 1}),
        ({"a": {"b": None}}, {"a": None}),
        ({}, {"": None}),
    ],
    ids=json.dumps,
)
def test_metadata_is_not_found_by_what_only_looks_like_it(database, metadata, wanted):
    assert not finds(metadata, typed(wanted))


@pytest.mark.parametrize(
    ("metadata", "query"),
    [
        ({"n": 10**23}, spelled("n", "1e23")),
        ({"n": 1e23}, spelled("n", "100000000000000000000000")),
        ({"n": 1e300}, spelled("n", "1e300")),
        ({"n": "1e999"}, spelled("n", "1e999")),
        ({"n": "9" * 5000}, spelled("n", "9" * 5000)),
        ({"n": int("9" * 400)}, spelled("n", "9" * 400)),
        ({"a": {"0": "x"}}, spelled("a", "0", "x")),
        ({"a.b": {'c"d': True}}, spelled("a.b", 'c"d', "true")),
        ({"课程": {"生物 七年级": None}}, spelled("课程", "生物 七年级", "null")),
    ],
)
def test_a_query_value_is_found_as_what_it_spells(database, metadata, query):
    assert finds(metadata, query)


@pytest.mark.parametrize("text", ["1e999", "-1e999", "Infinity", "NaN"])
def test_a_number_beyond_all_is_only_a_text(database, text):
    assert not finds({"n": 1}, spelled("n", text))


def test_all_conditions_are_one_question_to_the_database(database):
    job = make_job(metadata={f"k{number}": number for number in range(20)})
    query = "&".join(spelled(f"k{number}", str(number)) for number in range(20))
    assert list(found(query)) == [job]
    assert list(found(query.replace("=19", "=20"))) == []
    if database.vendor == "sqlite":
        assert str(found(query).query).count("examgen_metadata_matches") == 1
