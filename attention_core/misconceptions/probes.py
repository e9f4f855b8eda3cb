"""For every misconception the inputs on which it shows: what they need, and an example with and without it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import torch

from attention_core.evaluation.operands import unit_rows
from attention_core.formula import (
    BackwardFormula,
    Causality,
    DropoutFormula,
    EntropyFormula,
    EntropyInputs,
    Formula,
    Inputs,
    LinearFormula,
    LinearInputs,
    MergeFormula,
    Product,
    RotaryFormula,
    RotaryInputs,
    RowLength,
    Sibling,
    SiblingInputs,
    SlopesFormula,
    SlopesInputs,
    StreamFormula,
)
from attention_core.misconceptions.inputs import (
    attention_inputs,
    backward_inputs,
    cached_inputs,
    dropout_inputs,
    int8_inputs,
    merge_inputs,
    numbers,
    paged_inputs,
    projected_inputs,
    some_keep,
    stream_inputs,
)


def linear_inputs() -> LinearInputs:
    """q, k and v of linear attention."""
    return LinearInputs(numbers(2, 2, 3, 4, seed=1), numbers(2, 2, 5, 4, seed=2), numbers(2, 2, 5, 6, seed=3))


AnyInputs = Inputs | SiblingInputs
Build = Callable[[], AnyInputs]

PLAIN = Formula()
CAUSAL = Formula(causal=Causality.PAST)


@dataclass(frozen=True, slots=True)
class Probe:
    """Inputs that tell a mistake from the right formula. `without` lacks what they need, and tells nothing; None where
    nearly any inputs tell."""

    needs: str  # finishes "it shows on inputs with ..."
    formula: Formula | Sibling  # the right one
    inputs: Build
    without: Build | None = None


def _given(**sizes: Any) -> Build:
    return lambda: attention_inputs(**sizes)


def _of_unit_rows(inputs: Inputs) -> Inputs:
    assert inputs.q is not None
    assert inputs.k is not None
    return replace(inputs, q=unit_rows(inputs.q), k=unit_rows(inputs.k))


_ONE_KEY = _given(keys=1)
_ONE_QUERY = _given(queries=1)
_FAR = Probe("scores far from 0, up and down", PLAIN, _given(far=200.0), _given())
_KEYS = Probe("more than one key", PLAIN, _given(), _ONE_KEY)
_WIDE = Probe("heads wider than 1", PLAIN, _given(), _given(dim=1))
_MASK = Probe("a mask that hides something", PLAIN, _given(keep=some_keep()), _given())
_EMPTY = Probe("a row that keeps no key", PLAIN, _given(keep=some_keep(empty_row=True)), _given(keep=some_keep()))
_HOT = Probe("a temperature", PLAIN, _given(temperature=0.5), _given())
_CAP = Probe("a cap near the size of the scores", PLAIN, _given(softcap=1.0), _given())
_SINKS = Probe("sinks", PLAIN, _given(sinks=numbers(4, seed=5)), _given())
_SLOPES = Probe("slopes", CAUSAL, _given(alibi_slopes=numbers(4, seed=5).abs()), _given())
_CACHE = Probe("a cache that is not empty", CAUSAL, cached_inputs, lambda: cached_inputs(cached=0))
_HEADS = Probe("more than one head", PLAIN, projected_inputs, lambda: projected_inputs(heads=1))
_TURNED = Probe(
    "positions other than 0",
    RotaryFormula(),
    lambda: RotaryInputs(numbers(1, 2, 3, 8), torch.arange(3)),
    lambda: RotaryInputs(numbers(1, 2, 3, 8), torch.zeros(3)),
)
_TILES = Probe("more than one block", StreamFormula(), lambda: stream_inputs(3, 3), lambda: stream_inputs(6))

_SOFTMAX: dict[str, Probe] = {
    "softmax-wrong-axis": Probe("more than one query", PLAIN, _given()),
    "softmax-over-heads": Probe("more than one head", PLAIN, _given()),
    "no-max-subtraction": _FAR,
    "global-max": _FAR,
    "clamped-exponent": _FAR,
    "not-normalized": _KEYS,
    "double-softmax": _KEYS,
    "hard-argmax": _KEYS,
    "uniform-weights": _KEYS,
    "log-base-2": _KEYS,
    "log-of-softmax": Probe(
        "scores of one row some hundred apart",
        Formula(product=Product.LOG_WEIGHTS),
        lambda: Inputs(scores=200 * numbers(3, 5)),
        lambda: Inputs(scores=numbers(3, 5)),
    ),
    "sum-instead-of-mean": Probe(
        "more than one row",
        Formula(product=Product.CROSS_ENTROPY),
        lambda: Inputs(scores=numbers(3, 5), targets=torch.tensor([0, 3, 1])),
        lambda: Inputs(scores=numbers(1, 5), targets=torch.tensor([3])),
    ),
    "temperature-inverted": _HOT,
    "temperature-ignored": _HOT,
    "missing-scale": _WIDE,
    "scaled-twice": _WIDE,
    "scale-inverted": _WIDE,
    "scale-by-model-dim": Probe("more than one head", PLAIN, _given(), _given(heads=1)),
    "scale-by-value-dim": Probe("Dv other than D", PLAIN, _given(), _given(value_dim=8)),
    "scale-by-length": Probe("lengths other than D", PLAIN, _given(), _given(keys=8)),
    "scale-after-softmax": _WIDE,
    "qk-norm-missing": Probe(
        "rows of other lengths than 1",
        Formula(row_length=RowLength.UNIT),
        _given(),
        lambda: _of_unit_rows(attention_inputs()),
    ),
}
_MASKS: dict[str, Probe] = {
    "mask-ignored": _MASK,
    "mask-inverted": _MASK,
    "mask-after-softmax": _MASK,
    "mask-multiplies-scores": _MASK,
    "boolean-mask-added": _MASK,
    "masked-row-nan": _EMPTY,
    "masked-row-uniform": _EMPTY,
    "mask-finite-fill": Probe(
        "hidden keys, and scores below the fill", PLAIN, _given(keep=some_keep(), far=200.0), _given(far=200.0)
    ),
    "mask-off-by-one": Probe("more than one query", CAUSAL, _given(), _ONE_QUERY),
    "causal-top-left": Probe("other lengths of queries and keys", CAUSAL, _given(), _given(queries=5)),
    "anti-causal": Probe("more than one position", CAUSAL, _given(), _given(queries=1, keys=1)),
    "causal-missing": Probe("more than one query", CAUSAL, _given(), _ONE_QUERY),
    "causal-unasked": Probe("more than one query", PLAIN, _given(), _ONE_QUERY),
    "window-off-by-one": Probe("a window shorter than the keys", CAUSAL, _given(window=2), _given(window=9)),
    "window-not-causal": Probe(
        "a window and a query that is not the last", CAUSAL, _given(window=2), _given(window=2, queries=1)
    ),
    "padding-off-by-one": Probe("lengths", PLAIN, _given(key_lengths=torch.tensor([2, 4])), _given()),
    "nan-for-infinity": _MASK,
}
_BIASES: dict[str, Probe] = {
    "alibi-sign-reversed": _SLOPES,
    "alibi-after-softmax": _SLOPES,
    "alibi-power-of-two-only": Probe(
        "a number of heads that is no power of two", SlopesFormula(), lambda: SlopesInputs(6), lambda: SlopesInputs(8)
    ),
    "alibi-exponent-off": Probe("any number of heads", SlopesFormula(), lambda: SlopesInputs(8)),
    "alibi-one-slope": Probe(
        "more than one head", CAUSAL, _SLOPES.inputs, _given(heads=1, alibi_slopes=torch.ones(1).double())
    ),
    "alibi-slopes-reordered": Probe(
        "more than one head", SlopesFormula(), lambda: SlopesInputs(8), lambda: SlopesInputs(1)
    ),
    "alibi-top-left": Probe(
        # A row's distances all change by the same number, which the softmax does not see: only the LSE does.
        "other lengths of queries and keys, and the LSE or the scores shown",
        Formula(causal=Causality.PAST, product=Product.OUTPUT_AND_LSE),
        _SLOPES.inputs,
        _given(queries=5, alibi_slopes=numbers(4, seed=5).abs()),
    ),
    "softcap-missing": _CAP,
    "softcap-before-scale": _CAP,
    "softcap-after-softmax": _CAP,
    "softcap-one-sided": Probe("a cap other than 1", PLAIN, _given(softcap=2.0), _given()),
    "bias-missing": Probe("a bias", PLAIN, _given(bias=numbers(4, 1, 5, seed=6)), _given()),
    "sink-ignored": _SINKS,
    "sink-counts-as-key": Probe("sinks", Formula(product=Product.WEIGHTS), _SINKS.inputs, _given()),
    "sink-per-row": Probe(
        "as many sinks as queries", PLAIN, _given(heads=3, sinks=numbers(3, seed=5)), _given(heads=3)
    ),
}
_OPERANDS: dict[str, Probe] = {
    "queries-as-keys": Probe(
        "k other than q", PLAIN, _given(queries=5), _given(queries=5, k=attention_inputs(queries=5).q)
    ),
    "keys-as-values": Probe("v other than k", PLAIN, _given(), _given(v=attention_inputs().k)),
    "values-returned": Probe("more than one key", PLAIN, _given(queries=5), _given(queries=1, keys=1)),
    "scores-negated": _KEYS,
    "returns-weights": Probe(
        "values other than the identity", PLAIN, _given(), _given(v=torch.eye(5).double().expand(2, 4, 5, 5))
    ),
    "returns-scores": Probe("any scores", Formula(product=Product.WEIGHTS), _given()),
    "kv-heads-tiled": Probe("1 < Hkv < H", PLAIN, _given(kv_heads=2), _given(kv_heads=1)),
    "heads-split-the-sequence": _HEADS,
    "not-transposed-back": _HEADS,
    "projection-transposed": Probe("weights that are not symmetric", PLAIN, projected_inputs),
    "projections-exchanged": Probe("w_k other than w_v", PLAIN, projected_inputs),
    "output-projection-missing": Probe(
        "w_o other than the identity", PLAIN, projected_inputs, lambda: projected_inputs(w_o=torch.eye(8).double())
    ),
}
_STREAMING: dict[str, Probe] = {
    "rescale-missing": _TILES,
    "rescale-inverted": _TILES,
    "running-max-not-from-minus-infinity": Probe(
        "negative scores, and the row statistics shown",
        StreamFormula(),
        lambda: stream_inputs(3, 3, shift=-20.0, values=False),
        lambda: stream_inputs(3, 3, shift=20.0, values=False),
    ),
    "last-block-dropped": Probe(
        "a last block that is not full", StreamFormula(), lambda: stream_inputs(4, 2), lambda: stream_inputs(3, 3)
    ),
    "block-softmaxes-averaged": _TILES,
    "lse-added": Probe("two halves with keys", MergeFormula(), merge_inputs),
    "lse-without-max": Probe(
        "a maximum other than 0",
        Formula(product=Product.LSE),
        _given(),
        lambda: Inputs(scores=-numbers(3, 5).abs().tril(-1)),
    ),
    "merge-unweighted": Probe("halves of other LSEs", MergeFormula(), merge_inputs, lambda: merge_inputs(apart=0.0)),
    "merge-shares-off": Probe("halves of other LSEs", MergeFormula(), merge_inputs, lambda: merge_inputs(apart=0.0)),
    "jacobian-diagonal-only": Probe(
        "more than one key", BackwardFormula(), backward_inputs, lambda: backward_inputs(keys=1)
    ),
    "row-dot-missing": Probe("any gradient", BackwardFormula(), backward_inputs),
    "row-dot-off": Probe("more than one key", BackwardFormula(), backward_inputs, lambda: backward_inputs(keys=1)),
    "gradient-scale-missing": Probe(
        "heads wider than 1", BackwardFormula(), backward_inputs, lambda: backward_inputs(dim=1)
    ),
}
_STORAGE: dict[str, Probe] = {
    "cache-overwritten": _CACHE,
    "cache-order-reversed": _CACHE,
    "cache-not-used": _CACHE,
    "sequence-boundaries-ignored": Probe(
        "more than one sequence",
        CAUSAL,
        _given(queries=5, cu_seqlens=torch.tensor([0, 2, 5])),
        _given(queries=5, cu_seqlens=torch.tensor([0, 5])),
    ),
    "last-sequence-dropped": Probe(
        "a last sequence that is not empty",
        CAUSAL,
        _given(queries=5, cu_seqlens=torch.tensor([0, 2, 5])),
        _given(queries=5, cu_seqlens=torch.tensor([0, 2, 5, 5])),
    ),
    "page-order-ignored": Probe(
        "pages out of order",
        PLAIN,
        lambda: paged_inputs([[4, 0, 3], [2, 5, 1]], [6, 3]),
        lambda: paged_inputs([[0, 1, 2]], [5]),
    ),
    "length-ignored": Probe(
        "lengths below the number of slots",
        PLAIN,
        lambda: paged_inputs([[4, 0, 3], [2, 5, 1]], [6, 3]),
        lambda: paged_inputs([[4, 0, 3], [2, 5, 1]], [6, 6]),
    ),
    "dequantize-missing": Probe("scales other than 1", PLAIN, lambda: int8_inputs(0.3), lambda: int8_inputs(1.0)),
    "dequantize-other-scale": Probe("scales other than 1", PLAIN, lambda: int8_inputs(0.3), lambda: int8_inputs(1.0)),
    "dropout-not-rescaled": Probe("p above 0", DropoutFormula(), dropout_inputs, lambda: dropout_inputs(p=0.0)),
    "dropout-in-eval": Probe("training off", DropoutFormula(), lambda: dropout_inputs(training=False), dropout_inputs),
    "dropout-renormalized": Probe("p above 0", DropoutFormula(), dropout_inputs, lambda: dropout_inputs(p=0.0)),
    "rotary-interleaved": _TURNED,
    "rotary-sign-reversed": _TURNED,
    "rotary-base-exponent": Probe(
        "more than one pair",
        RotaryFormula(),
        _TURNED.inputs,
        lambda: RotaryInputs(numbers(1, 2, 3, 2), torch.arange(3)),
    ),
    "entropy-nan": Probe(
        "weights of 0",
        EntropyFormula(),
        lambda: EntropyInputs(torch.eye(3).double()),
        lambda: EntropyInputs(numbers(3, 5).softmax(-1)),
    ),
    "entropy-epsilon": Probe(
        "rows that are spread out",
        EntropyFormula(),
        lambda: EntropyInputs(numbers(3, 5).softmax(-1)),
    ),
    "feature-map-other": Probe("features below 0", LinearFormula(), linear_inputs),
    "entropy-negated": Probe(
        "rows that are spread out",
        EntropyFormula(),
        lambda: EntropyInputs(numbers(3, 5).softmax(-1)),
        lambda: EntropyInputs(torch.eye(3).double()),
    ),
    "entropy-in-bits": Probe(
        "rows that are spread out",
        EntropyFormula(),
        lambda: EntropyInputs(numbers(3, 5).softmax(-1)),
        lambda: EntropyInputs(torch.eye(3).double()),
    ),
}

PROBES: dict[str, Probe] = {**_SOFTMAX, **_MASKS, **_BIASES, **_OPERANDS, **_STREAMING, **_STORAGE}
