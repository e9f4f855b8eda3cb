"""What can be said for certain about numbers that no known mistake explains: where, how much, in which cases only."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
from torch import Tensor

from grader.worker.cases import ExerciseCases
from grader.worker.checking import CaseResult, Comparison, shows_weights, weight_axis
from grader.worker.fact_kinds import Fact, FactKind
from grader.worker.how import how, how_rows
from grader.worker.prepared import difference
from grader.worker.whereabouts import parts, unseen_keys, where

SAME_ANSWERS = 3  # so many equal outputs for different inputs are no accident


def counted_cases(count: int) -> str:
    return f"{count} case" if count == 1 else f"{count} cases"


def facts(rules: ExerciseCases, results: Sequence[CaseResult]) -> list[Fact]:
    """What can be said for certain about outputs that no known mistake explains; the most telling first."""
    wrong = [r for r in results if (first := _first(r)) is not None and not first.passed]
    wrong.sort(key=lambda r: r.case.spec.dtype != torch.float32)  # stable: float32 says most
    always_the_same = _said(FactKind.REMEMBERED, remembered(results))
    if not wrong:
        return _present(always_the_same, _said(FactKind.LATER_OUTPUT, _only_a_later_one(rules, results)))
    place, rule = where(results, wrong), how(rules, wrong)
    long_only = place is not None and place.kind is FactKind.LENGTH  # says least where a rule is known
    found = [
        always_the_same,
        None if long_only else place,
        _said(FactKind.LOGARITHM, _logarithm(wrong)),
        _said(FactKind.NAN, _nan_rows(wrong)),
        rule,
        place if long_only else None,
        _said(FactKind.DECIMALS, decimals(wrong)),
        _said(FactKind.SCALE, scale_used(rules, wrong)),
    ]
    return _present(*found, *([] if rule is not None else _in_some_cases(rules, wrong)))


def _in_some_cases(rules: ExerciseCases, wrong: Sequence[CaseResult]) -> list[Fact | None]:
    """What some failing case shows; nothing new where one rule gives the whole output."""
    sums = _row_sums(rules, wrong)
    return [
        _said(FactKind.ROW_SUMS, sums),
        _said(FactKind.PARTS, parts(wrong)),
        _said(FactKind.HIDDEN, _hidden_weights(rules, wrong)),
        _said(FactKind.UNSEEN, unseen_keys(rules, wrong)),
        how_rows(rules, wrong),
        None if sums else _said(FactKind.SHARED_OUT, _shared_out_wrongly(rules, wrong)),
    ]


def _said(kind: FactKind, text: str | None) -> Fact | None:
    return Fact(kind, text) if text else None


def _first(result: CaseResult) -> Comparison | None:
    """How far what was returned first is off: the facts speak of that."""
    return result.comparisons[0] if result.comparisons else None


def _present(*found: Fact | None) -> list[Fact]:
    return [fact for fact in found if fact is not None]


def remembered(results: Sequence[CaseResult]) -> str | None:
    """The very same numbers for different inputs."""
    outputs = [r.output for r in results if r.output is not None and r.output.numel() > 1]
    if len(outputs) < SAME_ANSWERS or not all(difference(one, outputs[0]) == 0 for one in outputs):
        return None
    return "Every call returns the same numbers, whatever the input: something is kept from an earlier call."


def _only_a_later_one(rules: ExerciseCases, results: Sequence[CaseResult]) -> str | None:
    """Which of several returned values is wrong while the first is right."""
    names = rules.exercise.returns
    wrong = {
        names[index]
        for result in results
        for index, comparison in enumerate(result.comparisons)
        if comparison is not None and not comparison.passed
    }
    first = [_first(result) for result in results if result.outputs]
    if not wrong or not all(comparison is not None and comparison.passed for comparison in first):
        return None
    return (
        f"In every case that ran {names[0]} is right; {' and '.join(name for name in names if name in wrong)} is not."
    )


def _nan_rows(wrong: Sequence[CaseResult]) -> str | None:
    """Where NaN stands."""
    nan = [r for r in wrong if r.output is not None and bool(r.output.isnan().any())]
    if not nan:
        return None
    first = nan[0]
    assert first.output is not None
    share = float(first.output.isnan().double().mean())
    where = "everywhere" if share == 1 else f"in {share:.0%} of the elements"
    more = f"; {counted_cases(len(nan))} have NaN" if len(nan) > 1 else ""
    return f"The output is NaN {where} in “{first.case.spec.name}”{more}."


def _logarithm(wrong: Sequence[CaseResult]) -> str | None:
    fine = [r for r in wrong if r.case.spec.dtype == torch.float32 and r.output is not None and bool(r.output.any())]
    for result in fine:
        assert result.output is not None
        # One rounding of a logarithm of -400 is 2e-5, and exp makes it a part of that of the result.
        if not difference(torch.exp(result.output), result.case.exact.output) < 1e-4:
            return None
    if not fine:
        return None
    return "Your output is the logarithm of the right one."


def decimals(wrong: Sequence[CaseResult]) -> str | None:
    """Numbers rounded to a few decimals."""
    for digits in range(1, 7):
        fine = [r for r in wrong if r.case.spec.dtype == torch.float32]
        if fine and all(_is_rounded(r, digits) for r in fine):
            return f"Your output is rounded to {digits} decimals."
    return None


def _is_rounded(result: CaseResult, digits: int) -> bool:
    assert result.output is not None
    unit = 10.0**-digits
    if difference(result.output, torch.round(result.output)) == 0:
        return False  # zeros and ones are round as they are
    close = difference(result.output, torch.round(result.output / unit) * unit) <= 1e-7
    return close and bool((result.output - result.case.exact.output).abs().max() <= unit)


def scale_used(rules: ExerciseCases, wrong: Sequence[CaseResult]) -> str | None:
    """log w_ij - log w_ik = tau (s_ij - s_ik): what the scores were multiplied by on the way to the weights, where that
    explains every float32 case that shows its weights."""
    fine = [r for r in wrong if r.case.spec.dtype == torch.float32 and shows_weights(rules, r.case)]
    fitted = [(r, _fitted_scale(rules, r)) for r in fine if r.output is not None and _can_fit(r)]
    known = [(r, tau) for r, tau in fitted if tau is not None]
    if not known or len(known) < len(fitted):
        return None
    first, tau = known[0]
    if first.case.inputs.q is None:
        listed = ", ".join(dict.fromkeys(f"{tau:.4g}" for _, tau in known[:4]))
        return f"Your weights are those of scores that were multiplied by {listed} (“{first.case.spec.name}”)."
    if first.case.inputs.scale is not None:
        return f"Your scores are the right ones times {tau:.4g} (“{first.case.spec.name}”)."
    right = first.case.inputs.q.shape[-1] ** -0.5
    return f"Your scores are scaled by {tau * right:.4g}; 1/sqrt(D) is {right:.4g} (“{first.case.spec.name}”)."


def _can_fit(result: CaseResult) -> bool:
    """Enough weights that are not 0 for a straight line through them to say something."""
    evaluation, output = result.case.exact.evaluation, result.output
    assert output is not None
    if output.shape != evaluation.scores.shape or not bool(output.isfinite().all()):
        return True
    slices = evaluation.scores.numel() // math.prod(evaluation.scores.shape[axis] for axis in evaluation.axes)
    return int((evaluation.weights > 1e-6).sum()) >= slices + 4


def _fitted_scale(rules: ExerciseCases, result: CaseResult) -> float | None:
    evaluation, output = result.case.exact.evaluation, result.output
    assert output is not None
    if output.shape != evaluation.scores.shape:
        return None
    axis = weight_axis(rules, result.case)
    visible = (evaluation.masked != -math.inf) & (output > 1e-30)
    log, scores = torch.log(output.clamp_min(1e-300)), evaluation.scores
    log, scores = _centred(log, visible, axis), _centred(scores, visible, axis)
    power = float((scores * scores).sum())
    if power == 0:
        return None
    tau = float((log * scores).sum()) / power
    rest = float((log - tau * scores).abs().max())
    moved = abs(tau - 1) * float(scores.abs().max())
    return tau if rest < min(1e-3, 0.05 * moved) and abs(tau) > 0.01 and abs(tau - 1) > 1e-3 else None


def _centred(values: Tensor, chosen: Tensor, axis: int) -> Tensor:
    """Minus the row's mean over the chosen elements; 0 elsewhere."""
    kept = torch.where(chosen, values, 0.0)
    mean = kept.sum(axis, keepdim=True) / chosen.sum(axis, keepdim=True).clamp_min(1)
    return torch.where(chosen, values - mean, 0.0)


