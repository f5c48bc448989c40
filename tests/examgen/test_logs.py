"""A line an event, bound to what it is about."""

import json
import logging

import pytest

from examgen.logs import JsonLines, WithIds, about


@pytest.fixture
def logged():
    """Return what a handler of ours writes for an event, as JSON."""

    def write(message, *arguments, error=None):
        exc_info = (type(error), error, error.__traceback__) if error else None
        record = logging.LogRecord("examgen.test", logging.WARNING, __file__, 1, message, arguments, exc_info)
        assert WithIds().filter(record)
        line = JsonLines().format(record)
        assert "\n" not in line
        return json.loads(line)

    return write


def test_an_event_is_an_object_on_one_line(logged):
    event = logged("took %d s,\nand 完成", 3)
    time = event.pop("time")
    assert event == {"level": "WARNING", "logger": "examgen.test", "message": "took 3 s,\nand 完成"}
    assert time.endswith("+00:00")


def test_ids_are_bound_to_the_events_of_their_block_only(logged):
    with about(request="r1"):
        with about(job="gen-1"):
            inner = logged("inside")
        outer = logged("around")
    assert (inner["request"], inner["job"]) == ("r1", "gen-1")
    assert (outer["request"], "job" in outer, "request" in logged("after")) == ("r1", False, False)


def test_an_exception_is_part_of_its_event(logged):
    try:
        raise ValueError("a reason")
    except ValueError as error:
        event = logged("it failed", error=error)
    assert event["exception"].endswith("ValueError: a reason")
