"""Exercises on what surrounds attention: each has a small formula of its own in `attention_core.formula`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import torch
from torch import Tensor

from attention_core.error_budget import unit_roundoff
from attention_core.error_budget.sampled import sampled_movements
from attention_core.evaluation import answer
from attention_core.evaluation.siblings import products
from attention_core.formula import (
    BackwardFormula,
    BackwardInputs,
    EntropyFormula,
    EntropyInputs,
    Features,
    LinearFormula,
    LinearInputs,
    MergeFormula,
    MergeInputs,
    RotaryFormula,
    RotaryInputs,
    SlopesFormula,
    SlopesInputs,
    StreamFormula,
    StreamInputs,
)
from attention_core.reference import reference_attention
from grader.worker.families.base import Answer, Family, Tensors
from grader.worker.program import Argument

_READ_BY_NOBODY = frozenset({"out", "lse"})  # of attention-backward: they follow from q, k and v


class SiblingFamily(Family):
    """Each field is one of the inputs of the formula."""

    def __init__(self, fields: tuple[str, ...], formula_type: type, inputs_type: type) -> None:
        super().__init__(fields)
        self.formula_type = formula_type
        self._inputs_type = inputs_type

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> Any:
        named = dict(zip(self.fields, arguments, strict=True))
        return self._inputs_type(**{name: value for name, value in named.items() if name not in _READ_BY_NOBODY})

    def answer(self, formula: Any, inputs: Any) -> Answer:
        return Answer(answer(formula, inputs))


@dataclass(frozen=True, slots=True)
class JudgedRotaryInputs(RotaryInputs):
    """With the dtype that the rotated rows are judged in."""

    judged: torch.dtype = torch.float32


class RotaryFamily(SiblingFamily):
    """Positions and base are exact numbers, whatever the dtype of x: angles are those of float32 or better."""

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> JudgedRotaryInputs:
        return JudgedRotaryInputs(**dict(zip(self.fields, arguments, strict=True)), judged=judged)  # type: ignore[arg-type]

    def answer(self, formula: RotaryFormula, inputs: JudgedRotaryInputs) -> Answer:
        wide = replace(inputs, x=inputs.x.to(torch.promote_types(inputs.x.dtype, torch.float32)))
        return Answer(tuple(output.to(inputs.x.dtype) for output in answer(formula, wide)))

    def movements(self, formula: RotaryFormula, inputs: JudgedRotaryInputs, answer: Answer) -> Tensors:
        return (_turned_movement(formula, inputs),)

    def gradient_movements(
        self, formula: RotaryFormula, inputs: JudgedRotaryInputs, answer: Answer, slopes: Tensors
    ) -> Tensors:
        return (_turned_movement(formula, replace(inputs, x=slopes[0])),)  # the same turn backwards


def _turned_movement(formula: RotaryFormula, inputs: JudgedRotaryInputs) -> Tensor:
    """x1 cos - x2 sin: each product is of two rounded numbers and rounded (3 of its squares), the sum is rounded, and
    an angle that moves by a turns the pair by a: all in shares of the pair's squared length.

    The angle p base^e has the roundings of its power and of its product, and those of the exponent, which the logarithm
    of the base enlarges: e itself, and e log(base) where it is written as exp. They are float32's, in units of the
    judged dtype's.
    """
    x, dim = inputs.x.double(), inputs.x.shape[-1]
    pairs = x.unflatten(-1, (2, dim // 2)) if formula.pairs.reads_halves else x.unflatten(-1, (dim // 2, 2)).mT
    lengths = pairs.square().sum(-2)  # (B, H, T, D / 2)
    exponent = -formula.exponent * (torch.arange(dim // 2) + formula.first_pair).double() / dim
    angle = inputs.positions.double().unsqueeze(-1) * inputs.base**exponent
    relative = 2 + 2 * (exponent * math.log(inputs.base)).square()
    finer = unit_roundoff(torch.float32) / unit_roundoff(inputs.judged)
    moved = lengths * (4 + angle.square() * relative * finer**2)
    return torch.cat([moved, moved], -1) if formula.pairs.writes_halves else moved.repeat_interleave(2, -1)


class SlopesFamily(SiblingFamily):
    """A number of heads; what comes back is float32."""

    def movements(self, formula: Any, inputs: Any, answer: Answer) -> Tensors:
        return tuple(9 * output.square() for output in answer.outputs)  # the exponent, the power and their quotient


class BackwardFamily(SiblingFamily):
    """The backward pass of softmax, or that of attention, to which the output and the LSE are given as well."""

    def _sampled(
        self, formula: BackwardFormula, arguments: Sequence[Argument], dtype: torch.dtype, slopes: Tensors
    ) -> tuple[Tensors, Tensors]:
        """A program may use the given output and LSE, and then their roundings move what it returns."""
        named = dict(zip(self.fields, arguments, strict=True))
        if "lse" not in named:
            return super()._sampled(formula, arguments, dtype, slopes)
        q, k, v, grad = (cast(Tensor, named[name]) for name in ("q", "k", "v", "grad_out"))
        found = reference_attention(q, k, v)
        return sampled_movements(_attention_backward, (q, k, v, found.output, found.lse, grad))


def _attention_backward(q: Tensor, k: Tensor, v: Tensor, out: Tensor, lse: Tensor, grad: Tensor) -> Tensors:
    """By exp(s - LSE) for the weights, and sum of out dO for that of P dP. Source: Dao et al. 2022, section 3.1."""
    scale = q.shape[-1] ** -0.5
    weights = torch.exp(q @ k.mT * scale - lse.unsqueeze(-1))
    slope = weights * (grad @ v.mT - (out * grad).sum(-1, keepdim=True))
    return slope @ k * scale, slope.mT @ q * scale, weights.mT @ grad


class LinearFamily(SiblingFamily):
    """Linear attention. Features that are not positive may cancel in the row's sum, by which all roundings are then
    divided; so what such a mistake gives has movements of its own."""

    def movements(self, formula: LinearFormula, inputs: LinearInputs, answer: Answer) -> Tensors | None:
        if formula.features is Features.ELU_PLUS_ONE or not formula.divided:
            return None
        return (_cancelled_movement(formula, inputs, answer.outputs[0]),)


def _cancelled_movement(formula: LinearFormula, inputs: LinearInputs, output: Tensor) -> Tensor:
    """o = N / t moves by dN / t and by o dt / t. N and t are sums of products of features; each term has the roundings
    of two features, of two products and of about the square root of all additions that it goes through."""
    terms = products(formula, inputs, absolute=True)
    total = products(formula, inputs).sum(-1, keepdim=True)
    roundings = 4 + (inputs.k.shape[-2] + inputs.k.shape[-1]) / 3
    above, below = terms @ inputs.v.abs(), terms.sum(-1, keepdim=True)
    return roundings * (above.square() + (output * below).square()) / total.square()


class StreamFamily(SiblingFamily):
    """Tiles of scores from an iterator that can be read once."""

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> StreamInputs:
        (tiles,) = arguments
        return StreamInputs(scores=tuple(tiles))  # type: ignore[arg-type]


SIBLINGS: dict[str, tuple[type[SiblingFamily], type, type]] = {
    "rotary": (RotaryFamily, RotaryFormula, RotaryInputs),
    "slopes": (SlopesFamily, SlopesFormula, SlopesInputs),
    "entropy": (SiblingFamily, EntropyFormula, EntropyInputs),
    "merge": (SiblingFamily, MergeFormula, MergeInputs),
    "backward": (BackwardFamily, BackwardFormula, BackwardInputs),
    "linear": (LinearFamily, LinearFormula, LinearInputs),
    "stream": (StreamFamily, StreamFormula, StreamInputs),
}
