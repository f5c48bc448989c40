"""What racers find loaded when they are forked."""

import gc
import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "examgen.settings")
django.setup()

import django.db.backends.postgresql.base  # noqa: E402 - a racer would load it for every race
import django.db.backends.sqlite3.base  # noqa: E402 - the same goes for this one

from tests.races import actions, racing  # noqa: E402, F401 - racers import them, and they need the apps to be there

gc.freeze()
