"""What is wrong, in names and numbers: findings that need no formula, and precise facts where nothing known
explains."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from attention_core.error_budget import within
from attention_core.evaluation import evaluate
from attention_core.formula import Formula, Inputs
from attention_core.misconceptions import MISCONCEPTIONS
from grader.worker.cases import DTYPE_NAMES, ExerciseCases
from grader.worker.checking import CaseResult, Problem, shows_weights
from grader.worker.diagnosis import Explanation
from grader.worker.prepared import PreparedCase, difference


@dataclass(frozen=True, slots=True)
class Finding:
    """A named mistake with its evidence."""

    id: str
    title: str
    evidence: str


LOW_PRECISION = "low-precision-inside"
TITLES = {
    "wrong-dtype": "The output has another dtype than the inputs",
    "wrong-shape": "The output has the wrong shape",
    "input-modified": "An input was changed",
    "gradient-detached": "No gradient flows back",
    LOW_PRECISION: "Something is computed in low precision",
}


def find(rules: ExerciseCases, results: Sequence[CaseResult], explanation: Explanation | None) -> list[Finding]:
    """All named mistakes of a program that failed: those that the explanation names, and those that show by
    themselves."""
    findings = [] if explanation is None else _explained(rules, results, explanation)
    if explanation is None:
        findings += _some(_low_precision(rules, results))
        findings += _some(_wrong_shape(results))
    findings += _some(_wrong_dtype(results))
    findings += _some(_input_modified(rules, results))
    findings += _some(_gradient_detached(rules, results, explanation))
    if not findings:
        findings += _some(_gradient_nan(rules, results))
    return findings


def _some(finding: Finding | None) -> list[Finding]:
    return [] if finding is None else [finding]


def _number(value: float) -> str:
    return f"{value:.1g}" if value < 0.01 else f"{value:.3g}"


def _cases(count: int) -> str:
    return f"{count} case" if count == 1 else f"{count} cases"


def _explained(rules: ExerciseCases, results: Sequence[CaseResult], explanation: Explanation) -> list[Finding]:
    """One finding for each mistake of the explanation, with the evidence that carries it."""
    gap = _number(explanation.largest_difference)
    exactly = "exactly" if explanation.largest_difference == 0 else f"to {gap}"
    count = explanation.telling
    together = " together" if len(explanation.misconceptions) > 1 else ""
    names = " and ".join(f"“{m.title}”" for m in explanation.misconceptions)
    fitted = f" ({explanation.fitted})" if explanation.fitted else ""
    text = (
        f"Your output equals, {exactly}, what {names}{together} gives{fitted}, "
        f"in {count} of {_cases(count)} that tell it from the right answer."
    )
    first = next((r for r in results if r.case.predict(explanation.formula).tells and r.output is not None), None)
    if first is not None and first.comparison is not None and not first.comparison.passed:
        c = first.comparison
        place = f"in “{first.case.spec.name}” at {list(c.worst_index)}"
        text += f" For instance, {place}: {c.got:.4g} instead of {c.expected:.4g}."
    return [Finding(m.id, m.title, f"{m.sentence} {text}") for m in explanation.misconceptions]


def _wrong_dtype(results: Sequence[CaseResult]) -> Finding | None:
    wrong = [r for r in results if Problem.WRONG_DTYPE in r.problems and r.returned is not None]
    if not wrong:
        return None
    first = wrong[0]
    assert first.returned is not None
    output = first.returned.outputs[0]
    got = "another dtype" if output is None else str(output.dtype).removeprefix("torch.")
    text = f"In “{first.case.spec.name}” the inputs are {DTYPE_NAMES[first.case.spec.dtype]} and the output is {got}"
    return Finding("wrong-dtype", TITLES["wrong-dtype"], f"{text}; so in {len(wrong)} of {_cases(len(results))}.")


def _wrong_shape(results: Sequence[CaseResult]) -> Finding | None:
    wrong = [r for r in results if Problem.WRONG_SHAPE in r.problems]
    if not wrong or any(r.failure is not None for r in results):
        return None
    first = wrong[0]
    text = f"In “{first.case.spec.name}”: {first.message} So in {len(wrong)} of {_cases(len(results))}."
    return Finding("wrong-shape", TITLES["wrong-shape"], text)


def _input_modified(rules: ExerciseCases, results: Sequence[CaseResult]) -> Finding | None:
    wrong = [r for r in results if r.modified]
    if not wrong:
        return None
    names = sorted({rules.exercise.parameters[i] for r in wrong for i in r.modified})
    text = f"After the call, {' and '.join(names)} held other numbers than before, in {_cases(len(wrong))}."
    return Finding("input-modified", TITLES["input-modified"], text)


def _gradient_detached(
    rules: ExerciseCases, results: Sequence[CaseResult], explanation: Explanation | None
) -> Finding | None:
    """No gradient for an argument that has one in the right answer and, if the output is wrong in a known way, in
    that way."""
    cut: set[str] = set()
    count = 0
    for result in results:
        if Problem.GRADIENT_MISSING not in result.problems or result.returned is None:
            continue
        if explanation is None and not result.values_passed:
            continue
        slopes = result.case.exact.gradients
        if explanation is not None:
            slopes = _gradients_of(rules, explanation.formula, result.case)
        missing = [
            rules.exercise.parameters[index]
            for index, gradient, slope in zip(
                result.case.call.differentiate, result.returned.gradients, slopes, strict=True
            )
            if gradient is None and float(slope.abs().max()) > 0
        ]
        cut.update(missing)
        count += bool(missing)
    if not cut:
        return None
    names = [name for name in rules.exercise.parameters if name in cut]
    text = (
        f"The output carries no gradient back to {' and '.join(names)}, in {_cases(count)}: "
        "detach, no_grad, .item(), .data or a detour through NumPy or lists cuts it off."
    )
    return Finding("gradient-detached", TITLES["gradient-detached"], text)


def _gradient_nan(rules: ExerciseCases, results: Sequence[CaseResult]) -> Finding | None:
    """Right outputs, NaN gradients, and that only where rows keep no key: the backward pass multiplies 0 with NaN."""
    bad = [r for r in results if Problem.GRADIENT_WRONG in r.problems]
    if not bad or not all(r.values_passed and _has_empty(r) for r in bad):
        return None
    named = rules.exercise.parameters
    cut = {
        named[index]
        for r in bad
        for index, c in zip(r.case.call.differentiate, r.gradients, strict=True)
        if c is not None and math.isnan(c.max_abs_error)
    }
    if not cut:
        return None
    names = " and ".join(name for name in named if name in cut)
    text = (
        f"The output is right, but in {_cases(len(bad))} with rows that keep no key the gradient of {names} is NaN: "
        "the weights of such a row were NaN before they were replaced, and 0 times NaN is NaN on the way back."
    )
    return Finding("masked-row-nan", MISCONCEPTIONS["masked-row-nan"].title, text)


def _gradients_of(rules: ExerciseCases, formula: Formula, case: PreparedCase) -> tuple[Tensor, ...]:
    """Gradients through a wrong formula; zeros where it does not depend on an argument."""
    leaves = rules.family.leaves(case.inputs)
    for leaf in leaves:
        leaf.requires_grad_(True)
    try:
        output = evaluate(formula, case.inputs).output
        if not output.requires_grad:
            return tuple(torch.zeros_like(leaf) for leaf in leaves)
        total = torch.nan_to_num(output, nan=0.0, posinf=0.0, neginf=0.0).square().sum()
        found = torch.autograd.grad(total, leaves, allow_unused=True, materialize_grads=True)
    finally:
        for leaf in leaves:
            leaf.requires_grad_(False)
    return tuple(found)


# --- low precision ---------------------------------------------------------------------------------------------------

LOW = {torch.float16: "float16", torch.bfloat16: "bfloat16"}  # the finer first: what fits it fits the coarser too


def _low_precision(rules: ExerciseCases, results: Sequence[CaseResult]) -> Finding | None:
    """Right in the low-precision cases, and in float32 wrong by just the rounding of bfloat16 or float16."""
    float32 = [r for r in results if r.case.spec.dtype == torch.float32]
    failing = [r for r in float32 if r.comparison is not None and not r.values_passed]
    if not failing or any(r.comparison is None for r in float32):
        return None
    if any(r.comparison is not None and not r.values_passed for r in results if r not in float32):
        return None
    worst = max(failing, key=lambda r: r.comparison.over_budget if r.comparison else 0.0)
    assert worst.comparison is not None
    size = f"{_number(worst.comparison.max_abs_error)} in “{worst.case.spec.name}”, where float32 is good to"
    share = f"in {len(failing)} of {_cases(len(float32))} in float32 the error"
    for dtype, name in LOW.items():
        rounded = _rounded_arguments(rules, failing, dtype)
        if rounded:
            text = f"Your output is what {rounded} rounded to {name} would give; {share} is {size}"
            return Finding(LOW_PRECISION, TITLES[LOW_PRECISION], f"{text} {_number(worst.case.budget)}.")
    for dtype, name in LOW.items():
        if all(_within_roundings(r, dtype) for r in failing) and _looks_rounded(failing):
            text = f"The cases in bfloat16 and float16 pass, but {share} is that of a rounding to {name}: {size}"
            return Finding(LOW_PRECISION, TITLES[LOW_PRECISION], f"{text} {_number(worst.case.budget)}.")
    return None


def _rounded_arguments(rules: ExerciseCases, failing: Sequence[CaseResult], dtype: torch.dtype) -> str | None:
    """The names of the arguments whose rounding to `dtype` gives exactly the learner's output, or None."""
    indexes = rules.family.differentiable
    groups = [indexes, indexes[:2], indexes[2:], indexes[:1], indexes[1:2]]
    for group in dict.fromkeys(group for group in groups if group):
        if all(_is_of_rounded(rules, result, group, dtype) for result in failing):
            return " and ".join(rules.exercise.parameters[i] for i in group)
    return None


