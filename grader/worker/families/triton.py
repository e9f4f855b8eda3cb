"""Exercises that a Triton kernel has to do: softmax of rows and attention, with the mistakes that blocks bring along.

A kernel goes through its rows, and along each of them through the keys, in blocks whose size the judge does not know;
so each mistake is tried with the sizes that people take.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import torch
from torch import Tensor

from attention_core.evaluation import evaluate, scale_factor
from attention_core.formula import Causality, Formula, Inputs, MaskRule, Rescaling, StreamFormula
from attention_core.misconceptions import Edit, Misconception
from grader.worker.families.base import Answer, CaseSpec, Tensors
from grader.worker.families.formula import FormulaFamily
from grader.worker.program import Argument

BLOCKS = (16, 32, 64, 128, 8, 256, 512, 1024, 2048)
_LEAST_FLOAT32 = 2.0**-149


class Unwritten(StrEnum):
    """What stands where a kernel wrote nothing, or divided 0 by 0."""

    NAN = "NaN"
    ZERO = "0"

    @property
    def number(self) -> float:
        return math.nan if self is Unwritten.NAN else 0.0


@dataclass(frozen=True, slots=True)
class KernelFormula(Formula):
    """A kernel that sees each row as a whole."""

    causal_always: bool = False  # whether or not it was asked for
    whole_rows: int | None = None  # rows in a block; a last block of fewer was not launched
    first_columns: int | None = None  # only these were read and written
    lanes: int | None = None  # in a block (0: next power of two); those behind the end of a row count as scores of 0
    unwritten: Unwritten = Unwritten.NAN


@dataclass(frozen=True, slots=True)
class BlockFormula(StreamFormula):
    """A kernel that goes along each row block by block, with running statistics."""

    block: int = 16
    unwritten: Unwritten = Unwritten.NAN


@dataclass(frozen=True, slots=True)
class KernelInputs(Inputs):
    """The inputs of attention, and whether a causal mask is asked for."""

    causal: bool = True


_BOTH = tuple(Unwritten)
_ROWS: tuple[Edit, ...] = tuple({"whole_rows": n, "unwritten": u} for n in BLOCKS[:6] for u in _BOTH)
_OF_BLOCKS: dict[str, tuple[Edit, ...]] = {
    "last-block-dropped": (
        {"partial_block_read": False, "unwritten": Unwritten.ZERO},
        *({"first_columns": n, "unwritten": u} for n in BLOCKS for u in _BOTH),
        *_ROWS,
    ),
    "running-max-not-from-minus-infinity": ({"first_maximum": 0.0, "unwritten": Unwritten.ZERO},),
    "mask-multiplies-scores": (
        *({"lanes": n} for n in (0, *BLOCKS)),
        *({"lanes": n, "mask_rule": MaskRule.MULTIPLIES_SCORES} for n in (0, *BLOCKS)),
    ),
    "causal-unasked": ({"causal_always": True},),
}


_ONLY_HERE = frozenset({"causal-unasked"})  # here the causal mask is right where it is asked for


class KernelFamily(FormulaFamily):
    """Right kernels see a row at once, or block by block."""

    formula_type = KernelFormula
    inputs_type = KernelInputs
    patience = 3.0  # the interpreter takes milliseconds for each program of a grid

    def mistake(self, misconception: Misconception) -> Misconception:
        known = () if misconception.id in _ONLY_HERE else misconception.variants
        return replace(misconception, variants=(*known, *_OF_BLOCKS.get(misconception.id, ())))

    def bases(self, right: Any) -> tuple[Any, ...]:
        return right, *(BlockFormula(block=block) for block in BLOCKS)

    def answer(self, formula: Any, inputs: Any) -> Answer:
        if isinstance(formula, BlockFormula):
            return Answer((_by_blocks(formula, *_scores_and_values(inputs)),))
        asked = _as_asked(formula, inputs)
        found = evaluate(asked, inputs)
        if formula.lanes is None and formula.whole_rows is None and formula.first_columns is None:
            return Answer(found.outputs, found)
        return Answer((_cut(formula, found.output, found.masked, inputs),))

    def movements(self, formula: Any, inputs: Any, answer: Answer) -> Tensors | None:
        if isinstance(formula, BlockFormula) or answer.evaluation is None:
            return None
        return super().movements(_as_asked(formula, inputs), inputs, answer)


def _as_asked(formula: Any, inputs: KernelInputs) -> Any:
    """The same without its causal mask where none is asked for."""
    if inputs.causal or formula.causal_always or formula.causal is Causality.NONE:
        return formula
    return replace(formula, causal=Causality.NONE)


def _scores_and_values(inputs: KernelInputs) -> tuple[Tensor, Tensor | None]:
    """What the softmax sees, in a right program; and the values, where there are some."""
    if inputs.scores is not None:
        return inputs.scores, None
    assert inputs.q is not None
    assert inputs.k is not None
    scores = inputs.q @ inputs.k.mT * scale_factor(KernelFormula(), inputs)
    if inputs.causal:
        queries, keys = scores.shape[-2:]
        seen = torch.ones(queries, keys, dtype=torch.bool).tril(keys - queries)
        scores = scores.masked_fill(~seen, -math.inf)
    return scores, inputs.v


def _by_blocks(formula: BlockFormula, scores: Tensor, values: Tensor | None) -> Tensor:
    """Running maximum and sum; then the weights, or what they make of the values. Only float32's range is float32's."""
    blocks = list(scores.split(formula.block, -1))
    if not formula.partial_block_read:
        blocks = [block for block in blocks if block.shape[-1] == formula.block]
    start = -math.inf if formula.first_maximum is None else formula.first_maximum
    top = scores.new_full((*scores.shape[:-1], 1), start)
    total = torch.zeros_like(top)
    output = None if values is None else values.new_zeros(*scores.shape[:-1], values.shape[-1])
    for number, block in enumerate(blocks):
        new = torch.maximum(top, block.amax(-1, keepdim=True))
        safe = new.masked_fill(new == -math.inf, 0.0)
        old, grown = _in_float32_range(torch.exp(top - safe)), _in_float32_range(torch.exp(block - safe))
        total = total * (old if formula.rescaling in (Rescaling.BOTH, Rescaling.SUM) else 1.0) + grown.sum(
            -1, keepdim=True
        )
        if output is not None and values is not None:
            part = values.narrow(-2, number * formula.block, block.shape[-1])
            output = output * (old if formula.rescaling in (Rescaling.BOTH, Rescaling.OUTPUT) else 1.0) + grown @ part
        top = new
    read = sum(block.shape[-1] for block in blocks)
    hidden = top.isinf() & bool(blocks)
    return _finished(formula, scores[..., :read], output, top, total, hidden, columns=scores.shape[-1])


def _finished(
    formula: BlockFormula,
    read: Tensor,
    output: Tensor | None,
    top: Tensor,
    total: Tensor,
    hidden: Tensor,
    *,
    columns: int,
) -> Tensor:
    """Divided by the sum, which is 0 where nothing was seen; rows that a mask hides throughout are 0."""
    found = _in_float32_range(torch.exp(read - top)) if output is None else output
    found = torch.where(total == 0, formula.unwritten.number, found / total.masked_fill(total == 0, 1.0))
    found = found.masked_fill(hidden, 0.0)
    if output is None and found.shape[-1] < columns:
        rest = found.new_full((*found.shape[:-1], columns - found.shape[-1]), formula.unwritten.number)
        found = torch.cat([found, rest], -1)
    return found


def _in_float32_range(numbers: Tensor) -> Tensor:
    return numbers.masked_fill(numbers < _LEAST_FLOAT32, 0.0)


def _cut(formula: KernelFormula, output: Tensor, scores: Tensor, inputs: KernelInputs) -> Tensor:
    """What the blocks of a kernel that sees whole rows make wrong."""
    output = output.clone()
    hides = inputs.scores is None and inputs.causal and formula.mask_rule is MaskRule.BEFORE_SOFTMAX
    if formula.lanes is not None and not hides:  # a causal mask that hides does not stop at the last key
        output = output * _share_of_keys(scores, formula.lanes)
    if formula.first_columns is not None and inputs.scores is not None and formula.first_columns < scores.shape[-1]:
        read = scores[..., : formula.first_columns]
        output[..., : formula.first_columns] = torch.softmax(read, -1)
        output[..., formula.first_columns :] = formula.unwritten.number
    if formula.whole_rows is not None:
        rows = output.shape[-2] // formula.whole_rows * formula.whole_rows
        output[..., rows:, :] = formula.unwritten.number
    return output


def _share_of_keys(scores: Tensor, lanes: int) -> Tensor:
    """What is left of a row's weights when each lane behind its end adds exp(0) to the sum."""
    columns = scores.shape[-1]
    missing = -columns % lanes if lanes else (1 << (columns - 1).bit_length()) - columns
    if not missing:
        return torch.ones_like(scores[..., :1])
    lse = scores.logsumexp(-1, keepdim=True)
    return torch.sigmoid(lse - math.log(missing))


class KernelSoftmaxFamily(KernelFamily):
    """Rows `(N, C)` of scores. The option `rising` says by how much they grow along a row, beside the others."""

    def arguments(self, spec: CaseSpec, generator: torch.Generator) -> tuple[Argument, ...]:
        (rows,) = super().arguments(spec, generator)
        assert isinstance(rows, Tensor)
        if "rising" not in spec.options:
            return (rows,)
        slope = torch.linspace(0.0, float(spec.options["rising"]), rows.shape[-1])
        return ((rows.float() + slope).to(spec.dtype),)

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> Inputs:
        (rows,) = arguments
        assert isinstance(rows, Tensor)
        return KernelInputs(scores=rows, judged=judged)
