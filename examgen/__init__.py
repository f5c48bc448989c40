"""Wiring of the project, and the manners that all endpoints share."""

from examgen.celery import app as celery_app

__all__ = ["celery_app"]
