"""The figures of a learner's progress, and the arithmetic behind them. Pure: rows in, figures out.

Shares are of one. A share of fewer than `ENOUGH` things is not told: chance alone moves it by more than it says.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum

from flashcards.expected_memory import MemoryModel
from flashcards.phases import Rating

ENOUGH = 10
WEEKS = 12  # of retention and of scores, this one included
CALENDAR_WEEKS = 53  # of activity
BIN_EDGES = (0.0, 0.7, 0.8, 0.85, 0.9, 0.95, 1.0)  # of predicted recall; reviews on their day lie around the target


@dataclass(frozen=True, slots=True)
class Retention:
    """Reviews of what had an interval of days, and how many of them were recalled: rated hard or better."""

    recalled: int
    asked: int

    @property
    def share(self) -> float | None:
        """None where there are too few to say."""
        return self.recalled / self.asked if self.asked >= ENOUGH else None


@dataclass(frozen=True, slots=True)
class RetentionWeek:
    first: date  # a Monday
    retention: Retention


@dataclass(frozen=True, slots=True)
class CalibrationBin:
    """Reviews for which FSRS predicted a recall from `low` up to `high`, and how the learner rated them."""

    low: float
    high: float
    again: int
    hard: int
    good: int
    easy: int
    predicted: float | None  # the mean prediction; None without reviews

    @property
    def retention(self) -> Retention:
        recalled = self.hard + self.good + self.easy
        return Retention(recalled, recalled + self.again)


@dataclass(frozen=True, slots=True)
class ScoreWeek:
    """Typed answers that were marked in one week, and the mean share of key points that they covered."""

    first: date  # a Monday
    attempts: int
    mean: float | None  # None where nothing was marked


@dataclass(frozen=True, slots=True)
class Topic:
    title: str
    questions: int = 0
    attempted: int = 0
    points: int = 0  # key points of the questions attempted, by their latest attempts
    covered: int = 0
    exercises: int = 0
    passed: int = 0
    answers: int = 0  # to quiz items
    right: int = 0


class Origin(StrEnum):
    EXERCISE = "exercise"  # a verdict named it
    ATTEMPT = "attempt"  # a typed answer said it, in practice or in a mock interview


@dataclass(frozen=True, slots=True)
class Sighting:
    """One time that a misconception showed itself."""

    origin: Origin
    name: str  # id of the misconception, or slug of the red flag
    place: str  # slug of the exercise or of the question
    title: str
    red_flag: str  # slug of the card; "" where there is none
    at: datetime


@dataclass(frozen=True, slots=True)
class Misconception:
    """What was got wrong in one place. It is closed once, after the last time it showed itself, the exercise was passed
    or the red flag's card was recalled on a later day."""

    origin: Origin
    name: str
    place: str
    title: str
    red_flag: str
    times: int
    last_on: date
    closed_on: date | None

    @property
    def is_open(self) -> bool:
        return self.closed_on is None


@dataclass(frozen=True, slots=True)
class ActivityDay:
    """What was done on one of the learner's days."""

    day: date
    reviews: int
    other: int  # typed answers, programs handed in, quiz answers

    @property
    def total(self) -> int:
        return self.reviews + self.other


@dataclass(frozen=True, slots=True)
class LevelReadiness:
    """Questions of one level. Ready is what is recalled at least as surely as the learner aims at."""

    level: str
    questions: int
    met: int
    ready: int


@dataclass(frozen=True, slots=True)
class Readiness:
    """Expected recall of everything there is, each thing by its worth; what was never met counts as not recalled.

    Without an interview ahead it is of today, and `recall` is what is recalled without doing anything.
    """

    on: date
    planned: bool
    recall: float  # with the plan, where there is one
    recall_without: float
    levels: tuple[LevelReadiness, ...]  # today


@dataclass(frozen=True, slots=True)
class Fit:
    """The newest fit of the scheduler to the learner's own reviews. Losses are mean log losses on held-out reviews."""

    made_at: datetime
    reviews: int
    held_out: int
    loss_before: float
    loss_after: float
    loss_moving_average: float
    adopted: bool


@dataclass(frozen=True, slots=True)
class Progress:
    today: date
    due: int
    forecast: tuple[tuple[date, int], ...]
    target_retention: float
    retention: Retention  # of the last 30 days
    retention_weeks: tuple[RetentionWeek, ...]
    calibration: tuple[CalibrationBin, ...]
    scores: tuple[ScoreWeek, ...]
    topics: tuple[Topic, ...]
    misconceptions: tuple[Misconception, ...]  # open ones first, the latest first
    activity: tuple[ActivityDay, ...]  # whole weeks from a Monday, up to today
    readiness: Readiness
    fit: Fit | None
    next_day_reviews: int  # that a fit can learn from
    reviews_for_fit: int


def monday(day: date) -> date:
    return day - timedelta(days=day.weekday())


