"""What the explorer should show: a state of it as a formula of attention_core, and the same in a narrower dtype."""

from __future__ import annotations

import math

import torch

from attention_core import MISCONCEPTIONS, Formula, Inputs, evaluate
from attention_core.evaluation.streams import stream
from attention_core.formula import (
    Axis,
    Causality,
    MaskRule,
    Normalisation,
    Product,
    ScaleRule,
    StreamFormula,
    StreamInputs,
)
from attention_core.masks import visible_keep
from attention_core.misconceptions import apply
from flashcards.explorer import read_state

F64 = torch.float64
DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}
STREAMING = ("rescale-missing", "running-max-not-from-minus-infinity", "last-block-dropped")
# Where the explorer shows another than the commonest edit of a misconception.
CHOSEN = {
    "mask-finite-fill": {"mask_rule": MaskRule.FINITE_FILL, "fill": -10.0},
    "softmax-over-heads": {"axis": Axis.MATRIX},
    "returns-scores": {"normalisation": Normalisation.SCORES},
    "last-block-dropped": {"last_block_read": False},
}


def matrix(rows):
    return torch.tensor(rows, dtype=F64)[None, None]


def edit_of(name, state):
    """The edit that a red flag stands for; {} where there is nothing in this state to edit."""
    edit = CHOSEN.get(name) or MISCONCEPTIONS[name].variants[0]
    assert edit in MISCONCEPTIONS[name].variants
    needs_causal = "causal" in edit
    if needs_causal and not (state.causal and (name == "anti-causal" or state.window)):
        return {}
    return edit


def formula_of(state, *, right=False):
    formula = {"causal": Causality.PAST if state.causal else Causality.NONE, "product": Product.WEIGHTS}
    for name in () if right else state.flags:
        if name not in STREAMING:
            formula |= edit_of(name, state)
    if state.scores:  # finished products: the scale of vectors of width d is a constant
        rule = formula.get("scale", ScaleRule.INVERSE_ROOT_DIM)
        d = state.width
        factors = {
            ScaleRule.INVERSE_ROOT_DIM: d**-0.5,
            ScaleRule.ONE: 1.0,
            ScaleRule.INVERSE_DIM: 1 / d,
            ScaleRule.ROOT_DIM: d**0.5,
        }
        formula |= {"scale": ScaleRule.CONSTANT, "scale_constant": factors[rule]}
    return Formula(**formula)


def inputs_of(state):
    operands = {"scores": matrix(state.scores)} if state.scores else {"q": matrix(state.q), "k": matrix(state.k)}
    return Inputs(
        **operands,
        keep=torch.tensor(state.keep)[None, None] if state.keep else None,
        temperature=state.temperature,
        softcap=state.cap,
        alibi_slopes=None if state.slope is None else torch.tensor([state.slope], dtype=F64),
        window=state.window,
        key_lengths=None if state.length is None else torch.tensor([state.length]),
        judged=F64,
    )


def exact(query, *, right=False):
    """`attention_core.evaluate` on what a query says, in float64."""
    state, problems = read_state(query)
    assert problems == []
    return evaluate(formula_of(state, right=right), inputs_of(state))


def streamed(query):
    """The running maximum and sum of the row of the stepper, after all of its tiles."""
    state, _ = read_state(query)
    row = exact(query).masked[0, 0, state.row]
    formula = StreamFormula()
    for name in state.flags:
        if name in STREAMING:
            formula = apply(edit_of(name, state), formula)
    return [float(x) for x in stream(formula, StreamInputs(tuple(row.split(state.tile))))]


def narrow(query):
    """The weights in the state's dtype, every operation torch's own in that dtype, so that each result is rounded."""
    state, _ = read_state(query)
    dtype = DTYPES[state.precision]

    def rounded(values):
        return values.to(dtype)

    def exp(values):
        return rounded(torch.exp(values.to(F64)))

    def in_turn(values):
        total = torch.zeros_like(values[..., 0])
        for j in range(values.shape[-1]):
            total = total + values[..., j]
        return total[..., None]

    def by(values, factor):  # a number that nobody rounded
        return rounded(values.to(F64) * factor)

    if state.scores:
        scores, d = rounded(torch.tensor(state.scores, dtype=F64)), state.width
    else:
        q, k = (rounded(torch.tensor(rows, dtype=F64)) for rows in (state.q, state.k))
        scores, d = in_turn(q[:, None, :] * k[None, :, :]).squeeze(-1), q.shape[-1]
    factor = d**-0.5 / state.temperature
    scores = by(scores, factor) if factor != 1 else scores
    if state.cap is not None:
        scores = by(rounded(torch.tanh(rounded(scores.to(F64) / state.cap).to(F64))), state.cap)
    queries, keys = scores.shape
    if state.slope is not None:
        distance = torch.arange(keys) - (torch.arange(queries)[:, None] + keys - queries)
        scores = scores + rounded(state.slope * distance.to(F64))
    keep = visible_keep(
        queries,
        keys,
        keep=torch.tensor(state.keep) if state.keep else None,
        causal=state.causal,
        window=state.window,
        key_lengths=None if state.length is None else torch.tensor([state.length]),
    )
    keep = torch.ones(queries, keys, dtype=torch.bool) if keep is None else keep.view(-1, keys).expand(queries, keys)
    late = "mask-after-softmax" in state.flags
    masked = scores if late else scores.masked_fill(~keep, -math.inf)
    top = masked.amax(-1, keepdim=True)
    empty = top == -math.inf
    shifted = masked if "no-max-subtraction" in state.flags else masked - top.masked_fill(empty, 0.0)
    exps = exp(shifted)
    weights = exps / in_turn(exps).masked_fill(empty, 1.0)
    return (weights * keep if late else weights).to(F64)
