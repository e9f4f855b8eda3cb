"""What a mock interview asks next, how long each thing may take, and how a step is marked.

Pure: copies of content and times in, plans and marks out. All times in seconds unless a name says minutes.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from flashcards.models import Interview, StepKind

SHORTEST, LONGEST = 10, 45  # minutes of an interview
GRACE_SECONDS = 60.0  # in which the open step can still be handed in when the time is over
STATEMENTS = 3  # among which one is a red flag
LEAST_WORDS = 3  # of a reason; fewer say nothing

# Shares of the time, in parts of the whole.
PARTS = {StepKind.QUESTION: 4, StepKind.FOLLOW_UP: 2, StepKind.EXERCISE: 8, StepKind.RED_FLAG: 2}
# What a step counts for in the score of the whole.
POINTS = {StepKind.QUESTION: 3, StepKind.FOLLOW_UP: 1, StepKind.EXERCISE: 3, StepKind.RED_FLAG: 1}


class How(StrEnum):
    """What closed a step."""

    ANSWERED = "answered"
    PASSED = "passed"  # the learner passed it over
    CLOCK = "clock"  # the time was over; what the browser had saved counts
    ENDED = "ended"  # the learner ended the interview; the same


class State(StrEnum):
    """Where an interview stands."""

    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"  # the time and the grace minute are gone, and it is not closed yet
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Length:
    """What fits into an interview of at least `minutes`."""

    minutes: int
    follow_ups: int
    exercise: bool

    @property
    def in_words(self) -> str:
        exercise = ", an exercise at the whiteboard" if self.exercise else ""
        return f"one question, {self.follow_ups} follow-ups{exercise}, a red flag to spot"


LENGTHS = (Length(SHORTEST, 2, False), Length(18, 2, True), Length(30, 3, True))


def length_for(minutes: int) -> Length:
    """The longest plan that the minutes hold."""
    return next(length for length in reversed(LENGTHS) if minutes >= length.minutes)


@dataclass(frozen=True, slots=True)
class Clock:
    """The interview's own time: it passes on the server, and stands still while the interview is paused."""

    minutes: int
    started_at: datetime
    paused_at: datetime | None = None
    paused_seconds: float = 0.0
    finished_at: datetime | None = None

    @classmethod
    def of(cls, interview: Interview) -> Clock:
        return cls(
            interview.minutes,
            interview.started_at,
            interview.paused_at,
            interview.paused_seconds,
            interview.finished_at,
        )

    @property
    def limit(self) -> float:
        return self.minutes * 60.0

    def used(self, now: datetime) -> float:
        """Time that has passed, at most the whole and the grace minute."""
        until = self.finished_at or self.paused_at or now
        passed = (until - self.started_at).total_seconds() - self.paused_seconds
        return min(max(passed, 0.0), self.limit + GRACE_SECONDS)

    def left(self, now: datetime) -> float:
        """Negative within the grace minute."""
        return self.limit - self.used(now)

    def state(self, now: datetime) -> State:
        if self.finished_at is not None:
            return State.FINISHED
        if self.used(now) >= self.limit + GRACE_SECONDS:
            return State.OVER
        return State.PAUSED if self.paused_at is not None else State.RUNNING


def shares(kinds: Sequence[str], minutes: int) -> list[float]:
    """Minutes for each step, in the order of the steps."""
    whole = sum(PARTS[StepKind(kind)] for kind in kinds)
    return [minutes * PARTS[StepKind(kind)] / whole for kind in kinds]


def choose_follow_ups(pool: Sequence[dict[str, Any]], missed: Collection[str], count: int) -> list[dict[str, Any]]:
    """Which of a question's follow-ups are asked, each with `because`: the key point left out that calls for it.

    Those that ask for something missed come first, otherwise the author's order stands.
    """
    rows = []
    for each in pool:
        because = next((point for point in each["after_missing"] if point in missed), "")
        rows.append({**each, "because": because})
    return sorted(rows, key=lambda row: not row["because"])[:count]


def missed_points(marked: dict[str, Any] | None, asked: Iterable[dict[str, str]]) -> list[str]:
    """Ids of the key points that an answer left out; all of them where it was none or is not marked."""
    if marked is None:
        return [point["id"] for point in asked]
    return [point["id"] for point in marked["points"] if not point["covered"]]


def as_asked(marked: dict[str, Any] | None, asked: Sequence[dict[str, str]]) -> dict[str, Any] | None:
    """A mark in the words of the copy that was asked: a key point that an author added since counts for nothing."""
    if marked is None:
        return None
    found = {point["id"]: point for point in marked["points"]}
    points = [
        {**copy, "covered": found[copy["id"]]["covered"], "evidence": found[copy["id"]]["evidence"] or ""}
        for copy in asked
        if copy["id"] in found
    ]
    score = sum(point["covered"] for point in points) / len(points) if points else 0.0
    return {"score": round(score, 4), "points": points, "red_flags": marked["red_flags"]}


def statements(
    flag: dict[str, str], key_points: Sequence[dict[str, str]], rng: random.Random
) -> list[dict[str, Any]] | None:
    """A claim that is wrong among key points that are right, shuffled; None where there are too few."""
    if len(key_points) < STATEMENTS - 1:
        return None
    true = rng.sample(list(key_points), STATEMENTS - 1)
    made = [{"text": flag["claim"], "wrong": True}, *({"text": point["text"], "wrong": False} for point in true)]
    rng.shuffle(made)
    return made


def spotted(asked: dict[str, Any], choice: int | None, text: str) -> dict[str, Any]:
    """How a red flag was judged: `choice` is the number of a statement, from 1.

    The right one counts whole with a reason and half without: one in three finds it by chance. What the reason says is
    for the learner to hold against the card.
    """
    right = choice is not None and bool(asked["statements"][choice - 1]["wrong"])
    reason = len(text.split()) >= LEAST_WORDS
    return {"right": right, "reason": reason, "score": (1.0 if reason else 0.5) if right else 0.0}


def score_of(kind: str, mark: dict[str, Any] | None, verdict: dict[str, Any] | None) -> float | None:
    """0 to 1; None where nothing can be said (no rules, no verdict yet). A step not answered, or not reached, is 0."""
    if mark is None or not mark.get("answered"):
        return 0.0
    if kind == StepKind.EXERCISE:
        return code_score(verdict)
    if kind == StepKind.RED_FLAG:
        return float(mark["spotted"]["score"])
    return float(mark["marked"]["score"]) if mark["marked"] else None


def code_score(verdict: dict[str, Any] | None) -> float | None:
    """The share of cases that are right; nothing for a program that did not run to its end or broke a rule."""
    if verdict is None or verdict["status"] == "internal_error":
        return None
    if verdict["status"] == "passed":
        return 1.0
    cases = verdict["cases"] if verdict["status"] == "failed" else []
    return sum(case["passed"] for case in cases) / len(cases) if cases else 0.0


def overall(scores: Iterable[tuple[str, float | None]]) -> float | None:
    """The mean over the steps by their points, of those that have a score; None where none has."""
    known = [(POINTS[StepKind(kind)], score) for kind, score in scores if score is not None]
    whole = sum(points for points, _ in known)
    return sum(points * score for points, score in known) / whole if whole else None
