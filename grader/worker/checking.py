"""One case: call the learner's function, compare what came back. Shape, dtype and device come before values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import torch
from torch import Tensor

from attention_core.error_budget import within
from attention_core.formula import Formula, Product
from grader.worker.cases import DTYPE_NAMES, ExerciseCases
from grader.worker.families import whole_matrix_bytes
from grader.worker.prepared import PreparedCase, with_draw
from grader.worker.program import Failure, Returned, one_by_one


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
    TOO_MUCH_MEMORY = "too_much_memory"
    WRONG_DRAW = "wrong_draw"  # chance was to decide, and did not decide like this


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

    def badness(self) -> float:
        """What to sort by: NaN is worse than anything."""
        return math.inf if math.isnan(self.over_budget) else self.over_budget


@dataclass(slots=True)
class CaseResult:
    """One case as it went."""

    case: PreparedCase
    failure: Failure | None = None
    returned: Returned | None = None
    outputs: tuple[Tensor, ...] = ()  # what came back, in float64, whatever its shapes; empty if some is no tensor
    problems: list[Problem] = field(default_factory=list)
    message: str | None = None
    comparisons: tuple[Comparison | None, ...] = ()  # one for each output; None where it has another shape
    gradients: tuple[Comparison | None, ...] = ()
    modified: tuple[int, ...] = ()  # indexes of changed arguments

    @property
    def passed(self) -> bool:
        return not self.problems

    @property
    def output(self) -> Tensor | None:
        """What was returned first."""
        return self.outputs[0] if self.outputs else None

    @property
    def comparison(self) -> Comparison | None:
        """Of the worst output; None where one could not be compared."""
        if not self.comparisons or None in self.comparisons:
            return None
        return max((c for c in self.comparisons if c is not None), key=Comparison.badness)

    @property
    def values_passed(self) -> bool:
        """The outputs' numbers are right, whatever else is wrong."""
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
    result.case = with_draw(rules, case, outcome.outputs)
    result.returned = outcome
    check_output(rules, result, outcome)
    check_inputs(rules, result, outcome)
    if case.spec.options.get("memory"):
        check_memory(result, outcome)
    if case.call.differentiate and Problem.WRONG_SHAPE not in result.problems and result.output is not None:
        check_gradients(rules, result, outcome)
    return result


def describe_failure(failure: Failure) -> str:
    """The failure in one line: what was raised and on which line of the learner's file."""
    text = f"{failure.exception}: {failure.message}" if failure.exception else failure.message
    return f"{text} (line {failure.line})" if failure.line else text


def check_output(rules: ExerciseCases, result: CaseResult, returned: Returned) -> None:
    """The returned values against the exact ones."""
    names, case = rules.exercise.returns, result.case
    if returned.is_tuple and len(returned.outputs) != len(names):
        _blame_count(result, returned, names)
        return
    if returned.is_tuple != (len(names) > 1):
        kind = "a tuple or list" if returned.is_tuple else _kind(returned, 0)
        wanted = f"A tuple ({', '.join(names)})" if len(names) > 1 else "A tensor"
        dtype = _tensor_dtype(kind)
        if dtype is None or len(names) > 1:
            result.blame(Problem.NOT_A_TENSOR, f"{wanted} is expected; the function returned {kind}.")
        else:
            result.blame(Problem.WRONG_DTYPE, _dtype_message("output", dtype, case))
        return
    found = [_read(result, returned, index, name) for index, name in enumerate(names)]
    if all(one is not None for one in found):
        result.outputs = tuple(one for one in found if one is not None)
        result.comparisons = tuple(_compared(result, index, name) for index, name in enumerate(names))


def _blame_count(result: CaseResult, returned: Returned, names: Sequence[str]) -> None:
    """Another number of values than the exercise returns."""
    case, count = result.case, len(returned.outputs)
    wanted = "One tensor is expected" if len(names) == 1 else f"{len(names)} values ({', '.join(names)}) are expected"
    text = f"{wanted}; {count} values came back"
    right = [i for i, value in enumerate(returned.outputs) if value is not None and _is_right(value, case)]
    if len(names) == 1 and right:
        text += f"; number {right[0] + 1} of them is right"
    result.blame(Problem.NOT_A_TENSOR, f"{text}.")


def _kind(returned: Returned, index: int) -> str:
    kind = returned.output_types[index] if index < len(returned.output_types) else "nothing"
    return "None (is there a return?)" if kind == "NoneType" else kind


def _tensor_dtype(kind: str) -> str | None:
    """The dtype of a tensor that could not be sent, from the name of its type."""
    return kind.removeprefix("Tensor of ").removeprefix("torch.") if kind.startswith("Tensor of torch.") else None


