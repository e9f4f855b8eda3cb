"""Mistakes in what is multiplied with what, by which head, and in what is returned."""

from attention_core.formula import (
    HeadMerge,
    HeadSplit,
    KvHeads,
    MaskRule,
    Mixed,
    Normalisation,
    Operands,
    Product,
    ProjectionUse,
)
from attention_core.misconceptions.misconception import Misconception

OPERANDS = (
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
        ({"product": Product.WEIGHTS_KEYS}, {"product": Product.WEIGHTS_UNIT_KEYS}, {"mixed": Mixed.KEYS}),
    ),
    Misconception(
        "values-returned",
        "V returned as it came",
        "The output is V itself: no weight was used.",
        ({"product": Product.VALUES}, {"mixed": Mixed.UNWEIGHTED}),
    ),
    Misconception(
        "scores-negated",
        "Scores with the wrong sign",
        "The largest score gets the smallest weight.",
        ({"sign": -1}, {"loss_sign": -1}),
        combined=2,
    ),
    Misconception(
        "returns-weights",
        "Weights returned in place of the output",
        "The weights still have to be multiplied with V.",
        ({"product": Product.WEIGHTS}, {"mixed": Mixed.NOTHING}),
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
    Misconception(
        "kv-heads-tiled",
        "Key heads repeated as a block",
        "Query head h reads key head h // (H / Hkv): neighbours share one. Repeated as a block it reads h % Hkv.",
        ({"kv_heads": KvHeads.TILED},),
    ),
    Misconception(
        "heads-split-the-sequence",
        "Heads split along the sequence",
        "The rows were reshaped to (B, H, T, D) as they lie: each head got a part of the sequence.",
        (
            {"head_split": HeadSplit.SEQUENCE},
            {"head_split": HeadSplit.SEQUENCE, "head_merge": HeadMerge.AS_LAID_OUT},
        ),
        combined=2,
    ),
    Misconception(
        "not-transposed-back",
        "Heads merged without the transpose",
        "Positions come first again before heads are merged; without the transpose, other positions are mixed in.",
        ({"head_merge": HeadMerge.AS_LAID_OUT},),
    ),
    Misconception(
        "projection-transposed",
        "Projections used as x @ w.T",
        "The weights multiply rows from the right, x @ w; torch's Linear and F.linear transpose them.",
        ({"projection_use": ProjectionUse.TRANSPOSED},),
    ),
    Misconception(
        "projections-exchanged",
        "Keys from w_v, values from w_k",
        "w_k makes the keys, which are compared with the queries; w_v the values, which are mixed.",
        ({"projection_use": ProjectionUse.KEYS_AND_VALUES_EXCHANGED},),
    ),
    Misconception(
        "output-projection-missing",
        "Output projection not used",
        "The merged heads still have to be multiplied with w_o.",
        ({"output_projection": False},),
    ),
)
