"""Evaluate any formula in float64, slowly and plainly. This is the oracle: nothing fused and nothing tiled is
called."""

from attention_core.evaluation.answers import answer
from attention_core.evaluation.operands import fold_heads, operand_pair, scale_factor, share_heads, unit_rows
from attention_core.evaluation.products import SEVERAL_VALUES, mixed_of
from attention_core.evaluation.scores import (
    CAPS_OF_SCALED,
    cap_factors,
    key_distance,
    raw_scores,
    score_factor,
    slope_bias,
    soft_cap,
    visible_keys,
)
from attention_core.evaluation.sources import merge_heads, resolve, split_heads
from attention_core.evaluation.stages import Evaluator, evaluate
from attention_core.evaluation.weights import Exponentials, drop_sink, exp_dtype, exponentials, softmax_axes

__all__ = [
    "CAPS_OF_SCALED",
    "SEVERAL_VALUES",
    "Evaluator",
    "Exponentials",
    "answer",
    "cap_factors",
    "drop_sink",
    "evaluate",
    "exp_dtype",
    "exponentials",
    "fold_heads",
    "key_distance",
    "merge_heads",
    "mixed_of",
    "operand_pair",
    "raw_scores",
    "resolve",
    "scale_factor",
    "score_factor",
    "share_heads",
    "slope_bias",
    "soft_cap",
    "softmax_axes",
    "split_heads",
    "unit_rows",
    "visible_keys",
]
