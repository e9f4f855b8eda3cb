"""Inverted dropout, by its statistics."""

import math

import pytest
import torch

from attention_core.dropout import attention_dropout


def seeded(seed=0):
    return torch.Generator().manual_seed(seed)


@pytest.mark.parametrize("p", [0.1, 0.5, 0.9])
def test_each_weight_is_dropped_with_probability_p_and_the_others_grow(p):
    weights = torch.full((400, 500), 0.25, dtype=torch.float64)
    found = attention_dropout(weights, p, generator=seeded())
    dropped = float((found == 0).double().mean())
    assert abs(dropped - p) < 5 * math.sqrt(p * (1 - p) / weights.numel())
    kept = found[found != 0]
    torch.testing.assert_close(kept, torch.full_like(kept, 0.25 / (1 - p)))


def test_the_expected_weight_is_the_weight():
    weights = torch.softmax(torch.randn(5, generator=seeded(), dtype=torch.float64), -1)
    draws = attention_dropout(weights.expand(40_000, 5), 0.3, generator=seeded(1))
    deviation = (weights * math.sqrt(0.3 / 0.7) / 200).max()  # of the mean of 40,000
    assert bool(((draws.mean(0) - weights).abs() < 5 * deviation).all())


def test_rows_are_not_normalised_again():
    weights = torch.softmax(torch.randn(50, 6, generator=seeded()), -1)
    sums = attention_dropout(weights, 0.5, generator=seeded(1)).sum(-1)
    assert bool((sums > 1.01).any())
    assert bool((sums < 0.99).any())


def test_heads_and_rows_draw_independently():
    found = attention_dropout(torch.ones(2, 3, 40, 50), 0.5, generator=seeded()) != 0
    rows = found.flatten(0, 2)
    assert len({tuple(row.tolist()) for row in rows}) == len(rows)


@pytest.mark.parametrize(("p", "training"), [(0.0, True), (0.5, False), (1.0, False)])
def test_nothing_happens_without_p_or_out_of_training(p, training):
    weights = torch.rand(3, 4, generator=seeded())
    assert torch.equal(attention_dropout(weights, p, training), weights)


def test_a_p_of_1_gives_zeros_and_zero_gradients():
    weights = torch.rand(3, 4, generator=seeded()).requires_grad_()
    found = attention_dropout(weights, 1.0)
    found.sum().backward()
    assert not found.any()
    assert not weights.grad.any()


def test_the_gradient_flows_through_what_was_kept():
    weights = torch.rand(30, 40, generator=seeded(), dtype=torch.float64).requires_grad_()
    found = attention_dropout(weights, 0.25, generator=seeded(1))
    found.sum().backward()
    torch.testing.assert_close(weights.grad, (found != 0).double() / 0.75)


@pytest.mark.parametrize("dtype", [torch.float64, torch.float32, torch.bfloat16, torch.float16])
def test_a_generator_repeats_itself_whatever_the_dtype(dtype):
    weights = torch.rand(6, 4, 5, generator=seeded()).to(dtype).transpose(0, 2) + 0.5
    before = weights.clone()
    a, b = (attention_dropout(weights, 0.5, generator=seeded(7)) for _ in range(2))
    assert a.dtype == dtype
    assert torch.equal(a, b)
    assert torch.equal(weights, before)
    assert not torch.equal(a, attention_dropout(weights, 0.5, generator=seeded(8)))


@pytest.mark.parametrize("p", [-0.1, 1.1, math.nan])
def test_it_refuses_what_is_no_probability(p):
    with pytest.raises(ValueError, match=f"p: {p}"):
        attention_dropout(torch.ones(2), p)
