"""Attention as data: how weights come from scores, in the right way or in a wrong one.

`Formula()` is the right formula: softmax along the keys of `q k^T / sqrt(D)`, masked before the softmax, times V.
Every field names one decision; a misconception changes one of them. `attention_core.evaluation.evaluate` computes any
formula in float64.
"""

from attention_core.formula.attention import Evaluation, Formula, Inputs
from attention_core.formula.decisions import (
    Alignment,
    Axis,
    BiasUse,
    CapUse,
    Causality,
    EmptyRow,
    KvHeads,
    LengthUse,
    LseRule,
    MaskRule,
    MaskUse,
    Normalisation,
    Operands,
    Product,
    Range,
    RowLength,
    ScaleRule,
    SinkUse,
    SlopeHeads,
    SlopeUse,
    Stabilisation,
    Stage,
    TemperatureRule,
    UndefinedWeights,
    WindowUse,
)

__all__ = [
    "Alignment",
    "Axis",
    "BiasUse",
    "CapUse",
    "Causality",
    "EmptyRow",
    "Evaluation",
    "Formula",
    "Inputs",
    "KvHeads",
    "LengthUse",
    "LseRule",
    "MaskRule",
    "MaskUse",
    "Normalisation",
    "Operands",
    "Product",
    "Range",
    "RowLength",
    "ScaleRule",
    "SinkUse",
    "SlopeHeads",
    "SlopeUse",
    "Stabilisation",
    "Stage",
    "TemperatureRule",
    "UndefinedWeights",
    "WindowUse",
]
