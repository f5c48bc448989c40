"""The web service for a WSGI server."""

import os

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.wsgi import get_wsgi_application

# Set before anything reads the settings, as the imports that follow do.
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "examgen.settings")
# A request that can't get its lock is answered with 503; a worker waits longer.
os.environ.setdefault("EXAMGEN_LOCK_TIMEOUT_MS", "2000")
os.environ.setdefault("EXAMGEN_STATEMENT_TIMEOUT_MS", "10000")

from examgen.api.charsets import ignore_charsets
from examgen.api.lengths import close_behind_unread_bodies
from examgen.api.request_ids import name_requests
from examgen.process import die_with_parent

if settings.SECRET_KEY == settings.INSECURE_KEY:
    raise ImproperlyConfigured("Set EXAMGEN_SECRET_KEY to a long random text before serving.")

# granian's workers go on answering on the port when its main process was killed.
die_with_parent()
application = name_requests(close_behind_unread_bodies(ignore_charsets(get_wsgi_application())))
