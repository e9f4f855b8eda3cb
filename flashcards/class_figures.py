"""How a host's figures are made coarse enough to be about no one. Pure.

A count of people is told as a range of five, and a share in tens of a hundred; neither where fewer than five people are
in it, or are not. Of a group nothing is told from which fewer than five outside it would follow: everybody minus the
group. Sums over people are not told at all: a few could have made the whole difference of two. Why a figure is not told
is not told either.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from statistics import median

FEWEST = 5  # people; a figure about fewer is not shown
SHARE_STEP = 10  # hundredths
TOO_FEW = "too few people"


class Told(StrEnum):
    """What is told about a part of some people."""

    NOTHING = "nothing"  # fewer than five of them, or none; or it would tell of fewer than five outside the group
    ALMOST_ALL = "almost-all"  # all but fewer than five, or all
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class Heads:
    """A number of people, in a group and outside it. Without a group all are inside."""

    inside: int
    outside: int = 0

    def __sub__(self, other: Heads) -> Heads:
        return Heads(self.inside - other.inside, self.outside - other.outside)

    @property
    def few_outside(self) -> bool:
        return 0 < self.outside < FEWEST


@dataclass(frozen=True, slots=True)
class People:
    """A number of people, as a range."""

    least: int | None  # a multiple of five; None: not told

    @classmethod
    def of(cls, heads: Heads) -> People:
        few = heads.inside < FEWEST or heads.few_outside
        return cls(None if few else heads.inside - heads.inside % FEWEST)

    @property
    def words(self) -> str:
        if self.least is None:
            return TOO_FEW
        return f"{self.least} to {self.least + FEWEST - 1} people"


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the people, as a share."""

    told: Told
    percent: int | None = None  # in tens, only with SHARE

    @classmethod
    def of(cls, part: Heads, whole: Heads) -> Part:
        rest = whole - part
        if part.inside < FEWEST or part.few_outside or rest.few_outside:
            return cls(Told.NOTHING)
        if rest.inside < FEWEST:
            return cls(Told.ALMOST_ALL)
        return cls(Told.SHARE, rounded(part.inside / whole.inside))

    @property
    def words(self) -> str:
        if self.told is Told.SHARE:
            return f"about {self.percent}%"
        return f"all but fewer than {FEWEST} people" if self.told is Told.ALMOST_ALL else TOO_FEW

    @property
    def weight(self) -> int:
        """For sorting by what is told, so that the order tells nothing more."""
        return {Told.SHARE: self.percent or 0, Told.ALMOST_ALL: 100}.get(self.told, 0)


@dataclass(frozen=True, slots=True)
class Stumble:
    """Something that people get wrong, and how many of them do."""

    title: str
    part: Part


@dataclass(frozen=True, slots=True)
class QuestionFigures:
    slug: str
    title: str
    people: People
    tries: int | None  # median number of answers of each; None: too few people
    covered: int | None  # mean share of key points in the latest answers, in tens of a hundred; None: too few people
    missed: tuple[Stumble, ...]  # key points
    disagreed: tuple[Stumble, ...]  # key points that people say they did state
    said: tuple[Stumble, ...]  # red flags


@dataclass(frozen=True, slots=True)
class ExerciseFigures:
    slug: str
    title: str
    people: People
    passed: Part
    tries: int | None  # median up to the first pass, of those who passed; None: too few of them
    time_to_pass: str  # the same, in words; "" where there are too few
    misconceptions: tuple[Stumble, ...]


@dataclass(frozen=True, slots=True)
class QuizFigures:
    slug: str
    title: str
    topic: str
    people: People
    missed: Part  # their latest answer was not right


def rounded(share: float) -> int:
    """A share of one in tens of a hundred."""
    return SHARE_STEP * round(100 * share / SHARE_STEP)


def mean_percent(shares: Sequence[float]) -> int | None:
    """The mean of one share for each of some people; None for fewer than five."""
    return rounded(sum(shares) / len(shares)) if len(shares) >= FEWEST else None


def median_of(values: Sequence[float]) -> float | None:
    """Of one value for each of some people; None for fewer than five."""
    return median(values) if len(values) >= FEWEST else None


def whole_median(counts: Iterable[float]) -> int | None:
    """The same of counts, as a whole number."""
    found = median_of(list(counts))
    return None if found is None else round(found)


def stumbles(counts: Mapping[str, Heads], whole: Heads) -> tuple[Stumble, ...]:
    """What at least five people do, most first; of the rest not even the name is told."""
    parts = [Stumble(title, Part.of(heads, whole)) for title, heads in counts.items()]
    found = [each for each in parts if each.part.told is not Told.NOTHING]
    return tuple(sorted(found, key=lambda each: (-each.part.weight, each.title)))


def time_words(seconds: float | None) -> str:
    """Coarse: in fives of minutes, then in hours, then in days."""
    if seconds is None:
        return ""
    minutes = 5 * round(seconds / 300)
    if minutes < 5:
        return "under 5 minutes"
    if minutes < 60:
        return f"about {minutes} minutes"
    hours = round(seconds / 3600)
    if hours < 24:
        return f"about {hours} hour{'' if hours == 1 else 's'}"
    days = round(seconds / 86400)
    return f"about {days} day{'' if days == 1 else 's'}"
