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


NOTHING_OPENED = Access(opened=False, follow_ups=frozenset())


def access_to(person: Learner | AnonymousUser, question: Question) -> Access:
    """One query for a learner, none for a visitor."""
    if not isinstance(person, Learner):
        return NOTHING_OPENED
    tried = set(Attempt.objects.filter(learner=person, question=question).values_list("follow_up_id", flat=True))
    return Access(opened=None in tried, follow_ups=frozenset(pk for pk in tried if pk is not None))
