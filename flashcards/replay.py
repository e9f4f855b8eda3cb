"""The log, read from its beginning: what each item's memory and place must be. Pure, and nothing but the log goes in.

Undo, import and the check of the log (`manage.py check_reviews`) rest on this: a memory is what its rows add up to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from flashcards import scheduling
from flashcards.days import DayClock
from flashcards.models.review import Act, ReviewSource
from flashcards.phases import Rating
from flashcards.scheduling import Memory, Rules


@dataclass(frozen=True, slots=True)
class LogRow:
    """What was done to an item, and all that held then. Undone rows are not among them."""

    act: Act
    at: datetime
    time_zone: str
    day_start_hour: int
    retention: float
    rating: Rating | None = None  # of the act RATE
    source: ReviewSource = ReviewSource.REVIEW
    parameters: tuple[float, ...] | None = None  # fitted weights; None: the scheduler's own


@dataclass(frozen=True, slots=True)
class State:
    """Where an item stands after a row. Its place in a day's queue is not in the log: that is frozen each day."""

    memory: Memory
    suspended_at: datetime | None = None
    buried_until: date | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A row, the state that it led to, and the days since the review before it."""

    row: LogRow
    state: State
    elapsed_days: int


def minute_steps(source: ReviewSource) -> bool:
    """A pass took minutes of work: it is not asked again after ten more."""
    return source is not ReviewSource.VERDICT


def steps(rows: Iterable[LogRow], start: State, *, seed: str) -> Iterator[Step]:
    """One item's rows in the order of the log; `seed` is its public id. Raises ReviewBeforeLast."""
    state = start
    for row in rows:
        state, elapsed_days = _after(state, row, seed=seed)
        yield Step(row, state, elapsed_days)


def replay(rows: Iterable[LogRow], start: State, *, seed: str) -> State:
    """What all rows of one item add up to."""
    state = start
    for step in steps(rows, start, seed=seed):
        state = step.state
    return state


def _after(state: State, row: LogRow, *, seed: str) -> tuple[State, int]:
    clock = DayClock(ZoneInfo(row.time_zone), row.day_start_hour)
    match row.act:
        case Act.SUSPEND:
            return replace(state, suspended_at=row.at), 0
        case Act.RESUME:
            return replace(state, suspended_at=None, buried_until=None), 0
        case Act.BURY:
            return replace(state, buried_until=clock.day_of(row.at) + timedelta(days=1)), 0
        case Act.LATER:
            return state, 0
    if row.rating is None:
        raise ValueError("A row of the log rates its item, but has no rating.")
    rules = Rules(clock, row.retention, seed, minute_steps(row.source), row.parameters)
    memory, elapsed_days = scheduling.schedule(state.memory, row.rating, row.at, rules=rules)
    return replace(state, memory=memory), elapsed_days
