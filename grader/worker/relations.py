"""How wrong numbers follow from the right ones as a whole: by a sign, a factor, an offset, another order, other axes.

Everything here is about two float64 tensors, what was found and what was wanted, and how far rounding may have moved
the one from the other.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

import torch
from torch import Tensor

from grader.worker.prepared import difference

FEW_SIGNS = 100
CHANCE_OF_SIGNS = 1e-3  # of signs as uneven as these, that errors are still taken to go up and down by chance


def go_both_ways(up: int, down: int) -> bool:
    """Whether so many errors up and so many down are those of roundings, neither of them rare. Of a few numbers most
    may go one way by chance, which a sign test allows for, but not all."""
    fewer, count = min(up, down), up + down
    if fewer >= 0.1 * max(up, down):
        return True
    few = fewer > 0 and count <= FEW_SIGNS
    return few and 2 * sum(math.comb(count, i) for i in range(fewer + 1)) >= CHANCE_OF_SIGNS * 2**count


def near(found: Tensor, wanted: Tensor, allowed: float) -> bool:
    """Equal but for rounding; NaN and infinities stand in the same places."""
    return difference(found, wanted) <= allowed


def common_factor(found: Tensor, wanted: Tensor, allowed: float) -> float | None:
    """The number that `wanted` was multiplied by; None where no one number does it, or anything would."""
    norm = float(wanted.square().sum())
    if found.shape != wanted.shape or not norm or not math.isfinite(norm) or not bool(found.isfinite().all()):
        return None
    factor = float((found * wanted).sum()) / norm
    return factor if near(found, wanted * factor, allowed * max(1.0, abs(factor))) else None


def common_offset(found: Tensor, wanted: Tensor, allowed: float) -> float | None:
    """The number that was added to every element, infinite ones aside."""
    if found.shape != wanted.shape:
        return None
    finite = wanted.isfinite()
    gap = (found - wanted)[finite]
    if gap.numel() < 2 or not bool(gap.isfinite().all()):
        return None
    offset = float(gap.mean())
    return offset if near(found, wanted + offset, allowed + 1e-6 * abs(offset)) else None


def row_factors(found: Tensor, wanted: Tensor, axis: int, allowed: float) -> Tensor | None:
    """For each row along the axis (kept, of size 1): what it was multiplied by. 1 for a row of zeros."""
    if found.shape != wanted.shape or found.dim() < 2 or found.shape[axis] < 2 or not bool(found.isfinite().all()):
        return None
    if not bool(wanted.isfinite().all()):
        return None
    norms = wanted.square().sum(axis, keepdim=True)
    factors = torch.where(norms > 0, (found * wanted).sum(axis, keepdim=True) / norms.clamp_min(1e-300), 1.0)
    largest = float(factors.abs().max())
    return factors if near(found, wanted * factors, allowed * max(1.0, largest)) else None


def row_offsets(found: Tensor, wanted: Tensor, axis: int, allowed: float) -> Tensor | None:
    """For each row along the axis (kept, of size 1): what was added to it."""
    if found.shape != wanted.shape or found.dim() < 2 or found.shape[axis] < 2:
        return None
    finite = wanted.isfinite()
    gaps = torch.where(finite, found - wanted, 0.0)
    if not bool(gaps.isfinite().all()):
        return None
    offsets = gaps.sum(axis, keepdim=True) / finite.sum(axis, keepdim=True).clamp_min(1)
    return offsets if near(found, wanted + offsets, allowed + 1e-6 * float(offsets.abs().max())) else None


def order_along(found: Tensor, wanted: Tensor, axis: int, allowed: float) -> list[int] | None:
    """Where each part along the axis came from: part i of `found` is part order[i] of `wanted`. None where parts are
    not all there once, or lie as they should."""
    if found.shape != wanted.shape or found.dim() <= axis or found.shape[axis] < 2:
        return None
    order: list[int] = []
    for index in range(found.shape[axis]):
        part = found.select(axis, index)
        sources = (index, *(i for i in range(found.shape[axis]) if i != index))  # where it belongs comes first
        free = (i for i in sources if i not in order)  # parts may be alike, such as rows of zeros
        source = next((i for i in free if near(part, wanted.select(axis, i), allowed)), None)
        if source is None:
            return None
        order.append(source)
    return None if order == sorted(order) else order


def swapped_axes(found: Tensor, wanted: Tensor, allowed: float) -> tuple[tuple[int, int], bool] | None:
    """The two axes that changed places, counted from the end (negative), and whether the numbers were then laid out in
    the right shape all the same (as `reshape` in place of `transpose` does)."""
    for pair, laid_out in _rearrangements(wanted, found):
        if near(found, laid_out[0], allowed):
            return pair, laid_out[1]
    return None


def _rearrangements(wanted: Tensor, found: Tensor) -> Iterator[tuple[tuple[int, int], tuple[Tensor, bool]]]:
    for first, second in combinations(range(wanted.dim()), 2):
        swapped, pair = wanted.transpose(first, second), (first - wanted.dim(), second - wanted.dim())
        if swapped.shape == found.shape:
            yield pair, (swapped, False)
        if wanted.shape == found.shape and min(wanted.shape[first], wanted.shape[second]) > 1:
            yield pair, (swapped.reshape(wanted.shape), True)
            yield pair, (wanted.reshape(swapped.shape).transpose(first, second), True)


def same_numbers(found: Tensor, wanted: Tensor, allowed: float) -> bool:
    """All the right numbers, wherever they lie."""
    if found.numel() != wanted.numel() or not bool(wanted.isfinite().all()) or not bool(found.isfinite().all()):
        return False
    return near(found.reshape(-1).sort().values, wanted.reshape(-1).sort().values, allowed)
