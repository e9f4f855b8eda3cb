"""One case: call the learner's function, compare what came back. Shape, dtype and device come before values."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from enum import StrEnum

import torch
from torch import Tensor

from attention_core.error_budget import within
from attention_core.formula import Product
from grader.worker.cases import DTYPE_NAMES, ExerciseCases
from grader.worker.prepared import PreparedCase
from grader.worker.program import Failure, Returned


class Problem(StrEnum):
    """What is wrong with a case; the first one found is its message."""

    STOPPED = "stopped"  # no values: the call raised, or the process is gone
    NOT_A_TENSOR = "not_a_tensor"
    WRONG_SHAPE = "wrong_shape"
    WRONG_DTYPE = "wrong_dtype"
    WRONG_VALUES = "wrong_values"
    INPUT_MODIFIED = "input_modified"
    GRADIENT_MISSING = "gradient_missing"
    GRADIENT_WRONG = "gradient_wrong"
    GRADIENT_RAISED = "gradient_raised"


@dataclass(frozen=True, slots=True)
class Comparison:
    """How far a result is from the exact one."""

    max_abs_error: float  # NaN where a NaN stands and none belongs there
    max_rel_error: float
    mean_abs_error: float
    budget: float
    worst_index: tuple[int, ...]
    expected: float
    got: float

    @property
    def passed(self) -> bool:
        return within(self.max_abs_error, self.budget)

    @property
    def over_budget(self) -> float:
        return self.max_abs_error / self.budget


@dataclass(slots=True)
class CaseResult:
    """One case as it went."""

    case: PreparedCase
    failure: Failure | None = None
    returned: Returned | None = None
    output: Tensor | None = None  # what came back, in float64, whatever its shape
    problems: list[Problem] = field(default_factory=list)
    message: str | None = None
    comparison: Comparison | None = None
    gradients: tuple[Comparison | None, ...] = ()
    modified: tuple[int, ...] = ()  # indexes of changed arguments

    @property
    def passed(self) -> bool:
        return not self.problems

    @property
    def values_passed(self) -> bool:
        """The output's numbers are right, whatever else is wrong."""
        return self.comparison is not None and self.comparison.passed

    def blame(self, problem: Problem, message: str) -> None:
        self.problems.append(problem)
        if self.message is None:
            self.message = message


def check_case(rules: ExerciseCases, case: PreparedCase, outcome: Returned | Failure) -> CaseResult:
    """Check all that came back from calling the function on this case's inputs."""
    result = CaseResult(case)
    if isinstance(outcome, Failure):
        result.failure = outcome
        result.blame(Problem.STOPPED, describe_failure(outcome))
        return result
    result.returned = outcome
    check_output(result, outcome)
    check_inputs(rules, result, outcome)
    if case.call.differentiate and Problem.WRONG_SHAPE not in result.problems and result.output is not None:
        check_gradients(rules, result, outcome)
    return result


def describe_failure(failure: Failure) -> str:
    """The failure in one line: what was raised and on which line of the learner's file."""
    text = f"{failure.exception}: {failure.message}" if failure.exception else failure.message
    return f"{text} (line {failure.line})" if failure.line else text


def check_output(result: CaseResult, returned: Returned) -> None:
    """The returned value against the exact output."""
    case, wanted = result.case, result.case.exact.output
    if returned.is_tuple and len(returned.outputs) != 1:
        text = f"One tensor is expected; {len(returned.outputs)} values came back"
        right = [i for i, value in enumerate(returned.outputs) if value is not None and _is_right(value, case)]
        text += f"; number {right[0] + 1} of them is right" if right else ""
        result.blame(Problem.NOT_A_TENSOR, f"{text}.")
        return
    found = returned.outputs[0] if returned.outputs else None
    if returned.is_tuple or found is None:
        kind = "a tuple or list" if returned.is_tuple else (returned.output_types or ("nothing",))[0]
        kind = "None (is there a return?)" if kind == "NoneType" else kind
        if not returned.is_tuple and kind.startswith("Tensor of "):
            got = kind.removeprefix("Tensor of ").removeprefix("torch.")
            result.blame(Problem.WRONG_DTYPE, _dtype_message(got, case))
            return
        result.blame(Problem.NOT_A_TENSOR, f"A tensor is expected; the function returned {kind}.")
        return
    if found.is_complex() or found.dtype == torch.bool:
        result.blame(Problem.WRONG_DTYPE, _dtype_message(_dtype_name(found), case))
        return
    result.output = found.double()
    if found.shape != wanted.shape:
        result.blame(
            Problem.WRONG_SHAPE,
            f"The output has shape {tuple(found.shape)}; expected {tuple(wanted.shape)}.",
        )
    if found.dtype != case.spec.dtype:
        result.blame(Problem.WRONG_DTYPE, _dtype_message(_dtype_name(found), case))
    if found.shape == wanted.shape:
        result.comparison = compare(result.output, wanted, case.budget)
        if not result.comparison.passed:
            result.blame(Problem.WRONG_VALUES, _value_message(result.comparison))


def _is_right(value: Tensor, case: PreparedCase) -> bool:
    if value.shape != case.exact.output.shape or value.is_complex():
        return False
    return compare(value.double(), case.exact.output, case.budget).passed


def _dtype_name(found: Tensor) -> str:
    return str(found.dtype).removeprefix("torch.")