def _is_of_rounded(rules: ExerciseCases, result: CaseResult, group: Sequence[int], dtype: torch.dtype) -> bool:
    arguments = list(result.case.call.arguments)
    for index in group:
        argument = arguments[index]
        assert isinstance(argument, Tensor)
        arguments[index] = argument.to(dtype).to(argument.dtype)
    inputs = rules.family.inputs(tuple(arguments), result.case.spec)
    with torch.no_grad():
        wanted = evaluate(rules.formula, inputs).output
    assert result.output is not None
    return difference(result.output, wanted) <= result.case.budget


def _within_roundings(result: CaseResult, dtype: torch.dtype) -> bool:
    """The error is within what a program of that dtype may be off on this input: the budget grows with the roundoff."""
    assert result.comparison is not None
    ratio = torch.finfo(dtype).eps / torch.finfo(torch.float32).eps
    return within(result.comparison.max_abs_error, result.case.budget * ratio)


def _looks_rounded(failing: Sequence[CaseResult]) -> bool:
    """Rounding errors go both ways and are small next to the result; a wrong factor or a forgotten term does
    neither."""
    up = down = 0
    small = 0
    for result in failing:
        assert result.output is not None
        assert result.comparison is not None
        gap = result.output - result.case.exact.output
        visible = gap.abs() > result.case.budget
        up, down = up + int((visible & (gap > 0)).sum()), down + int((visible & (gap < 0)).sum())
        scale = float(result.case.exact.output.abs().max())
        small += result.comparison.max_abs_error <= 0.05 * scale
    balanced = min(up, down) >= 0.1 * max(up, down)
    return balanced and small >= len(failing) / 2


