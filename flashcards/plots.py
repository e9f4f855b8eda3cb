"""Plots as geometry: numbers in, positions for SVG templates out. Pure.

One unit is about one pixel on a phone of 390, so that text of 12 units can be read there. y points down.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

WIDTH = 350.0
LEFT, RIGHT = 38.0, 14.0  # room for the numbers of the axis, and for half of the last label
TOP, BOTTOM = 16.0, 22.0
HEIGHT = 170.0
BAR = 18.0  # height of a row's bar
STEPS = (1, 2, 5, 10)
AXES = ((0.8, 0.05), (0.5, 0.1), (0.0, 0.25))  # of shares: where the axis begins, and the step of its numbers


@dataclass(frozen=True, slots=True)
class Tick:
    """A number beside an axis, or a label under it."""

    at: float
    text: str
    anchor: str = "middle"  # SVG's text-anchor

    @property
    def baseline(self) -> float:
        """Where its text stands beside a line at `at`."""
        return self.at + 4


@dataclass(frozen=True, slots=True)
class Bar:
    x: float
    y: float
    width: float
    height: float
    kind: str  # a CSS class
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Dot:
    """A value with its number beside it, where the line is not. Where there are too few to say there is no dot, and
    `text` stands at the bottom."""

    x: float
    y: float | None
    text: str
    text_y: float


@dataclass(frozen=True, slots=True)
class Columns:
    """Bars over days."""

    bars: tuple[Bar, ...]
    rows: tuple[Tick, ...]  # of the y axis
    labels: tuple[Tick, ...]  # of the x axis
    width: float = WIDTH
    height: float = HEIGHT
    left: float = LEFT
    right: float = WIDTH - RIGHT
    rows_x: float = LEFT - 5
    labels_y: float = HEIGHT - 5


@dataclass(frozen=True, slots=True)
class Course:
    """Shares over weeks, joined by lines where weeks with a value follow each other."""

    dots: tuple[Dot, ...]
    lines: tuple[str, ...]  # `points` of polylines
    rows: tuple[Tick, ...]
    labels: tuple[Tick, ...]
    target: float | None  # y of the dashed line
    width: float = WIDTH
    height: float = HEIGHT
    left: float = LEFT
    right: float = WIDTH - RIGHT
    rows_x: float = LEFT - 5
    labels_y: float = HEIGHT - 5


@dataclass(frozen=True, slots=True)
class StackRow:
    """One row of shares of one, with a mark where something was expected."""

    y: float
    text_y: float
    label: str
    bars: tuple[Bar, ...]
    mark: float | None  # x
    value: str

    @property
    def mark_top(self) -> float:
        return self.y - 3

    @property
    def mark_bottom(self) -> float:
        return self.y + BAR + 3


@dataclass(frozen=True, slots=True)
class Stacks:
    rows: tuple[StackRow, ...]
    ticks: tuple[Tick, ...]
    height: float
    axis_y: float
    value_x: float
    label_x: float = 0.0
    width: float = WIDTH


@dataclass(frozen=True, slots=True)
class Shade:
    """All squares of one shade, as one path: hundreds of elements would be slow to write and to read."""

    kind: str  # a CSS class
    path: str


@dataclass(frozen=True, slots=True)
class Calendar:
    """Weeks as columns, Monday at the top."""

    shades: tuple[Shade, ...]
    months: tuple[Tick, ...]
    days: tuple[Tick, ...]
    width: float
    height: float


def nice_top(most: float) -> tuple[int, int]:
    """The top of an axis that begins at 0 and the step of its numbers, both whole: at most five steps."""
    if most <= 0:
        return 4, 2
    step = most / 5
    scale = 10 ** max(0, math.floor(math.log10(step)) if step >= 1 else 0)
    nice = next(factor * scale for factor in STEPS if factor * scale >= step)
    return nice * math.ceil(most / nice), nice


def columns(days: Sequence[tuple[date, int]]) -> Columns:
    """A bar for each day, the first of them today; a label under each seventh."""
    top, step = nice_top(max((count for _, count in days), default=0))
    bottom, span = HEIGHT - BOTTOM, HEIGHT - BOTTOM - TOP
    slot = (WIDTH - LEFT - RIGHT) / max(len(days), 1)
    bars = []
    for place, (day, count) in enumerate(days):
        height = round(span * count / top, 2)
        x, kind = round(LEFT + place * slot + slot * 0.1, 2), "later" if place else "now"
        bars.append(Bar(x, round(bottom - height, 2), round(slot * 0.8, 2), height, kind, f"{_short(day)}: {count}"))
    rows = tuple(Tick(round(bottom - span * value / top, 2), str(value)) for value in range(0, top + 1, step))
    labels = tuple(
        Tick(round(LEFT + place * slot, 2), "Today", "start")
        if place == 0
        else Tick(round(LEFT + (place + 0.5) * slot, 2), _short(day))
        for place, (day, _) in enumerate(days)
        if place % 7 == 0
    )
    return Columns(tuple(bars), rows, labels)


def course(weeks: Sequence[tuple[date, float | None]], *, target: float | None = None) -> Course:
    """Shares of one by week; None where there is nothing to say."""
    shares = [share for _, share in weeks if share is not None]
    least = min([*shares, target if target is not None else 1.0])
    low, step = next((edge, step) for edge, step in AXES if least >= edge)
    bottom, span = HEIGHT - BOTTOM, HEIGHT - BOTTOM - TOP
    slot = (WIDTH - LEFT - RIGHT) / max(len(weeks), 1)

    def height_of(share: float) -> float:
        return round(bottom - span * (share - low) / (1 - low), 2)

    dots: list[Dot] = []
    lines: list[list[str]] = []
    line: list[str] = []
    for place, (_, share) in enumerate(weeks):
        x = round(LEFT + (place + 0.5) * slot, 2)
        if share is None:
            dots.append(Dot(x, None, "–", bottom - 5))
            lines, line = [*lines, line], []
        else:
            y = height_of(share)
            beside = [other for _, other in weeks[max(place - 1, 0) : place + 2] if other is not None]
            below = (share < sum(beside) / len(beside) and y < bottom - 14) or y < TOP
            dots.append(Dot(x, y, str(percent(share)), round(y + 17 if below else y - 8, 2)))
            line.append(f"{x},{y}")
    values = [low + step * place for place in range(round((1 - low) / step) + 1)]
    rows = tuple(Tick(height_of(min(value, 1.0)), f"{100 * min(value, 1.0):.0f}%") for value in values)
    every = 3 if len(weeks) > 6 else 1
    labels = tuple(
        Tick(round(LEFT + (place + 0.5) * slot, 2), _short(day))
        for place, (day, _) in enumerate(weeks)
        if (len(weeks) - 1 - place) % every == 0
    )
    joined = tuple(" ".join(each) for each in [*lines, line] if len(each) > 1)
    return Course(tuple(dots), joined, rows, labels, None if target is None else height_of(target))


def stacks(rows: Sequence[tuple[str, Sequence[tuple[float, str]], float | None, str]]) -> Stacks:
    """Rows are (label, shares with their CSS class in order, expected share or None, value in words)."""
    left, right, slot = 62.0, WIDTH - 78.0, 30.0
    span = right - left
    found = []
    for place, (label, shares, expected, value) in enumerate(rows):
        y, x, bars = TOP + place * slot, left, []
        for share, kind in shares:
            bars.append(Bar(round(x, 2), y, round(span * share, 2), BAR, kind))
            x += span * share
        mark = None if expected is None else round(left + span * expected, 2)
        found.append(StackRow(y, y + 13.5, label, tuple(bars), mark, value))
    bottom = TOP + len(rows) * slot
    ticks = tuple(Tick(round(left + span * share, 2), f"{100 * share:.0f}%") for share in (0, 0.25, 0.5, 0.75, 1.0))
    return Stacks(tuple(found), ticks, bottom + 16.0, bottom + 10.0, right + 8.0)


def calendar(days: Sequence[tuple[date, int]], *, weeks: int, cell: float) -> Calendar:
    """The last weeks of days that begin on a Monday; `cell` is the side of a square with its gap."""
    last = days[-1][0] - timedelta(days=days[-1][0].weekday())
    first = last - timedelta(weeks=weeks - 1)
    left, top, gap = 32.0, 18.0, max(1.5, cell * 0.12)
    side = round(cell - gap, 2)
    paths: list[list[str]] = [[] for _ in range(len(LEVELS) + 1)]
    months = []
    for day, count in days:
        if day < first:
            continue
        column = (day - first).days // 7
        x, y = round(left + column * cell, 2), round(top + day.weekday() * cell, 2)
        paths[level_of(count)].append(f"M{x} {y}h{side}v{side}h-{side}z")
        if day.day == 1 and column < weeks - 1:
            months.append(Tick(x, day.strftime("%b"), "start"))
    names = tuple(Tick(round(top + place * cell + cell / 2 + 3.5, 2), name) for place, name in _WEEKDAYS)
    shades = tuple(Shade(f"level-{level}", "".join(path)) for level, path in enumerate(paths) if path)
    return Calendar(shades, tuple(months), names, round(left + weeks * cell, 2), round(top + 7 * cell, 2))


LEVELS = (1, 10, 25, 50)  # from so many things on a day, the square is one shade darker
_WEEKDAYS = ((0, "Mon"), (2, "Wed"), (4, "Fri"), (6, "Sun"))


def level_of(count: int) -> int:
    """0 (nothing) to 4."""
    return sum(count >= least for least in LEVELS)


def percent(share: float) -> int:
    """A share in whole hundredths; only what is all is a hundred, and only nothing is none."""
    rounded = round(100 * share)
    if 0 < share < 1:
        return min(max(rounded, 1), 99)
    return rounded


def _short(day: date) -> str:
    return f"{day.day} {day.strftime('%b')}"
