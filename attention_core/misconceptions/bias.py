"""Mistakes in what is added to the scores, in capping them, and in sinks."""

from attention_core.formula import (
    Alignment,
    BiasUse,
    CapUse,
    HeadCounts,
    SinkUse,
    SlopeHeads,
    SlopeOrder,
    SlopeUse,
)
from attention_core.misconceptions.misconception import Misconception

BIAS = (
    Misconception(
        "alibi-sign-reversed",
        "ALiBi rewards distance",
        "The bias grows with the distance; it should be 0 at the query's own position and fall from there.",
        ({"slope_sign": -1},),
    ),
    Misconception(
        "alibi-after-softmax",
        "ALiBi added after the softmax",
        "The bias was added to the weights, so rows no longer sum to one; it belongs to the scores.",
        (
            {"slopes": SlopeUse.WEIGHTS},
            {"slopes": SlopeUse.WEIGHTS, "hidden_zeroed": True},
        ),
        combined=2,
    ),
    Misconception(
        "alibi-power-of-two-only",
        "ALiBi slopes for powers of two only",
        "Other head counts take the slopes of the power of two below, then every second one of the power above.",
        (
            {"counts": HeadCounts.GEOMETRIC},
            {"counts": HeadCounts.CUT},
            {"counts": HeadCounts.REPEATED},
        ),
        combined=3,
    ),
    Misconception(
        "alibi-exponent-off",
        "ALiBi exponents off",
        "The slopes of n heads are 2 ** (-8 i / n) with i from 1 to n; here they start or end elsewhere.",
        (
            {"first_exponent": 0},
            {"first_exponent": 0, "counts": HeadCounts.GEOMETRIC},
            {"span": None},
            {"span": 1.0},
            {"span": 4.0},
            {"span": 16.0},
        ),
        combined=3,
    ),
    Misconception(
        "alibi-one-slope",
        "One ALiBi slope for all heads",
        "Each head has a slope of its own; with one for all, no head looks further than another.",
        (
            {"slope_heads": SlopeHeads.MEAN},
            {"slope_heads": SlopeHeads.FIRST},
            {"slope_heads": SlopeHeads.LARGEST},
            {"slope_heads": SlopeHeads.SMALLEST},
            {"slope_heads": SlopeHeads.LAST},
            {"one_slope": True},
        ),
        combined=6,
    ),
    Misconception(
        "alibi-slopes-reordered",
        "ALiBi slopes in another order",
        "The right slopes went to other heads: head 0 has the steepest of the first sequence, and nothing is sorted.",
        (
            {"slope_order": SlopeOrder.BACKWARDS},
            {"slope_order": SlopeOrder.FLATTEST_FIRST},
            {"slope_order": SlopeOrder.SORTED},
        ),
        combined=3,
    ),
    Misconception(
        "alibi-top-left",
        "ALiBi counts from the top left",
        "With fewer queries than keys, query i sits at position i + (Tk - Tq); distances were counted from i.",
        (
            {"slope_alignment": Alignment.TOP_LEFT},
            {"slope_alignment": Alignment.TOP_LEFT, "alignment": Alignment.TOP_LEFT},
        ),
        combined=2,
    ),
    Misconception(
        "softcap-missing",
        "Scores not capped",
        "The cap is not used: large scores stay as large as they are.",
        ({"softcap": CapUse.IGNORED},),
    ),
    Misconception(
        "softcap-before-scale",
        "Capped before the scale",
        "The cap bounds the scaled scores; capped before, they are bounded by cap / sqrt(D) and bent too early.",
        ({"softcap": CapUse.RAW_SCORES},),
    ),
    Misconception(
        "softcap-after-softmax",
        "Weights capped in place of scores",
        "The cap was applied behind the softmax, where large scores have done their work; it belongs to the scores.",
        ({"softcap": CapUse.WEIGHTS}, {"softcap": CapUse.OUTPUT}),
    ),
    Misconception(
        "softcap-one-sided",
        "The cap is not on both sides of the tanh",
        "cap * tanh(x / cap) leaves small scores as they are. Without the division, the product or both it does not.",
        (
            {"softcap": CapUse.TANH_ONLY},
            {"softcap": CapUse.DIVIDED_ONLY},
            {"softcap": CapUse.MULTIPLIED_ONLY},
        ),
        combined=3,
    ),
    Misconception(
        "bias-missing",
        "Bias not added",
        "The scores lack the bias that should be added to them before the mask and the softmax.",
        (
            {"bias": BiasUse.IGNORED},
            {"bias": BiasUse.ONLY_HIDES},
            {"slopes": SlopeUse.IGNORED},
        ),
        combined=3,
    ),
    Misconception(
        "sink-ignored",
        "Sink not used",
        "The sink's exponential is missing from the row's sum: rows sum to one, and should sum to less.",
        ({"sinks": SinkUse.IGNORED},),
    ),
    Misconception(
        "sink-counts-as-key",
        "The sink stays among the keys",
        "The sink takes part in the row's sum only; here it is left among the weights as one more key.",
        (
            {"sinks": SinkUse.FIRST_KEY},
            {"sinks": SinkUse.LAST_KEY},
        ),
        combined=2,
    ),
    Misconception(
        "sink-per-row",
        "One sink for each row",
        "There is one sink for each head, the same for all its rows; here each query row takes another one.",
        ({"sinks": SinkUse.BY_QUERY}, {"sinks": SinkUse.BY_QUERY_IN_TURN}),
    ),
)
