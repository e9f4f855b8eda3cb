"""What the backward exercises are judged by agrees with finite differences of a forward pass written here."""

from __future__ import annotations

import math

import pytest
import torch

from grader.catalogue import get_exercise

STEP = 1e-5  # of a central difference in float64: its own error is about STEP^2 times the third derivative
AGREE = 1e-5  # relative to the sizes of both sides: rounding of the difference is about 1e-16 / STEP


def attention(q, k, v):
    scores = torch.einsum("bhqd,bhkd->bhqk", q, k) / math.sqrt(q.shape[-1])
    return torch.einsum("bhqk,bhkd->bhqd", scores.softmax(-1), v)


def differences_agree(loss, point, gradient):
    """Along a random direction the loss rises as the gradient says."""
    direction = torch.randn(point.shape, generator=torch.Generator().manual_seed(7), dtype=torch.float64)
    rise = (loss(point + STEP * direction) - loss(point - STEP * direction)) / (2 * STEP)
    told = (gradient * direction).sum()
    size = (gradient.abs() * direction.abs()).sum() + 1
    return (rise - told).abs() <= AGREE * size


def cases(slug, pool):
    prepared = pool.get(get_exercise(slug), seed=1).cases
    return [case for case in prepared if case.spec.dtype is torch.float32 and "large" not in case.spec.options.values()]


@pytest.mark.parametrize("operand", [0, 1, 2])
def test_it_judges_the_backward_pass_of_attention_by_its_differences(pool, operand):
    checked = cases("attention-backward", pool)
    assert len(checked) >= 8
    for case in checked:
        q, k, v, _, _, grad_out = (argument.double() for argument in case.call.arguments)

        def loss(moved, operands=(q, k, v), slope=grad_out):
            given = [moved if i == operand else one for i, one in enumerate(operands)]
            return (attention(*given) * slope).sum()

        assert differences_agree(loss, (q, k, v)[operand], case.exact.outputs[operand]), case.spec.name


def test_it_judges_the_backward_pass_of_softmax_by_its_differences(pool):
    checked = 0
    for case in cases("softmax-backward", pool):
        weights, grad_weights = (argument.double() for argument in case.call.arguments)
        if not (weights > 0).all():
            continue  # no scores have a weight of exactly 0
        totals = weights.sum(-1, keepdim=True)  # weights were rounded, so that their rows sum to nearly one
        if (totals - 1).abs().max() > 1e-6:
            continue

        def loss(scores, slope=grad_weights):
            return (scores.softmax(-1) * slope).sum()

        exact = (weights / totals) * (grad_weights - (weights / totals * grad_weights).sum(-1, keepdim=True))
        assert differences_agree(loss, weights.log(), exact), case.spec.name
        assert torch.allclose(case.exact.output, exact, atol=1e-5), case.spec.name
        checked += 1
    assert checked >= 4
