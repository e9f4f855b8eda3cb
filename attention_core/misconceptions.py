"""Named mistakes as edits of a formula: what people do in place of the right thing, and what it is called.

`MISCONCEPTIONS[id].edits(formula)` gives the wrong formulas, the commonest first. Edits of different fields compose:
`apply(second, apply(first, formula))`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from attention_core.formula import (
    Alignment,
    Axis,
    Causality,
    EmptyRow,
    Formula,
    MaskRule,
    MaskUse,
    Normalisation,
    Operands,
    Product,
    Range,
    ScaleRule,
    Stabilisation,
    Stage,
    TemperatureRule,
    UndefinedWeights,
)

Edit = Mapping[str, Any]  # field of Formula -> its wrong value

CLAMPS = (80.0, 50.0, 88.0, 20.0, 30.0, 60.0, 70.0, 85.0, 87.0, 10.0, 64.0, 75.0, 40.0, 100.0)
FILLS = (-100.0, -50.0, -10.0, -20.0, -30.0)
ADDED_FILLS = (-100.0, -50.0, -10.0, -20.0, -1e3, -1e4)
OTHER_AXES = (Axis.QUERIES, Axis.LAST, Axis.FIRST, Axis.SECOND)
EPSILONS = (1e-9, 1e-8, 1e-6, 1e-12, 1e-10, 1e-5, 1e-7, 1e-16, 1e-20, 1e-30)


def apply(edit: Edit, formula: Formula) -> Formula:
    """The formula with the edit's fields replaced."""
    return replace(formula, **edit)


@dataclass(frozen=True, slots=True)
class Misconception:
    """A mistake with a name. `sentence` says what it does to a reader who made it; `variants` are its edits,
    commonest first."""

    id: str
    title: str
    sentence: str
    variants: tuple[Edit, ...]
    combined: int = 1  # how many of the variants are tried together with another mistake

    def edits(self, formula: Formula) -> list[Formula]:
        """The wrong formulas, without those that change nothing here."""
        return [wrong for wrong in (apply(edit, formula) for edit in self.variants) if wrong != formula]

    def edit(self, formula: Formula) -> Formula:
        """The commonest wrong formula."""
        return apply(self.variants[0], formula)


def _leaves_the_range(**fields: Any) -> tuple[Edit, ...]:
    """The ways of living with an exp out of range: which range, and what is done with 0/0 and inf/inf."""
    left_alone = tuple({**fields, "undefined": left, "exp_range": r} for r, left in product(Range, UndefinedWeights))
    return left_alone + tuple({**fields, "epsilon": e, "exp_range": r} for r, e in product(Range, EPSILONS))


