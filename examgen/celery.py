"""The Celery app. Messages are hints to look at a job's row; see generation/tasks.py."""

import os

from celery import Celery

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "examgen.settings")

app = Celery("examgen")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
