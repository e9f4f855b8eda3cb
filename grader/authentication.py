"""`Authorization: Token rowsum_...` for the API."""

from __future__ import annotations

from typing import Any

from django.utils import timezone
from rest_framework import authentication
from rest_framework.exceptions import AuthenticationFailed

from grader.models import ApiToken
from grader.tokens import find_token


class TokenAuthentication(authentication.TokenAuthentication):
    """The framework's, with tokens of which only digests are stored."""

    def authenticate_credentials(self, key: str) -> tuple[Any, ApiToken]:
        token = find_token(key, now=timezone.now())
        if token is None or not token.learner.is_active:
            raise AuthenticationFailed("This token is not known, or was revoked. Make one under Settings, API tokens.")
        return token.learner, token
