"""What it does to one thing to be reviewed on some of the days before an interview, and how long it takes. Pure.

Days are counted from today, 0, to the day before the interview. Where they are many, those in the middle are taken
together in blocks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from flashcards.expected_memory import MemoryModel

REPEAT_SHARE = 0.5  # of a review's seconds; the answer was read minutes ago
FINE_DAYS = 14  # up to this many days each is planned for itself
LAST_FINE_DAYS = 5  # of more days these last ones, today and tomorrow; the others in blocks
BLOCKS = 7
SMALLEST_GAIN = 2e-3  # of recall; less is not worth asking for
STABILITY_GRID, DIFFICULTY_GRID = 12, 1  # steps per factor e, and per point: alike memories are computed once

Days = tuple[int, ...]  # positions of blocks, ascending


@dataclass(frozen=True, slots=True)
class Effort:
    """Seconds that one thing takes."""

    first: float  # when it is met for the first time
    again: float  # a review
    repeats: bool = True  # forgotten, it is shown again after minutes


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that can be recalled on the day. Without a stability it was never met."""

    id: str
    worth: float
    effort: Effort
    stability: float | None = None
    difficulty: float = 5.0
    last_day: int = -1  # of its last review, 0 being today
    earliest: int = 0  # first day on which it may be asked
    forced: bool = False  # it is asked today whatever the plan says
    after: tuple[str, ...] = ()  # ids of what should not be met later than this


@dataclass(frozen=True, slots=True)
class Block:
    """Days that are planned together: mostly one."""

    first: int
    width: int

    @property
    def middle(self) -> int:
        return self.first + (self.width - 1) // 2


def blocks(days: int) -> list[Block]:
    """Single days as far as they are few; of more days those in between in blocks."""
    if days <= FINE_DAYS:
        return [Block(day, 1) for day in range(days)]
    start, end = 2, days - LAST_FINE_DAYS
    edges = [start + (end - start) * part // BLOCKS for part in range(BLOCKS + 1)]
    between = [Block(a, b - a) for a, b in pairwise(edges) if b > a]
    return [Block(0, 1), Block(1, 1), *between, *(Block(day, 1) for day in range(end, days))]


class Course(NamedTuple):
    """What comes of reviewing one thing on some of the days."""

    recall: float  # on the day of the interview
    seconds: float  # of all reviews
    costs: tuple[tuple[float, float], ...]  # for each review the mean and the variance of its seconds
    stability: float  # after the last one; 0 for what was never met
    difficulty: float
    day: int  # of the last one


# One more review: its block, all blocks then, recall gained, seconds added, recall gained by a second.
Step = tuple[int, Days, float, float, float]


class Family:
    """Things of one memory and one effort; what was computed for one holds for all."""

    __slots__ = ("again", "courses", "earliest", "effort", "first", "steps")

    def __init__(self, start: Course, effort: Effort, earliest: int, model: MemoryModel) -> None:
        self.effort = effort
        self.earliest = earliest
        self.courses: dict[Days, Course] = {(): start}
        self.steps: dict[Days, list[Step]] = {}
        repeat = REPEAT_SHARE * effort.again if effort.repeats else 0.0  # seconds
        first, again = model.after_first, model.after_lapse
        self.first = (effort.first + repeat * first.mean, repeat**2 * (first.square - first.mean**2))
        self.again = (repeat * again.mean, repeat**2 * again.square)  # times the probability of forgetting


class Courses:
    """What each choice of days does to each thing."""

    def __init__(self, things: Sequence[Thing], days: int, model: MemoryModel) -> None:
        self.things = things
        self.blocks = blocks(days)
        self.days = days
        self.model = model
        self._middles = [block.middle for block in self.blocks]
        self._met = {repeats: model.first_review(minute_steps=repeats) for repeats in (True, False)}
        known: dict[tuple[object, ...], Family] = {}
        self.families = [self._family(thing, known) for thing in things]
        new = {thing.id: index for index, thing in enumerate(things) if thing.stability is None}
        self.parents = [
            tuple(new[each] for each in thing.after if each in new) if thing.id in new else () for thing in things
        ]
        self.children: list[list[int]] = [[] for _ in things]
        for index, parents in enumerate(self.parents):
            for parent in parents:
                self.children[parent].append(index)

    def _family(self, thing: Thing, known: dict[tuple[object, ...], Family]) -> Family:
        start, earliest = Course(0.0, 0.0, (), 0.0, 0.0, 0), thing.earliest
        if thing.stability is not None:
            stability = math.exp(round(math.log(thing.stability) * STABILITY_GRID) / STABILITY_GRID)
            difficulty = round(thing.difficulty * DIFFICULTY_GRID) / DIFFICULTY_GRID
            recall = self.model.recall(stability, self.days - thing.last_day)
            start = Course(recall, 0.0, (), stability, difficulty, thing.last_day)
            earliest = max(earliest, thing.last_day + 1)
        key = (start, earliest, thing.effort)
        if key not in known:
            known[key] = Family(start, thing.effort, earliest, self.model)
        return known[key]

    def course(self, family: Family, days: Days) -> Course:
        courses = family.courses
        found = courses.get(days)
        if found is None:
            before, day = courses.get(days[:-1]) or self.course(family, days[:-1]), self._middles[days[-1]]
            if before.stability:
                stability, difficulty, recalled = self.model.review(
                    before.stability, before.difficulty, day - before.day, minute_steps=family.effort.repeats
                )
                lapse, (mean, square) = 1 - recalled, family.again
                cost = (family.effort.again + lapse * mean, lapse * square - (lapse * mean) ** 2)
            else:
                stability, difficulty = self._met[family.effort.repeats]
                cost = family.first
            recall = self.model.recall(stability, self.days - day)
            found = Course(recall, before.seconds + cost[0], (*before.costs, cost), stability, difficulty, day)
            courses[days] = found
        return found

    def steps(self, family: Family, days: Days) -> list[Step]:
        """All ways to add one review that gain something."""
        found = family.steps.get(days)
        if found is None:
            now, found = self.course(family, days), []
            courses = family.courses
            for place, middle in enumerate(self._middles):
                if middle < family.earliest or place in days:
                    continue
                more = (*days, place) if not days or place > days[-1] else tuple(sorted((*days, place)))
                then = courses.get(more) or self.course(family, more)
                gain = then.recall - now.recall
                if gain > SMALLEST_GAIN:
                    seconds = then.seconds - now.seconds
                    seconds = max(seconds, 1.0)
                    found.append((place, more, gain, seconds, gain / seconds))
            family.steps[days] = found
        return found
