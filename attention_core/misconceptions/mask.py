"""Mistakes in what a query may see."""

from attention_core.formula import (
    Alignment,
    Causality,
    EmptyRow,
    MaskRule,
    MaskUse,
    Reach,
    UnseenRow,
    WindowUse,
)
from attention_core.misconceptions.misconception import Misconception

FILLS = (-100.0, -50.0, -10.0, -20.0, -30.0)
ADDED_FILLS = (-100.0, -50.0, -10.0, -20.0, -1e3, -1e4)

MASK = (
    Misconception(
        "mask-ignored",
        "Mask not used",
        "Keys that should be hidden take part.",
        ({"mask_use": MaskUse.IGNORED}, {"window": WindowUse.IGNORED}),
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
        "The fill is not far enough below the other scores, so hidden keys keep some weight.",
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
        "The last query sits at the last key: query i sits at position i + (Tk - Tq), not at i, whichever is longer.",
        ({"alignment": Alignment.TOP_LEFT}, {"alignment": Alignment.BOTTOM_RIGHT_OF_MORE_KEYS}),
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
            {"reach": Reach.TOP_LEFT},
            {"reach": Reach.BOTTOM_RIGHT},
        ),
        combined=2,
    ),
    Misconception(
        "window-off-by-one",
        "Window one key off",
        "The window holds one key too few or too many; a window of w holds exactly w keys, the query's own included.",
        (
            {"window_offset": -1},
            {"window_offset": 1},
        ),
        combined=2,
    ),
    Misconception(
        "window-not-causal",
        "Window that looks ahead",
        "The window reaches into the future as well; a causal window ends at the query's own key.",
        (
            {"causal": Causality.NONE},
            {"causal": Causality.NONE, "window": WindowUse.OPEN_AHEAD},
        ),
        combined=2,
    ),
    Misconception(
        "padding-off-by-one",
        "Padding mask off by one",
        "One padded key is read, or the last real key is hidden: keys count from 0, so key j is real while j < length.",
        (
            {"length_offset": 1},
            {"length_offset": -1},
        ),
        combined=2,
    ),
    Misconception(
        "nan-for-infinity",
        "NaN where an infinity belongs",
        "0 times infinity and infinity minus infinity are NaN, and one of them is computed on the way.",
        (
            {"mask_rule": MaskRule.TIMES_INFINITY},
            {"empty_row": EmptyRow.NAN},
            {"unseen_row": UnseenRow.NAN_OUTPUT},
            {"unseen_row": UnseenRow.NAN},
            {"hidden_block_is_nan": True},
        ),
    ),
)
