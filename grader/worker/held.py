"""Gradients of programs in which a part of the calculation counts as constant, because it was detached."""

from __future__ import annotations

from collections.abc import Iterator

import torch
from torch import Tensor

from attention_core.evaluation import scale_factor
from attention_core.formula import Formula, MergeFormula, MergeInputs, Product, RowLength
from grader.worker.cases import ExerciseCases
from grader.worker.families import made_from_others
from grader.worker.prepared import PreparedCase

Gradients = tuple[Tensor, ...]


def held_constant(rules: ExerciseCases, case: PreparedCase) -> Iterator[Gradients]:
    """For each part that programs hold constant here: the gradients, in the order of the arguments."""
    if isinstance(rules.formula, MergeFormula):
        yield from _of_merging(case)
    elif isinstance(rules.formula, Formula) and rules.formula.product is Product.WEIGHTS_VALUES:
        yield from _before_softmax(rules.formula, case)


def _of_merging(case: PreparedCase) -> Iterator[Gradients]:
    """O = sum of exp(LSE of the half - L) O of the half: the shares, or L in them, or the L that is returned."""
    inputs = case.read
    assert isinstance(inputs, MergeInputs)
    grad_out, grad_lse = (grad.double() for grad in case.call.grad_outputs)
    lse = torch.logaddexp(inputs.lse_a, inputs.lse_b)
    seen = lse.isfinite()
    share_a, share_b = (torch.where(seen, torch.exp(one - lse), 0.0) for one in (inputs.lse_a, inputs.lse_b))
    of_a, of_b = ((out * grad_out).sum(-1) for out in (inputs.out_a, inputs.out_b))
    to_a, to_b = (share.unsqueeze(-1) * grad_out for share in (share_a, share_b))
    yield to_a, share_a * grad_lse, to_b, share_b * grad_lse
    yield to_a, share_a * (of_a + grad_lse), to_b, share_b * (of_b + grad_lse)
    apart = share_a * share_b * (of_a - of_b)
    yield to_a, apart, to_b, -apart


def _before_softmax(formula: Formula, case: PreparedCase) -> Iterator[Gradients]:
    """The lengths that rows are divided by, or how much a cap bends the scores."""
    q, k, v = case.inputs.q, case.inputs.k, case.inputs.v
    if q is None or k is None or v is None or made_from_others(case.read) or len(case.exact.gradients) != 3:
        return
    if q.shape[1] != k.shape[1]:
        return
    weights, upstream = case.exact.evaluation.weights, case.call.grad_outputs[0].double()
    through = upstream @ v.mT
    slope = weights * (through - (weights * through).sum(-1, keepdim=True)) * scale_factor(formula, case.inputs)
    right_q, right_k, values = case.exact.gradients
    if formula.row_length is RowLength.UNIT:
        q_length, k_length = q.norm(dim=-1, keepdim=True), k.norm(dim=-1, keepdim=True)
        to_q, to_k = slope @ (k / k_length) / q_length, slope.mT @ (q / q_length) / k_length
        yield to_q, to_k, values
        yield to_q, right_k, values
        yield right_q, to_k, values
    elif case.inputs.softcap is not None:
        yield slope @ k, slope.mT @ q, values