_ALL = (
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
        _leaves_the_range(stabilisation=Stabilisation.NONE),
        combined=2,
    ),
    Misconception(
        "global-max",
        "One maximum for the whole tensor",
        "The maximum of another row is subtracted: rows far below it underflow to 0, and 0/0 is NaN.",
        _leaves_the_range(stabilisation=Stabilisation.GLOBAL_MAX),
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
        ({"normalisation": Normalisation.NONE},),
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
        ({"base": 2.0}, {"base": 10.0}),
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
    Misconception(
        "missing-scale",
        "Scores not scaled",
        "Without 1/sqrt(D) the scores grow with the head width and the softmax saturates.",
        ({"scale": ScaleRule.ONE},),
    ),
    Misconception(
        "scaled-twice",
        "Scaled by 1/D, which is 1/sqrt(D) twice",
        "The scores are divided by D, not by its square root: the weights come out too flat.",
        ({"scale": ScaleRule.INVERSE_DIM},),
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
        "mask-ignored",
        "Mask not used",
        "Keys that should be hidden take part.",
        ({"mask_use": MaskUse.IGNORED},),
    ),
    Misconception(
        "mask-inverted",
        "Mask read the wrong way round",
        "True means that a key may be attended to; here the visible keys are hidden and the hidden ones read.",
        ({"mask_use": MaskUse.INVERTED}, {"mask_use": MaskUse.INVERTED_ALWAYS}),
        combined=2,
    ),
    Misconception(
        "mask-after-softmax",
        "Mask applied after the softmax",
        "Hidden keys have already taken their share of the row's sum, so what is left sums to less than one.",
        ({"mask_rule": MaskRule.AFTER_SOFTMAX}, {"mask_rule": MaskRule.FILLS_WEIGHTS}),
    ),
    Misconception(
        "mask-multiplies-scores",
        "Hidden scores set to 0",
        "A score of 0 is not hidden: exp(0) = 1, and the key keeps a share of the weight.",
        ({"mask_rule": MaskRule.MULTIPLIES_SCORES}, {"mask_rule": MaskRule.MULTIPLIES_SCORES, "hidden_zeroed": True}),
    ),
    Misconception(
        "boolean-mask-added",
        "Boolean mask added as a number",
        "True and False were added as 1 and 0: hidden keys only lose a little.",
        ({"mask_rule": MaskRule.ADDED_AS_NUMBER}, {"mask_rule": MaskRule.ADDED_AS_NUMBER, "hidden_zeroed": True}),
    ),
    Misconception(
        "masked-row-nan",
        "Rows with no key are NaN",
        "A row that may attend to nothing is 0/0; its weights and its output should be zeros.",
        ({"empty_row": EmptyRow.NAN},),
    ),
    Misconception(
        "masked-row-uniform",
        "Rows with no key attend to all of them",
        "A row that may attend to nothing gets weights all the same (a finite fill has that effect); "
        "its weights should be zeros.",
        ({"empty_row": EmptyRow.UNIFORM},),
    ),
    Misconception(
        "mask-finite-fill",
        "Hidden scores filled with a finite number",
        "The fill is not far enough below the other scores, so hidden keys keep weight; -inf hides them for any score.",
        (
            *({"mask_rule": MaskRule.FINITE_FILL, "fill": fill} for fill in FILLS),
            *({"mask_rule": MaskRule.FINITE_ADD, "fill": fill} for fill in ADDED_FILLS),
            *({"mask_rule": MaskRule.FINITE_FILL, "fill": fill, "hidden_zeroed": True} for fill in FILLS),
        ),
        combined=len(FILLS),
    ),
    Misconception(
        "mask-off-by-one",
        "Causal mask off by one",
        "The diagonal is one key off: a query sees the next key, or does not see its own.",
        ({"causal_offset": 1}, {"causal_offset": -1}),
        combined=2,
    ),
    Misconception(
        "causal-top-left",
        "Causal mask aligned top-left",
        "With fewer queries than keys the queries are the last ones: query i sits at position i + (Tk - Tq), not at i.",
        ({"alignment": Alignment.TOP_LEFT},),
    ),
    Misconception(
        "anti-causal",
        "Attends to the future in place of the past",
        "Each query sees itself and what comes after it.",
        ({"causal": Causality.FUTURE},),
    ),
    Misconception(
        "causal-missing",
        "No causal mask",
        "Every query sees every key, the future included.",
        ({"causal": Causality.NONE},),
    ),
    Misconception(
        "causal-unasked",
        "A causal mask that nobody asked for",
        "Keys after the query are hidden although the mask allows them.",
        (
            {"causal": Causality.PAST},
            {"causal": Causality.PAST, "alignment": Alignment.TOP_LEFT},
        ),
        combined=2,
    ),
    Misconception(
        "queries-as-keys",
        "Wrong operands in the scores",
        "The scores are products of queries with queries, keys with keys, or have the two swapped.",
        ({"operands": Operands.QUERY_QUERY}, {"operands": Operands.KEY_KEY}, {"operands": Operands.KEY_QUERY}),
        combined=3,
    ),
    Misconception(
        "keys-as-values",
        "The weights mix the keys",
        "The weights are multiplied with K; the output is a mix of the values.",
        ({"product": Product.WEIGHTS_KEYS},),
    ),
    Misconception(
        "values-returned",
        "V returned as it came",
        "The output is V itself: no weight was used.",
        ({"product": Product.VALUES},),
    ),
    Misconception(
        "scores-negated",
        "Scores with the wrong sign",
        "The largest score gets the smallest weight.",
        ({"sign": -1},),
    ),
    Misconception(
        "returns-weights",
        "Weights returned in place of the output",
        "The weights still have to be multiplied with V.",
        ({"product": Product.WEIGHTS},),
    ),
    Misconception(
        "returns-scores",
        "Scores used where weights are asked",
        "No softmax turned the scores into weights.",
        (
            {"product": Product.MASKED_SCORES},
            {"product": Product.SCORES},
            {"normalisation": Normalisation.SCORES},
            {"normalisation": Normalisation.SCORES, "mask_rule": MaskRule.MULTIPLIES_SCORES},
            {"normalisation": Normalisation.SHIFTED_SCORES},
        ),
        combined=3,
    ),
)

MISCONCEPTIONS: dict[str, Misconception] = {m.id: m for m in _ALL}