def last_mondays(today: date, weeks: int) -> list[date]:
    """The Mondays of so many weeks, the oldest first; the last week is the one of `today`."""
    return [monday(today) - timedelta(weeks=back) for back in reversed(range(weeks))]


def retention_of(by_day: Mapping[date, tuple[int, int]], first: date, last: date) -> Retention:
    """`by_day` has (recalled, asked)."""
    found = [counts for day, counts in by_day.items() if first <= day <= last]
    return Retention(sum(recalled for recalled, _ in found), sum(asked for _, asked in found))


def retention_weeks(by_day: Mapping[date, tuple[int, int]], today: date) -> tuple[RetentionWeek, ...]:
    weeks = last_mondays(today, WEEKS)
    return tuple(RetentionWeek(first, retention_of(by_day, first, first + timedelta(days=6))) for first in weeks)


def calibration(rows: Iterable[tuple[float, int, int, MemoryModel]]) -> tuple[CalibrationBin, ...]:
    """Rows are stability before in days, elapsed days, rating, and the memory model that held then."""
    count = len(BIN_EDGES) - 1
    ratings = [[0] * len(Rating) for _ in range(count)]
    sums = [0.0] * count
    for stability, elapsed_days, rating, model in rows:
        predicted = model.recall(stability, elapsed_days)
        place = sum(predicted >= edge for edge in BIN_EDGES[1:-1])
        ratings[place][rating - 1] += 1
        sums[place] += predicted
    found = []
    for low, high, (again, hard, good, easy), total in zip(BIN_EDGES[:-1], BIN_EDGES[1:], ratings, sums, strict=True):
        asked = again + hard + good + easy
        found.append(CalibrationBin(low, high, again, hard, good, easy, total / asked if asked else None))
    return tuple(found)


def score_weeks(scores: Iterable[tuple[date, float]], today: date) -> tuple[ScoreWeek, ...]:
    """From the day and the score of each marked attempt."""
    by_week: defaultdict[date, list[float]] = defaultdict(list)
    for day, score in scores:
        by_week[monday(day)].append(score)
    weeks = [(first, by_week[first]) for first in last_mondays(today, WEEKS)]
    return tuple(ScoreWeek(first, len(found), sum(found) / len(found) if found else None) for first, found in weeks)


def activity(reviews: Mapping[date, int], other: Mapping[date, int], today: date) -> tuple[ActivityDay, ...]:
    """Each day of the calendar's weeks up to today."""
    first = last_mondays(today, CALENDAR_WEEKS)[0]
    days = [first + timedelta(days=number) for number in range((today - first).days + 1)]
    return tuple(ActivityDay(day, reviews.get(day, 0), other.get(day, 0)) for day in days)


def misconceptions(
    sightings: Iterable[Sighting],
    passes: Mapping[str, Sequence[tuple[datetime, date]]],
    recalls: Mapping[str, Sequence[date]],
    day_of: Mapping[datetime, date],
) -> tuple[Misconception, ...]:
    """`passes` are moments and days by exercise, `recalls` days by red flag, both oldest first; `day_of` has the day of
    each sighting."""
    groups: defaultdict[tuple[Origin, str, str], list[Sighting]] = defaultdict(list)
    for sighting in sightings:
        groups[sighting.origin, sighting.name, sighting.place].append(sighting)
    found = []
    for (origin, name, place), seen in groups.items():
        last = max(seen, key=lambda each: each.at)
        last_on = day_of[last.at]
        if origin is Origin.EXERCISE:
            closed = [day for at, day in passes.get(place, ()) if at > last.at]
        else:
            closed = [day for day in recalls.get(last.red_flag, ()) if day > last_on]
        closed_on = min(closed, default=None)
        found.append(Misconception(origin, name, place, last.title, last.red_flag, len(seen), last_on, closed_on))
    found.sort(key=lambda each: (each.origin, each.name, each.place))
    found.sort(key=lambda each: each.closed_on or each.last_on, reverse=True)
    return tuple(sorted(found, key=lambda each: not each.is_open))


def readiness_by_level(questions: Iterable[tuple[str, float | None]], target: float) -> dict[str, LevelReadiness]:
    """From the level and the recall of each question; None: never met."""
    recalls: defaultdict[str, list[float | None]] = defaultdict(list)
    for level, recall in questions:
        recalls[level].append(recall)
    return {
        level: LevelReadiness(
            level,
            questions=len(found),
            met=sum(recall is not None for recall in found),
            ready=sum(recall is not None and recall >= target for recall in found),
        )
        for level, found in recalls.items()
    }


def weighted_recall(things: Iterable[tuple[float, float]]) -> float:
    """The mean recall by worth; things are (worth, recall). 0 without any."""
    total = recalled = 0.0
    for worth, recall in things:
        total += worth
        recalled += worth * recall
    return recalled / total if total else 0.0
