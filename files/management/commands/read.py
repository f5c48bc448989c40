"""`manage.py read FILE`: prints what the readers make of a file, so that people see what the engines see."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from files.documents.errors import ReadError
from files.documents.json_lines import json_lines
from files.documents.outline_lines import outline_lines
from files.documents.sandbox import read_isolated


class Command(BaseCommand):
    """Reads in a process of its own, within the limits that a job's files have."""

    requires_system_checks = ()  # they load every page of the service; `manage.py check` runs them
    help = "Print a file as the engines see it: JSON, one block a line, or an outline."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, help="the file to read")
        parser.add_argument("--outline", action="store_true", help="lines for people in place of JSON")

    def handle(self, *, file: Path, outline: bool, **options: Any) -> None:
        try:
            document = read_isolated(file, file.name)
        except OSError as error:
            raise CommandError(f"{file} can't be opened: {error.strerror}.") from error
        except ReadError as error:
            raise CommandError(f"{error.code}: {error}") from error
        self._print(outline_lines(document) if outline else json_lines(document))

    def _print(self, lines: Iterator[str]) -> None:
        try:
            for line in lines:
                self.stdout.write(line)
            self.stdout.flush()
        except BrokenPipeError:
            # Whoever read has had enough, as `head` does; the interpreter must not try the rest when it ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
