"""Which known mistakes explain the learner's numbers: the smallest set of edits of the right formula that gives them.

An explanation must give the learner's numbers, within what its own roundings allow, in every case that ran; and at
least one of these cases must be one where it differs visibly from the right answer. One edit is tried before two. Of
two explanations that are the same function on every case, the one listed first by the exercise is named.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from itertools import combinations
from typing import Any

import torch
from torch import Tensor

from attention_core.formula import EmptyRow, Formula, MaskRule, Operands, Product, StreamFormula
from attention_core.misconceptions import Misconception
from grader.worker.cases import ExerciseCases
from grader.worker.checking import CaseResult, has_empty_rows, returns_weights, shows_weights
from grader.worker.families import stages_kept
from grader.worker.prepared import Prepared, PreparedCase

ENOUGH_NUMBERS = 40  # fewer may agree with a formula by accident of a special case


@dataclass(frozen=True, slots=True)
class Explanation:
    """A formula that gives what the learner's program gave."""

    misconceptions: tuple[Misconception, ...]
    formula: Any
    largest_difference: float  # between the learner's output and the formula's, over the telling cases in float32
    telling: int  # cases in which the formula differs visibly from the right answer
    fitted: str | None = None  # a constant that was read off the learner's numbers
    partial: bool = False  # explains the cases that fail; others are right where the formula would show

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(m.id for m in self.misconceptions)


def explain(rules: ExerciseCases, results: Sequence[CaseResult]) -> Explanation | None:
    """The smallest explanation of the outputs, or None. Only for results of which some output is wrong."""
    ran = [result for result in results if result.output is not None and result.case.explains]
    if not ran or all(result.values_passed for result in ran) or _one_number(ran):
        return None
    ran.sort(key=_information)
    with stages_kept():
        return _smallest(rules, ran)


def _smallest(rules: ExerciseCases, ran: Sequence[CaseResult]) -> Explanation | None:
    for wrong in _single_edits(rules, ran):
        found = _fits(wrong, ran)
        if found is not None:
            return found
    return (
        _with_empty_rows_zeroed(rules, ran)
        or _first_fitting_pair(rules, ran)
        or _with_nan_rows(rules, ran)
        or _in_safe_styles(rules, ran)
        or _of_failing_cases(rules, ran)
    )


def _one_number(ran: Sequence[CaseResult]) -> bool:
    """True where every number of every case is the same: such a program computes nothing, whichever mistake would give
    that number as well."""
    outputs = [result.output for result in ran if result.output is not None and result.output.numel()]
    ends = {float(end) for output in outputs for end in output.aminmax()}
    return sum(output.numel() for output in outputs) > 1 and len(ends) == 1 and math.isfinite(ends.pop())


# Masks that leave something to a row without keys, unless a program sees to these rows by themselves:
LEAKING = frozenset({"mask-multiplies-scores", "boolean-mask-added", "mask-finite-fill"})


def _with_empty_rows_zeroed(rules: ExerciseCases, ran: Sequence[CaseResult]) -> Explanation | None:
    """One mistake in a mask, in a program that takes care of the rows which keep no key."""
    if not isinstance(rules.formula, Formula) or not any(has_empty_rows(result) for result in ran):
        return None
    for wrong in _single_edits(rules, ran):
        if wrong.misconceptions[0].id in LEAKING:
            zeroed = replace(wrong, formula=replace(wrong.formula, empty_zeroed=True))
            found = _fits(zeroed, ran)
            if found is not None:
                return found
    return None


# Ways of keeping hidden keys and empty rows at 0 that are harmless in a right program, and change what these do:
STYLE_MATTERS = frozenset({"softmax-wrong-axis", "softmax-over-heads", "double-softmax", "mask-inverted"})
SAFE_STYLES: tuple[dict[str, Any], ...] = ({"hidden_zeroed": True}, {"hidden_zeroed": True, "empty_filled": True})


def _in_safe_styles(rules: ExerciseCases, ran: Sequence[CaseResult]) -> Explanation | None:
    """One or two mistakes in a program that zeroes hidden weights afterwards, and gives empty rows scores of 0."""
    if (
        not any(bool((r.case.exact.evaluation.masked == -math.inf).any()) for r in ran)
        or returns_weights(rules)
        or not isinstance(rules.formula, Formula)
    ):
        return None
    nan = any(bool(r.output.isnan().any()) for r in ran if r.output is not None)
    styles = [{**style, "empty_row": EmptyRow.NAN} if nan else style for style in SAFE_STYLES]
    edits = [edit for edit in _edits_for_pairs(rules) if edit.base == rules.formula]
    ones = [edit for edit in edits if edit.misconception.id in STYLE_MATTERS]
    for style in styles:
        for one in ones:
            found = _fits(_Candidate((one.misconception,), replace(rules.formula, **style, **one.changes)), ran)
            if found is not None:
                return found
    for style in styles:
        for one in ones:
            for other in edits:
                if other.misconception is one.misconception or other.changes.keys() & (
                    one.changes.keys() | style.keys()
                ):
                    continue
                pair = sorted((one.misconception, other.misconception), key=rules.misconceptions.index)
                formula = replace(rules.formula, **style, **one.changes, **other.changes)
                found = _fits(_Candidate(tuple(pair), formula), ran)
                if found is not None:
                    return found
    return None


