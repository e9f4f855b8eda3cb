"""A small question with real rules, follow-ups, an exercise and red flags; short ways to say what tests say often."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from flashcards import interviews
from flashcards.interview_reading import report_of, standing
from flashcards.interviews import Sent, Wishes
from flashcards.models import FollowUp, StepKind
from tests.flashcards.conftest import folder, question

__all__ = ["folder", "question"]

PARTLY = (
    "Softmax exponentiates every score and divides by the sum. The weights of one query sum to one."  # not: the axis
)
AXIS = "Softmax runs along the keys, row by row."
CODE = "def causal_attention(q, k, v):\n    return v\n"


@pytest.fixture
def now():
    """A Monday, ten in the morning."""
    return datetime(2026, 3, 2, 10, tzinfo=UTC)


@pytest.fixture
def asked(question):
    """The question; its last follow-up asks for the axis, and has rules of its own."""
    FollowUp.objects.create(
        question=question,
        slug="subtract-row-maximum",
        prompt="Which way does it run?",
        approach="<p>SECRET-APPROACH</p>",
        key_points=[{"id": "weights-unchanged", "text": "The weights do not change."}],
        after_missing=["softmax-along-keys"],
        position=9,
    )
    return question


@pytest.fixture
def begin(asked, now):
    """`begin(alice, minutes=10)`: an interview about the question."""

    def make(learner, *, minutes=30, key="k", at=now):
        return interviews.start(learner, Wishes(minutes), key=key, seed=3, now=at)

    return make


class Room:
    """One interview, and the time that passes in it."""

    def __init__(self, interview, now):
        self.interview, self.now = interview, now

    def pass_time(self, **passed):
        self.now += timedelta(**passed)

    @property
    def standing(self):
        self.interview.refresh_from_db()
        return standing(self.interview, self.now)

    @property
    def step(self):
        return self.standing.step

    def answer(self, text="", *, choice=None, source="", passed=False, seconds=60):
        self.pass_time(seconds=seconds)
        sent = Sent(text, choice, source, passed)
        return interviews.answer(self.interview, self.step.position, sent, now=self.now)

    def pass_until(self, kind):
        while self.step is not None and self.step.kind != kind:
            self.answer(passed=True)
        return self.step

    def right_choice(self):
        return 1 + [one["wrong"] for one in self.pass_until(StepKind.RED_FLAG).asked["statements"]].index(True)

    def finish(self):
        interviews.finish(self.interview, now=self.now)
        self.interview.refresh_from_db()
        return self.report

    @property
    def report(self):
        self.interview.refresh_from_db()
        return report_of(self.interview, self.now)


@pytest.fixture
def room(alice, begin, now):
    """Alice's, of thirty minutes."""
    return Room(begin(alice), now)
