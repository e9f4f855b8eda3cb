"""What any formula returns, whichever it is."""

from collections.abc import Callable
from typing import Any

from torch import Tensor

from attention_core.evaluation.siblings import backward, dropout, entropy, linear, merge, rotary, slopes
from attention_core.evaluation.stages import evaluate
from attention_core.evaluation.streams import stream
from attention_core.formula import (
    BackwardFormula,
    DropoutFormula,
    EntropyFormula,
    Formula,
    Inputs,
    LinearFormula,
    MergeFormula,
    RotaryFormula,
    Sibling,
    SiblingInputs,
    SlopesFormula,
    StreamFormula,
)

_BY_FORMULA: dict[type, Callable[[Any, Any], tuple[Tensor, ...]]] = {
    RotaryFormula: rotary,
    SlopesFormula: slopes,
    EntropyFormula: entropy,
    DropoutFormula: dropout,
    MergeFormula: merge,
    BackwardFormula: backward,
    LinearFormula: linear,
    StreamFormula: stream,
}


def answer(formula: Formula | Sibling, inputs: Inputs | SiblingInputs) -> tuple[Tensor, ...]:
    """All tensors that a program returns that follows `formula`, in float64.

    `inputs` are of the kind that belongs to the formula: `Inputs` to `Formula`, `RotaryInputs` to `RotaryFormula`.
    Raises ValueError where the formula cannot be computed on them.
    """
    if isinstance(formula, Formula):
        if not isinstance(inputs, Inputs):
            raise ValueError(f"{type(inputs).__name__} are no inputs of attention")
        return evaluate(formula, inputs).outputs
    return _BY_FORMULA[type(formula)](formula, inputs)