def _with_nan_rows(rules: ExerciseCases, ran: Sequence[CaseResult]) -> Explanation | None:
    """A third mistake is looked for only where the numbers show it: NaN in rows that keep no key comes along with
    others."""
    listed = {m.id: m for m in rules.misconceptions}
    nan_rows = listed.get("masked-row-nan")
    if nan_rows is None or not any(bool(r.output.isnan().any()) for r in ran if r.output is not None):
        return None
    return _first_fitting_pair(rules, ran, also=nan_rows)


def _of_failing_cases(rules: ExerciseCases, ran: Sequence[CaseResult]) -> Explanation | None:
    """One mistake that explains every wrong output of a program that is right in other cases, as if it were made on
    some inputs only. A handful of numbers is not enough for that."""
    failing = [result for result in ran if not result.values_passed]
    numbers = sum(int(result.output.isfinite().sum()) for result in failing if result.output is not None)
    if len(failing) == len(ran) or numbers < ENOUGH_NUMBERS:
        return None
    for wrong in _single_edits(rules, failing):
        found = _fits(wrong, failing)
        if found is not None and found.telling >= max(1, len(failing) // 2):
            return replace(found, partial=True)
    return None


def _information(result: CaseResult) -> tuple[bool, bool, bool, int]:
    """What refutes most at least cost comes first: in float32, failing, not a handful of numbers, and then small."""
    assert result.output is not None
    size = result.output.numel()
    return result.case.spec.dtype != torch.float32, result.values_passed, size < ENOUGH_NUMBERS, size


@dataclass(frozen=True, slots=True)
class _Candidate:
    misconceptions: tuple[Misconception, ...]
    formula: Any
    fitted: str | None = None

    @property
    def reshapes(self) -> bool:
        """False where the output has the right shape for certain."""
        usual = isinstance(self.formula, Formula) and self.formula.product is Product.WEIGHTS_VALUES
        return not usual or self.formula.operands is not Operands.QUERY_KEY


def _single_edits(rules: ExerciseCases, ran: Sequence[CaseResult]) -> Iterator[_Candidate]:
    for misconception in rules.misconceptions:
        for base in rules.bases:
            for formula in misconception.edits(base):
                yield _Candidate((misconception,), formula)
        if misconception.id == "mask-finite-fill":
            for rule, fill, text in fitted_fills(rules, ran):
                formula = replace(rules.formula, mask_rule=rule, fill=fill)
                yield _Candidate((misconception,), formula, text)
        if misconception.id == "running-max-not-from-minus-infinity":
            for start in _fitted_starts(rules, ran):
                formula = replace(rules.formula, first_maximum=start)
                yield _Candidate((misconception,), formula, f"it starts at {start:g}")


def _first_fitting_pair(
    rules: ExerciseCases, ran: Sequence[CaseResult], *, also: Misconception | None = None
) -> Explanation | None:
    """Pairs of edits of different decisions. The most telling case refutes nearly all of them before the others are
    looked at."""
    for first, second in combinations(_edits_for_pairs(rules), 2):
        if first.misconception is second.misconception or first.base != second.base:
            continue
        if first.changes.keys() & second.changes.keys():
            continue
        named: tuple[Misconception, ...] = (first.misconception, second.misconception)
        formula = replace(first.base, **first.changes, **second.changes)
        if also is not None:
            if also in named or "empty_row" in first.changes.keys() | second.changes.keys():
                continue
            if first.base != rules.formula:
                continue
            named, formula = (*named, also), replace(formula, **also.variants[0])
        found = _fits(_Candidate(named, formula), ran)
        if found is not None:
            return found
    return None


@dataclass(frozen=True, slots=True)
class _Edit:
    misconception: Misconception
    base: Any  # the right formula
    changes: dict[str, Any]  # field of it -> its wrong value


@cache
def _edits_for_pairs(rules: ExerciseCases) -> tuple[_Edit, ...]:
    return tuple(
        _Edit(misconception, base, _changes(formula, base))
        for misconception in rules.misconceptions
        for base in rules.bases
        for formula in misconception.edits(base)[: misconception.combined]
    )


def _changes(wrong: Any, right: Any) -> dict[str, Any]:
    names = (f.name for f in fields(right))
    return {name: getattr(wrong, name) for name in names if getattr(wrong, name) != getattr(right, name)}


def _fits(candidate: _Candidate, ran: Sequence[CaseResult]) -> Explanation | None:
    """The candidate as an explanation if it agrees with every case that ran and some case tells it from the right
    answer."""
    gaps: list[tuple[bool, float]] = []  # of the telling cases: is it low precision, and how far off
    for result in ran:
        assert result.output is not None
        if result.output.shape != result.case.exact.output.shape and not candidate.reshapes:
            return None
        agreed = result.case.agreement(candidate.formula, result.outputs)
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


def fitted_fills(rules: ExerciseCases, ran: Sequence[CaseResult]) -> list[tuple[MaskRule, float, str]]:
    """The finite number that hidden scores were filled with, or that was added to them, where the output shows the
    weights: log w_hidden - log w_visible is the difference of their scores."""
    for result in ran:
        case = result.case
        if result.output is None or result.output.shape != case.exact.output.shape:
            continue
        if rules.formula.product is Product.MASKED_SCORES:
            found = _fills_of_scores(case, result.output)
        elif shows_weights(rules, case):
            found = _fills_of_one(case, result.output)
        else:
            continue
        if found is not None:
            fill, added = found
            filled = (MaskRule.FINITE_FILL, fill, f"the fill is {fill:g}")
            less = (MaskRule.FINITE_ADD, added, f"{added:g} is added to hidden scores")
            return [filled, less] if added < 0 else [filled]
    return []


def _fitted_starts(rules: ExerciseCases, ran: Sequence[CaseResult]) -> list[float]:
    """The number at which a running maximum began, where it is returned and no score of some rows reached it."""
    if not isinstance(rules.formula, StreamFormula):
        return []
    for result in ran:
        top, right = result.output, result.case.exact.output
        if top is None or top.shape != right.shape or result.values_passed:
            continue
        stayed = top[top - right > result.case.budget]
        if stayed.numel() and bool((stayed == stayed[0]).all()):
            return [float(stayed[0])]
    return []


def _fills_of_one(case: PreparedCase, output: Tensor) -> tuple[float, float] | None:
    """The fill, and the number added, that the row speaks for in which a hidden and a visible weight are largest."""
    evaluation = case.exact.evaluation
    if output.shape != evaluation.weights.shape:
        return None
    hidden = (evaluation.masked == -math.inf) & (output > 0)
    visible = (evaluation.masked != -math.inf) & (output > 0)
    both = torch.minimum(*(torch.where(kind, output, 0.0).amax(-1) for kind in (hidden, visible)))
    if not bool(both.any()):
        return None
    row = int(both.reshape(-1).argmax())  # next to the smallest number of a dtype a weight has no digits left
    weights, scores = output.flatten(0, -2)[row], evaluation.scores.flatten(0, -2)[row]
    hidden, visible = hidden.flatten(0, -2)[row], visible.flatten(0, -2)[row]
    best = int(torch.where(visible, weights, 0.0).argmax())
    least = int(torch.where(hidden, weights, 0.0).argmax())
    fill = float(scores[best] + torch.log(weights[least] / weights[best]))
    return _as_written(fill), _as_written(fill - float(scores[least]))


def _fills_of_scores(case: PreparedCase, output: Tensor) -> tuple[float, float] | None:
    """The same where the scores themselves come back."""
    evaluation = case.exact.evaluation
    hidden = (evaluation.masked == -math.inf) & output.isfinite() & evaluation.scores.isfinite()
    if not bool(hidden.any()):
        return None
    fills, scores = output[hidden], evaluation.scores[hidden]
    return float(fills[0]), _as_written(float(fills[0] - scores[0]))


def _as_written(number: float) -> float:
    """The number with three digits that it was probably written with."""
    nice = float(f"{number:.3g}")
    return nice if abs(nice - number) < 1e-3 * max(1.0, abs(number)) else number


def distinguishable(prepared: Prepared, one: Any, other: Any) -> bool:
    """True where some case tells the two formulas apart."""
    for case in prepared.cases:
        if not case.explains:
            continue
        a, b = case.predict(one), case.predict(other)
        if (a.outputs is None) != (b.outputs is None):
            return True
        if a.outputs is None or b.outputs is None:
            continue
        if len(a.outputs) != len(b.outputs):
            return True
        gaps = zip(a.gaps(b.outputs), b.gaps(a.outputs), a.tolerances, b.tolerances, strict=True)
        if any(not min(one, other) <= 4 * (near + far) for one, other, near, far in gaps):
            return True
    return False
