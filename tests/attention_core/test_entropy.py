"""Entropy of weights: known values and bounds."""

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attention_core.entropy import attention_entropy
from attention_core.softmax import softmax


def numbers(seed, *shape, spread=3.0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64) * spread


@pytest.mark.parametrize(
    ("row", "nats"),
    [
        ([0.25] * 4, math.log(4)),
        ([0.5, 0.5, 0.0, 0.0], math.log(2)),
        ([0.5, 0.25, 0.25], 1.5 * math.log(2)),  # 1.5 bits
        ([1.0, 0.0, 0.0], 0.0),
        ([0.0, 0.0, 0.0], 0.0),  # an empty row
        ([1.0], 0.0),
    ],
)
def test_it_knows_these_rows(row, nats):
    assert float(attention_entropy(torch.tensor(row, dtype=torch.float64))) == pytest.approx(nats)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**31), st.integers(1, 9), st.floats(0, 100))
def test_it_lies_between_0_and_log_n(seed, keys, spread):
    found = attention_entropy(softmax(numbers(seed, 5, keys, spread=spread)))
    assert bool((found >= 0).all())
    assert bool((found <= math.log(keys) + 1e-12).all())


def test_it_is_the_lse_minus_the_mean_score():
    scores = numbers(0, 2, 3, 6)
    weights = torch.softmax(scores, -1)
    wanted = torch.logsumexp(scores, -1) - (weights * scores).sum(-1)
    torch.testing.assert_close(attention_entropy(weights), wanted)


def test_a_higher_temperature_spreads_the_weights():
    scores = numbers(1, 4, 7)
    by_temperature = torch.stack([attention_entropy(softmax(scores / t)) for t in (0.1, 0.5, 1.0, 3.0, 100.0)])
    assert bool((by_temperature.diff(dim=0) > 0).all())


def test_its_gradient_is_finite_differences_and_0_at_weight_0():
    assert torch.autograd.gradcheck(attention_entropy, softmax(numbers(2, 3, 4)).requires_grad_())
    weights = torch.tensor([[0.5, 0.5, 0.0], [0.0, 0.0, 0.0]], requires_grad=True)
    attention_entropy(weights).sum().backward()
    assert not weights.grad[weights == 0].any()
    assert bool(weights.grad.isfinite().all())


def test_hidden_keys_give_no_nan_on_the_way_back_to_the_scores():
    scores = numbers(3, 2, 4).index_fill(1, torch.tensor([1, 3]), -math.inf).requires_grad_()
    attention_entropy(softmax(scores)).sum().backward()
    assert bool(scores.grad.isfinite().all())
    assert not scores.grad[:, [1, 3]].any()


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_it_keeps_the_dtype_and_takes_strided_input(dtype):
    weights = softmax(numbers(4, 300, 3), 0).to(dtype).T
    found = attention_entropy(weights)
    assert found.dtype == dtype
    wanted = attention_entropy(weights.contiguous().double())
    # One rounding to the dtype, and a dozen in float32 on the way: log, product, a pairwise sum of 300.
    rtol = torch.finfo(dtype).eps + 12 * torch.finfo(torch.float32).eps / 2
    torch.testing.assert_close(found.double(), wanted, rtol=rtol, atol=0)
