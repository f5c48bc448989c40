"""What a Celery worker does around the jobs: it loads engines once, bounds its children, and stops in order."""

import gc
import resource
from typing import Any

from celery import signals
from django.conf import settings

from examgen.process import die_with_parent
from generation.models import Role
from generation.selection import load_engines
from generation.shutdown import request_stop
from generation.signs import Signing

_signing = Signing(Role.WORKER)


@signals.worker_init.connect
def load_before_the_fork(**info: Any) -> None:
    """Load what every child needs, and keep the collector from touching it: the pages stay shared."""
    load_engines()
    gc.collect()
    gc.freeze()


@signals.worker_process_init.connect
def bound_child(**info: Any) -> None:
    """Let a child die with its parent, and a job that eats memory die alone."""
    die_with_parent()
    limit = settings.EXAMGEN_WORKER_MEMORY_BYTES
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


@signals.worker_shutting_down.connect
def tell_the_children(**info: Any) -> None:
    """Let the jobs under way be given back. Celery then waits for its children to end their tasks."""
    request_stop()


@signals.worker_ready.connect
def begin_to_sign(**info: Any) -> None:
    _signing.start()


@signals.worker_shutdown.connect
def end_signing(**info: Any) -> None:
    _signing.stop()
