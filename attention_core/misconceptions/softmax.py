"""Mistakes in the step from scores to weights."""

from itertools import product
from typing import Any

from attention_core.formula import (
    Axis,
    EmptyRow,
    Normalisation,
    Range,
    Stabilisation,
    TemperatureRule,
    UndefinedWeights,
)
from attention_core.misconceptions.misconception import Edit, Misconception

CLAMPS = (80.0, 50.0, 88.0, 20.0, 30.0, 60.0, 70.0, 85.0, 87.0, 10.0, 64.0, 75.0, 40.0, 100.0)
OTHER_AXES = (Axis.QUERIES, Axis.LAST, Axis.FIRST, Axis.SECOND)
EPSILONS = (1e-9, 1e-8, 1e-6, 1e-12, 1e-10, 1e-5, 1e-7, 1e-16, 1e-20, 1e-30)


def _leaves_the_range(**fields: Any) -> tuple[Edit, ...]:
    """The ways of living with an exp out of range: which range, and what is done with 0/0 and inf/inf."""
    left_alone = tuple({**fields, "undefined": left, "exp_range": r} for r, left in product(Range, UndefinedWeights))
    helped = tuple({**fields, "epsilon": e, "exp_range": r} for r, e in product(Range, EPSILONS))
    return left_alone + helped + tuple({**fields, "log_of_weights": True, "exp_range": r} for r in Range)


SOFTMAX = (
    Misconception(
        "softmax-wrong-axis",
        "Softmax along the wrong axis",
        "The weights sum to one along another axis than the one asked for (in attention: the keys).",
        (
            *({"axis": axis} for axis in OTHER_AXES),
            *({"axis": axis, "shift_axis": Axis.GIVEN} for axis in OTHER_AXES),
            *({"shift_axis": axis} for axis in OTHER_AXES),
        ),
        combined=4,
    ),
    Misconception(
        "softmax-over-heads",
        "Softmax across heads, or over everything at once",
        "Heads, or all entries of the matrix, compete for one sum of 1; every row should have its own.",
        (
            *({"axis": axis} for axis in (Axis.HEADS, Axis.MATRIX, Axis.ALL)),
            *({"axis": axis, "shift_axis": Axis.GIVEN} for axis in (Axis.HEADS, Axis.MATRIX, Axis.ALL)),
        ),
        combined=3,
    ),
    Misconception(
        "no-max-subtraction",
        "No maximum subtracted before exp",
        "exp of a raw score leaves the dtype's range: large scores give inf/inf, very negative ones 0/0: NaN.",
        _leaves_the_range(stabilisation=Stabilisation.NONE)
        + tuple(
            {
                "stabilisation": Stabilisation.NONE,
                "temperature": TemperatureRule.POWER,
                "exp_range": r,
                "undefined": left,
            }
            for r, left in product(Range, UndefinedWeights)
        ),
        combined=2,
    ),
    Misconception(
        "global-max",
        "One maximum for the whole tensor",
        "The maximum of another row is subtracted: rows far below it underflow to 0, and 0/0 is NaN.",
        _leaves_the_range(stabilisation=Stabilisation.GLOBAL_MAX)
        + _leaves_the_range(stabilisation=Stabilisation.GLOBAL_MAX_OF_ALL),
        combined=2,
    ),
    Misconception(
        "clamped-exponent",
        "Scores clamped in place of subtracting the maximum",
        "Scores beyond the clamp all become the same number, so their differences are lost.",
        tuple(
            {"stabilisation": kind, "clamp": clamp}
            for kind in (Stabilisation.CLAMP, Stabilisation.CLAMP_BOTH, Stabilisation.CLAMP_SHIFTED)
            for clamp in CLAMPS
        ),
    ),
    Misconception(
        "not-normalized",
        "Not divided by the row sum",
        "The exponentials are used as they are; without the division a row does not sum to one.",
        ({"normalisation": Normalisation.NONE}, {"divided": False}),
    ),
    Misconception(
        "double-softmax",
        "Softmax applied twice",
        "The softmax of weights that already sum to one is nearly uniform: all contrast is lost.",
        (
            {"normalisation": Normalisation.DOUBLE},
            {"normalisation": Normalisation.DOUBLE_MASKED},
            {"normalisation": Normalisation.DOUBLE, "empty_row": EmptyRow.UNIFORM},
        ),
        combined=2,
    ),
    Misconception(
        "hard-argmax",
        "All weight on the largest score",
        "The largest score gets weight 1 and every other one 0; softmax shares the weight out.",
        ({"normalisation": Normalisation.ARGMAX},),
    ),
    Misconception(
        "uniform-weights",
        "All weights alike",
        "Everything visible gets the same weight, so that the scores do not matter: the result is a plain average.",
        ({"normalisation": Normalisation.UNIFORM},),
    ),
    Misconception(
        "log-base-2",
        "Powers of another number than e",
        "2**s is exp(s ln 2) and 10**s is exp(s ln 10): in effect the scores are multiplied by 0.693, or by 2.303.",
        (
            *({"base": 2.0}, {"base": 10.0}, {"log_base": 2.0}, {"log_base": 10.0}),
            *({"merge_base": 2.0}, {"merged_lse_base": 2.0}),
        ),
    ),
    Misconception(
        "log-of-softmax",
        "Logarithm taken of finished weights",
        "A weight below the smallest number of the dtype is 0 and its logarithm -inf, where the log-weight is finite.",
        ({"log_of_weights": True}, {"log_of_weights": True, "exp_range": Range.FLOAT32}),
    ),
    Misconception(
        "sum-instead-of-mean",
        "Losses summed and not averaged",
        "The loss is the mean over the rows; a sum grows with their number, and the gradient with it.",
        ({"loss_summed": True},),
    ),
    Misconception(
        "temperature-inverted",
        "Multiplied by the temperature",
        "Scores are divided by the temperature; multiplying makes a high temperature sharper, not flatter.",
        ({"temperature": TemperatureRule.MULTIPLIES},),
    ),
    Misconception(
        "temperature-ignored",
        "Temperature not used",
        "The result does not depend on the temperature.",
        ({"temperature": TemperatureRule.IGNORED},),
    ),
)
