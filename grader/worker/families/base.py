"""What a case is, and what a family of exercises must know: how arguments are made and what a formula makes of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from attention_core.error_budget import movement_bound
from attention_core.error_budget.sampled import sampled_movements
from attention_core.formula import Evaluation
from attention_core.misconceptions import Misconception
from grader.worker.families.fields import make
from grader.worker.program import Argument

Tensors = tuple[Tensor, ...]


@dataclass(frozen=True, slots=True)
class CaseSpec:
    """One case of an exercise as its cases.yaml says it; a fresh seed turns it into numbers."""

    name: str
    visible: bool
    description: str  # what it probes, in words; all that is shown of a hidden case
    dtype: torch.dtype
    gradient: bool
    options: Mapping[str, Any]  # shapes, values, masks: see grader/worker/families/fields.py


@dataclass(frozen=True, slots=True)
class Answer:
    """What a formula gives for some arguments."""

    outputs: Tensors
    evaluation: Evaluation | None = None  # every stage, where the formula is one of attention
    gradients: Tensors = ()  # one for each differentiable argument, where they were asked for


@dataclass(frozen=True, slots=True)
class Exact:
    """The float64 answer of a case, with how far it moves by roundings (absolute, elementwise bounds)."""

    answer: Answer
    movements: Tensors
    gradient_movements: Tensors

    @property
    def evaluation(self) -> Evaluation:
        """Every stage of attention; of a formula that has no stages, what it returns stands for all of them."""
        if self.answer.evaluation is not None:
            return self.answer.evaluation
        first = self.output
        return Evaluation(scores=first, masked=first, weights=first, output=first, lse=first, axes=(-1,))

    @property
    def outputs(self) -> Tensors:
        return self.answer.outputs

    @property
    def output(self) -> Tensor:
        """What the function returns first."""
        return self.answer.outputs[0]

    @property
    def gradients(self) -> Tensors:
        """One for each differentiated argument; empty where the case asks for none."""
        return self.answer.gradients


class Family(ABC):
    """Exercises whose arguments are read by one kind of formula. `fields` names, for each parameter in order, what it
    is to the formula."""

    formula_type: type
    patience = 1.0  # times the seconds that a call may usually take
    draws = False  # True where a right program draws by chance, so that what is right depends on its draw

    def __init__(self, fields: tuple[str, ...]) -> None:
        self.fields = fields

    def arguments(self, spec: CaseSpec, generator: torch.Generator) -> tuple[Argument, ...]:
        """The learner's arguments, in the case's dtype."""
        made = make(self.fields, spec.options, spec.dtype, generator)
        return tuple(made[field] for field in self.fields)

    @abstractmethod
    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> Any:
        """The arguments as a formula reads them."""

    def drawn(self, inputs: Any, outputs: Tensors) -> Any:
        """The inputs with what a program drew by chance, read off its outputs."""
        return inputs

    @abstractmethod
    def answer(self, formula: Any, inputs: Any) -> Answer:
        """What the formula gives, without gradients; ValueError or RuntimeError where it cannot be computed."""

    def bases(self, right: Any) -> tuple[Any, ...]:
        """Right formulas of different kinds whose edits may explain a wrong program, `right` first."""
        return (right,)

    def mistake(self, misconception: Misconception) -> Misconception:
        """The mistake, with the edits of it that only this family's formulas know."""
        return misconception

    def movements(self, formula: Any, inputs: Any, answer: Answer) -> Tensors | None:
        """Squared movements of the outputs, where they were derived by hand."""
        return None

    def slack(self, formula: Any, inputs: Any, answer: Answer) -> Tensors | None:
        """How far each element of the outputs may be off besides, where numbers on the way leave the range of their
        dtype: absolute, inf where it is open whether it is a number at all. None where none do."""
        return None

    def gradient_movements(self, formula: Any, inputs: Any, answer: Answer, slopes: Tensors) -> Tensors | None:
        """Squared movements of the gradients, where they were derived by hand."""
        return None

    def differentiable(self, arguments: Sequence[Argument]) -> tuple[int, ...]:
        """Indexes of the arguments whose gradient is judged: every floating tensor."""
        return tuple(i for i, a in enumerate(arguments) if isinstance(a, Tensor) and a.is_floating_point())

    def evaluate(
        self,
        formula: Any,
        arguments: Sequence[Argument],
        *,
        judged: torch.dtype,
        dtype: torch.dtype = torch.float64,
        grad_outputs: Tensors = (),
        drawn: Tensors = (),
    ) -> Answer:
        """The formula on these arguments, computed in `dtype` as plain torch does it; with gradients with respect to
        the differentiable arguments where `grad_outputs` are given, and for the draw that the outputs `drawn` show."""
        given = [cast(argument, dtype) for argument in arguments]
        indexes = self.differentiable(arguments)
        leaves = []
        for index in indexes:
            leaf = arguments[index]
            assert isinstance(leaf, Tensor)
            leaves.append(leaf.detach().to(dtype, copy=True).requires_grad_(bool(grad_outputs)))
            given[index] = leaves[-1]
        with torch.set_grad_enabled(bool(grad_outputs)):
            found = self.answer(formula, self.read(given, judged=judged, drawn=drawn))
        evaluation = None if found.evaluation is None else found.evaluation.detach()
        outputs = tuple(output.detach() for output in found.outputs)
        if not grad_outputs:
            return Answer(outputs, evaluation)
        pairs = [(o, g.to(dtype)) for o, g in zip(found.outputs, grad_outputs, strict=True) if o.requires_grad]
        gradients = tuple(torch.zeros_like(leaf) for leaf in leaves)
        if pairs:
            ends, slopes = [o for o, _ in pairs], [g for _, g in pairs]
            gradients = torch.autograd.grad(ends, leaves, slopes, allow_unused=True, materialize_grads=True)
        return Answer(outputs, evaluation, gradients)

    def read(self, arguments: Sequence[Argument], *, judged: torch.dtype, drawn: Tensors = ()) -> Any:
        """The arguments as a formula reads them, with the draw that the outputs `drawn` show."""
        inputs = self.inputs(arguments, judged=judged)
        return self.drawn(inputs, drawn) if drawn else inputs

    def exact(
        self,
        formula: Any,
        arguments: Sequence[Argument],
        *,
        dtype: torch.dtype,
        grad_outputs: Tensors = (),
        drawn: Tensors = (),
    ) -> Exact:
        """The oracle's answer for arguments judged in `dtype`; with gradients where `grad_outputs` are given."""
        answer = self.evaluate(formula, arguments, judged=dtype, grad_outputs=grad_outputs, drawn=drawn)
        wide = [cast(argument, torch.float64) for argument in arguments]
        inputs = self.read(wide, judged=dtype, drawn=drawn)
        slopes = tuple(grad.double() for grad in grad_outputs)
        moves = self.movements(formula, inputs, answer)
        gradient_moves: Tensors | None = ()
        if slopes:
            gradient_moves = self.gradient_movements(formula, inputs, answer, slopes)
        if moves is None or gradient_moves is None:
            sampled = self._sampled(formula, wide, dtype, slopes)
            moves = sampled[0] if moves is None else moves
            gradient_moves = sampled[1] if gradient_moves is None else gradient_moves
        return Exact(
            answer,
            tuple(movement_bound(move, dtype) for move in moves),
            tuple(movement_bound(move, dtype) for move in gradient_moves),
        )

    def _sampled(
        self, formula: Any, arguments: Sequence[Argument], dtype: torch.dtype, slopes: Tensors
    ) -> tuple[Tensors, Tensors]:
        def program(*given: Argument) -> Tensors:
            return self.answer(formula, self.inputs(given, judged=dtype)).outputs

        leaves = self.differentiable(arguments)
        return sampled_movements(program, arguments, leaves=leaves, grad_outputs=slopes)


def cast(argument: Argument, dtype: torch.dtype) -> Argument:
    """Floating tensors in `dtype`, tiles too; everything else as it is."""
    if isinstance(argument, tuple):
        return tuple(tile.to(dtype) for tile in argument)
    return argument.to(dtype) if isinstance(argument, Tensor) and argument.is_floating_point() else argument
