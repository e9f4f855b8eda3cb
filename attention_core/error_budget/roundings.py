"""Roundings: how large one is, and how many of them add up."""

import math
from collections.abc import Iterable

import torch
from torch import Tensor

CONFIDENCE = 2.0  # one rounding is a bound, 1.7 to 2.5 standard deviations of a rounding error; so M is four of them


def unit_roundoff(dtype: torch.dtype) -> float:
    """Largest relative error of one rounding to nearest: 2^-24 in float32, 2^-11 in float16, 2^-8 in bfloat16."""
    return torch.finfo(dtype).eps / 2


def spacing(dtype: torch.dtype) -> float:
    """From one subnormal number to the next; the smallest number above 0."""
    info = torch.finfo(dtype)
    return info.smallest_normal * info.eps


def one_rounding(value: Tensor, dtype: torch.dtype) -> float:
    """One rounding of the tensor's largest finite magnitude, at least the dtype's smallest subnormal."""
    info = torch.finfo(dtype)
    finite = value.abs().masked_fill(~value.isfinite(), 0.0)
    top = float(finite.max()) if value.numel() else 0.0
    return max(top * info.eps / 2, spacing(dtype))


def error_budget(expected: Tensor, *, movement: Tensor, plain: Iterable[Tensor], dtype: torch.dtype) -> float:
    """The budget for one result.

    `expected` is the exact float64 result, `movement` the bound M (same shape, or one that broadcasts), `plain` the
    results of plain same-dtype programs; where one of those is NaN or infinite it says nothing and is left out.
    """
    errors = [largest_finite((result.double() - expected).abs()) for result in plain]
    return 2 * max(largest_finite(movement), *errors, 0.0) + one_rounding(expected, dtype)


def within(error: float, budget: float) -> bool:
    """True only for a number that is not beyond the budget; NaN is not within anything."""
    return not math.isnan(error) and error <= budget


def largest_finite(values: Tensor) -> float:
    """The largest finite element, 0 where there is none."""
    if not values.numel():
        return 0.0
    return float(finite(values).amax())


def movement_bound(squared: Tensor, dtype: torch.dtype) -> Tensor:
    """The bound M in absolute numbers from a squared movement in units of one rounding."""
    return CONFIDENCE * unit_roundoff(dtype) * squared.sqrt()


def finite(values: Tensor) -> Tensor:
    """The values with zeros where they are NaN or infinite."""
    return torch.nan_to_num(values, nan=0.0, posinf=0.0, neginf=0.0)


def running_sum(total: Tensor, squares: Tensor, terms: int) -> Tensor:
    """Squared movement of a sum of finished terms that are added one after the other, each partial sum rounded.

    `total` is the sum and `squares` the sum of the squared terms. In a random order the k-th partial sum squared is
    k(k-1) / (n(n-1)) (total^2 - squares) + k/n squares on average; these add up to what is returned.
    """
    return (terms + 1) / 3 * total.square() + (terms + 1) / 6 * squares
