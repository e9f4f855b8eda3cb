"""Whether weights were dropped by independent draws of one probability: exact tests, with a bound on false alarms.

A right program keeps each weight with probability 1 - p, whatever its neighbours, its place, its size or the call
before. Then the number kept among any n weights that were chosen without looking at the draw is binomial, and so is the
number of pairs, no weight in two of them, that are both kept or both dropped (with (1 - p)^2 + p^2). `counted` lists
such numbers, `surprising` those in a tail whose exact probability is at most its share of `FALSE_ALARMS`. The chance
that a right program has any is at most the sum of the shares, however the numbers depend on each other (union bound).
docs/decisions/dropout.md has the derivation.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

import torch
from torch import Tensor

from attention_core.error_budget import unit_roundoff

FALSE_ALARMS = 5e-7  # of one submission, all tests of all its cases together
SIZES = 8  # groups of weights by size
FEWEST_SIZED = 64  # fewer weights are not grouped
ORDERS_KEPT = 32  # of cases that are judged again: tensors are told apart as objects


class Kind(StrEnum):
    """What is counted."""

    TOTAL = "kept weights"
    PLACE = "kept weights at one place along an axis"
    NEIGHBOURS = "neighbours along an axis, two and two, that share their fate"
    HALVES = "weights half an axis apart that share their fate"
    SIZE = "kept weights among those of like size"
    RANK = "kept weights among those of like rank in their row"
    ROW_TOTAL = "rows that keep just as many weights as is expected"
    REPEATED = "weights that share their fate with those of another call"
    EVERY_TOTAL = "1 if every call keeps just as many weights as is expected"


@dataclass(frozen=True, slots=True)
class Draw:
    """What one call kept, of weights none of which is 0 or all of whose zeros are left out of `total`."""

    weights: Tensor  # (...)
    kept: Tensor  # bool, the same shape
    p: float
    slack: float  # how far the probability of a right program may be from 1 - p

    @property
    def range(self) -> Range:
        """The probability to keep a weight."""
        return max(0.0, 1 - self.p - self.slack), min(1.0, 1 - self.p + self.slack)


Range = tuple[float, float]  # a probability of a right program lies in it, ends included


@dataclass(frozen=True, slots=True)
class Counts:
    """Numbers of like kind, each binomial of `trials` if the program is right."""

    kind: Kind
    draw: int  # number of the draw
    successes: tuple[int, ...]
    trials: int
    probability: Range
    axis: int = 0
    other: int = 0  # number of the other draw


@dataclass(frozen=True, slots=True)
class Surprise:
    """Counts of which some lie outside of `accepted`."""

    counts: Counts
    accepted: tuple[int, int]
    outside: tuple[int, ...]  # indexes of the successes


def slack(dtype: torch.dtype) -> float:
    """How far the probability may be off for a program that draws in `dtype`: uniform numbers have steps of the unit
    roundoff u, and p is rounded to the dtype as well."""
    return 2 * unit_roundoff(dtype)


def counted(draws: Sequence[Draw], *, alike: Sequence[tuple[int, int]]) -> list[Counts]:
    """All counts of these draws. `alike`: pairs of draws of one shape and one p. How many counts there are depends on
    shapes and weights, never on what was kept."""
    found: list[Counts] = []
    for number, draw in enumerate(draws):
        found.append(_total(number, draw))
        if bool((draw.weights != 0).all()) and draw.p > 0:
            found += [*_places(number, draw), *_pairs(number, draw), *_sizes(number, draw), *_row_totals(number, draw)]
    for one, other in alike:
        same = int((draws[one].kept == draws[other].kept).sum())
        trials = draws[one].kept.numel()
        found.append(Counts(Kind.REPEATED, one, (same,), trials, _sharing(draws[one].range), other=other))
    return [*found, *_every_total(draws)]


def surprising(counts: Sequence[Counts], *, false_alarms: float = FALSE_ALARMS) -> list[Surprise]:
    """The counts that a right program has with a probability of at most `false_alarms` altogether."""
    share = false_alarms / max(1, sum(len(one.successes) for one in counts))
    found = []
    for one in counts:
        low, high = accepted(one.trials, one.probability, share)
        outside = tuple(i for i, successes in enumerate(one.successes) if not low <= successes <= high)
        if outside:
            found.append(Surprise(one, (low, high), outside))
    return found


@lru_cache(maxsize=4096)
def accepted(trials: int, probability: Range, level: float) -> tuple[int, int]:
    """The smallest and the largest binomial number of which no tail has a probability of `level` / 2 or less."""
    return _in_tail(trials, probability[0], level / 2), trials - _in_tail(trials, 1 - probability[1], level / 2)


def _in_tail(trials: int, probability: float, level: float) -> int:
    """How many of the numbers 0, 1, ... have a lower tail of at most this probability.

    Only the numbers near the tail's end are looked at. All below them have together a probability of at most
    exp(-2 t^2 / trials), t from the mean on (Hoeffding, 1963): a billionth of the level, which is added, so that the
    tail is never taken for smaller than it is.
    """
    below = level * 1e-9
    mean = trials * probability
    first = max(0, math.floor(mean - math.sqrt(trials / 2 * -math.log(below))))
    last = trials if level > 0.1 else math.ceil(mean)  # no mean lies in a tail of a tenth
    tail = _log_pmf(trials, probability, torch.arange(first, last + 1, dtype=torch.float64)).exp().cumsum(0)
    return first + int((tail + (below if first else 0.0) <= level).sum())


def _log_pmf(trials: int, probability: float, successes: Tensor) -> Tensor:
    """log of the probability of these numbers of successes, float64."""
    failures = trials - successes
    ways = math.lgamma(trials + 1) - torch.lgamma(successes + 1) - torch.lgamma(failures + 1)
    kept = torch.tensor(probability, dtype=torch.float64)
    return ways + torch.special.xlogy(successes, kept) + torch.special.xlog1py(failures, -kept)


def _chance(trials: int, probability: float, successes: int) -> float:
    """The probability of just so many successes."""
    return float(_log_pmf(trials, probability, torch.tensor(successes, dtype=torch.float64)).exp())


def _sharing(kept: Range) -> Range:
    """The probability that two weights are both kept or both dropped; smallest where the keep probability is 1/2."""
    low, high = kept
    ends = [q * q + (1 - q) * (1 - q) for q in kept]
    return (0.5 if low <= 0.5 <= high else min(ends)), max(ends)


def _total(number: int, draw: Draw) -> Counts:
    readable = draw.weights != 0
    return Counts(Kind.TOTAL, number, (int((draw.kept & readable).sum()),), int(readable.sum()), draw.range)


def _places(number: int, draw: Draw) -> Iterator[Counts]:
    for axis, size in enumerate(draw.kept.shape):
        if size > 1:
            kept = draw.kept.transpose(0, axis).flatten(1) if draw.kept.dim() > 1 else draw.kept.unsqueeze(1)
            sums = tuple(int(n) for n in kept.sum(1))
            yield Counts(Kind.PLACE, number, sums, kept.shape[1], draw.range, axis)


def _pairs(number: int, draw: Draw) -> Iterator[Counts]:
    """Disjoint pairs along each axis: neighbours, and weights half the axis apart."""
    sharing = _sharing(draw.range)
    for axis, size in enumerate(draw.kept.shape):
        half = size // 2
        if not half:
            continue
        paired = draw.kept.narrow(axis, 0, 2 * half)
        near = paired.unflatten(axis, (half, 2))
        same = near.select(axis + 1, 0) == near.select(axis + 1, 1)
        yield Counts(Kind.NEIGHBOURS, number, (int(same.sum()),), same.numel(), sharing, axis)
        if half > 1:
            far = paired.narrow(axis, 0, half) == paired.narrow(axis, half, half)
            yield Counts(Kind.HALVES, number, (int(far.sum()),), far.numel(), sharing, axis)


def _sizes(number: int, draw: Draw) -> Iterator[Counts]:
    """Groups of weights of like size, in the whole tensor and in their rows."""
    each, of_row = draw.kept.numel() // SIZES, draw.kept.shape[-1] // SIZES
    if draw.kept.numel() >= FEWEST_SIZED:
        groups = draw.kept.flatten()[_by_size(draw.weights)].view(SIZES, each)
        yield Counts(Kind.SIZE, number, tuple(int(n) for n in groups.sum(1)), each, draw.range)
    if of_row:
        ranked = draw.kept.gather(-1, _by_rank(draw.weights))
        groups = ranked.unflatten(-1, (SIZES, of_row)).movedim(-2, 0).flatten(1)
        yield Counts(Kind.RANK, number, tuple(int(n) for n in groups.sum(1)), groups.shape[1], draw.range)


@lru_cache(maxsize=ORDERS_KEPT)
def _by_size(weights: Tensor) -> Tensor:
    """Indexes from the smallest weight to the largest, as many as `SIZES` groups take."""
    order = _order(weights.flatten())
    return order[: order.numel() // SIZES * SIZES]


@lru_cache(maxsize=ORDERS_KEPT)
def _by_rank(weights: Tensor) -> Tensor:
    """The same along each row."""
    return _order(weights)[..., : weights.shape[-1] // SIZES * SIZES]


def _order(weights: Tensor) -> Tensor:
    """As `argsort` along the last axis. NumPy's takes a third of the time of torch's."""
    return torch.from_numpy(weights.float().numpy().argsort(-1))


def _row_totals(number: int, draw: Draw) -> Iterator[Counts]:
    """A program that drops just so many of each row does not decide for each weight by itself."""
    length = draw.kept.shape[-1]
    if draw.kept.dim() < 2 or length < 2:
        return
    usual = round(length * (1 - draw.p))
    low, high = draw.range
    best = min(max(usual / length, low), high)  # where that total is likeliest
    chances = [_chance(length, q, usual) for q in (low, high, best)]
    totals = draw.kept.sum(-1).flatten()
    yield Counts(Kind.ROW_TOTAL, number, (int((totals == usual).sum()),), totals.numel(), (min(chances), max(chances)))


def _every_total(draws: Sequence[Draw]) -> Iterator[Counts]:
    """The same for whole calls: one such total is nothing, but all of them are."""
    chance, met = 1.0, True
    for draw in draws:
        if draw.p in (0, 1) or not bool((draw.weights != 0).all()):
            continue
        total = draw.kept.numel()
        usual = math.floor(total * (1 - draw.p)), math.ceil(total * (1 - draw.p))
        met = met and int(draw.kept.sum()) in usual
        chance *= _most_likely(total, usual, draw.range)
    if chance < 1:
        yield Counts(Kind.EVERY_TOTAL, 0, (int(met),), 1, (0.0, chance))


@lru_cache(maxsize=256)
def _most_likely(trials: int, numbers: tuple[int, int], probability: Range) -> float:
    """At most this likely is it that one of these totals comes out."""
    low, high = probability
    return min(1.0, sum(_chance(trials, min(max(n / trials, low), high), n) for n in dict.fromkeys(numbers)))
