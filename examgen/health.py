"""Whether the process lives (`/healthz`), and whether it can do its work (`/readyz`)."""

import logging
from http import HTTPStatus

import redis
from django.conf import settings
from django.db import DatabaseError
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import api_view, authentication_classes, permission_classes
from rest_framework.request import Request
from rest_framework.response import Response

from generation.models import Role
from generation.signs import EVERY_SECONDS, seconds_of_oldest_waiting, seconds_since_sign

logger = logging.getLogger(__name__)

MISSED_AFTER_SECONDS = 3 * EVERY_SECONDS


@extend_schema(exclude=True)
@api_view(["GET"])
@authentication_classes([])
@permission_classes([])
def healthz(request: Request) -> Response:
    return Response({"status": "ok"})


@extend_schema(exclude=True)
@api_view(["GET"])
@authentication_classes([])
@permission_classes([])
def readyz(request: Request) -> Response:
    """Answer 503 while the database is away; whatever else is wrong only delays jobs, and is told."""
    try:
        waited, background = seconds_of_oldest_waiting(), {role.value: _told_by(role) for role in Role}
    except DatabaseError:
        logger.exception("the database is not ready")
        return Response({"status": "unavailable", "database": "unreachable"}, status=HTTPStatus.SERVICE_UNAVAILABLE)
    words = {"database": "ok", "broker": "ok" if _broker_answers() else "unreachable", **background}
    well = all(word == "ok" for word in words.values())
    facts = {"status": "ok" if well else "degraded", **words, "oldest_waiting_seconds": round(waited, 1)}
    return Response(facts)


def _told_by(role: Role) -> str:
    """Say how the processes of a role are: one that works is enough."""
    ago = seconds_since_sign(role)
    if ago is None:
        return "none runs"
    return "ok" if ago <= MISSED_AFTER_SECONDS else f"no sign of life for {ago:.0f} s"


def _broker_answers() -> bool:
    try:
        with redis.Redis.from_url(settings.REDIS_URL, socket_timeout=1, socket_connect_timeout=1) as broker:
            broker.ping()
    except (redis.RedisError, ValueError):
        logger.warning("the broker does not answer")
        return False
    return True
