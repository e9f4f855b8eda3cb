"""When something is asked again: FSRS-6, by the package `fsrs`, which no other file knows.

Pure: memory, rating and time go in, a new memory comes out. What `fsrs` 6.3.2 leaves to its caller is done here:
elapsed time in the learner's days, bounded and repeatable fuzz, the order of the intervals, refusing impossible times.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any

import fsrs
import fsrs.scheduler

from flashcards.days import DayClock
from flashcards.phases import Phase, Rating

ALGORITHM = "FSRS-6/fsrs-6.3.2"
DEFAULT_PARAMETERS: tuple[float, ...] = fsrs.Scheduler().parameters  # w0 to w20
LEARNING_STEPS = (timedelta(minutes=1), timedelta(minutes=10))
RELEARNING_STEPS = (timedelta(minutes=10),)
MAXIMUM_INTERVAL_DAYS = 36_500
MAXIMUM_STABILITY_DAYS = 36_500.0  # as fsrs-rs has it; `fsrs` has no bound, and can run over
RETENTION_RANGE = (0.70, 0.97)  # both inclusive
SHORTEST_FUZZED_DAYS = 3  # an interval of one or two days is kept as it is

_STATES = {
    Phase.LEARNING: fsrs.State.Learning,
    Phase.REVIEW: fsrs.State.Review,
    Phase.RELEARNING: fsrs.State.Relearning,
}
_PHASES = {state: phase for phase, state in _STATES.items()}
_MOMENTS, _DAYS = ("due_at", "last_review_at"), ("due_day", "last_review_day")


class ReviewBeforeLast(ValueError):
    """A review cannot have happened before the one that the memory already knows."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What is known about one learner's memory of one thing. Stability is in days, difficulty from 1 to 10."""

    due_at: datetime  # UTC; in phase REVIEW the start of the due day
    phase: Phase = Phase.NEW
    step: int | None = None  # index of the learning step; phases LEARNING and RELEARNING
    stability: float | None = None
    difficulty: float | None = None
    due_day: date | None = None  # the learner's day; phase REVIEW
    last_review_at: datetime | None = None
    last_review_day: date | None = None
    reps: int = 0
    lapses: int = 0

    def as_json(self) -> dict[str, Any]:
        """All of it in JSON's types; `from_json` gives an equal memory back."""
        data = {field.name: getattr(self, field.name) for field in fields(self)}
        return data | {name: data[name] and data[name].isoformat() for name in (*_MOMENTS, *_DAYS)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Memory:
        moments = {name: data[name] and datetime.fromisoformat(data[name]) for name in _MOMENTS}
        days = {name: data[name] and date.fromisoformat(data[name]) for name in _DAYS}
        return cls(**{**data, **moments, **days, "phase": Phase(data["phase"])})


@dataclass(frozen=True, slots=True)
class Rules:
    """What holds for one item of one learner while it is scheduled."""

    clock: DayClock
    retention: float  # the share of reviews that should succeed, 0.70 to 0.97
    seed: str  # names the item: the same history of the same item always gets the same fuzz
    minute_steps: bool = True  # False: straight to days, for what takes long to do, such as solving an exercise
    parameters: tuple[float, ...] | None = None  # the weights w0, w1, ... of FSRS-6; None: its own

    def __post_init__(self) -> None:
        low, high = RETENTION_RANGE
        if not low <= self.retention <= high:
            raise ValueError(f"The target retention is {self.retention}; it must lie between {low} and {high}.")


def schedule(memory: Memory, rating: Rating, now: datetime, *, rules: Rules) -> tuple[Memory, int]:
    """The memory after a review at `now`, and the days that had passed since the last one (0 for the first).

    Raises ReviewBeforeLast if `now` lies before the last review.
    """
    return _schedule(memory, rating, now, rules=rules, cards={})


def _schedule(
    memory: Memory, rating: Rating, now: datetime, *, rules: Rules, cards: dict[Rating, fsrs.Card]
) -> tuple[Memory, int]:
    """`cards` keeps what each rating makes of this memory at this time: the ratings ask for each other's."""
    now = now.astimezone(UTC)
    if memory.last_review_at is not None and now < memory.last_review_at:
        raise ReviewBeforeLast(f"The review of {now:%Y-%m-%d %H:%M} UTC lies before the last one.")
    today = rules.clock.day_of(now)
    elapsed_days = max(0, (today - memory.last_review_day).days) if memory.last_review_day else 0

    def card_of(rating: Rating) -> fsrs.Card:
        if rating not in cards:
            cards[rating] = _reviewed(memory, rating, now, elapsed_days=elapsed_days, rules=rules)
        return cards[rating]

    card = card_of(rating)
    assert card.stability is not None  # it was reviewed
    phase = _PHASES[card.state]
    lapsed = memory.phase is Phase.REVIEW and rating is Rating.AGAIN
    after = replace(
        memory,
        phase=phase,
        step=card.step,
        stability=min(card.stability, MAXIMUM_STABILITY_DAYS),
        difficulty=card.difficulty,
        due_at=card.due,
        due_day=None,
        last_review_at=now,
        last_review_day=today,
        reps=memory.reps + 1,
        lapses=memory.lapses + lapsed,
    )
    if phase is Phase.REVIEW:
        days = _interval_days(memory, rating, now, card_of=card_of, rules=rules)
        due_day = today + timedelta(days=days)
        after = replace(after, due_day=due_day, due_at=rules.clock.start_of(due_day))
    return after, elapsed_days


def within_bounds(parameters: Sequence[float]) -> tuple[float, ...]:
    """The nearest parameters that the scheduler accepts."""
    low: tuple[float, ...] = fsrs.scheduler.LOWER_BOUNDS_PARAMETERS
    high: tuple[float, ...] = fsrs.scheduler.UPPER_BOUNDS_PARAMETERS
    return tuple(min(max(w, least), most) for w, least, most in zip(parameters, low, high, strict=True))


def interval(memory: Memory) -> timedelta:
    """From the last review to the next: whole days in phase REVIEW, minutes otherwise."""
    if memory.last_review_at is None or memory.last_review_day is None:
        return timedelta(0)
    if memory.due_day is not None:
        return memory.due_day - memory.last_review_day
    return memory.due_at - memory.last_review_at


def previews(memory: Memory, now: datetime, *, rules: Rules) -> dict[Rating, timedelta]:
    """What each button would give."""
    cards: dict[Rating, fsrs.Card] = {}
    return {rating: interval(_schedule(memory, rating, now, rules=rules, cards=cards)[0]) for rating in Rating}


def _reviewed(memory: Memory, rating: Rating, now: datetime, *, elapsed_days: int, rules: Rules) -> fsrs.Card:
    first = memory.phase is Phase.NEW
    card = fsrs.Card(
        card_id=1,
        state=fsrs.State.Learning if first else _STATES[memory.phase],
        step=0 if first else memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=memory.due_at,
        # It counts spans of 24 hours; told this, it counts the learner's days.
        last_review=None if first else now - timedelta(days=elapsed_days),
    )
    scheduler = _scheduler(rules.retention, rules.parameters, minute_steps=rules.minute_steps)
    reviewed, _ = scheduler.review_card(card, fsrs.Rating(int(rating)), now)
    return reviewed


@lru_cache(maxsize=512)  # it has no state of its own, and checking its parameters takes longer than a review
def _scheduler(retention: float, parameters: tuple[float, ...] | None, *, minute_steps: bool) -> fsrs.Scheduler:
    return fsrs.Scheduler(
        parameters=parameters or DEFAULT_PARAMETERS,
        desired_retention=retention,
        learning_steps=LEARNING_STEPS if minute_steps else (),
        relearning_steps=RELEARNING_STEPS if minute_steps else (),
        maximum_interval=MAXIMUM_INTERVAL_DAYS,
        enable_fuzzing=False,  # its own overshoots its range and draws from the global generator
    )


def _interval_days(
    memory: Memory, rating: Rating, now: datetime, *, card_of: Callable[[Rating], fsrs.Card], rules: Rules
) -> int:
    """Days until the due day, fuzzed, with hard < good < easy where these give days."""
    draw = _draw(rules.seed, memory.reps)
    days = 0
    # The button's own interval depends on those below it: each is at least a day longer than the one before.
    for each in [r for r in Rating if Rating.HARD <= r <= rating] or [rating]:
        card = card_of(each)
        if card.state is fsrs.State.Review:
            ceiling = MAXIMUM_INTERVAL_DAYS - (Rating.EASY - each)
            days = min(max(_fuzzed((card.due - now).days, draw), days + 1), ceiling)
    return days


def _fuzzed(days: int, draw: float) -> int:
    """A whole number of days near `days`, never beyond FSRS's range of fuzz; `draw` lies in [0, 1)."""
    if days < SHORTEST_FUZZED_DAYS:
        return days
    spread = 1 + 0.15 * (min(days, 7) - 2.5) + 0.10 * max(0, min(days, 20) - 7) + 0.05 * max(0, days - 20)
    low, high = max(2, round(days - spread)), min(round(days + spread), MAXIMUM_INTERVAL_DAYS)
    return low + int(draw * (high - low + 1))


def _draw(seed: str, count: int) -> float:
    """A number in [0, 1) that depends on nothing but its arguments, on every machine."""
    digest = hashlib.sha256(f"{seed}#{count}".encode()).digest()
    return int.from_bytes(digest[:6], "big") / 2**48
