"""Who is asking."""

from __future__ import annotations

from rest_framework.exceptions import NotAuthenticated
from rest_framework.request import Request

from flashcards.models import Learner


def learner_of(request: Request) -> Learner:
    """The signed-in learner; answers 401 or 403 where there is none."""
    if not isinstance(request.user, Learner):
        raise NotAuthenticated
    return request.user