# --- facts -----------------------------------------------------------------------------------------------------------


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
    return f"Every output is right; only the gradient of {listed} is wrong, in {_cases(len(bad))}."


def _nan_rows(wrong: Sequence[CaseResult]) -> str | None:
    """Where NaN stands."""
    nan = [r for r in wrong if r.output is not None and bool(r.output.isnan().any())]
    if not nan:
        return None
    first = nan[0]
    assert first.output is not None
    share = float(first.output.isnan().double().mean())
    where = "everywhere" if share == 1 else f"in {share:.0%} of the elements"
    return f"The output is NaN {where} in “{first.case.spec.name}” ({_cases(len(nan))} with NaN)."


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
        empty = _empty_rows(result.case.inputs, result.case.exact.evaluation.masked)
        if bool((bad <= empty).all()) and bool(bad.any()):
            text += ": rows with no visible key"
        return text + "."
    return None


def _empty_rows(inputs: Inputs, masked: Tensor) -> Tensor:
    return (masked == -math.inf).all(-1)


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
        ("with rows that have no visible key", lambda r: r.case.exact.evaluation.masked.dim() and _has_empty(r)),
        ("on inputs that are not contiguous", lambda r: bool(r.case.spec.options.get("strided"))),
        ("with a mask", lambda r: r.case.inputs.keep is not None),
    ):
        if all(has(r) for r in wrong) and not any(has(r) for r in passing):
            return f"It fails only {text}."
    return None


def _has_empty(result: CaseResult) -> bool:
    return bool(_empty_rows(result.case.inputs, result.case.exact.evaluation.masked).any())
