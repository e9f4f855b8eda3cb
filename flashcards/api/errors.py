"""Errors that only this API has."""

from __future__ import annotations

from http import HTTPStatus

from rest_framework.exceptions import APIException


class Conflict(APIException):
    """The request was understood, but the state has moved on; nothing was changed."""

    status_code = HTTPStatus.CONFLICT
    default_detail = "This was changed elsewhere in the meantime."
