"""What racers find loaded when they are forked."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "examgen.settings")
django.setup()

from tests.races import actions, racing  # noqa: E402, F401 - they need the apps to be there
