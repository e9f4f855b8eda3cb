"""Who is asking."""

from __future__ import annotations

from django.http import HttpRequest

from flashcards.models import Learner


def learner_of(request: HttpRequest) -> Learner:
    """The signed-in learner; only for views behind `signed_in`."""
    if not isinstance(request.user, Learner):
        raise PermissionError("This view is for signed-in learners.")
    return request.user
