"""The softmax family against numpy written apart, against torch, and in its laws."""

import math

import numpy as np
import pytest
import torch

from attention_core.softmax import (
    cross_entropy,
    log_softmax,
    log_sum_exp,
    naive_softmax,
    sink_softmax,
    softmax,
    softmax_backward,
    with_sink,
)

HALF = [torch.bfloat16, torch.float16]
FAMILY = [softmax, log_softmax, log_sum_exp]


def numbers(seed, *shape, spread=3.0):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64) * spread


def test_it_gives_the_weights_of_a_row_worked_by_hand():
    row = torch.log(torch.tensor([1.0, 2.0, 5.0], dtype=torch.float64))
    torch.testing.assert_close(softmax(row), torch.tensor([0.125, 0.25, 0.625], dtype=torch.float64))
    assert float(log_sum_exp(row)) == pytest.approx(math.log(8))


@pytest.mark.parametrize("dim", [0, 1, -1, (0, 2), (-2, -1)])
def test_it_agrees_with_numpy_along_any_axes(dim):
    scores = numbers(0, 3, 4, 5)
    grown = np.exp(scores.numpy())
    weights = torch.from_numpy(grown / grown.sum(dim, keepdims=True))
    torch.testing.assert_close(softmax(scores, dim), weights)
    torch.testing.assert_close(log_softmax(scores, dim), weights.log())
    torch.testing.assert_close(log_sum_exp(scores, dim), torch.from_numpy(np.log(grown.sum(dim))))


@pytest.mark.parametrize("shift", [-1e4, 1e4])
def test_it_stays_finite_where_the_naive_one_does_not(shift):
    scores = numbers(1, 4, 6) + shift
    assert bool(naive_softmax(scores).isnan().all())
    torch.testing.assert_close(softmax(scores), torch.softmax(scores, -1))
    assert bool(log_softmax(scores).isfinite().all())
    assert bool(log_sum_exp(scores).isfinite().all())


@pytest.mark.parametrize(("dtype", "below", "above"), [(torch.float32, 88.7, 88.8), (torch.float16, 11.0, 11.125)])
def test_the_naive_one_overflows_where_its_docstring_says(dtype, below, above):
    assert bool(naive_softmax(torch.tensor([0.0, below], dtype=dtype)).isfinite().all())
    assert bool(naive_softmax(torch.tensor([0.0, above], dtype=dtype)).isnan().any())


def test_a_log_weight_is_finite_where_the_weight_underflows():
    scores = torch.tensor([0.0, -1000.0])
    assert float(softmax(scores)[1]) == 0
    assert float(log_softmax(scores)[1]) == -1000


@pytest.mark.parametrize(("function", "wanted"), [(softmax, 0.0), (log_softmax, -math.inf), (log_sum_exp, -math.inf)])
def test_an_empty_row_has_no_nan_and_no_gradient(function, wanted):
    scores = numbers(2, 3, 4).index_fill(0, torch.tensor(1), -math.inf).requires_grad_()
    result = function(scores)
    assert bool((result[1] == wanted).all())
    result.backward(torch.linspace(1, 2, result.numel(), dtype=torch.float64).view_as(result))
    assert bool(scores.grad.isfinite().all())
    assert not scores.grad[1].any()
    assert bool(scores.grad[0].any())


@pytest.mark.parametrize("function", FAMILY)
def test_its_gradient_is_that_of_finite_differences(function):
    assert torch.autograd.gradcheck(function, numbers(3, 2, 5, spread=1.0).requires_grad_())


@pytest.mark.parametrize("dtype", HALF)
@pytest.mark.parametrize("function", FAMILY)
def test_half_precision_is_kept_and_rounded_once(function, dtype):
    scores = numbers(4, 8, 300).to(dtype)
    found = function(scores)
    assert found.dtype == dtype
    torch.testing.assert_close(found, function(scores.double()).to(dtype), rtol=torch.finfo(dtype).eps, atol=0)


@pytest.mark.parametrize("function", FAMILY)
def test_it_reads_strided_input_and_leaves_it_alone(function):
    scores = numbers(5, 6, 8, 4).transpose(0, 2)[:, ::2]
    before = scores.clone()
    torch.testing.assert_close(function(scores), function(scores.contiguous()))
    assert torch.equal(scores, before)


def test_sinks_take_their_share_of_each_row():
    scores = numbers(6, 2, 3, 4, 5)
    sink = torch.tensor([-1.0, 0.5, 30.0], dtype=torch.float64)
    grown, drain = np.exp(scores.numpy()), np.exp(sink.numpy())[:, None, None]
    wanted = torch.from_numpy(grown / (grown.sum(-1, keepdims=True) + drain))
    found = sink_softmax(scores, sink)
    torch.testing.assert_close(found, wanted)
    assert bool((found.sum(-1) < 1).all())
    assert bool((found[:, 2].sum(-1) < 1e-6).all())
    torch.testing.assert_close(found.sum(-1), 1 - torch.exp(sink[:, None] - log_sum_exp(with_sink(scores, sink))))


@pytest.mark.parametrize("spread", [1e3, 1e5])
def test_sinks_do_not_overflow(spread):
    scores, sink = numbers(7, 2, 3, 4, spread=spread), torch.tensor([spread, -spread], dtype=torch.float64)
    found = sink_softmax(scores, sink)
    assert bool(((found >= 0) & (found <= 1)).all())


def test_a_sink_of_minus_infinity_is_none_and_an_empty_row_is_the_sinks():
    scores = numbers(8, 1, 2, 3)
    torch.testing.assert_close(sink_softmax(scores, torch.tensor([-math.inf], dtype=torch.float64)), softmax(scores))
    empty = torch.full_like(scores, -math.inf)
    sink = torch.tensor([0.7], dtype=torch.float64)
    assert not sink_softmax(empty, sink).any()
    torch.testing.assert_close(log_sum_exp(with_sink(empty, sink)), sink.expand(1, 2))


def test_the_sink_has_a_gradient_of_its_own():
    scores, sink = numbers(9, 2, 2, 3, spread=1.0).requires_grad_(), numbers(10, 2, spread=1.0).requires_grad_()
    assert torch.autograd.gradcheck(sink_softmax, (scores, sink))


@pytest.mark.parametrize("dtype", HALF)
def test_sinks_keep_the_dtype_of_the_scores(dtype):
    assert sink_softmax(numbers(11, 2, 3, 4).to(dtype), torch.zeros(2)).dtype == dtype


def test_the_written_gradient_is_autograds_and_sums_to_zero():
    scores, grad = numbers(12, 3, 5).requires_grad_(), numbers(13, 3, 5)
    weights = softmax(scores)
    weights.backward(grad)
    found = softmax_backward(weights.detach(), grad)
    torch.testing.assert_close(found, scores.grad)
    torch.testing.assert_close(found.sum(-1), torch.zeros(3, dtype=torch.float64))
    assert not softmax_backward(torch.zeros(2, 3), torch.ones(2, 3)).any()


def test_cross_entropy_is_the_mean_of_minus_the_log_weights():
    logits, targets = numbers(14, 6, 4), torch.tensor([0, 3, 1, 1, 2, 0], dtype=torch.int32)
    weights = np.exp(logits.numpy()) / np.exp(logits.numpy()).sum(-1, keepdims=True)
    wanted = -np.mean([math.log(weights[n, c]) for n, c in enumerate(targets.tolist())])
    assert float(cross_entropy(logits, targets)) == pytest.approx(wanted)
    assert float(cross_entropy(logits * 1e4, targets)) < math.inf
    assert cross_entropy(logits.bfloat16(), targets).dtype == torch.bfloat16
