"""What is wrong, in names and numbers: findings that need no formula, and precise facts where nothing known
explains."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from attention_core.formula import Alignment, Axis, RowLength
from attention_core.misconceptions import MISCONCEPTIONS, Misconception
from grader.worker.angles import rounded_angles
from grader.worker.cases import DTYPE_NAMES, ExerciseCases
from grader.worker.checking import CaseResult, Problem, has_empty_rows
from grader.worker.diagnosis import Explanation
from grader.worker.draws import keeps_with_p
from grader.worker.facts import counted_cases, decimals, remembered, scale_used
from grader.worker.families import whole_matrix_bytes
from grader.worker.gradients import DETACHED, DIAGONAL, UNSCALED, WITHOUT_DOT, explain_gradients
from grader.worker.logarithms import log_of_softmax
from grader.worker.prepared import PreparedCase, difference
from grader.worker.relations import go_both_ways
from grader.worker.whereabouts import only_where


@dataclass(frozen=True, slots=True)
class Finding:
    """A named mistake with its evidence."""

    id: str
    title: str
    evidence: str
    detail: str | None = None  # which form of the mistake it is, in a few words


LOW_PRECISION = "low-precision-inside"
MATERIALIZED = "scores-materialized"
KEEPS_WITH_P = "dropout-keeps-with-p"
TITLES = {
    KEEPS_WITH_P: "Weights are kept with the probability p",
    "wrong-dtype": "The output has another dtype than the inputs",
    "wrong-shape": "The output has the wrong shape",
    "input-modified": "An input was changed",
    MATERIALIZED: "The whole matrix of scores is held at once",
    "gradient-detached": "No gradient flows back",
    LOW_PRECISION: "Something is computed in low precision",
    WITHOUT_DOT: "The backward pass leaves out the row's dot product",
    DIAGONAL: "The backward pass uses only the diagonal of the Jacobian",
    UNSCALED: "The backward pass leaves out the scale",
}
WRONG_SLOPES = {
    WITHOUT_DOT: "A score moves all weights of its row, since these sum to one; that part of its gradient is missing.",
    DIAGONAL: "Your gradient lets a score move its own weight only; how it moves the others of its row is left out.",
    UNSCALED: "The gradients of q and k have the size that they would have had scores not been scaled.",
    DETACHED: "A part of the calculation is cut off (detach, no_grad, .data, .item()), so its share of the gradient is "
    "missing.",
}


def find(
    rules: ExerciseCases, results: Sequence[CaseResult], explanation: Explanation | None, *, own_backward: bool
) -> list[Finding]:
    """All named mistakes of a program that failed: those that the explanation names, and those that show by
    themselves."""
    findings = [] if explanation is None else _explained(results, explanation)
    if explanation is None and results[0].values_passed and remembered(results):
        return []  # a shape or dtype that is kept from the first call is not the mistake
    if explanation is None:
        findings += _some(_log_of_softmax(rules, results))
        findings += _some(_rounded_angles(rules, results) or _low_precision(rules, results))
        findings += _some(_wrong_shape(results))
    kept = keeps_with_p(results)
    findings += [Finding(KEEPS_WITH_P, TITLES[KEEPS_WITH_P], f"p is the probability to drop. {kept}")] if kept else []
    findings += _some(_wrong_dtype(results))
    findings += _some(_input_modified(rules, results))
    findings += _some(_scores_materialized(results))
    findings += _some(_gradient_detached(rules, results, explanation))
    if not findings:
        findings += _some(_gradient_nan(rules, results))
    if not findings:
        findings += _wrong_gradients(rules, results, own_backward=own_backward)
    return findings


def _wrong_gradients(rules: ExerciseCases, results: Sequence[CaseResult], *, own_backward: bool) -> list[Finding]:
    """Right outputs with the gradients of a known mistake."""
    found = explain_gradients(rules, results, own_backward=own_backward)
    if found is None:
        return []
    text = (
        f"The outputs are right, and your gradients equal what this mistake gives, in {found.cases} of "
        f"{counted_cases(found.cases)} that tell it."
    )
    titles = {**TITLES, DETACHED: "A part of the gradient is cut off"}
    return [Finding(name, titles[name], f"{WRONG_SLOPES[name]} {text}") for name in found.ids]


def _some(finding: Finding | None) -> list[Finding]:
    return [] if finding is None else [finding]


def _number(value: float) -> str:
    return f"{value:.1g}" if value < 0.01 else f"{value:.3g}"


def _explained(results: Sequence[CaseResult], explanation: Explanation) -> list[Finding]:
    """One finding for each mistake of the explanation, with the evidence that carries it."""
    gap = _number(explanation.largest_difference)
    exactly = "exactly" if explanation.largest_difference == 0 else f"to {gap}"
    count = explanation.telling
    what = "these mistakes give together" if len(explanation.misconceptions) > 1 else "this mistake gives"
    fitted = f" ({explanation.fitted})" if explanation.fitted else ""
    text = (
        f"Your output equals, {exactly}, what {what}{fitted}, "
        f"in {count} of {counted_cases(count)} that tell it from the right answer."
    )
    if explanation.partial:
        wrong = [r for r in results if r.comparison is not None and not r.comparison.passed]
        where = only_where(results, wrong)
        text += f" On other inputs your output is right. {where or ''}".rstrip()
    return [Finding(m.id, m.title, f"{m.sentence} {text}", _detail(m, explanation)) for m in explanation.misconceptions]


def _detail(misconception: Misconception, explanation: Explanation) -> str | None:
    """Which of its forms the mistake has here, and that it is not made everywhere."""
    form = _form(misconception, explanation.formula)
    told = [*([form] if form else []), *(["on some inputs only"] if explanation.partial else [])]
    return ", ".join(told) or None


def _form(misconception: Misconception, formula: Any) -> str | None:
    form = _FORMS.get(misconception.id)
    return None if form is None else form(formula)


def _wrong_axis(formula: Any) -> str:
    if formula.shift_axis is not None and formula.axis is Axis.GIVEN:
        return f"the maximum is taken along {formula.shift_axis.value}"
    return f"over {formula.axis.value}" + ("; the maximum is right" if formula.shift_axis is not None else "")


def _off_by_one(formula: Any) -> str:
    sees = formula.causal_offset > 0
    return "a query sees one key too many" if sees else "a query sees one key too few, and not its own"


def _top_left(formula: Any) -> str | None:
    some = getattr(formula, "alignment", None) is Alignment.BOTTOM_RIGHT_OF_MORE_KEYS
    return "where there are more queries than keys" if some else None


def _base(formula: Any) -> str | None:
    base = getattr(formula, "base", None)
    return None if base is None else f"{base:g} ** score"


def _rows(formula: Any) -> str | None:
    return None if formula.row_length is RowLength.AS_GIVEN else f"only {formula.row_length.value}"


_FORMS: dict[str, Callable[[Any], str | None]] = {
    "softmax-wrong-axis": _wrong_axis,
    "softmax-over-heads": _wrong_axis,
    "mask-off-by-one": _off_by_one,
    "causal-top-left": _top_left,
    "queries-as-keys": lambda formula: str(formula.operands.value),
    "scale-by-length": lambda formula: f"scaled by {formula.scale.value}",
    "log-base-2": _base,
    "qk-norm-missing": _rows,
    "softcap-one-sided": lambda formula: str(formula.softcap.value.partition(", ")[2]),
    "clamped-exponent": lambda formula: f"at {formula.clamp:g}",
}


def _log_of_softmax(rules: ExerciseCases, results: Sequence[CaseResult]) -> Finding | None:
    text = log_of_softmax(rules, results)
    known = MISCONCEPTIONS["log-of-softmax"]
    return None if text is None else Finding(known.id, known.title, f"{known.sentence} {text}")


def _wrong_dtype(results: Sequence[CaseResult]) -> Finding | None:
    wrong = [r for r in results if Problem.WRONG_DTYPE in r.problems and r.returned is not None]
    if not wrong:
        return None
    first = wrong[0]
    assert first.returned is not None
    output = first.returned.outputs[0]
    got = first.returned.output_types[0].removeprefix("Tensor of ") if output is None else str(output.dtype)
    got = got.removeprefix("torch.")
    text = f"In “{first.case.spec.name}” the inputs are {DTYPE_NAMES[first.case.spec.dtype]} and the output is {got}"
    return Finding(
        "wrong-dtype", TITLES["wrong-dtype"], f"{text}; so in {len(wrong)} of {counted_cases(len(results))}."
    )


def _wrong_shape(results: Sequence[CaseResult]) -> Finding | None:
    wrong = [r for r in results if Problem.WRONG_SHAPE in r.problems]
    if not wrong or any(r.failure is not None for r in results):
        return None
    first = wrong[0]
    text = f"In “{first.case.spec.name}”: {first.message} So in {len(wrong)} of {counted_cases(len(results))}."
    return Finding("wrong-shape", TITLES["wrong-shape"], text)


def _input_modified(rules: ExerciseCases, results: Sequence[CaseResult]) -> Finding | None:
    wrong = [r for r in results if r.modified]
    if not wrong:
        return None
    names = sorted({rules.exercise.parameters[i] for r in wrong for i in r.modified})
    share = f"in {len(wrong)} of {counted_cases(len(results))}"
    text = (
        f"After the call, {' and '.join(names)} held other numbers than before, {share}. "
        "Operations that end in _ and operators like -= write into the tensor that they are given."
    )
    return Finding("input-modified", TITLES["input-modified"], text)


def _scores_materialized(results: Sequence[CaseResult]) -> Finding | None:
    wrong = [r for r in results if Problem.TOO_MUCH_MEMORY in r.problems]
    if not wrong or wrong[0].returned is None or wrong[0].returned.peak_memory_bytes is None:
        return None
    first = wrong[0]
    whole, peak = whole_matrix_bytes(first.case.call.arguments), wrong[0].returned.peak_memory_bytes
    text = (
        f"In “{first.case.spec.name}” the call grew by {peak / 2**20:.1f} MiB, by the kernel's account; one number for "
        f"each query and key takes {whole / 2**20:.1f} MiB. Twice the length would take four times that."
    )
    return Finding(MATERIALIZED, TITLES[MATERIALIZED], text)


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
        f"The output carries no gradient back to {' and '.join(names)}, in {counted_cases(count)}: "
        "detach, no_grad, .item(), .data or a detour through NumPy or lists cuts it off."
    )
    return Finding("gradient-detached", TITLES["gradient-detached"], text)


def _gradient_nan(rules: ExerciseCases, results: Sequence[CaseResult]) -> Finding | None:
    """Right outputs, NaN gradients, and that only where rows keep no key: the backward pass multiplies 0 with NaN."""
    bad = [r for r in results if Problem.GRADIENT_WRONG in r.problems]
    if not bad or not all(r.values_passed and has_empty_rows(r) for r in bad):
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
        f"The output is right, but in {counted_cases(len(bad))} with rows that keep no key the gradient of {names} is "
        "NaN: the weights of such a row were NaN before they were replaced, and 0 times NaN is NaN on the way back."
    )
    return Finding("masked-row-nan", "Rows with no key have a NaN gradient", text)


def _gradients_of(rules: ExerciseCases, formula: Any, case: PreparedCase) -> tuple[Tensor, ...]:
    """Gradients through a wrong formula; zeros where it does not depend on an argument."""
    known = case.predict(formula).outputs
    assert known is not None
    slopes = tuple(torch.nan_to_num(2 * output, nan=0.0, posinf=0.0, neginf=0.0) for output in known)
    found = rules.family.evaluate(
        formula, case.call.arguments, judged=case.spec.dtype, grad_outputs=slopes, drawn=known
    ).gradients
    return tuple(torch.nan_to_num(one, nan=0.0) for one in found)


# --- low precision ---------------------------------------------------------------------------------------------------

LOW = {torch.float16: "float16", torch.bfloat16: "bfloat16"}  # the finer first: what fits it fits the coarser too


def _rounded_angles(rules: ExerciseCases, results: Sequence[CaseResult]) -> Finding | None:
    text = rounded_angles(rules, results)
    return Finding(LOW_PRECISION, TITLES[LOW_PRECISION], text) if text else None


def _low_precision(rules: ExerciseCases, results: Sequence[CaseResult]) -> Finding | None:
    """Right in the low-precision cases, and in float32 wrong by just the rounding of bfloat16 or float16."""
    float32 = [r for r in results if r.case.spec.dtype == torch.float32]
    failing = [r for r in float32 if r.comparison is not None and not r.values_passed]
    if not failing or any(r.comparison is None for r in float32):
        return None
    if decimals(failing) or scale_used(rules, failing):
        return None  # small errors, but not those of a dtype
    wrong = {r.case.spec.dtype for r in results if r.comparison is not None and not r.values_passed} - {torch.float32}
    if torch.bfloat16 in wrong:
        return None
    candidates = {dtype: name for dtype, name in LOW.items() if dtype not in wrong}  # bfloat16 spoils float16 as well
    worst = max(failing, key=lambda r: r.comparison.over_budget if r.comparison else 0.0)
    assert worst.comparison is not None
    size = f"{_number(worst.comparison.max_abs_error)} in “{worst.case.spec.name}”, where float32 is good to"
    share = f"in {len(failing)} of {counted_cases(len(float32))} in float32 the error"
    for dtype, name in candidates.items():
        rounded = _rounded_arguments(rules, failing, dtype)
        if rounded:
            text = f"Your output is what {rounded} rounded to {name} would give; {share} is {size}"
            return Finding(LOW_PRECISION, TITLES[LOW_PRECISION], f"{text} {_number(worst.case.budget)}.")
    for dtype, name in candidates.items():
        shares = [s for s in (_share_of_plain(rules, r, dtype) for r in failing) if not math.isnan(s)]
        if 2 * len(shares) >= len(failing) and max(shares) <= 3 and _looks_rounded(failing):
            text = f"The cases in bfloat16 and float16 pass, but {share} is that of a rounding to {name}: {size}"
            return Finding(LOW_PRECISION, TITLES[LOW_PRECISION], f"{text} {_number(worst.case.budget)}.")
    return None


def _rounded_arguments(rules: ExerciseCases, failing: Sequence[CaseResult], dtype: torch.dtype) -> str | None:
    """The names of the arguments whose rounding to `dtype` gives exactly the learner's output, or None."""
    indexes = rules.family.differentiable(failing[0].case.call.arguments)
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
    assert result.output is not None
    wanted = rules.family.evaluate(
        rules.formula, tuple(arguments), judged=result.case.spec.dtype, drawn=result.outputs
    ).outputs[0]
    return difference(result.output, wanted) <= result.case.budget


def _share_of_plain(rules: ExerciseCases, result: CaseResult, dtype: torch.dtype) -> float:
    """The error, in units of that of a plain program which computes all of this case in `dtype`; NaN where that says
    nothing: such a program returns NaN, or happens to make no error."""
    arguments = tuple(
        argument.to(dtype) if isinstance(argument, Tensor) and argument.is_floating_point() else argument
        for argument in result.case.call.arguments
    )
    exact, output = result.case.exact.output, result.output
    assert output is not None
    plain = rules.family.evaluate(rules.formula, arguments, judged=dtype, dtype=dtype, drawn=result.outputs).outputs[0]
    finite = exact.isfinite()
    if not finite.any() or not torch.equal(output[~finite], exact[~finite]) or not output[finite].isfinite().all():
        return math.inf
    usual = _root_mean_square((plain.double() - exact)[finite])
    return math.nan if usual == 0 else _root_mean_square((output - exact)[finite]) / usual


def _root_mean_square(errors: Tensor) -> float:
    return float(errors.square().mean().sqrt())


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
    return go_both_ways(up, down) and small >= len(failing) / 2
