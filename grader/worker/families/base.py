"""What a family of exercises has in common: how arguments are made, what the exact answer is, what it is compared
with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import torch
from torch import Tensor

from attention_core.error_budget import gradient_movement, movement_bound, output_movement
from attention_core.evaluation import evaluate
from attention_core.formula import Evaluation, Formula, Inputs
from grader.worker.program import Argument


@dataclass(frozen=True, slots=True)
class CaseSpec:
    """One case of an exercise as its cases.yaml says it; a fresh seed turns it into numbers."""

    name: str
    visible: bool
    description: str  # what it probes, in words; all that is shown of a hidden case
    dtype: torch.dtype
    gradient: bool
    options: Mapping[str, Any]  # the family's own: shapes, values, masks


@dataclass(frozen=True, slots=True)
class Exact:
    """The float64 answer of a case, with how far it moves by roundings (absolute, elementwise bounds)."""

    evaluation: Evaluation
    output: Tensor
    movement: Tensor
    gradients: tuple[Tensor, ...]  # one for each differentiable argument; empty where the case asks for none
    gradient_movements: tuple[Tensor, ...]


class Family(Protocol):
    """Exercises that share a signature: their inputs are made and their answers read in one way."""

    @property
    def differentiable(self) -> tuple[int, ...]:
        """Indexes of the arguments whose gradient is judged."""

    @property
    def fused_name(self) -> str:
        """What the verdict calls the fused implementation."""

    @property
    def fused_source(self) -> str:
        """A program whose function `fused` takes the exercise's parameters and uses that implementation."""

    def arguments(self, spec: CaseSpec, generator: torch.Generator) -> tuple[Argument, ...]:
        """The learner's arguments, in the case's dtype."""

    def inputs(self, arguments: tuple[Argument, ...], spec: CaseSpec) -> Inputs:
        """The same in float64, as a formula reads them."""

    def leaves(self, inputs: Inputs) -> tuple[Tensor, ...]:
        """Those of the inputs that `differentiable` names, in its order."""

    def plain(self, formula: Formula, arguments: tuple[Argument, ...]) -> list[Tensor]:
        """Results of plain right programs in the case's own dtype; differentiable."""

    def fused(self, formula: Formula, arguments: tuple[Argument, ...]) -> Tensor:
        """The result of the fused implementation in the case's own dtype."""

    def timing_arguments(self, generator: torch.Generator) -> tuple[Argument, ...]:
        """One larger float32 input on which time and memory are compared."""


def exact_answer(
    family: Family, formula: Formula, inputs: Inputs, *, grad_output: Tensor | None, dtype: torch.dtype
) -> Exact:
    """The oracle's answer for one case judged in `dtype`; with gradients where `grad_output` (float64) is given."""
    leaves = family.leaves(inputs)
    for leaf in leaves:
        leaf.requires_grad_(grad_output is not None)
    with torch.set_grad_enabled(grad_output is not None):
        evaluation = evaluate(formula, inputs)
    gradients: tuple[Tensor, ...] = ()
    if grad_output is not None:
        gradients = torch.autograd.grad(evaluation.output, leaves, grad_output)
        for leaf in leaves:
            leaf.requires_grad_(False)
        evaluation = _detached(evaluation)
    movement = movement_bound(output_movement(formula, inputs, evaluation), dtype)
    moves: tuple[Tensor, ...] = ()
    if grad_output is not None:
        found = gradient_movement(formula, inputs, evaluation, grad_output)
        named = (found.scores,) if inputs.scores is not None else (found.q, found.k, found.v)
        moves = tuple(movement_bound(move, dtype) for move in named if move is not None)
    return Exact(evaluation, evaluation.output, movement, gradients, moves)


def _detached(evaluation: Evaluation) -> Evaluation:
    return Evaluation(
        scores=evaluation.scores.detach(),
        masked=evaluation.masked.detach(),
        weights=evaluation.weights.detach(),
        output=evaluation.output.detach(),
        lse=evaluation.lse.detach(),
        axes=evaluation.axes,
    )
