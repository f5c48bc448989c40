"""The web service for a WSGI server."""

import os

from django.core.wsgi import get_wsgi_application

from examgen.process import die_with_parent

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "examgen.settings")

# granian's workers go on answering on the port when its main process was killed.
die_with_parent()
application = get_wsgi_application()
