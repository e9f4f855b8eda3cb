"""Which known mistakes explain the learner's numbers: the smallest set of edits of the right formula that gives them.

An explanation must give the learner's numbers, within what its own roundings allow, in every case that ran; and at
least one of these cases must be one where it differs visibly from the right answer. One edit is tried before two. Of
two explanations that are the same function on every case, the one listed first by the exercise is named.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Any

import torch
from torch import Tensor

from attention_core.formula import Formula, MaskRule, Operands, Product
from attention_core.misconceptions import Misconception
from grader.worker.cases import ExerciseCases
from grader.worker.checking import CaseResult, shows_weights
from grader.worker.prepared import Prepared, PreparedCase, difference

ENOUGH_NUMBERS = 40  # fewer may agree with a formula by accident of a special case


@dataclass(frozen=True, slots=True)
class Explanation:
    """A formula that gives what the learner's program gave."""

    misconceptions: tuple[Misconception, ...]
    formula: Formula
    largest_difference: float  # between the learner's output and the formula's, over the telling cases in float32
    telling: int  # cases in which the formula differs visibly from the right answer
    fitted: str | None = None  # a constant that was read off the learner's numbers

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(m.id for m in self.misconceptions)


def explain(rules: ExerciseCases, results: Sequence[CaseResult]) -> Explanation | None:
    """The smallest explanation of the outputs, or None. Only for results of which some output is wrong."""
    ran = [result for result in results if result.output is not None]
    if not ran or all(result.values_passed for result in ran):
        return None
    ran.sort(key=_information)
    for wrong in _single_edits(rules, ran):
        found = _fits(wrong, ran)
        if found is not None:
            return found
    return _first_fitting_pair(rules, ran)


def _information(result: CaseResult) -> tuple[bool, bool, bool, int]:
    """What refutes most comes first: failing, in float32, not a handful of numbers, and then small, so that it is
    quick."""
    assert result.output is not None
    size = result.output.numel()
    return result.values_passed, result.case.spec.dtype != torch.float32, size < ENOUGH_NUMBERS, size


@dataclass(frozen=True, slots=True)
class _Candidate:
    misconceptions: tuple[Misconception, ...]
    formula: Formula
    fitted: str | None = None

    @property
    def reshapes(self) -> bool:
        """False where the output has the right shape for certain."""
        return self.formula.product is not Product.WEIGHTS_VALUES or self.formula.operands is not Operands.QUERY_KEY


def _single_edits(rules: ExerciseCases, ran: Sequence[CaseResult]) -> Iterator[_Candidate]:
    for misconception in rules.misconceptions:
        for formula in misconception.edits(rules.formula):
            yield _Candidate((misconception,), formula)
        if misconception.id == "mask-finite-fill":
            fill = fitted_fill(rules, ran)
            if fill is not None:
                formula = replace(rules.formula, mask_rule=MaskRule.FINITE_FILL, fill=fill)
                yield _Candidate((misconception,), formula, f"the fill is {fill:g}")


def _first_fitting_pair(rules: ExerciseCases, ran: Sequence[CaseResult]) -> Explanation | None:
    """Pairs of edits of different decisions. The most telling case refutes nearly all of them before the others are
    looked at."""
    for first, second in combinations(_edits_for_pairs(rules), 2):
        if first.misconception is second.misconception or first.changes.keys() & second.changes.keys():
            continue
        formula = replace(rules.formula, **first.changes, **second.changes)
        found = _fits(_Candidate((first.misconception, second.misconception), formula), ran)
        if found is not None:
            return found
    return None


@dataclass(frozen=True, slots=True)
class _Edit:
    misconception: Misconception
    changes: dict[str, Any]  # field of the formula -> its wrong value


@cache
def _edits_for_pairs(rules: ExerciseCases) -> tuple[_Edit, ...]:
    return tuple(
        _Edit(misconception, {name: getattr(formula, name) for name in formula.changed_fields(rules.formula)})
        for misconception in rules.misconceptions
        for formula in misconception.edits(rules.formula)[: misconception.combined]
    )


def _fits(candidate: _Candidate, ran: Sequence[CaseResult]) -> Explanation | None:
    """The candidate as an explanation if it agrees with every case that ran and some case tells it from the right
    answer."""
    gaps: list[tuple[bool, float]] = []  # of the telling cases: is it low precision, and how far off
    for result in ran:
        assert result.output is not None
        if result.output.shape != result.case.exact.output.shape and not candidate.reshapes:
            return None
        agreed = result.case.agreement(candidate.formula, result.output)
        if agreed is None:
            return None
        gap, tells = agreed
        if tells:
            gaps.append((result.case.spec.dtype != torch.float32, gap))
    if not gaps:
        return None
    finest = min(gaps)[0]  # float32 where there is one: its agreement says most
    largest = max(gap for low, gap in gaps if low == finest)
    return Explanation(candidate.misconceptions, candidate.formula, largest, len(gaps), candidate.fitted)


def fitted_fill(rules: ExerciseCases, ran: Sequence[CaseResult]) -> float | None:
    """The finite number that hidden scores were filled with, where the output shows the weights: log w_hidden - log
    w_visible is the difference of their scores."""
    for result in ran:
        case = result.case
        if result.output is None or not shows_weights(rules, case) or result.output.shape != case.exact.output.shape:
            continue
        fill = _fill_of_one(case, result.output)
        if fill is not None:
            return fill
    return None


def _fill_of_one(case: PreparedCase, output: Tensor) -> float | None:
    evaluation = case.exact.evaluation
    if output.shape != evaluation.weights.shape:
        return None
    hidden = (evaluation.masked == -math.inf) & (output > 0)
    visible = (evaluation.masked != -math.inf) & (output > 0)
    both = hidden.any(-1, keepdim=True) & visible.any(-1, keepdim=True)
    if not bool(both.any()):
        return None
    row = int(both.reshape(-1).nonzero()[0])
    weights, scores = output.flatten(0, -2)[row], evaluation.scores.flatten(0, -2)[row]
    hidden, visible = hidden.flatten(0, -2)[row], visible.flatten(0, -2)[row]
    best = int(torch.where(visible, weights, 0.0).argmax())
    fill = float(scores[best] + torch.log(weights[hidden].max() / weights[best]))
    nice = float(f"{fill:.3g}")
    return nice if abs(nice - fill) < 1e-3 * max(1.0, abs(fill)) else fill


def distinguishable(prepared: Prepared, one: Formula, other: Formula) -> bool:
    """True where some case tells the two formulas apart."""
    for case in prepared.cases:
        a, b = case.predict(one), case.predict(other)
        if (a.output is None) != (b.output is None):
            return True
        if a.output is None or b.output is None:
            continue
        if not difference(a.output, b.output) <= 4 * (a.tolerance + b.tolerance):
            return True
    return False
