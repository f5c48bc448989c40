"""The race, with its guards and then once without each of them."""

from contextlib import contextmanager
from functools import cache

import pytest

from tests.databases import empty
from tests.races.mutations import drop_from_schema
from tests.races.racing import RaceError, run_race, start_server


def pytest_generate_tests(metafunc):
    """Run every race once as the code is, and once for each of its mutations."""
    if "race" not in metafunc.fixturenames or "mutation" in metafunc.function.__code__.co_varnames:
        return
    mutations = getattr(metafunc.function, "mutations", [])
    if not mutations:
        raise RaceError(f"{metafunc.function.__name__} has no mutation: nothing shows that it can fail")
    metafunc.parametrize("mutation", [None, *mutations], ids=["as it is", *map(str, mutations)])


class Race:
    """Two racers on a database, and the judgement about them."""

    def __init__(self, database, mutation):
        self.database = database
        self.mutation = mutation
        self.judged = False

    def __call__(self, first, second):
        """Return what the two have come to. The first goes on from the meeting before the second."""
        return run_race(self.database, self.mutation, (first, second))

    @contextmanager
    def invariant(self):
        """Hold what is asserted inside as true; with a guard taken away, as false."""
        self.judged = True
        harmless = self.mutation is None or self.database.vendor in self.mutation.harmless_on
        try:
            yield
        except AssertionError:
            if harmless:
                raise
            return
        if not harmless:
            pytest.fail(f"the race does not notice that a guard is gone: {self.mutation.name}")


@pytest.fixture(scope="session")
def racers(tmp_path_factory):
    start_server(tmp_path_factory.mktemp("racers"))


@pytest.fixture(scope="session")
def weakened(new_database):
    """A function that returns a database without what a mutation takes from the schema; the same one each time."""

    @cache
    def weaken(vendor, without):
        database = new_database(vendor)
        with database.in_use():
            drop_from_schema(without)
        return database

    return weaken


@pytest.fixture
def race(racers, mutation, vendor, weakened, django_db_blocker):
    with django_db_blocker.unblock():
        database = weakened(vendor, mutation.without if mutation else ())
        with database.in_use():
            race = Race(database, mutation)
            yield race
            empty()
    if not race.judged:
        raise RaceError("the test judged nothing")
