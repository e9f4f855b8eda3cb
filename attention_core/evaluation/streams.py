"""Softmax over blocks of keys with running statistics, in float64, in right and wrong ways."""

import math
from dataclasses import dataclass

import torch
from torch import Tensor

from attention_core.formula import Blocks, OnlyBlock, Rescaling, StreamFormula, StreamInputs


@dataclass(slots=True)
class _State:
    top: Tensor  # (..., Tq)
    total: Tensor
    output: Tensor | None  # (..., Tq, Dv)


def stream(formula: StreamFormula, inputs: StreamInputs) -> tuple[Tensor, ...]:
    """The maximum and the sum of exp(s - maximum) of each row; where there are values, the output alone."""
    width = inputs.scores[0].shape[-1]
    if inputs.values is not None and formula.only_block is not OnlyBlock.READ and width < (inputs.width or width):
        left = math.nan if formula.only_block is OnlyBlock.LEFT_NAN else 0.0
        return (inputs.scores[0].new_full((*inputs.scores[0].shape[:-1], inputs.values[0].shape[-1]), left),)
    tiles = [
        (scores, None if inputs.values is None else inputs.values[number])
        for number, scores in enumerate(inputs.scores)
        if formula.partial_block_read or scores.shape[-1] == width
    ]
    if not formula.last_block_read and len(tiles) > 1:
        tiles = tiles[:-1]
    state = _running(formula, tiles) if formula.blocks is Blocks.ONE_SOFTMAX else _apart(formula.blocks, tiles)
    if state.output is None:
        return state.top, state.total
    softmaxes = formula.blocks in (Blocks.AVERAGED, Blocks.ADDED)
    return (state.output if softmaxes else state.output / _divisor(state),)


def _running(formula: StreamFormula, tiles: list[tuple[Tensor, Tensor | None]]) -> _State:
    first, values = tiles[0]
    start = -math.inf if formula.first_maximum is None else formula.first_maximum
    rows = first.shape[:-1]
    output = None if values is None else first.new_zeros(*rows, values.shape[-1])
    state = _State(first.new_full(rows, start), first.new_zeros(rows), output)
    for scores, values in tiles:
        top = torch.maximum(state.top, scores.amax(-1))
        safe = top if formula.hidden_block_is_nan else top.masked_fill(top == -math.inf, 0.0)
        grown, old = torch.exp(scores - safe.unsqueeze(-1)), torch.exp(state.top - safe)
        if formula.rescaling is Rescaling.INVERTED:
            old = _inverted(old)
        if formula.rescaling in (Rescaling.BOTH, Rescaling.SUM, Rescaling.INVERTED):
            state.total = state.total * old
        if state.output is not None and values is not None:
            if formula.rescaling in (Rescaling.BOTH, Rescaling.OUTPUT, Rescaling.INVERTED):
                state.output = state.output * old.unsqueeze(-1)
            state.output = state.output + grown @ values
        state.total, state.top = state.total + grown.sum(-1), top
    return state


def _inverted(old: Tensor) -> Tensor:
    """1 / old, infinite beyond float32's range; nothing to rescale before the first block, where old is 0."""
    turned = 1 / old.masked_fill(old == 0, 1.0)
    return turned.masked_fill(turned > torch.finfo(torch.float32).max, math.inf)


def _apart(blocks: Blocks, tiles: list[tuple[Tensor, Tensor | None]]) -> _State:
    """Each block by itself, and then all added or averaged; a block that is -inf throughout counts as zeros."""
    alone = [_running(StreamFormula(), [tile]) for tile in tiles]
    outputs = [
        state.output if blocks is Blocks.OWN_MAXIMUM else state.output / _divisor(state)
        for state in alone
        if state.output is not None
    ]
    together = torch.mean if blocks is Blocks.AVERAGED else torch.sum
    top = torch.stack([state.top for state in alone]).amax(0)
    total = together(torch.stack([state.total for state in alone]), 0)
    return _State(top, total, together(torch.stack(outputs), 0) if outputs else None)


def _divisor(state: _State) -> Tensor:
    return state.total.masked_fill(state.total == 0, 1.0).unsqueeze(-1)
