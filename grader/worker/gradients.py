"""Wrong gradients of right outputs: which known mistake of the backward pass gives them, or what is certain."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from torch import Tensor

from attention_core.evaluation import scale_factor
from attention_core.formula import Formula, Product, RowLength
from grader.worker.cases import ExerciseCases
from grader.worker.checking import CaseResult, Problem
from grader.worker.facts import counted_cases
from grader.worker.families import made_from_others
from grader.worker.prepared import PreparedCase, difference

WITHOUT_DOT = "row-dot-missing"
DIAGONAL = "jacobian-diagonal-only"
UNSCALED = "gradient-scale-missing"
DETACHED = "gradient-detached"


@dataclass(frozen=True, slots=True)
class WrongGradient:
    """Known mistakes that together give the learner's gradients."""

    ids: tuple[str, ...]
    cases: int  # in which they differ from the right gradients


def explain_gradients(
    rules: ExerciseCases, results: Sequence[CaseResult], *, own_backward: bool
) -> WrongGradient | None:
    """The mistake of the backward pass that gives the learner's gradients in every case, where all outputs are right.

    Without a backward function of the learner's own, a term can only be missing because something was detached.
    """
    ran = [r for r in results if r.gradients and r.returned is not None]
    if not ran or not all(r.values_passed for r in results if r.comparison is not None):
        return None
    if not any(Problem.GRADIENT_WRONG in r.problems for r in ran):
        return None
    if not _is_plain(rules, ran[0].case):
        return None
    wrong = [list(_wrong_gradients(rules, r.case)) for r in ran]
    for number, (ids, _) in enumerate(wrong[0]):
        told = [_agrees(result, candidates[number][1]) for result, candidates in zip(ran, wrong, strict=True)]
        if None not in told and any(told):
            named = ids if own_backward or ids == (UNSCALED,) else (DETACHED,)
            if own_backward and ids == (DETACHED,):
                return None
            return WrongGradient(named, sum(bool(t) for t in told))
    return None


def _is_plain(rules: ExerciseCases, case: PreparedCase) -> bool:
    """Weights of scores, or attention with as many key heads as query heads and nothing between scores and softmax."""
    formula, inputs = rules.formula, case.inputs
    if not isinstance(formula, Formula) or formula.product not in (Product.WEIGHTS, Product.WEIGHTS_VALUES):
        return False
    if inputs.q is None or inputs.k is None:
        return len(case.exact.gradients) == 1 and inputs.temperature is None
    if made_from_others(case.read):
        return False
    alike = inputs.q.shape[1] == inputs.k.shape[1] and len(case.exact.gradients) == 3
    return alike and inputs.softcap is None and formula.row_length is RowLength.AS_GIVEN


def _wrong_gradients(rules: ExerciseCases, case: PreparedCase) -> Iterator[tuple[tuple[str, ...], tuple[Tensor, ...]]]:
    """By the names of the mistakes: the gradients that a program with them returns."""
    weights, axes, inputs = case.exact.evaluation.weights, case.exact.evaluation.axes, case.inputs
    upstream = case.call.grad_outputs[0].double()
    through = upstream if inputs.v is None else upstream @ inputs.v.mT
    dot = (weights * through).sum(axes, keepdim=True)
    masked = case.exact.evaluation.masked
    top = (masked == masked.amax(axes, keepdim=True)).double()
    top = top / top.sum(axes, keepdim=True)
    slopes: tuple[tuple[tuple[str, ...], Tensor], ...] = (
        ((), weights * (through - dot)),
        ((WITHOUT_DOT,), weights * through),
        ((DIAGONAL,), weights * (1 - weights) * through),
        ((DETACHED,), -weights * dot),  # the exponentials are detached, their sum is not
        ((DETACHED,), weights * through - top * dot),  # the sum is detached, the maximum is not
        ((DETACHED,), (top - weights) * dot),  # the exponentials are, the maximum is not
    )
    for ids, slope in slopes:
        if inputs.q is None or inputs.k is None:
            if ids:
                yield ids, (slope,)
            continue
        scale = scale_factor(rules.formula, inputs)
        values = weights.mT @ upstream
        to_q, to_k = slope @ inputs.k, slope.mT @ inputs.q
        if ids:
            yield ids, (to_q * scale, to_k * scale, values)
        if ids != (DETACHED,):
            yield (*ids, UNSCALED), (to_q, to_k, values)


def _agrees(result: CaseResult, wrong: Sequence[Tensor]) -> bool | None:
    """Whether these gradients, which are the learner's, can be told from the right ones here; None: they are not the
    learner's."""
    assert result.returned is not None
    tells = False
    for gradient, candidate, right, budget in zip(
        result.returned.gradients, wrong, result.case.exact.gradients, result.case.gradient_budgets, strict=True
    ):
        if gradient is None:
            return None
        top, usual = float(candidate.abs().max()), float(right.abs().max())
        allowed = 2 * budget * max(1.0, top / usual if usual else 1.0)
        if not difference(gradient.double(), candidate) <= allowed:
            return None
        tells = tells or difference(candidate, right) > 2 * (allowed + budget)
    return tells


def gradient_facts(rules: ExerciseCases, results: Sequence[CaseResult]) -> list[str]:
    """What is certain about the gradients of a program whose outputs are all right; the most telling first."""
    if not all(r.values_passed for r in results if r.outputs):
        return []  # wrong outputs have wrong gradients
    raised = [r for r in results if Problem.GRADIENT_RAISED in r.problems]
    if raised:
        count = f"{len(raised)} of {counted_cases(len(results))}"
        return [f"The outputs are right, but the backward pass fails in {count}. {raised[0].message or ''}".rstrip()]
    bad = [r for r in results if Problem.GRADIENT_WRONG in r.problems]
    if not bad:
        return []
    names = {
        rules.exercise.parameters[index]
        for r in bad
        for index, c in zip(r.case.call.differentiate, r.gradients, strict=False)
        if c is None or not c.passed
    }
    listed = " and ".join(name for name in rules.exercise.parameters if name in names)
    first = bad[0]
    place = f" For instance, in “{first.case.spec.name}”: {first.message}"
    factor = _common_factor(bad)
    how = "wrong" if factor is None else f"the right one times {factor:.4g}"
    if any(c is not None and math.isnan(c.max_abs_error) for r in bad for c in r.gradients):
        how = "NaN where it should be a number"
    return [f"Every output is right; only the gradient of {listed} is {how}, in {counted_cases(len(bad))}.{place}"]


def _common_factor(bad: Sequence[CaseResult]) -> float | None:
    """One number by which every wrong gradient is off, or None."""
    factors: list[float] = []
    for result in bad:
        assert result.returned is not None
        for gradient, right, budget, compared in zip(
            result.returned.gradients,
            result.case.exact.gradients,
            result.case.gradient_budgets,
            result.gradients,
            strict=False,
        ):
            norm = float(right.square().sum())
            if gradient is None or compared is None or compared.passed or not norm:
                continue
            factor = float((gradient.double() * right).sum()) / norm
            if not difference(gradient.double(), right * factor) <= budget * max(1.0, abs(factor)):
                return None
            factors.append(factor)
    if (
        not factors
        or not all(map(math.isfinite, factors))
        or max(factors) - min(factors) > 0.02 * max(map(abs, factors))
    ):
        return None
    return sorted(factors)[len(factors) // 2]
