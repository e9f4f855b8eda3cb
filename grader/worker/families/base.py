"""What a case is, and what a family of exercises must know: how arguments are made and how a formula reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from attention_core.formula import Evaluation


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
class Exact:
    """The float64 answer of a case, with how far it moves by roundings (absolute, elementwise bounds)."""

    evaluation: Evaluation
    outputs: tuple[Tensor, ...]
    movements: tuple[Tensor, ...]
    gradients: tuple[Tensor, ...]  # one for each differentiated argument; empty where the case asks for none
    gradient_movements: tuple[Tensor, ...]

    @property
    def output(self) -> Tensor:
        """What the function returns first."""
        return self.outputs[0]