def _dtype_message(got: str, case: PreparedCase) -> str:
    return f"The output is {got}; expected {DTYPE_NAMES[case.spec.dtype]}, the dtype of the inputs."


def _value_message(comparison: Comparison) -> str:
    place = list(comparison.worst_index)
    return f"At {place} the output is {comparison.got:.6g}; expected {comparison.expected:.6g}."


def compare(found: Tensor, wanted: Tensor, budget: float) -> Comparison:
    """Both float64, of one shape. The worst element is the first NaN or infinity that does not belong, else the
    largest gap."""
    if not wanted.numel():
        return Comparison(0.0, 0.0, 0.0, budget, (), 0.0, 0.0)
    gap = (found - wanted).abs().masked_fill((found == wanted) | (found.isnan() & wanted.isnan()), 0.0)
    rank = torch.nan_to_num(gap, nan=math.inf, posinf=math.inf)
    flat = int(rank.reshape(-1).argmax())
    place: tuple[int, ...] = ()
    rest = flat
    for size in reversed(wanted.shape):
        place, rest = (rest % size, *place), rest // size
    scale = wanted.abs()
    relative = (gap / scale).masked_fill(gap == 0, 0.0)
    return Comparison(
        max_abs_error=float(gap.reshape(-1)[flat]),
        max_rel_error=float(torch.nan_to_num(relative, nan=math.inf, posinf=math.inf).max()),
        mean_abs_error=float(gap.mean()),
        budget=budget,
        worst_index=place,
        expected=float(wanted.reshape(-1)[flat]),
        got=float(found.reshape(-1)[flat]),
    )


def check_inputs(rules: ExerciseCases, result: CaseResult, returned: Returned) -> None:
    """The arguments after the call, bit by bit, against what was sent."""
    changed = [
        index
        for index, (before, after) in enumerate(zip(result.case.call.arguments, returned.inputs_after, strict=False))
        if isinstance(before, Tensor) and (after is None or not _same_bits(before, after))
    ]
    if changed:
        result.modified = tuple(changed)
        names = ", ".join(rules.exercise.parameters[i] for i in changed)
        result.blame(Problem.INPUT_MODIFIED, f"The call changed its argument {names}; inputs must be left as they are.")


def _same_bits(before: Tensor, after: Tensor) -> bool:
    if before.shape != after.shape or before.dtype != after.dtype:
        return False
    return bool(((before == after) | ((before != before) & (after != after))).all())  # noqa: PLR0124  NaN is itself


def check_gradients(rules: ExerciseCases, result: CaseResult, returned: Returned) -> None:
    """The gradients against float64 autograd."""
    if returned.gradient_failure is not None:
        text = describe_failure(returned.gradient_failure)
        result.blame(Problem.GRADIENT_RAISED, f"No gradient could be taken: {text}")
        return
    case = result.case
    found: list[Comparison | None] = []
    for index, gradient, wanted, budget in zip(
        case.call.differentiate, returned.gradients, case.exact.gradients, case.gradient_budgets, strict=True
    ):
        name = rules.exercise.parameters[index]
        if gradient is None:
            found.append(None)
            if float(wanted.abs().max()) > budget:
                result.blame(Problem.GRADIENT_MISSING, f"No gradient reaches {name}.")
            continue
        if gradient.shape != wanted.shape:
            result.blame(Problem.GRADIENT_WRONG, f"The gradient of {name} has shape {tuple(gradient.shape)}.")
            found.append(None)
            continue
        comparison = compare(gradient.double(), wanted, budget)
        found.append(comparison)
        if not comparison.passed:
            text = f"At {list(comparison.worst_index)} the gradient of {name} is {comparison.got:.6g};"
            result.blame(Problem.GRADIENT_WRONG, f"{text} expected {comparison.expected:.6g}.")
    result.gradients = tuple(found)


@dataclass(frozen=True, slots=True)
class Counts:
    """What can be seen without the exact answer."""

    nan: int
    inf: int
    negative: int
    row_sum_max_deviation: float | None  # from what the row should sum to; None where the output holds no weights


def count(rules: ExerciseCases, result: CaseResult) -> Counts:
    """NaN, infinite and negative elements; and how far the rows are from their right sums where the output is the
    weights (or V is the identity, or ones: then every element is a row sum)."""
    output = result.output
    if output is None:
        return Counts(0, 0, 0, None)
    wanted = result.case.exact.output
    deviation = None
    if output.shape == wanted.shape and shows_weights(rules, result.case):
        axis = weight_axis(rules, result.case)
        gap = (output.sum(axis) - wanted.sum(axis)).abs()
        deviation = float("nan") if bool(gap.isnan().any()) else float(gap.max())
    elif output.shape == wanted.shape and result.case.spec.options.get("values") == "ones":
        deviation = result.comparison.max_abs_error if result.comparison else None
    return Counts(
        nan=int(output.isnan().sum()),
        inf=int(output.isinf().sum()),
        negative=int((output < 0).sum()) if shows_weights(rules, result.case) else 0,
        row_sum_max_deviation=deviation,
    )


def shows_weights(rules: ExerciseCases, case: PreparedCase) -> bool:
    """True where the output should be a weight matrix."""
    return rules.formula.product is Product.WEIGHTS or case.spec.options.get("values") == "identity"


def weight_axis(rules: ExerciseCases, case: PreparedCase) -> int:
    """The axis along which those weights sum to one."""
    return case.inputs.dim if rules.formula.product is Product.WEIGHTS else -1