def _read(result: CaseResult, returned: Returned, index: int, name: str) -> Tensor | None:
    """One returned value in float64, its shape and dtype blamed if wrong; None where it holds no numbers."""
    case, found, wanted = result.case, returned.outputs[index], result.case.exact.outputs[index]
    if found is None:
        dtype = _tensor_dtype(_kind(returned, index))
        if dtype is None:
            text = f"A tensor is expected; the function returned {_kind(returned, index)}"
            result.blame(Problem.NOT_A_TENSOR, text + ("." if name == "output" else f" as {name}."))
        else:
            result.blame(Problem.WRONG_DTYPE, _dtype_message(name, dtype, case))
        return None
    if found.is_complex() or found.dtype == torch.bool:
        result.blame(Problem.WRONG_DTYPE, _dtype_message(name, _dtype_name(found), case))
        return None
    if found.shape != wanted.shape:
        text = f"{_the(name)} has shape {tuple(found.shape)}; expected {tuple(wanted.shape)}."
        result.blame(Problem.WRONG_SHAPE, text)
    if found.dtype != case.spec.dtype:
        result.blame(Problem.WRONG_DTYPE, _dtype_message(name, _dtype_name(found), case))
    return found.double()


def _compared(result: CaseResult, index: int, name: str) -> Comparison | None:
    """The numbers of one returned value; None where it has another shape."""
    found, wanted = result.outputs[index], result.case.exact.outputs[index]
    if found.shape != wanted.shape:
        return None
    comparison = compare(found, wanted, result.case.budgets[index])
    if not comparison.passed:
        place = list(comparison.worst_index)
        what = "the output" if name == "output" else name
        text = f"At {place} {what} is {comparison.got:.6g}; expected {comparison.expected:.6g}."
        result.blame(Problem.WRONG_VALUES, text)
    return comparison


def _the(name: str) -> str:
    return "The output" if name == "output" else f"`{name}`"


def _is_right(value: Tensor, case: PreparedCase) -> bool:
    if value.shape != case.exact.output.shape or value.is_complex():
        return False
    return compare(value.double(), case.exact.output, case.budget).passed


def _dtype_name(found: Tensor) -> str:
    return str(found.dtype).removeprefix("torch.")


def _dtype_message(name: str, got: str, case: PreparedCase) -> str:
    return f"{_the(name)} is {got}; expected {DTYPE_NAMES[case.spec.dtype]}, the dtype of the inputs."


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
        for (index, before), after in zip(one_by_one(result.case.call.arguments), returned.inputs_after, strict=False)
        if isinstance(before, Tensor) and (after is None or not _same_bits(before, after))
    ]
    if changed:
        result.modified = tuple(dict.fromkeys(changed))
        names = ", ".join(rules.exercise.parameters[i] for i in result.modified)
        result.blame(Problem.INPUT_MODIFIED, f"The call changed its argument {names}; inputs must be left as they are.")


def _same_bits(before: Tensor, after: Tensor) -> bool:
    if before.shape != after.shape or before.dtype != after.dtype:
        return False
    return bool(((before == after) | ((before != before) & (after != after))).all())  # noqa: PLR0124  NaN is itself


def check_memory(result: CaseResult, returned: Returned) -> None:
    """What the process grew by during the call, by the kernel's account, beside a matrix of all scores. Half of that is
    far from both what a tile takes and what the whole matrix does."""
    whole, peak = whole_matrix_bytes(result.case.call.arguments), returned.peak_memory_bytes
    if peak is not None and peak > whole / 2:
        text = (
            f"The call took {peak / 2**20:.1f} MiB of memory; the whole Tq x Tk matrix takes {whole / 2**20:.1f} MiB."
        )
        result.blame(Problem.TOO_MUCH_MEMORY, text)


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
    """NaN and infinite elements of all that came back; negative weights, and how far the rows are from their right
    sums, where the first output is the weights (or V is the identity, or ones: then every element is a row sum)."""
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
        first = result.comparisons[0] if result.comparisons else None
        deviation = None if first is None else first.max_abs_error
    return Counts(
        nan=sum(int(one.isnan().sum()) for one in result.outputs),
        inf=sum(int(one.isinf().sum()) for one in result.outputs),
        negative=int((output < 0).sum()) if shows_weights(rules, result.case) else 0,
        row_sum_max_deviation=deviation,
    )


def returns_weights(rules: ExerciseCases) -> bool:
    """True where weights are what is asked for."""
    return isinstance(rules.formula, Formula) and rules.formula.product is Product.WEIGHTS


def shows_weights(rules: ExerciseCases, case: PreparedCase) -> bool:
    """True where the output should be a weight matrix."""
    return returns_weights(rules) or case.spec.options.get("values") == "identity"


def weight_axis(rules: ExerciseCases, case: PreparedCase) -> int:
    """The axis along which those weights sum to one."""
    return case.inputs.dim if returns_weights(rules) else -1


def has_empty_rows(result: CaseResult) -> bool:
    """True where some row keeps no key."""
    evaluation = result.case.exact.evaluation
    return bool((evaluation.masked == -math.inf).all(evaluation.axes[-1]).any())
