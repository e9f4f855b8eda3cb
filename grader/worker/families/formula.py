"""Exercises whose parameters are the inputs of a formula of attention."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor

from attention_core.error_budget import gradient_movement, movement_bound, output_movements
from attention_core.error_budget.sampled import sampled_movements
from attention_core.evaluation import evaluate
from attention_core.formula import Evaluation, Formula, Inputs, Product
from grader.worker.families.base import CaseSpec, Exact
from grader.worker.families.fields import make
from grader.worker.program import Argument

# What `attention_core.error_budget.gradient_movement` was derived for.
_DERIVED = frozenset({Product.WEIGHTS, Product.WEIGHTS_VALUES, Product.OUTPUT_AND_LSE})


@dataclass(frozen=True, slots=True)
class FormulaFamily:
    """`fields` names, for each parameter in order, the field of `attention_core.formula.Inputs` that it is; `mask` is
    `keep` where it is boolean and `bias` where it is a number."""

    fields: tuple[str, ...]

    def arguments(self, spec: CaseSpec, generator: torch.Generator) -> tuple[Argument, ...]:
        """The learner's arguments, in the case's dtype."""
        made = make(self.fields, spec.options, spec.dtype, generator)
        return tuple(made[field] for field in self.fields)

    def inputs(self, arguments: tuple[Argument, ...], *, judged: torch.dtype, dtype: torch.dtype) -> Inputs:
        """The same as a formula reads them, floating tensors in `dtype`."""
        named: dict[str, Any] = {"judged": judged}
        for field, argument in zip(self.fields, arguments, strict=True):
            value = argument
            if isinstance(value, Tensor) and value.is_floating_point():
                value = value.to(dtype)
            if field == "mask":
                assert isinstance(value, Tensor)
                field = "keep" if value.dtype == torch.bool else "bias"  # noqa: PLW2901
            named[field] = value
        return Inputs(**named)

    def differentiable(self, arguments: tuple[Argument, ...]) -> tuple[int, ...]:
        """Indexes of the arguments whose gradient is judged: every floating tensor."""
        return tuple(i for i, a in enumerate(arguments) if isinstance(a, Tensor) and a.is_floating_point())

    def names(self, arguments: tuple[Argument, ...]) -> tuple[str, ...]:
        """The field of `Inputs` of each argument."""
        bias = {"mask": "keep"}
        return tuple(
            ("bias" if isinstance(a, Tensor) and a.is_floating_point() else bias[f]) if f == "mask" else f
            for f, a in zip(self.fields, arguments, strict=True)
        )

    def evaluate(
        self,
        formula: Formula,
        arguments: tuple[Argument, ...],
        *,
        judged: torch.dtype,
        dtype: torch.dtype = torch.float64,
        grad_outputs: tuple[Tensor, ...] = (),
    ) -> tuple[Evaluation, tuple[Tensor, ...]]:
        """The formula on these arguments, computed in `dtype` as plain torch does it, and its gradients with respect to
        the differentiable arguments where `grad_outputs` are given."""
        inputs = self.inputs(arguments, judged=judged, dtype=dtype)
        if not grad_outputs:
            with torch.no_grad():
                return evaluate(formula, inputs), ()
        names = [self.names(arguments)[i] for i in self.differentiable(arguments)]
        leaves = {name: getattr(inputs, name).detach().clone().requires_grad_() for name in names}
        with torch.enable_grad():
            found = evaluate(formula, replace(inputs, **leaves))
        pairs = [(o, g.to(dtype)) for o, g in zip(found.outputs, grad_outputs, strict=True) if o.requires_grad]
        if not pairs:
            return found.detach(), tuple(torch.zeros_like(leaf) for leaf in leaves.values())
        gradients = torch.autograd.grad(
            [o for o, _ in pairs],
            list(leaves.values()),
            [g for _, g in pairs],
            allow_unused=True,
            materialize_grads=True,
        )
        return found.detach(), tuple(gradients)

    def exact(
        self,
        formula: Formula,
        arguments: tuple[Argument, ...],
        *,
        dtype: torch.dtype,
        grad_outputs: tuple[Tensor, ...] = (),
    ) -> Exact:
        """The oracle's answer for arguments judged in `dtype`; with gradients where `grad_outputs` are given."""
        evaluation, gradients = self.evaluate(formula, arguments, judged=dtype, grad_outputs=grad_outputs)
        inputs = self.inputs(arguments, judged=dtype, dtype=torch.float64)
        moves = output_movements(formula, inputs, evaluation)
        slopes: tuple[Tensor, ...] = ()
        if grad_outputs:
            slopes = self._gradient_movements(formula, arguments, inputs, evaluation, grad_outputs)
        return Exact(
            evaluation,
            evaluation.outputs,
            tuple(movement_bound(move, dtype) for move in moves),
            gradients,
            tuple(movement_bound(move, dtype) for move in slopes),
        )

    def _gradient_movements(
        self,
        formula: Formula,
        arguments: tuple[Argument, ...],
        inputs: Inputs,
        evaluation: Evaluation,
        grad_outputs: tuple[Tensor, ...],
    ) -> tuple[Tensor, ...]:
        names = [self.names(arguments)[i] for i in self.differentiable(arguments)]
        slopes = tuple(grad.double() for grad in grad_outputs)
        if formula.product in _DERIVED:
            found = gradient_movement(formula, inputs, evaluation, *slopes)
            derived = tuple(getattr(found, name) for name in names)
            if None not in derived:
                return derived

        def program(*leaves: Tensor) -> tuple[Tensor, ...]:
            moved: dict[str, Any] = dict(zip(names, leaves, strict=True))
            return evaluate(formula, replace(inputs, **moved)).outputs

        leaves = [getattr(inputs, name) for name in names]
        return sampled_movements(program, leaves, leaves=range(len(leaves)), grad_outputs=slopes)[1]
