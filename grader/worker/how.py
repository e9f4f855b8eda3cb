"""How wrong outputs follow from the right ones, where one rule holds in every failing case."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from attention_core.formula import Formula, Product
from grader.worker.cases import ExerciseCases
from grader.worker.checking import CaseResult, Problem, shows_weights
from grader.worker.fact_kinds import Fact, FactKind
from grader.worker.relations import (
    common_factor,
    common_offset,
    near,
    order_along,
    row_factors,
    row_offsets,
    same_numbers,
    swapped_axes,
)

_NAMES = (("batch item", "batch items"), ("head", "heads"), ("query row", "query rows"), ("feature", "features"))
_KEY = ("key", "keys")
_OF_SCORES = (Product.SCORES, Product.MASKED_SCORES, Product.LOG_WEIGHTS)


def how(rules: ExerciseCases, wrong: Sequence[CaseResult]) -> Fact | None:
    """The rule that gives every wrong float32 output, as a whole, from the right one."""
    fine = [r for r in wrong if r.case.spec.dtype == torch.float32] or list(wrong)
    rules_in_order = (_times_a_number, _plus_a_number, _reordered, _rearranged, _values_of_other_heads)
    return next((told for rule in rules_in_order if (told := rule(rules, fine)) is not None), None)


def how_rows(rules: ExerciseCases, wrong: Sequence[CaseResult]) -> Fact | None:
    """The same for rows, each with a number of its own."""
    fine = [r for r in wrong if r.case.spec.dtype == torch.float32] or list(wrong)
    return _rows_times(rules, fine) or _rows_plus(rules, fine)


def axis_names(rules: ExerciseCases, result: CaseResult) -> list[tuple[str, str]]:
    """What the output's axes count, as singular and plural."""
    output = result.case.exact.output
    if result.case.inputs.q is None or output.dim() != 4:
        return [(f"part along axis {axis}", f"parts along axis {axis}") for axis in range(output.dim())]
    return [*_NAMES[:3], _KEY if has_scores_shape(rules, result) else _NAMES[3]]


def has_scores_shape(rules: ExerciseCases, result: CaseResult) -> bool:
    """True where the output has one number for each score."""
    formula, exact = rules.formula, result.case.exact
    if exact.answer.evaluation is None or exact.output.shape != exact.evaluation.scores.shape:
        return False
    return shows_weights(rules, result.case) or (isinstance(formula, Formula) and formula.product in _OF_SCORES)


def _pair(result: CaseResult) -> tuple[Tensor, Tensor, float]:
    """Found, wanted, and how far apart rounding may bring them."""
    assert result.output is not None
    return result.output, result.case.exact.output, 2 * result.case.budget


def _slack(fine: Sequence[CaseResult]) -> float:
    """By which share one number may seem to differ from case to case."""
    return 1e-4 if all(r.case.spec.dtype == torch.float32 for r in fine) else 0.02


def _times_a_number(rules: ExerciseCases, fine: Sequence[CaseResult]) -> Fact | None:
    factors = [common_factor(*_pair(r)) for r in fine]
    known = [factor for factor in factors if factor is not None]
    if len(known) < len(factors):
        return _without_sign(fine)
    low, high = min(known), max(known)
    if max(abs(factor - 1) for factor in known) < 1e-3:
        return None
    if low == high == 0:
        return Fact(FactKind.FACTOR, "Your output is 0 in every failing case.")
    if max(abs(factor + 1) for factor in known) < 1e-3:
        return Fact(FactKind.SIGN, "Your output is the right one with the opposite sign, in every failing case.")
    lengths = [r.case.exact.evaluation.weights.shape[r.case.exact.evaluation.axes[-1]] for r in fine]
    if all(abs(factor - length) < 1e-3 * length for factor, length in zip(known, lengths, strict=True)):
        text = "Your output is the right one times the number of scores in a row: a mean stands where the sum belongs."
        return Fact(FactKind.FACTOR, text)
    if high - low <= _slack(fine) * max(abs(high), abs(low)):
        return Fact(FactKind.FACTOR, f"Your output is the right one times {high:.4g}, in every failing case.")
    listed = ", ".join(f"{factor:.4g}" for factor in known[:4])
    text = f"Your output is the right one times a number that changes from case to case: {listed}."
    return Fact(FactKind.FACTOR, text)


def _without_sign(fine: Sequence[CaseResult]) -> Fact | None:
    if not all(near(found, wanted.abs(), allowed) for found, wanted, allowed in map(_pair, fine)):
        return None
    return Fact(FactKind.SIGN, "Your output has the right sizes, but no sign: what should be negative is positive.")


def _plus_a_number(rules: ExerciseCases, fine: Sequence[CaseResult]) -> Fact | None:
    known = [offset for r in fine if (offset := common_offset(*_pair(r))) is not None]
    if len(known) < len(fine) or max(map(abs, known)) < 1e-6:
        return None
    low, high = min(known), max(known)
    if high - low <= _slack(fine) * max(abs(high), abs(low)):
        return Fact(FactKind.OFFSET, f"Every element of your output is off by {high:+.4g}, in every failing case.")
    listed = ", ".join(f"{offset:+.4g}" for offset in known[:4])
    text = f"Every element of your output is off by the same number, another one in each case: {listed}."
    return Fact(FactKind.OFFSET, text)


def _reordered(rules: ExerciseCases, fine: Sequence[CaseResult]) -> Fact | None:
    """Parts that changed places along one axis."""
    for axis in range(min(r.case.exact.output.dim() for r in fine)):
        orders = [order_along(*_pair(r)[:2], axis, _pair(r)[2]) for r in fine]
        if None in orders or not orders:
            continue
        singular, plural = axis_names(rules, fine[0])[axis]
        order = orders[0]
        assert order is not None
        moved = next(i for i, source in enumerate(order) if i != source)
        text = f"The {plural} have changed places: in “{fine[0].case.spec.name}” your {singular} {moved} is what "
        return Fact(FactKind.REORDERED, f"{text}{singular} {order[moved]} should be (counted from 0).")
    return None


