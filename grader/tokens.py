"""Tokens for programs that act for a learner: made, found, revoked.

A token is 256 random bits, so its plain SHA-256 digest tells nothing about it, and needs no salt or slow hash.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import datetime, timedelta
from typing import Any

from django.db import IntegrityError, transaction

from grader.models import ApiToken

PREFIX = "rowsum_"  # so that people, and scanners of repositories, see what it is
MOST_TOKENS = 20  # of one learner
NAME_CHARACTERS = 60
USE_NOTED_EVERY = timedelta(hours=1)


class TokenRefused(ValueError):
    """No token was made; the message says what to do."""


def create_token(learner: Any, *, name: str) -> str:
    """The new token, which is not kept and cannot be shown again; raises TokenRefused."""
    name = " ".join(name.split())
    if not name:
        raise TokenRefused("Give the token a name, such as the machine that will use it.")
    if len(name) > NAME_CHARACTERS:
        raise TokenRefused(f"A name has at most {NAME_CHARACTERS} characters.")
    if ApiToken.objects.filter(learner=learner).count() >= MOST_TOKENS:
        raise TokenRefused(f"You have {MOST_TOKENS} tokens already; revoke one that you do not need.")
    token = PREFIX + secrets.token_urlsafe(32)
    try:
        with transaction.atomic():
            ApiToken.objects.create(learner=learner, name=name, digest=digest_of(token))
    except IntegrityError:
        raise TokenRefused(f"You have a token named “{name}” already; revoke it, or choose another name.") from None
    return token


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def find_token(token: str, *, now: datetime) -> ApiToken | None:
    """The row of a token with its learner, its use noted; None where there is none."""
    found = ApiToken.objects.select_related("learner").filter(digest=digest_of(token)).first()
    if found is not None and (found.last_used_at is None or now - found.last_used_at >= USE_NOTED_EVERY):
        ApiToken.objects.filter(pk=found.pk).update(last_used_at=now)
    return found


def revoke_token(learner: Any, *, pk: int) -> bool:
    """Forget one of the learner's own tokens; False where there is none. It stops working at once."""
    deleted, _ = ApiToken.objects.filter(learner=learner, pk=pk).delete()
    return bool(deleted)
