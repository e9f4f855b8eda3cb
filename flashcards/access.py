"""What of a question a person may see."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import AnonymousUser

from flashcards.models import Attempt, Learner, Question


@dataclass(frozen=True, slots=True)
class Access:
    """Prompt, TL;DR and key concepts are open to all; the rest opens with an attempt, an approach with its own."""

    opened: bool  # the learner has attempted the question
    follow_ups: frozenset[int]  # primary keys of the follow-ups that they have attempted
    latest: Attempt | None = None  # at the question itself


NOTHING_OPENED = Access(opened=False, follow_ups=frozenset())


def access_to(person: Learner | AnonymousUser, question: Question) -> Access:
    """A query or two for a learner, none for a visitor."""
    if not isinstance(person, Learner):
        return NOTHING_OPENED
    attempts = list(Attempt.objects.filter(learner=person, question=question).prefetch_related("disagreements"))
    latest = next((attempt for attempt in attempts if attempt.follow_up_id is None), None)
    follow_ups = frozenset(attempt.follow_up_id for attempt in attempts if attempt.follow_up_id is not None)
    return Access(opened=latest is not None, follow_ups=follow_ups, latest=latest)