def _rearranged(rules: ExerciseCases, fine: Sequence[CaseResult]) -> Fact | None:
    """Axes that changed places; or at least the same numbers."""
    found = [swapped_axes(*_pair(r)) for r in fine]
    first = found[0]
    if first is not None and None not in found:
        names = axis_names(rules, fine[0])
        pair = " and ".join(f"{names[axis][1]} (axis {axis})" for axis in first[0])
        how_so = ", then laid out in the right shape" if first[1] else ""
        return Fact(FactKind.TRANSPOSED, f"Your output is the right one with {pair} swapped{how_so}.")
    if all(same_numbers(*_pair(r)) for r in fine):
        return Fact(FactKind.TRANSPOSED, "Your output holds all the right numbers, but in other places.")
    return None


def _values_of_other_heads(rules: ExerciseCases, fine: Sequence[CaseResult]) -> Fact | None:
    """The right weights, on the values of another head: the same exchange in every case with as many heads."""
    exchanges: dict[int, list[int]] = {}
    example: tuple[str, list[int]] | None = None
    for result in fine:
        exchange = _heads_read(rules, result)
        if exchange is None or exchanges.setdefault(len(exchange), exchange) != exchange:
            return None
        if example is None and exchange != sorted(exchange):
            example = result.case.spec.name, exchange
    if example is None:
        return None
    name, exchange = example
    head = next(i for i, other in enumerate(exchange) if i != other)
    text = f"Your weights are right, but heads read other heads' values: in “{name}” head {head} those of head"
    return Fact(FactKind.REORDERED, f"{text} {exchange[head]} (counted from 0).")


def _heads_read(rules: ExerciseCases, result: CaseResult) -> list[int] | None:
    """For each head, whose values its weights were multiplied with; itself where that is as good."""
    formula, v = rules.formula, result.case.inputs.v
    found, wanted, allowed = _pair(result)
    weights = result.case.exact.evaluation.weights
    if not isinstance(formula, Formula) or formula.product is not Product.WEIGHTS_VALUES or v is None:
        return None
    if wanted.dim() != 4 or weights.shape[:-1] != wanted.shape[:-1] or found.shape != wanted.shape:
        return None
    read: list[int] = []
    for head in range(wanted.shape[1]):
        others = [head, *(h for h in range(v.shape[1]) if h != head)] if head < v.shape[1] else range(v.shape[1])
        product = ((h, weights[:, head] @ v[:, h]) for h in others)
        source = next((h for h, out in product if near(found[:, head], out, 2 * allowed)), None)
        if source is None:
            return None
        read.append(source)
    return read


def _rows_times(rules: ExerciseCases, fine: Sequence[CaseResult]) -> Fact | None:
    return _of_rows(rules, fine, row_factors, FactKind.ROW_FACTOR, usual=1.0)


def _rows_plus(rules: ExerciseCases, fine: Sequence[CaseResult]) -> Fact | None:
    return _of_rows(rules, fine, row_offsets, FactKind.ROW_OFFSET, usual=0.0)


def _row_axis(result: CaseResult) -> int:
    """Along which a row of the output lies."""
    return result.case.inputs.dim if result.case.inputs.scores is not None else -1


Rows = Callable[[Tensor, Tensor, int, float], Tensor | None]


def _of_rows(
    rules: ExerciseCases, fine: Sequence[CaseResult], find: Rows, kind: FactKind, *, usual: float
) -> Fact | None:
    """Every row is right but for one number of its own."""
    first: tuple[CaseResult, Tensor] | None = None
    for result in fine:
        found, wanted, allowed = _pair(result)
        axis = _row_axis(result)
        numbers = find(found, wanted, axis, allowed)
        if numbers is None:
            return None
        first = first or (result, numbers)
    if first is None:
        return None
    result, numbers = first
    place = int((numbers - usual).abs().reshape(-1).argmax())
    index = [int(i) for i in torch.unravel_index(torch.tensor(place), numbers.shape)]
    value = float(numbers.reshape(-1)[place])
    if abs(value - usual) < 1e-6:
        return None
    what = "times a number" if kind is FactKind.ROW_FACTOR else "plus a number"
    del index[_row_axis(result)]
    example = f"{value:.4g} for the row at {index} in “{result.case.spec.name}”"
    return Fact(kind, f"Each row of your output is the right one {what} of its own: {example}.")


def shape_facts(results: Sequence[CaseResult]) -> list[Fact]:
    """What numbers of a wrong shape are, where they are the right ones."""
    pairs = [_pair(r) for r in results if Problem.WRONG_SHAPE in r.problems and r.output is not None]
    if not pairs:
        return []
    swaps = {swap[0] for found, wanted, allowed in pairs if (swap := swapped_axes(found, wanted, allowed)) is not None}
    if len(swaps) == 1 and all(swapped_axes(*pair) is not None for pair in pairs):
        first, second = swaps.pop()
        which = "the last two axes" if (first, second) == (-2, -1) else f"axes {first} and {second}"
        text = f"The numbers are the right ones, with {which} swapped."
        return [Fact(FactKind.TRANSPOSED, text)]
    if all(found.numel() == wanted.numel() and near(found.reshape(wanted.shape), wanted, allowed)
           for found, wanted, allowed in pairs):  # fmt: skip
        return [Fact(FactKind.TRANSPOSED, "The numbers are right and in the right order; only the shape is not.")]
    return []
