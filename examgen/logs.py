"""Logs: a line an event, which names the request or the job that it is about; never prompts, contents or tokens."""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime

_about: ContextVar[dict[str, str]] = ContextVar("about", default={})  # noqa: B039 - it is replaced, never changed


@contextmanager
def about(**ids: str) -> Iterator[None]:
    """Bind ids, such as `request` or `job`, to every line that is logged in the block."""
    token = _about.set({**_about.get(), **ids})
    try:
        yield
    finally:
        _about.reset(token)


class WithIds(logging.Filter):
    """Writes on each record what it is about: `ids` as a dictionary, `about` as a text to print."""

    def filter(self, record: logging.LogRecord) -> bool:
        ids = _about.get()
        record.__dict__.update(ids=ids, about="".join(f"[{name} {value}] " for name, value in ids.items()))
        return True


class JsonLines(logging.Formatter):
    """A JSON object a line, times in UTC."""

    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, str] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            **getattr(record, "ids", {}),
            "message": record.getMessage(),
        }
        if record.exc_info:
            event["exception"] = self.formatException(record.exc_info)
        if record.stack_info:
            event["stack"] = record.stack_info
        return json.dumps(event, ensure_ascii=False)
