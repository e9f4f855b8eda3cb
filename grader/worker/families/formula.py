"""Exercises whose parameters are the inputs of a formula of attention, or what these are made from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from dataclasses import field as each_time
from typing import Any

import torch
from torch import Tensor

from attention_core.error_budget import gradient_movement, output_movements, range_slack
from attention_core.evaluation import Evaluator, evaluate
from attention_core.formula import Boundaries, Cache, Evaluation, Formula, Inputs, Pages, Product, Projections
from grader.worker.families.base import Answer, Family, Tensors
from grader.worker.program import Argument

# What `attention_core.error_budget.gradient_movement` was derived for.
_DERIVED = frozenset({Product.WEIGHTS, Product.WEIGHTS_VALUES, Product.OUTPUT_AND_LSE})
_PARTS = {
    "k_cache": ("cache", "k"), "v_cache": ("cache", "v"),
    "k_pages": ("pages", "k"), "v_pages": ("pages", "v"), "block_table": ("pages", "table"),
    "x": ("projections", "x"), "context": ("projections", "context"), "n_heads": ("projections", "heads"),
    "w_q": ("projections", "w_q"), "w_k": ("projections", "w_k"),
    "w_v": ("projections", "w_v"), "w_o": ("projections", "w_o"),
}  # fmt: skip
_KINDS: dict[str, type] = {"cache": Cache, "pages": Pages, "projections": Projections}


class FormulaFamily(Family):
    """Each field is one of `attention_core.formula.Inputs`, or a part of one of these; `mask` is `keep` where it is
    boolean and `bias` where it is a number."""

    formula_type = Formula
    inputs_type: type[Inputs] = Inputs

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> Inputs:
        named: dict[str, Any] = {"judged": judged}
        parts: dict[str, dict[str, Any]] = {}
        for field, argument in zip(self.fields, arguments, strict=True):
            if field in _PARTS:
                whole, part = _PARTS[field]
                parts.setdefault(whole, {})[part] = argument
            else:
                named[_field_of(field, argument)] = argument
        return self.inputs_type(**named, **{whole: _KINDS[whole](**given) for whole, given in parts.items()})

    def answer(self, formula: Formula, inputs: Inputs) -> Answer:
        found = _evaluated(formula, inputs)
        return Answer(found.outputs, found)

    def movements(self, formula: Formula, inputs: Inputs, answer: Answer) -> Tensors | None:
        if answer.evaluation is None:
            return None
        return output_movements(formula, inputs, answer.evaluation)

    def slack(self, formula: Formula, inputs: Inputs, answer: Answer) -> Tensors | None:
        return None if answer.evaluation is None else range_slack(formula, inputs, answer.evaluation)

    def gradient_movements(self, formula: Formula, inputs: Inputs, answer: Answer, slopes: Tensors) -> Tensors | None:
        if formula.product not in _DERIVED or made_from_others(inputs) or answer.evaluation is None:
            return None
        found = gradient_movement(formula, inputs, answer.evaluation, *slopes)
        names = ("scores", "q", "k", "v", "bias", "sinks", "alibi_slopes")
        asked = [name for field in self.fields for name in names if _is(field, name, inputs)]
        moves = tuple(getattr(found, name) for name in asked)
        return None if None in moves else moves


_KEPT = 16  # inputs whose stages are kept at a time
_KEPT_SCORES = 4096  # of larger ones none: thousands of formulas are tried on the smallest case


@dataclass(slots=True)
class _Kept:
    """By the id of inputs, which stay alive in here so that no others can have it."""

    evaluators: dict[int, Evaluator] = each_time(default_factory=dict)
    sequences: dict[int, tuple[Inputs, list[Inputs]]] = each_time(default_factory=dict)  # of a pack, each alone


_kept: ContextVar[_Kept | None] = ContextVar("_kept", default=None)


@contextmanager
def stages_kept() -> Iterator[None]:
    """While many formulas are tried on the same inputs: what they have in common is computed once."""
    token = _kept.set(_Kept())
    try:
        yield
    finally:
        _kept.reset(token)


def _evaluated(formula: Formula, inputs: Inputs) -> Evaluation:
    kept = _kept.get()
    if kept is None or torch.is_grad_enabled() or not _is_small(inputs):
        return evaluate(formula, inputs)
    evaluators = kept.evaluators
    if id(inputs) not in evaluators:
        if len(evaluators) >= _KEPT:
            evaluators.pop(next(iter(evaluators)))
        evaluators[id(inputs)] = Evaluator(inputs)
    return evaluators[id(inputs)].evaluate(formula)


def _is_small(inputs: Inputs) -> bool:
    if inputs.scores is not None:
        return inputs.scores.numel() <= _KEPT_SCORES
    if inputs.q is None or inputs.k is None:
        return False
    return inputs.q[..., 0].numel() * inputs.k.shape[-2] <= _KEPT_SCORES


def _field_of(field: str, argument: Argument) -> str:
    if field != "mask":
        return field
    return "keep" if isinstance(argument, Tensor) and argument.dtype == torch.bool else "bias"


def _is(field: str, name: str, inputs: Inputs) -> bool:
    """Whether the field is the floating tensor of that name."""
    return field == name or (field == "mask" and name == "bias" and inputs.bias is not None)


def made_from_others(inputs: Inputs) -> bool:
    """True where q, k or v are not given as they are multiplied."""
    sources = (inputs.cache, inputs.pages, inputs.projections, inputs.key_scales, inputs.cu_seqlens)
    return any(source is not None for source in sources)


@dataclass(frozen=True, slots=True)
class PackedFormula(Formula):
    """Attention of a pack. Right programs mask the whole pack, or take each sequence apart; what a mistake in the mask
    gives is not the same in both."""

    apart: bool = False


class PackedFamily(FormulaFamily):
    """q, k and v `(total, H, D)`, several sequences one behind the other, as one item `(1, H, total, D)`."""

    formula_type = PackedFormula

    def bases(self, formula: Any) -> tuple[Any, ...]:
        return formula, replace(formula, apart=True)

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> Inputs:
        rows = [a.transpose(0, 1).unsqueeze(0) if _rank(a) == 3 else a for a in arguments]  # type: ignore[union-attr]
        return super().inputs(rows, judged=judged)

    def answer(self, formula: Any, inputs: Inputs) -> Answer:
        if formula.apart and formula.boundaries is Boundaries.KEPT:
            found = Answer(_sequence_by_sequence(formula, inputs))
        else:
            found = super().answer(formula, inputs)
        return replace(found, outputs=tuple(_packed(output) for output in found.outputs))

    def slack(self, formula: Any, inputs: Inputs, answer: Answer) -> Tensors | None:
        found = super().slack(formula, inputs, answer)
        return None if found is None else tuple(_packed(one) for one in found)


def _packed(rows: Tensor) -> Tensor:
    """`(1, H, total, D)` as the pack that it is read from, `(total, H, D)`."""
    return rows[0].transpose(0, 1) if rows.dim() == 4 else rows


def _sequence_by_sequence(formula: Formula, inputs: Inputs) -> Tensors:
    """What the formula returns first for each sequence alone, `(1, H, total, Dv)`; RuntimeError where these do not fit
    one behind the other."""
    kept = _kept.get()
    if kept is None:
        alone = _sequences_alone(inputs)
    else:
        if id(inputs) not in kept.sequences:
            kept.sequences[id(inputs)] = inputs, _sequences_alone(inputs)
        alone = kept.sequences[id(inputs)][1]
    return (torch.cat([_evaluated(formula, one).output for one in alone], 2),)


def _sequences_alone(inputs: Inputs) -> list[Inputs]:
    """The inputs of each sequence of the pack that is not empty."""
    assert inputs.q is not None
    assert inputs.k is not None
    assert inputs.v is not None
    assert inputs.cu_seqlens is not None
    sizes = [size for size in inputs.cu_seqlens.diff().tolist() if size]
    parts = zip(*(rows.split(sizes, 2) for rows in (inputs.q, inputs.k, inputs.v)), strict=True)
    return [replace(inputs, q=q, k=k, v=v, cu_seqlens=None) for q, k, v in parts]


class PagedFamily(FormulaFamily):
    """One query `(B, H, D)` for each sequence."""

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> Inputs:
        found = super().inputs(arguments, judged=judged)
        assert found.q is not None
        return replace(found, q=found.q.unsqueeze(2))

    def answer(self, formula: Formula, inputs: Inputs) -> Answer:
        found = super().answer(formula, inputs)
        return replace(found, outputs=tuple(output.squeeze(2) for output in found.outputs))

    def slack(self, formula: Formula, inputs: Inputs, answer: Answer) -> Tensors | None:
        found = super().slack(formula, inputs, answer)
        return None if found is None else tuple(one.squeeze(2) for one in found)


class QuantisedFamily(FormulaFamily):
    """Keys and values are int8 codes."""

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> Inputs:
        found = super().inputs(arguments, judged=judged)
        assert found.q is not None
        assert found.k is not None
        assert found.v is not None
        return replace(found, k=found.k.to(found.q.dtype), v=found.v.to(found.q.dtype))


def _rank(argument: Argument) -> int:
    return argument.dim() if isinstance(argument, Tensor) else 0
