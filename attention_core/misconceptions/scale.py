"""Mistakes in the number that the scores are multiplied by."""

from attention_core.formula import (
    GradientScale,
    RowLength,
    ScaleRule,
    Stage,
)
from attention_core.misconceptions.misconception import Misconception

SCALE = (
    Misconception(
        "missing-scale",
        "Scores not scaled",
        "Without 1/sqrt(D) the scores grow with the head width and the softmax saturates.",
        ({"scale": ScaleRule.ONE},),
    ),
    Misconception(
        "scaled-twice",
        "Scaled by 1/D, which is 1/sqrt(D) twice",
        "The factor 1/sqrt(D) belongs to the scores once; twice, it makes scores too small and gradients as well.",
        ({"scale": ScaleRule.INVERSE_DIM}, {"gradient_scale": GradientScale.TWICE}),
    ),
    Misconception(
        "scale-inverted",
        "Multiplied by sqrt(D)",
        "Scores are divided by sqrt(D); multiplying makes the softmax almost an argmax.",
        ({"scale": ScaleRule.ROOT_DIM},),
    ),
    Misconception(
        "scale-by-model-dim",
        "Scaled by the model width",
        "The scale is that of H * D, the width of all heads together; each head's product has only D terms.",
        ({"scale": ScaleRule.INVERSE_ROOT_MODEL_DIM},),
    ),
    Misconception(
        "scale-by-value-dim",
        "Scaled by the width of V",
        "The scale uses Dv; the scores are sums over D, the width of q and k.",
        ({"scale": ScaleRule.INVERSE_ROOT_VALUE_DIM},),
    ),
    Misconception(
        "scale-by-length",
        "Scaled by the sequence length",
        "The scale uses the number of positions; the scores are sums over D, the width of q and k.",
        tuple(
            {"scale": rule}
            for rule in (
                ScaleRule.INVERSE_ROOT_KEYS,
                ScaleRule.INVERSE_ROOT_QUERIES,
                ScaleRule.INVERSE_KEYS,
                ScaleRule.INVERSE_QUERIES,
            )
        ),
        combined=2,
    ),
    Misconception(
        "scale-after-softmax",
        "Scaled after the softmax",
        "1/sqrt(D) multiplies the weights or the output: the softmax saw unscaled scores, and rows do not sum to one.",
        ({"scale_stage": Stage.WEIGHTS},),
    ),
    Misconception(
        "qk-norm-missing",
        "Queries or keys not normalised",
        "Each row of q and of k is divided by its L2 norm, so that scores are cosines; here lengths still count.",
        (
            {"row_length": RowLength.AS_GIVEN},
            {"row_length": RowLength.UNIT_QUERIES},
            {"row_length": RowLength.UNIT_KEYS},
        ),
        combined=3,
    ),
)
