"""`attention_dropout(weights, p, training)`: a program that draws by chance is judged by its own draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor

from attention_core.formula import DropoutFormula, DropoutInputs, Survivors
from grader.worker.families.base import Answer, Tensors
from grader.worker.families.sibling import SiblingFamily
from grader.worker.program import Argument


class DropoutFamily(SiblingFamily):
    """Which weights survive is read off what a program returned; everything else then follows from the formula."""

    draws = True

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> DropoutInputs:
        """With a draw of our own: cases are prepared before any program has run."""
        named = self._named(arguments)
        weights = named["weights"]
        generator = torch.Generator().manual_seed(weights.numel())
        kept = torch.rand(weights.shape, generator=generator) >= named["p"]
        return DropoutInputs(weights, kept, named["p"], named["training"])

    def _named(self, arguments: Sequence[Argument]) -> dict[str, Any]:
        return dict(zip(self.fields, arguments, strict=True))

    def read(self, arguments: Sequence[Argument], *, judged: torch.dtype, drawn: Tensors = ()) -> DropoutInputs:
        """As elsewhere; without a draw of our own, which takes longer than all else, where the outputs show one."""
        named = self._named(arguments)
        if not drawn or drawn[0].shape != named["weights"].shape:
            return self.inputs(arguments, judged=judged)
        return DropoutInputs(named["weights"], _kept(named["weights"], drawn[0]), named["p"], named["training"])

    def drawn(self, inputs: DropoutInputs, outputs: Tensors) -> DropoutInputs:
        output = outputs[0]
        if output.shape != inputs.weights.shape:
            return inputs
        return replace(inputs, kept=_kept(inputs.weights, output))

    def movements(self, formula: DropoutFormula, inputs: DropoutInputs, answer: Answer) -> Tensors:
        return (_movement(formula, inputs, answer.outputs[0]),)

    def gradient_movements(
        self, formula: DropoutFormula, inputs: DropoutInputs, answer: Answer, slopes: Tensors
    ) -> Tensors:
        return tuple(_movement(formula, inputs, gradient) for gradient in answer.gradients)


def _kept(weights: Tensor, output: Tensor) -> Tensor:
    """A weight survived where the output is not 0. NaN is what becomes of a row that lost all its weights. A weight
    that is 0 itself shows nothing, and is 0 either way."""
    return ((output != 0) & ~output.isnan()) | (weights == 0)


def _movement(formula: DropoutFormula, inputs: DropoutInputs, exact: Tensor) -> Tensor:
    """Of w / (1 - p), and of its gradient g / (1 - p), element by element: the weight, p (which moves 1 - p by p),
    1 - p, the quotient, and a product where the factor was made first. Of a renormalised row also its sum and the
    quotient."""
    if not inputs.training or inputs.p == 1:
        return exact.square()
    roundings = 4 + (inputs.p / (1 - inputs.p)) ** 2
    if formula.survivors is not Survivors.RENORMALISED:
        return roundings * exact.square()
    squares = torch.nan_to_num(exact, nan=0.0).square()
    terms = max(1.0, exact.shape[-1] / 3)
    return squares * (roundings + 1 + terms + roundings * squares.sum(-1, keepdim=True))
