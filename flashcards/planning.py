"""Which things to review on which of the days before an interview, so that most is recalled on that day. Pure.

Recall on the day counts by worth. A greedy choice adds one review at a time, the one that gains most for its seconds;
full days get a price, and the choice is made again with these prices, so that a day near the interview goes to what
loses most by coming earlier. Then what would gain more changes places with what gains less.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence
from dataclasses import dataclass

from flashcards.expected_memory import MemoryModel
from flashcards.plan_courses import Courses, Days, Thing

# What is kept free on a day for more repeats than expected, in standard deviations of all of them. More would leave
# most days emptier than need be: who runs out of minutes stops, and what should come again is the first of tomorrow.
RESERVE = 1.0
MOST_RESERVE = 0.1  # of a day's seconds
FOUNDATION_SHARE = 0.5  # of a day, for what others come after
ROUNDS = 3  # of prices
PASSES, CANDIDATES = 3, 8  # of the improvement at the end


@dataclass(frozen=True, slots=True)
class DayLoad:
    day: int
    seconds: float  # expected, with repeats
    reviews: float
    new: float


@dataclass(frozen=True, slots=True)
class Planned:
    """One thing of the plan. `recall` is on the day of the interview."""

    thing: Thing
    days: tuple[int, ...]
    recall: float
    recall_without: float


@dataclass(frozen=True, slots=True)
class InterviewPlan:
    planned: tuple[Planned, ...]  # in the order of the things
    loads: tuple[DayLoad, ...]  # one for each day
    today: tuple[str, ...]  # ids, what gains most for its time first

    @property
    def recall(self) -> float:
        """The mean recall on the day, by worth."""
        return _mean([(each.thing.worth, each.recall) for each in self.planned])

    @property
    def recall_without(self) -> float:
        """The same if nothing were reviewed any more."""
        return _mean([(each.thing.worth, each.recall_without) for each in self.planned])

    @property
    def left_out(self) -> tuple[Planned, ...]:
        """What will never have been met by then; what is worth least for its time, to be dropped first, comes first."""
        out = [each for each in self.planned if each.thing.stability is None and not each.days]
        return tuple(sorted(out, key=lambda each: (each.thing.worth / each.thing.effort.first, each.thing.id)))

    @property
    def recall_of_fitting(self) -> float:
        """The mean recall of all that will have been met."""
        met = [each for each in self.planned if each.thing.stability is not None or each.days]
        return _mean([(each.thing.worth, each.recall) for each in met])


class Planner:
    """Plans of the same things for the `days` days before the interview, today included; at least one day."""

    def __init__(self, things: Sequence[Thing], *, days: int, model: MemoryModel) -> None:
        self._courses = Courses(things, days, model)

    def plan(self, seconds_a_day: float, *, spent_today: float = 0.0) -> InterviewPlan:
        """The plan for so many seconds a day, of which `spent_today` are gone today.

        On no day do the expected seconds exceed them, with what is kept free for repeats. What is forced comes first,
        and it alone may.
        """
        return _result(self._best(seconds_a_day, spent_today))

    def recall_of_first_choice(self, seconds_a_day: float) -> float:
        """The recall with so many seconds a day before days have prices: quick, and good enough to compare minutes."""
        choice = _Choice(self._courses, [seconds_a_day] * len(self._courses.blocks), seconds_a_day)
        choice.lay_foundations()
        choice.fill([0.0] * len(choice.limits))
        return _result(choice).recall

    def _best(self, seconds_a_day: float, spent_today: float) -> _Choice:
        limits = [seconds_a_day] * len(self._courses.blocks)
        limits[0] = max(0.0, seconds_a_day - spent_today)
        best = choice = _Choice(self._courses, limits, seconds_a_day)
        prices = [0.0] * len(limits)
        choice.lay_foundations()
        choice.fill(prices)
        for _ in range(ROUNDS - 1):
            found = choice.prices()
            if not any(found):
                break
            prices = [(old + new) / 2 if old else new for old, new in zip(prices, found, strict=True)]
            choice = _Choice(self._courses, limits, seconds_a_day)
            choice.lay_foundations()
            choice.fill(prices)
            best = max(best, choice, key=lambda each: each.value)
        best.improve()
        return best


def reserve(variance: float, seconds_a_day: float, days: int = 1) -> float:
    """Seconds that are kept free on so many days for more repeats than expected."""
    return min(RESERVE * math.sqrt(max(variance, 0.0) * days), MOST_RESERVE * seconds_a_day * days)


class _Choice:
    """The days chosen for each thing, and what they add up to."""

    def __init__(self, courses: Courses, limits: Sequence[float], seconds_a_day: float) -> None:
        self.courses = courses
        self.limits = limits
        self.seconds_a_day = seconds_a_day  # what a share is kept free of, also where some of today's are gone
        count = len(courses.blocks)
        self.means, self.variances = [0.0] * count, [0.0] * count
        self.days: list[Days] = [()] * len(courses.things)
        self.value = sum(
            thing.worth * family.courses[()].recall
            for thing, family in zip(courses.things, courses.families, strict=True)
        )
        self.rooms = [0.0] * count  # seconds that are free in each block, before the reserve of what comes in
        for place in range(count):
            self._count_room(place)
        self._cheapest = [math.inf] * count  # the least gain per second that got a place
        self._refused = [False] * count
        for index, (thing, family) in enumerate(zip(courses.things, courses.families, strict=True)):
            if thing.forced and family.earliest <= 0:
                self._put(index, (0,))

    def lay_foundations(self) -> None:
        """Place what others come after from today on, in a part of each day, what is worth most for its time first."""
        courses = self.courses
        gain = [thing.worth / thing.effort.first for thing in courses.things]
        bases = {index for index, children in enumerate(courses.children) if children}
        place = 0
        while bases and place < len(self.limits):
            ready = [index for index in bases if not any(parent in bases for parent in courses.parents[index])]
            index = max(ready or bases, key=lambda each: (gain[each], -each))
            width = courses.blocks[place].width
            after = self.means[place] + courses.families[index].first[0]
            if after <= FOUNDATION_SHARE * self.limits[place] * width and self.put(index, (place,)):
                bases.discard(index)
            else:
                place += 1

    def fill(self, prices: Sequence[float]) -> None:
        """Add reviews while there is room, the greatest gain per second above the day's price first."""
        waiting: list[tuple[float, int, int, Days, float]] = []
        refused: list[set[Days]] = [set() for _ in self.days]
        for index in range(len(self.days)):
            self._offer(index, prices, refused[index], waiting)
        while waiting:
            _, index, place, more, density = heapq.heappop(waiting)
            if more in refused[index] or len(more) != len(self.days[index]) + 1:
                continue  # a later offer took its place
            if self.put(index, more):
                self._cheapest[place] = min(self._cheapest[place], density)
                refused[index].clear()
                for each in (index, *(self.courses.children[index] if more[0] == place else ())):
                    self._offer(each, prices, refused[each], waiting)
            else:
                self._refused[place] = True
                refused[index].add(more)
                self._offer(index, prices, refused[index], waiting)

    def _offer(
        self,
        index: int,
        prices: Sequence[float],
        refused: set[Days],
        waiting: list[tuple[float, int, int, Days, float]],
    ) -> None:
        """Put what gains most by one more review of this thing, of what was not refused, into the heap."""
        worth, earliest, room = self.courses.things[index].worth, self._earliest(index), self.rooms
        best, step = -math.inf, None
        for each in self.courses.steps(self.courses.families[index], self.days[index]):
            place, more, _, seconds, gained = each
            if seconds > room[place]:
                self._refused[place] = True
            elif more[0] >= earliest and more not in refused:
                gain = worth * gained - prices[place]
                if gain > best:
                    best, step = gain, each
        if step is not None:
            heapq.heappush(waiting, (-best, index, step[0], step[1], worth * step[4]))

    def _earliest(self, index: int) -> int:
        """The first block in which a thing may be met: not before what it comes after."""
        first = 0
        for parent in self.courses.parents[index]:
            first = max(first, self.days[parent][0] if self.days[parent] else len(self.limits))
        return first

    def _count_room(self, place: int) -> None:
        width = self.courses.blocks[place].width
        kept = reserve(self.variances[place], self.seconds_a_day, width)
        self.rooms[place] = self.limits[place] * width - self.means[place] - kept

    def prices(self) -> list[float]:
        """What a second of each full day was worth in the end."""
        return [
            cheapest if refused and cheapest < math.inf else 0.0
            for cheapest, refused in zip(self._cheapest, self._refused, strict=True)
        ]

    def put(self, index: int, days: Days) -> bool:
        """Give a thing these days instead of its present ones, if they have room."""
        changes = self._changes(index, days)
        if not self._has_room(changes):
            return False
        self._put(index, days)
        return True

    def _changes(self, index: int, days: Days) -> dict[int, tuple[float, float]]:
        family, present = self.courses.families[index], self.days[index]
        before, after = family.courses[present], self.courses.course(family, days)
        changes = dict(zip(days, after.costs, strict=True))
        for place, (mean, variance) in zip(present, before.costs, strict=True):
            more, wider = changes.get(place, (0.0, 0.0))
            changes[place] = more - mean, wider - variance
        return changes

    def _put(self, index: int, days: Days) -> None:
        family, thing = self.courses.families[index], self.courses.things[index]
        for place, (mean, variance) in self._changes(index, days).items():
            self.means[place] += mean
            self.variances[place] += variance
            self._count_room(place)
        self.value += thing.worth * (self.courses.course(family, days).recall - family.courses[self.days[index]].recall)
        self.days[index] = days

    def _has_room(self, changes: dict[int, tuple[float, float]]) -> bool:
        for place, (mean, variance) in changes.items():
            if mean <= 0 and variance <= 0:
                continue
            width, limit = self.courses.blocks[place].width, self.limits[place]
            if mean + reserve(variance, self.seconds_a_day) > limit:  # it is done on one of the days
                return False
            total = self.means[place] + mean
            if total + reserve(self.variances[place] + variance, self.seconds_a_day, width) > limit * width:
                return False
        return True

    def improve(self) -> None:
        """Put what would gain more in the place of what gains less, as long as that helps."""
        for _ in range(PASSES):
            before = self.value
            for place in range(len(self.limits)):
                if self._refused[place]:
                    self._exchange(place)
            if self.value <= before:
                return

    def _exchange(self, place: int) -> None:
        inside: list[tuple[float, int, Days]] = []
        outside: list[tuple[float, int, Days]] = []
        for index, (thing, family) in enumerate(zip(self.courses.things, self.courses.families, strict=True)):
            days = self.days[index]
            if place in days:
                if thing.forced and place == 0:
                    continue
                less = tuple(each for each in days if each != place)
                if days[0] == place and any(self.days[child] for child in self.courses.children[index]):
                    continue
                lost = family.courses[days].recall - self.courses.course(family, less).recall
                inside.append((thing.worth * lost, index, less))
            else:
                for at, more, gain, *_ in self.courses.steps(family, days):
                    if at == place and more[0] >= self._earliest(index):
                        outside.append((-thing.worth * gain, index, more))
        for lost, loser, less in heapq.nsmallest(CANDIDATES, inside):
            kept = self.days[loser]
            self.put(loser, less)
            for gain, winner, more in heapq.nsmallest(CANDIDATES, outside):
                if -gain > lost and set(more) - {place} == set(self.days[winner]) and self.put(winner, more):
                    break
            else:
                self.put(loser, kept)


