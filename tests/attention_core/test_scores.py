"""Scores and what is done to them before the softmax."""

import math

import numpy as np
import pytest
import torch

from attention_core.scores import attention_scores, qk_norm, soft_cap, temper

DTYPES = [torch.float64, torch.float32, torch.bfloat16, torch.float16]


def numbers(seed, *shape, spread=1.0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64) * spread


def test_a_score_is_a_scaled_dot_product():
    q, k = numbers(0, 2, 3, 4, 6), numbers(1, 2, 3, 5, 6)
    found = attention_scores(q, k)
    for index in np.ndindex(2, 3, 4, 5):
        b, h, i, j = index
        assert float(found[index]) == pytest.approx(np.dot(q[b, h, i].numpy(), k[b, h, j].numpy()) / math.sqrt(6))
    torch.testing.assert_close(attention_scores(q, k, scale=-2.0), found * -2 * math.sqrt(6))


def test_the_scale_keeps_the_variance_of_the_scores_at_one():
    for dim in (16, 256):
        scores = attention_scores(numbers(2, 400, dim), numbers(3, 400, dim))
        assert float(scores.var()) == pytest.approx(1.0, abs=0.1)


def test_a_cap_bounds_scores_and_leaves_small_ones():
    scores = torch.tensor([-1e6, -50.0, 0.0, 0.1, 50.0, 1e6], dtype=torch.float64)
    found = soft_cap(scores, 50.0)
    wanted = [-50.0, 50 * math.tanh(-1), 0.0, 0.1, 50 * math.tanh(1), 50.0]
    torch.testing.assert_close(found, torch.tensor(wanted, dtype=torch.float64), rtol=2e-6, atol=0)
    assert bool((found.abs() <= 50).all())
    assert bool((found.diff() > 0).all())


def test_a_cap_shrinks_the_gradient_of_large_scores():
    scores = torch.tensor([0.0, 5.0, 500.0], dtype=torch.float64, requires_grad=True)
    soft_cap(scores, 5.0).sum().backward()
    torch.testing.assert_close(scores.grad, 1 - torch.tanh(scores.detach() / 5).square())


def test_a_cap_after_the_mask_brings_hidden_keys_back():
    assert float(soft_cap(torch.tensor(-math.inf), 30.0)) == -30


def test_a_temperature_divides():
    assert temper(torch.tensor([1.0, -3.0]), 0.5).tolist() == [2.0, -6.0]


@pytest.mark.parametrize(("function", "name"), [(soft_cap, "cap"), (temper, "temperature")])
@pytest.mark.parametrize("value", [0.0, -1.0])
def test_it_refuses_what_is_not_above_0(function, name, value):
    with pytest.raises(ValueError, match=f"{name}: {value}"):
        function(torch.zeros(2), value)


def test_normed_vectors_have_length_one_and_their_direction():
    vectors = numbers(4, 2, 3, 5, spread=20.0)
    found = qk_norm(vectors)
    torch.testing.assert_close(found.square().sum(-1), torch.ones(2, 3, dtype=torch.float64))
    torch.testing.assert_close(found, qk_norm(vectors * 7))
    torch.testing.assert_close(
        found, torch.from_numpy(vectors.numpy() / np.sqrt((vectors.numpy() ** 2).sum(-1))[..., None])
    )


def test_scores_of_normed_vectors_are_cosines():
    q, k = qk_norm(numbers(5, 4, 3)), qk_norm(numbers(6, 5, 3))
    assert bool((attention_scores(q, k, scale=1.0).abs() <= 1 + 1e-12).all())
    torch.testing.assert_close(attention_scores(q, q, scale=1.0).diagonal(), torch.ones(4, dtype=torch.float64))


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_zero_vector_stays_zero_with_gradient_zero(dtype):
    vectors = torch.tensor([[0.0, 0.0], [3.0, 4.0]], dtype=dtype, requires_grad=True)
    found = qk_norm(vectors)
    torch.testing.assert_close(found[1], torch.tensor([0.6, 0.8], dtype=dtype))
    assert not found[0].any()
    (found * torch.tensor([1.0, 2.0], dtype=dtype)).sum().backward()
    assert not vectors.grad[0].any()
    assert bool(vectors.grad[1].isfinite().all())
    assert bool(vectors.grad[1].any())


def test_half_precision_neither_overflows_nor_vanishes_when_squared():
    for size in (40_000.0, 1e-5):
        vectors = torch.full((4,), size, dtype=torch.float16)
        torch.testing.assert_close(qk_norm(vectors), torch.full((4,), 0.5, dtype=torch.float16))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(
    "function", [lambda x: attention_scores(x, x), lambda x: soft_cap(x, 2.0), lambda x: temper(x, 2.0), qk_norm]
)
def test_it_keeps_the_dtype_and_reads_strided_input(function, dtype):
    strided = numbers(7, 6, 4, 3).to(dtype).transpose(0, 2)[..., ::2]
    before = strided.clone()
    found = function(strided)
    assert found.dtype == dtype
    torch.testing.assert_close(found, function(before.contiguous()))
    assert torch.equal(strided, before)


@pytest.mark.parametrize("function", [lambda x: soft_cap(x, 2.0), lambda x: temper(x, 0.3), qk_norm])
def test_its_gradient_is_that_of_finite_differences(function):
    assert torch.autograd.gradcheck(function, numbers(8, 3, 4).requires_grad_())
