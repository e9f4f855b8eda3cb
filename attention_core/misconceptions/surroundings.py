"""Mistakes in dropout, rotary embeddings and entropy."""

from attention_core.formula import (
    Features,
    OutsideTraining,
    Pairs,
    Survivors,
)
from attention_core.misconceptions.misconception import Misconception

SURROUNDINGS = (
    Misconception(
        "dropout-not-rescaled",
        "Survivors of dropout not rescaled",
        "What survives is divided by 1 - p, so that the mean stays; here it keeps its size.",
        (
            {"survivors": Survivors.AS_THEY_ARE},
            {"survivors": Survivors.AS_THEY_ARE, "outside_training": OutsideTraining.SCALES},
        ),
    ),
    Misconception(
        "dropout-in-eval",
        "Dropout in evaluation",
        "Outside training nothing is dropped.",
        ({"outside_training": OutsideTraining.DROPS},),
    ),
    Misconception(
        "dropout-renormalized",
        "Rows renormalised after dropout",
        "Survivors are divided by 1 - p, the same everywhere; dividing by what is left of the row undoes the noise.",
        (
            {"survivors": Survivors.RENORMALISED},
            {"survivors": Survivors.RENORMALISED, "lost_row_is_nan": True},
        ),
        combined=2,
    ),
    Misconception(
        "feature-map-other",
        "Another feature map",
        "Linear attention's features are elu(x) + 1, which is positive: exp(x) below 0 and x + 1 above.",
        tuple({"features": one} for one in Features if one is not Features.ELU_PLUS_ONE),
        combined=len(Features) - 1,
    ),
    Misconception(
        "rotary-interleaved",
        "Rotary pairs of neighbours",
        "Feature i is turned with feature i + D/2; here neighbours 2i and 2i + 1 were turned together.",
        (
            {"pairs": Pairs.NEIGHBOURS},
            {"pairs": Pairs.NEIGHBOURS_TO_HALVES},
            {"pairs": Pairs.HALVES_TO_NEIGHBOURS},
        ),
        combined=3,
    ),
    Misconception(
        "rotary-sign-reversed",
        "Rotary turns backwards",
        "The pairs are turned the other way: x1 cos - x2 sin comes first, x1 sin + x2 cos second.",
        ({"turn_sign": -1},),
    ),
    Misconception(
        "rotary-base-exponent",
        "Rotary frequencies off",
        "Pair i turns by position * base ** (-2i / D); the exponent is another one here.",
        (
            {"exponent": 1.0},
            {"exponent": 4.0},
            {"exponent": -2.0},
            {"first_pair": 1},
        ),
        combined=4,
    ),
    Misconception(
        "entropy-nan",
        "0 log 0 is NaN",
        "A weight of 0 adds nothing to the entropy; 0 * log(0) is 0 * -inf, which is NaN.",
        ({"zero_is_nan": True},),
    ),
    Misconception(
        "entropy-epsilon",
        "A number added inside the logarithm",
        "log(w + eps) is finite at w = 0, and moves the entropy of every other weight.",
        tuple({"added_inside": eps} for eps in (1e-3, 1e-2, 1.0, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8)),
    ),
    Misconception(
        "entropy-negated",
        "Entropy with the wrong sign",
        "No logarithm of a weight is above 0; the entropy is minus their weighted sum, so that it is not below 0.",
        ({"entropy_sign": -1},),
    ),
    Misconception(
        "entropy-in-bits",
        "Entropy in bits",
        "The logarithm is to the base 2; nats use the natural one.",
        ({"entropy_base": 2.0},),
    ),
)
