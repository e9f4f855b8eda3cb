"""How much each thing matters in an interview, and how long it takes. The two tables that plans go by, and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from statistics import median

from flashcards.models import ItemKind, Level
from flashcards.plan_courses import Effort

# The question is what the interviewer asks, and an exercise is the same at the whiteboard. A follow-up is asked if the
# question went well. A red flag costs the offer only if one says it. A quiz item is a detail.
WORTH = {
    ItemKind.QUESTION: 12.0,
    ItemKind.EXERCISE: 12.0,
    ItemKind.FOLLOW_UP: 5.0,
    ItemKind.RED_FLAG: 4.0,
    ItemKind.QUIZ: 2.0,
    ItemKind.CARD: 3.0,  # the learner's own: they wanted it enough to bring it along
}
LEVELS = {Level.JUNIOR: 1.2, Level.SENIOR: 1.0, Level.STAFF: 0.8}  # what everybody is asked, and what few are
PER_DEPENDENT = 0.1  # more for each question that builds on this one, directly or through others
MOST_DEPENDENTS = 6
MOST_COMMON_MISTAKE = 1.25  # the first red flag of a question
OWN_MISTAKE = 1.5  # the learner made it, and has not reviewed it since

# Estimates in seconds, until the learner's own times are known: meeting it with its answer, and a review.
EFFORTS = {
    ItemKind.QUESTION: Effort(first=200, again=80),
    ItemKind.EXERCISE: Effort(first=600, again=300, repeats=False),  # a pass is not asked again after minutes
    ItemKind.FOLLOW_UP: Effort(first=120, again=50),
    ItemKind.RED_FLAG: Effort(first=75, again=30),
    ItemKind.QUIZ: Effort(first=60, again=30),
    ItemKind.CARD: Effort(first=40, again=20),
}
ENOUGH_TIMES = 20  # reviews of a kind before the learner's own seconds count
LONGEST_PAUSE = 3.0  # times the median; beyond that somebody did something else meanwhile


def question_worths(levels: Mapping[str, str], prerequisites: Mapping[str, Sequence[str]]) -> dict[str, float]:
    """The worth of each question by slug: more for what is asked of everybody, and for what others build on."""
    dependents: dict[str, set[str]] = {slug: set() for slug in levels}
    for slug in levels:
        for before in _all_before(slug, prerequisites):
            if before in dependents:
                dependents[before].add(slug)
    return {
        slug: WORTH[ItemKind.QUESTION]
        * LEVELS[Level(level)]
        * (1 + PER_DEPENDENT * min(len(dependents[slug]), MOST_DEPENDENTS))
        for slug, level in levels.items()
    }


def effort(kind: ItemKind, measured: Mapping[ItemKind, float]) -> Effort:
    """The effort of one kind. Where a review's own seconds are known, meeting it is longer in the same proportion."""
    usual = EFFORTS[kind]
    seconds = measured.get(kind)
    if seconds is None:
        return usual
    return Effort(round(usual.first * seconds / usual.again), round(seconds), usual.repeats)


def own_seconds(times: Iterable[tuple[ItemKind, float]]) -> dict[ItemKind, float]:
    """The learner's usual seconds for a review of each kind, from the pauses between their reviews.

    The mean and not the median, because a day's sum goes with the mean; times beyond three medians count as three.
    """
    by_kind: dict[ItemKind, list[float]] = {}
    for kind, seconds in times:
        by_kind.setdefault(kind, []).append(seconds)
    found = {}
    for kind, seconds_of_kind in by_kind.items():
        if len(seconds_of_kind) >= ENOUGH_TIMES:
            most = LONGEST_PAUSE * median(seconds_of_kind)
            found[kind] = sum(min(seconds, most) for seconds in seconds_of_kind) / len(seconds_of_kind)
    return found


def pauses(moments: Sequence[tuple[ItemKind, float]]) -> list[tuple[ItemKind, float]]:
    """The seconds that each review took: since the one before it. `moments` are in order, in seconds.

    What took ten times its estimate was no review in a row: a break lies before it.
    """
    found = [(kind, later - earlier) for (_, earlier), (kind, later) in pairwise(moments)]
    return [(kind, seconds) for kind, seconds in found if 0 < seconds < 10 * EFFORTS[kind].again]


def _all_before(slug: str, prerequisites: Mapping[str, Sequence[str]]) -> set[str]:
    found: set[str] = set()
    waiting = list(prerequisites.get(slug, ()))
    while waiting:
        before = waiting.pop()
        if before not in found:
            found.add(before)
            waiting += prerequisites.get(before, ())
    return found - {slug}
