"""Whether the process lives (`/healthz`), and whether it can do its work (`/readyz`)."""

import logging
from http import HTTPStatus

import redis
from django.conf import settings
from django.db import DatabaseError, connection
from drf_spectacular.utils import extend_schema
from rest_framework.decorators import api_view, authentication_classes, permission_classes
from rest_framework.request import Request
from rest_framework.response import Response

logger = logging.getLogger(__name__)


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
    """Answer 503 while the database is away. A broker that is away only delays jobs: the sweeper's hints catch up."""
    checks = {"database": _database_answers(), "broker": _broker_answers()}
    status = HTTPStatus.OK if checks["database"] else HTTPStatus.SERVICE_UNAVAILABLE
    words = {name: "ok" if answers else "unreachable" for name, answers in checks.items()}
    return Response({"status": "ok" if all(checks.values()) else "degraded", **words}, status=status)


def _database_answers() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1 FROM generation_job LIMIT 1")
    except DatabaseError:
        logger.exception("the database is not ready")
        return False
    return True


def _broker_answers() -> bool:
    try:
        with redis.Redis.from_url(settings.REDIS_URL, socket_timeout=1, socket_connect_timeout=1) as broker:
            broker.ping()
    except (redis.RedisError, ValueError):
        logger.warning("the broker does not answer")
        return False
    return True
