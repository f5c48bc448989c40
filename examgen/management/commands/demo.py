"""Shows the service at work: starts it, runs the three kinds of job over HTTP, and says what to do next."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from examgen.broker import LOOPBACK, free_port
from examgen.demo.client import Client, DemoError
from examgen.demo.service import DemoService
from examgen.demo.tour import Tour
from examgen.embedded import CannotServeError, refuse_taken_port

STEPS = 5
AGAIN = """
The service of this demo starts again, with all it made (until the next demo empties it), by

  EXAMGEN_DATA_DIR={data} make serve PORT={port}

(`make demo KEEP=1` keeps it running at once.) Then there are:
"""
NEXT = """
  Documentation   http://{host}/docs
  Administration  http://{host}/admin/   user admin, password {password}
  Your token      {token}
  A first call    curl -H "Authorization: Bearer {token}" "http://{host}/v1/generation/jobs?limit=3"
  To stop         Ctrl-C
"""


class Command(BaseCommand):
    """Runs the demo on a data folder of its own, which it empties first and leaves for a look afterwards."""

    help = "Show the service at work on documents of its own."
    # The database of the installation is none of the demo's business.
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--port", type=int, help="port of the web server (a free one)")
        parser.add_argument("--keep", action="store_true", help="go on serving until Ctrl-C")

    def handle(self, *, port: int | None, keep: bool, **options: Any) -> None:
        self._steps = 0
        port = port or free_port()
        service = DemoService(settings.BASE_DIR, settings.DATA_DIR / "demo", port)
        try:
            refuse_taken_port(port)
            service.clear()
            self._show(service, port, keep=keep)
        except CannotServeError as error:
            raise CommandError(str(error)) from error
        except DemoError as error:
            raise CommandError(
                f"{error}\nThe logs are in {service.log.parent}: the last lines of worker.log and web.log say more. "
                "Then run `make demo` again."
            ) from error
        except KeyboardInterrupt:
            sys.exit(128 + signal.SIGINT)

    def _show(self, service: DemoService, port: int, *, keep: bool) -> None:
        start = time.monotonic()
        host = f"{LOOPBACK}:{port}"
        with ExitStack() as stack:
            with self._step("Start the service: broker, sweeper, worker, web"):
                process = stack.enter_context(service.running())
                self._say(f"  http://{host}")
            with self._step("Make an account with a token, and an administrator"):
                token, password = service.accounts()
            tour = Tour(Client(host, token, self._say_indented), self._say_indented)
            with self._step("knowledge_base: questions from documents, one English, one Chinese"):
                tour.documents()
            with self._step("question_bank: the questions of a bank, as they are"):
                tour.bank()
            with self._step("oneline: questions from a line"):
                tour.prompts()
            self._say(f"\nAll done in {time.monotonic() - start:.1f} s.")
            texts = (NEXT,) if keep else (AGAIN, NEXT)
            self._say("".join(texts).format(data=service.data, host=host, port=port, token=token, password=password))
            if keep:
                self._wait(process)

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        """Serve until Ctrl-C, the ordinary end here."""
        with suppress(KeyboardInterrupt):
            process.wait()
            raise DemoError("The service ended.")

    @contextmanager
    def _step(self, title: str) -> Iterator[None]:
        self._steps += 1
        self._say(f"\n[{self._steps}/{STEPS}] {title}")
        start = time.monotonic()
        yield
        self._say(f"  ({time.monotonic() - start:.1f} s)")

    def _say_indented(self, line: str) -> None:
        self._say(f"  {line}")

    def _say(self, line: str) -> None:
        self.stdout.write(line)
        self.stdout.flush()
