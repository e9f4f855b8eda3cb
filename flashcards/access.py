"""What of a question a person may see."""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import AnonymousUser

from flashcards.models import Attempt, Learner, Question, UnlockPart
from flashcards.unlocks import unlocked_parts


@dataclass(frozen=True, slots=True)
class Access:
    """Prompt, TL;DR and key concepts are open to all; the rest opens with an attempt, an approach with its own.

    A host may limit how many of some parts a learner unlocks a day.
    """

    opened: bool  # the learner has attempted the question
    follow_ups: frozenset[int]  # primary keys of the follow-ups that they have attempted
    latest: Attempt | None = None  # at the question itself
    unlocked: frozenset[UnlockPart] = frozenset()  # all of them where the host limits nothing

    def opens(self, part: UnlockPart) -> bool:
        return self.opened and part in self.unlocked


NOTHING_OPENED = Access(opened=False, follow_ups=frozenset())


def access_to(person: Learner | AnonymousUser, question: Question) -> Access:
    """A few queries for a learner, none for a visitor."""
    if not isinstance(person, Learner):
        return NOTHING_OPENED
    attempts = list(Attempt.objects.filter(learner=person, question=question).prefetch_related("disagreements"))
    latest = next((attempt for attempt in attempts if attempt.follow_up_id is None), None)
    follow_ups = frozenset(attempt.follow_up_id for attempt in attempts if attempt.follow_up_id is not None)
    unlocked = unlocked_parts(person, question) if latest else frozenset[UnlockPart]()
    return Access(opened=latest is not None, follow_ups=follow_ups, latest=latest, unlocked=unlocked)
