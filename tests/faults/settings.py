"""The service's settings with one app more, which brings faults into its processes."""

from examgen.settings import *  # noqa: F403 - all of them
from examgen.settings import INSTALLED_APPS as OURS

INSTALLED_APPS = [*OURS, "tests.faults.apps.Faults"]
