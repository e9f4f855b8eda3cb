"""Errors of the API as application/problem+json (RFC 9457), with the fields at fault."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.core.exceptions import PermissionDenied, RequestDataTooBig
from django.http import Http404
from rest_framework import exceptions
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView, set_rollback


class TooBusy(exceptions.APIException):
    """The queue is full; nothing was lost, the client tries again after `wait` seconds."""

    status_code = HTTPStatus.SERVICE_UNAVAILABLE
    default_detail = "Too many submissions are waiting. Try again in a moment; your code is not lost on this page."
    wait = 10


class TooManyOfYours(exceptions.APIException):
    """The caller's own part of the queue is full. Not 503: others are served, and it is for the caller to wait."""

    status_code = HTTPStatus.TOO_MANY_REQUESTS
    default_detail = "Too many of your own submissions are waiting. Try again when some of them are judged."
    wait = 10


class TooLate(exceptions.APIException):
    """What was asked could be done while the submission waited."""

    status_code = HTTPStatus.CONFLICT
    default_detail = "This submission does not wait any more: it is being judged, or has its verdict."


class TooLarge(exceptions.APIException):
    """The body was not read."""

    status_code = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    default_detail = f"The body is larger than {settings.DATA_UPLOAD_MAX_MEMORY_SIZE >> 10} KiB."


def _fields(detail: Any, prefix: str = "") -> list[dict[str, str]]:
    """DRF's nested error detail as a flat list of {"field", "detail"}."""
    if isinstance(detail, dict):
        return [f for name, inner in detail.items() for f in _fields(inner, f"{prefix}.{name}".lstrip("."))]
    if isinstance(detail, list):
        return [f for inner in detail for f in _fields(inner, prefix)]
    return [{"field": prefix or "body", "detail": str(detail)}]


def problem(
    *, status: int, detail: str, errors: list[dict[str, str]] | None = None, headers: dict[str, str]
) -> Response:
    body: dict[str, Any] = {
        "type": "about:blank",
        "title": HTTPStatus(status).phrase,
        "status": int(status),
        "detail": detail,
    }
    if errors:
        body["errors"] = errors
    return Response(body, status=status, headers=headers, content_type="application/problem+json")


class NoSuchAddress(APIView):
    """Any address below the API's that nothing answers."""

    authentication_classes = ()
    permission_classes = ()
    schema = None  # not part of what the API offers

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        raise exceptions.NotFound("The API has no such address. Those there are stand in /api/v1/docs/.")


def problem_response(exc: Exception, context: dict[str, Any]) -> Response | None:
    """DRF's exception handler; None leaves an unexpected error to Django, which logs it."""
    if isinstance(exc, Http404):
        exc = exceptions.NotFound(*exc.args[:1])
    elif isinstance(exc, PermissionDenied):
        exc = exceptions.PermissionDenied()
    elif isinstance(exc, RequestDataTooBig):
        exc = TooLarge()
    if not isinstance(exc, exceptions.APIException):
        return None
    set_rollback()
    headers = {}
    if how_to_sign_in := getattr(exc, "auth_header", None):
        headers["WWW-Authenticate"] = how_to_sign_in
    if wait_seconds := getattr(exc, "wait", None):
        headers["Retry-After"] = str(int(wait_seconds))
    if isinstance(exc, exceptions.ValidationError):
        errors = _fields(exc.detail)
        return problem(status=exc.status_code, detail=errors[0]["detail"], errors=errors, headers=headers)
    return problem(status=exc.status_code, detail=str(exc.detail), headers=headers)
