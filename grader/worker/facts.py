"""What can be said for certain about numbers that no known mistake explains: where, how much, in which cases only."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
from torch import Tensor

from grader.worker.cases import DTYPE_NAMES, ExerciseCases
from grader.worker.checking import CaseResult, Problem, shows_weights
from grader.worker.prepared import difference


def counted_cases(count: int) -> str:
    return f"{count} case" if count == 1 else f"{count} cases"


def facts(rules: ExerciseCases, results: Sequence[CaseResult]) -> list[str]:
    """What can be said for certain about numbers that no known mistake explains; the most telling first."""
    wrong = [r for r in results if r.comparison is not None and not r.comparison.passed]
    if not wrong:
        return _some_text(_gradient_only(rules, results))
    found = [
        _nan_rows(wrong),
        _factor(wrong),
        _scale_used(rules, wrong),
        _rows(wrong),
        _hidden_weights(rules, wrong),
        _only_where(results, wrong),
    ]
    return [text for text in found if text]


def _some_text(text: str | None) -> list[str]:
    return [] if text is None else [text]


def _gradient_only(rules: ExerciseCases, results: Sequence[CaseResult]) -> str | None:
    bad = [r for r in results if Problem.GRADIENT_WRONG in r.problems]
    if not bad:
        return None
    names = {
        rules.exercise.parameters[index]
        for r in bad
        for index, c in zip(r.case.call.differentiate, r.gradients, strict=False)
        if c is not None and not c.passed
    }
    listed = " and ".join(name for name in rules.exercise.parameters if name in names)
    return f"Every output is right; only the gradient of {listed} is wrong, in {counted_cases(len(bad))}."


def _nan_rows(wrong: Sequence[CaseResult]) -> str | None:
    """Where NaN stands."""
    nan = [r for r in wrong if r.output is not None and bool(r.output.isnan().any())]
    if not nan:
        return None
    first = nan[0]
    assert first.output is not None
    share = float(first.output.isnan().double().mean())
    where = "everywhere" if share == 1 else f"in {share:.0%} of the elements"
    return f"The output is NaN {where} in “{first.case.spec.name}” ({counted_cases(len(nan))} with NaN)."


def _factor(wrong: Sequence[CaseResult]) -> str | None:
    """One constant factor between what came back and what is right."""
    factors: list[float] = []
    fine = [r for r in wrong if r.case.spec.dtype == torch.float32] or wrong
    for result in fine:
        output, exact = result.output, result.case.exact.output
        assert output is not None
        norm = float((exact * exact).sum())
        if not bool(output.isfinite().all()) or norm == 0:
            return None
        factor = float((output * exact).sum()) / norm
        if not difference(output, exact * factor) <= result.case.budget * max(1.0, abs(factor)):
            return None
        factors.append(factor)
    low, high = min(factors), max(factors)
    if max(abs(factor - 1) for factor in factors) < 1e-3:
        return None
    if high - low <= 1e-4 * max(abs(high), abs(low)):
        return f"Your output is the right one times {high:.4g}, in every failing case."
    listed = ", ".join(f"{factor:.4g}" for factor in factors[:4])
    return f"Your output is the right one times a number that changes from case to case: {listed}."


def _scale_used(rules: ExerciseCases, wrong: Sequence[CaseResult]) -> str | None:
    """log w_ij - log w_ik = tau (s_ij - s_ik): what the scores were multiplied by on the way to the weights."""
    for result in wrong:
        if not shows_weights(rules, result.case) or result.output is None:
            continue
        evaluation = result.case.exact.evaluation
        if result.output.shape != evaluation.scores.shape:
            continue
        visible = (evaluation.masked != -math.inf) & (result.output > 1e-30)
        log, scores = torch.log(result.output.clamp_min(1e-300)), evaluation.scores
        log, scores = _centred(log, visible), _centred(scores, visible)
        power = float((scores * scores).sum())
        if power == 0:
            continue
        tau = float((log * scores).sum()) / power
        if float((log - tau * scores).abs().max()) < 1e-3 and abs(tau - 1) > 1e-3:
            name = result.case.spec.name
            return f"Your weights are those of scores that were multiplied by a further {tau:.4g} (“{name}”)."
    return None


def _centred(values: Tensor, chosen: Tensor) -> Tensor:
    """Minus the row's mean over the chosen elements; 0 elsewhere."""
    kept = torch.where(chosen, values, 0.0)
    mean = kept.sum(-1, keepdim=True) / chosen.sum(-1, keepdim=True).clamp_min(1)
    return torch.where(chosen, values - mean, 0.0)


def _rows(wrong: Sequence[CaseResult]) -> str | None:
    """Only some query rows are wrong: which."""
    for result in wrong:
        output, exact = result.output, result.case.exact.output
        assert output is not None
        if output.dim() < 3 or output.shape[-2] < 2:
            continue
        gap = (output - exact).abs()
        bad = ~(gap <= result.case.budget).all(-1)  # (..., Tq)
        rows = bad.flatten(0, -2).any(0)
        if bool(rows.all()):
            continue
        listed = [int(i) for i in rows.nonzero().flatten()]
        shown = ", ".join(map(str, listed[:8])) + ("…" if len(listed) > 8 else "")
        text = f"In “{result.case.spec.name}” only query rows {shown} of {output.shape[-2]} are wrong"
        empty = empty_rows(result)
        if bool((bad <= empty).all()) and bool(bad.any()):
            text += ": rows with no visible key"
        return text + "."
    return None


def empty_rows(result: CaseResult) -> Tensor:
    """Bool, (..., Tq): rows that keep no key."""
    return (result.case.exact.evaluation.masked == -math.inf).all(-1)


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
            return f"In “{result.case.spec.name}” the key at {place} is hidden and has weight {value:.4g}."
    return None


def _only_where(results: Sequence[CaseResult], wrong: Sequence[CaseResult]) -> str | None:
    """What the failing cases have in common that the passing ones have not."""
    passing = [r for r in results if r.passed]
    if not passing:
        return None
    if all(r.case.spec.dtype != torch.float32 for r in wrong):
        names = sorted({DTYPE_NAMES[r.case.spec.dtype] for r in wrong})
        return f"Every float32 case passes; it fails only in {' and '.join(names)}."
    for text, has in (
        ("with scores about 200 from zero", lambda r: r.case.spec.options.get("scores", "normal") != "normal"),
        ("with scores about 200 from zero", lambda r: abs(r.case.spec.options.get("offset", 0)) >= 100),
        ("with rows that have no visible key", has_empty_rows),
        ("on inputs that are not contiguous", lambda r: bool(r.case.spec.options.get("strided"))),
        ("with a mask", lambda r: r.case.inputs.keep is not None),
    ):
        if all(has(r) for r in wrong) and not any(has(r) for r in passing):
            return f"It fails only {text}."
    return None


def has_empty_rows(result: CaseResult) -> bool:
    """True where some row keeps no key."""
    return bool(empty_rows(result).any())
