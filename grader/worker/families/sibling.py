"""Exercises on what surrounds attention: each has a small formula of its own in `attention_core.formula`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from attention_core.evaluation import answer
from attention_core.formula import (
    BackwardFormula,
    BackwardInputs,
    EntropyFormula,
    EntropyInputs,
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


class SlopesFamily(SiblingFamily):
    """A number of heads; what comes back is float32."""

    def movements(self, formula: Any, inputs: Any, answer: Answer) -> Tensors:
        return tuple(9 * output.square() for output in answer.outputs)  # the exponent, the power and their quotient


class StreamFamily(SiblingFamily):
    """Tiles of scores from an iterator that can be read once."""

    def inputs(self, arguments: Sequence[Argument], *, judged: torch.dtype) -> StreamInputs:
        (tiles,) = arguments
        return StreamInputs(scores=tuple(tiles))  # type: ignore[arg-type]


SIBLINGS: dict[str, tuple[type[SiblingFamily], type, type]] = {
    "rotary": (SiblingFamily, RotaryFormula, RotaryInputs),
    "slopes": (SlopesFamily, SlopesFormula, SlopesInputs),
    "entropy": (SiblingFamily, EntropyFormula, EntropyInputs),
    "merge": (SiblingFamily, MergeFormula, MergeInputs),
    "backward": (SiblingFamily, BackwardFormula, BackwardInputs),
    "linear": (SiblingFamily, LinearFormula, LinearInputs),
    "stream": (StreamFamily, StreamFormula, StreamInputs),
}
