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
from grader.worker.fact_kinds import Fact, FactKind
from grader.worker.facts import counted_cases
from grader.worker.families import made_from_others
from grader.worker.held import held_constant
from grader.worker.prepared import PreparedCase, difference
from grader.worker.relations import common_factor, same_numbers, swapped_axes
from grader.worker.whereabouts import where

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
    wrong = [list(_candidates(rules, r.case)) for r in ran]
    for number, (ids, _) in enumerate(wrong[0]):
        told = [_agrees(result, candidates[number][1]) for result, candidates in zip(ran, wrong, strict=True)]
        if None not in told and any(told):
            named = ids if own_backward or ids == (UNSCALED,) else (DETACHED,)
            if own_backward and ids == (DETACHED,):
                return None
            return WrongGradient(named, sum(bool(t) for t in told))
    return None


def _candidates(rules: ExerciseCases, case: PreparedCase) -> Iterator[tuple[tuple[str, ...], tuple[Tensor, ...]]]:
    """Gradients that a program with a known mistake returns, by the names of the mistakes."""
    if _is_plain(rules, case):
        return _wrong_gradients(rules, case)
    return (((DETACHED,), gradients) for gradients in held_constant(rules, case))


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


def gradient_facts(rules: ExerciseCases, results: Sequence[CaseResult]) -> list[Fact]:
    """What is certain about the gradients of a program whose outputs are all right; the most telling first."""
    if not all(r.values_passed for r in results if r.outputs):
        return []  # wrong outputs have wrong gradients
    raised = [r for r in results if Problem.GRADIENT_RAISED in r.problems]
    if raised:
        count = f"{len(raised)} of {counted_cases(len(results))}"
        text = f"The outputs are right, but the backward pass fails in {count}. {raised[0].message or ''}".rstrip()
        return [Fact(FactKind.GRADIENT_RAISED, text)]
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
    text = f"Every output is right; only the gradient of {listed} is {_how(bad)}, in {counted_cases(len(bad))}."
    found = where(results, bad)
    return [Fact(FactKind.GRADIENT, text), *([] if found is None else [found])]


def _how(bad: Sequence[CaseResult]) -> str:
    """What the wrong gradients are to the right ones."""
    if any(c is not None and math.isnan(c.max_abs_error) for r in bad for c in r.gradients):
        return "NaN where it should be a number"
    pairs = [pair for r in bad for pair in _wrong_pairs(r)]
    factor = _common_factor(pairs)
    if factor is not None:
        if factor == 0:
            return "0"
        return "the right one with the opposite sign" if abs(factor + 1) < 0.02 else f"the right one times {factor:.4g}"
    if pairs and all(swapped_axes(*pair) is not None for pair in pairs):
        return "the right one with two axes swapped"
    if pairs and all(same_numbers(*pair) for pair in pairs):
        return "made of the right numbers, in other places"
    return "wrong"


def _wrong_pairs(result: CaseResult) -> list[tuple[Tensor, Tensor, float]]:
    """The wrong gradients of a case, the right ones, and how far apart rounding may bring the two."""
    assert result.returned is not None
    rows = zip(
        result.returned.gradients, result.case.exact.gradients, result.case.gradient_budgets, result.gradients,
        strict=False,
    )  # fmt: skip
    return [
        (gradient.double(), right, budget)
        for gradient, right, budget, compared in rows
        if gradient is not None and compared is not None and not compared.passed
    ]


def _common_factor(pairs: Sequence[tuple[Tensor, Tensor, float]]) -> float | None:
    """One number by which every wrong gradient is off, or None."""
    factors = [common_factor(*pair) for pair in pairs if bool(pair[1].any())]
    known = [factor for factor in factors if factor is not None]
    if not known or len(known) < len(factors) or max(known) - min(known) > 0.02 * max(map(abs, known)):
        return None
    return sorted(known)[len(known) // 2]
