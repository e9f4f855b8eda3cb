"""Is the process alive, and can it serve: two addresses for load balancers and containers."""

from __future__ import annotations

from django.conf import settings
from django.db import connection
from django.db.utils import Error
from django.http import HttpRequest, JsonResponse
from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry


def alive(request: HttpRequest) -> JsonResponse:
    """GET /healthz: this process answers."""
    return JsonResponse({"status": "ok"})


def ready(request: HttpRequest) -> JsonResponse:
    """GET /readyz: database and broker answer; 503 where the database does not.

    A broker that is down does not make the instance unready: submissions are kept and judged later.
    """
    database, broker = _database_answers(), _broker_answers()
    return JsonResponse(
        {"status": "ok" if database else "unavailable", "database": database, "broker": broker},
        status=200 if database else 503,
    )


def _database_answers() -> bool:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error:
        return False
    return True


def _broker_answers() -> bool:
    once = Retry(NoBackoff(), retries=0)  # the client's own retries would hold the answer up for seconds
    try:
        with Redis.from_url(settings.REDIS_URL, socket_connect_timeout=0.5, socket_timeout=0.5, retry=once) as client:
            return bool(client.ping())
    except RedisError:
        return False
