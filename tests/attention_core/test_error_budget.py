"""A budget admits right programs in any order of additions, and nothing a hundred times as wrong."""

import math

import pytest
import torch

from attention_core import Formula, Inputs, evaluate
from attention_core.error_budget import (
    error_budget,
    gradient_movement,
    movement_bound,
    one_rounding,
    output_movement,
    unit_roundoff,
    within,
)

DTYPES = [torch.float32, torch.bfloat16, torch.float16]


def budget_of(inputs, formula, dtype):
    exact = evaluate(formula, inputs)
    bound = movement_bound(output_movement(formula, inputs, exact), dtype)
    return exact.output, error_budget(exact.output, movement=bound, plain=[], dtype=dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("far", [0.0, 200.0])
@pytest.mark.parametrize("seed", range(10))
def test_it_admits_sums_in_any_order(qkv, dtype, far, seed):
    q, k, v = qkv(5, 9, dim=16, dtype=dtype, seed=seed)
    q[..., 0], k[..., 0] = far * 4 / 16, 16.0  # adds `far` to every score
    exact, budget = budget_of(Inputs(q.double(), k.double(), v.double()), Formula(), dtype)
    order = torch.randperm(16, generator=torch.Generator().manual_seed(seed))
    scores = sum(q[..., d, None] * k[..., d].unsqueeze(-2) for d in order.tolist()) / 4
    weights = torch.exp(scores - scores.amax(-1, keepdim=True))
    output = sum(weights[..., j, None] * v[..., j, :].unsqueeze(-2) for j in reversed(range(9)))
    output = output / weights.sum(-1, keepdim=True)
    assert within(float((output.double() - exact).abs().max()), budget)


def test_it_is_near_the_roundings_of_the_dtype(qkv):
    q, k, v = qkv(5, 9)
    exact, budget = budget_of(Inputs(q, k, v), Formula(), torch.float32)
    assert 1 < budget / one_rounding(exact, torch.float32) < 60


def test_it_admits_gradients(qkv):
    q, k, v = (t.requires_grad_() for t in qkv(4, 6))
    slope = torch.ones(2, 3, 4, 6, dtype=torch.float64)
    inputs = Inputs(q, k, v)
    exact = evaluate(Formula(), inputs)
    wanted = torch.autograd.grad(exact.output, (q, k, v), slope)
    with torch.no_grad():
        moves = gradient_movement(Formula(), inputs, exact, slope)
    low = [t.detach().float().requires_grad_() for t in (q, k, v)]
    weights = (low[0] @ low[1].mT / 2).softmax(-1)
    found = torch.autograd.grad(weights @ low[2], low, slope.float())
    for right, got, move in zip(wanted, found, (moves.q, moves.k, moves.v), strict=True):
        bound = movement_bound(move, torch.float32)
        assert within(
            float((got.double() - right).abs().max()),
            error_budget(right, movement=bound, plain=[got], dtype=torch.float32),
        )


def test_it_counts_what_plain_torch_makes_wrong():
    exact = torch.ones(3, dtype=torch.float64)
    plain = torch.tensor([1.0, 1.5, math.nan])
    assert error_budget(exact, movement=torch.zeros(3), plain=[plain], dtype=torch.float32) == pytest.approx(1.0)


@pytest.mark.parametrize("dtype", DTYPES)
def test_one_rounding_is_the_dtypes_own(dtype):
    assert unit_roundoff(dtype) == torch.finfo(dtype).eps / 2
    assert one_rounding(torch.tensor([-4.0, math.inf]), dtype) == 2 * torch.finfo(dtype).eps
    assert one_rounding(torch.zeros(2), dtype) > 0


def test_nan_is_within_nothing():
    assert not within(math.nan, math.inf)
    assert within(1.0, 1.0)