def _result(choice: _Choice) -> InterviewPlan:
    courses = choice.courses
    planned, today = [], []
    reviews, new = [0] * len(courses.blocks), [0] * len(courses.blocks)
    for index, (thing, family) in enumerate(zip(courses.things, courses.families, strict=True)):
        chosen = choice.days[index]
        course, without = courses.course(family, chosen), courses.course(family, ())
        middles = tuple(courses.blocks[place].middle for place in chosen)
        planned.append(Planned(thing, middles, course.recall, without.recall))
        for place in chosen:
            reviews[place] += 1
        if thing.stability is None and chosen:
            new[chosen[0]] += 1
        if chosen and chosen[0] == 0:
            gain = course.recall - courses.course(family, chosen[1:]).recall
            today.append((-thing.worth * gain / course.costs[0][0], index, thing.id))
    loads = [
        DayLoad(day, choice.means[place] / block.width, reviews[place] / block.width, new[place] / block.width)
        for place, block in enumerate(courses.blocks)
        for day in range(block.first, block.first + block.width)
    ]
    return InterviewPlan(tuple(planned), tuple(loads), tuple(each for _, _, each in sorted(today)))


def _mean(weighted: Sequence[tuple[float, float]]) -> float:
    total = sum(worth for worth, _ in weighted)
    return sum(worth * recall for worth, recall in weighted) / total if total else 0.0
