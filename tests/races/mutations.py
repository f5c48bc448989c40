"""Taking a guard away, to see that its race notices.

A mutation replaces texts in the source of our modules, runs the changed source in the racers' processes, and drops
what else would hold: a trigger or a constraint.
"""

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any
from unittest.mock import patch

from django.db import connection, models

from generation.models import Job, Question
from generation.triggers import install_triggers, remove_triggers

TRIGGERS = {
    "job_final_state_never_changes": "generation_job",
    "question_needs_its_job_generating": "generation_question",
}
FINAL_STATE, FENCE = TRIGGERS


class MutationError(Exception):
    """The mutation does not fit the source any more."""


@dataclass(frozen=True)
class Change:
    """A text of a module and what stands there instead. A space in `old` stands for any white space, or none."""

    module: str
    old: str
    new: str

    def applied(self, source: str) -> str:
        pattern = r"\s*".join(map(re.escape, self.old.split(" ")))
        changed, count = re.subn(pattern, lambda _: self.new, source)
        if count != 1:
            raise MutationError(f"{self.module} has this {count} times, not once: {self.old}")
        return changed


@dataclass(frozen=True)
class Mutation:
    """A protocol with a guard less. `harmless_on` says where another guard still holds, and which."""

    name: str
    changes: tuple[Change, ...] = ()
    without: tuple[str, ...] = ()
    harmless_on: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name

    def apply(self) -> None:
        """Change the modules of this process."""
        for name in {change.module for change in self.changes}:
            module = import_module(name)
            source = inspect.getsource(module)
            for change in self.changes:
                if change.module == name:
                    source = change.applied(source)
            _run_again(module, source)


def _run_again(module: Any, source: str) -> None:
    before = dict(vars(module))
    exec(compile(source, module.__file__, "exec"), vars(module))  # noqa: S102 - our own source, changed
    for name, function in before.items():
        if inspect.isfunction(function) and function.__module__ == module.__name__:
            # Whoever imported the function by name holds the old object: give it the new body too.
            inspect.unwrap(function).__code__ = inspect.unwrap(vars(module)[name]).__code__


def drop_from_schema(without: Sequence[str]) -> None:
    """Take triggers and constraints away from the default database."""
    constraints = [name for name in without if name not in TRIGGERS]
    remove_triggers(plan=constraints)
    for model in (Job, Question):
        _drop_constraints(model, constraints)
    install_triggers()
    for name in set(without) & set(TRIGGERS):
        table = f" ON {TRIGGERS[name]}" if connection.vendor == "postgresql" else ""
        with connection.cursor() as cursor:
            cursor.execute(f"DROP TRIGGER {name}{table}")


def _drop_constraints(model: type[models.Model], names: Sequence[str]) -> None:
    dropped = [constraint for constraint in model._meta.constraints if constraint.name in names]
    # SQLite builds the table anew from what the model says.
    with patch.object(model._meta, "constraints", [each for each in model._meta.constraints if each not in dropped]):
        for constraint in dropped:
            with connection.schema_editor() as editor:
                editor.remove_constraint(model, constraint)


def mutation(
    name: str, *changes: Change, without: tuple[str, ...] = (), harmless_on: Mapping[str, str] | None = None
) -> Callable[[Any], Any]:
    """Run the race once more without a guard; then its invariant has to be broken."""

    def decorate(test: Any) -> Any:
        test.mutations = [Mutation(name, changes, without, harmless_on or {}), *getattr(test, "mutations", [])]
        return test

    return decorate


def read_first(guard: str, then: str = "", before: str = "") -> Change:
    """Return a change to a move: the guard is read, and the UPDATE that follows no longer names it.

    Such code passes every test that makes one move after the other.
    """
    unguarded = f'{before} Job.objects.filter(pk__in=list({guard}.values_list("pk", flat=True))).update({then}'
    return Change("generation.moves", f"{before} {guard} .update( {then}", unguarded)