def _row_sums(rules: ExerciseCases, wrong: Sequence[CaseResult]) -> str | None:
    """Whether the weights of a row still sum to one, where the output shows them."""
    for result in wrong:
        output, exact = result.output, result.case.exact.output
        if output is None or not shows_weights(rules, result.case) or not bool(output.isfinite().all()):
            continue
        name = result.case.spec.name
        if bool((output < -result.case.budget).any()):
            place = [int(i) for i in (output == output.min()).nonzero()[0]]
            return f"In “{name}” the weight at {place} is {float(output.min()):.4g}; no weight is negative."
        sums, right = output.sum(weight_axis(rules, result.case)), exact.sum(weight_axis(rules, result.case))
        gap = (sums - right).abs().reshape(-1)
        worst = int(gap.argmax())
        if float(gap[worst]) > 4 * result.case.budget:
            axis = "along dim" if result.case.inputs.q is None else "of one row"
            found, wanted = float(sums.reshape(-1)[worst]), float(right.reshape(-1)[worst])
            return f"In “{name}” the weights {axis} sum to {found:.6g} and not to {wanted:.6g}."
    return None


def _shared_out_wrongly(rules: ExerciseCases, wrong: Sequence[CaseResult]) -> str | None:
    for result in wrong:
        output, exact, compared = result.output, result.case.exact.output, _first(result)
        if output is None or compared is None or not shows_weights(rules, result.case):
            continue
        axis = weight_axis(rules, result.case)
        if not bool(((output.sum(axis) - exact.sum(axis)).abs() <= 4 * result.case.budget).all()):
            continue
        place = f"in “{result.case.spec.name}” at {list(compared.worst_index)}"
        share = f"{compared.got:.4g} instead of {compared.expected:.4g}"
        return f"Your weights sum to 1 as they should, but they are shared out wrongly: {place} {share}."
    return None


def _hidden_weights(rules: ExerciseCases, wrong: Sequence[CaseResult]) -> str | None:
    """Weight on hidden keys, where the output shows the weights."""
    for result in wrong:
        evaluation = result.case.exact.evaluation
        if not shows_weights(rules, result.case) or result.output is None:
            continue
        if result.output.shape != evaluation.masked.shape:
            continue
        hidden = (evaluation.masked == -math.inf) & (result.output.abs() > result.case.budget)
        if bool(hidden.any()):
            place = [int(i) for i in hidden.nonzero()[0]]
            value = float(result.output[tuple(place)])
            what = "score at {} is -inf" if result.case.inputs.q is None else "key at {} is hidden"
            return f"In “{result.case.spec.name}” the {what.format(place)} and has weight {value:.4g}."
    return None
