"""The forward pass: an online softmax over the tiles of each block of queries (FlashAttention 2, Dao 2023, algorithm
1)."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from attention_core.tiled.tiles import Span, Tiles


@dataclass(frozen=True, slots=True)
class Forward:
    """What the forward pass found, per query: the output and two numbers that give the weights back.

    weights = exp(score - top) / total. The LSE is their sum top + log(total), but where scores are near the end of the
    dtype's range (a row that a bias of -3e38 hides) that sum has lost log(total); so the backward pass is given both.
    """

    output: Tensor  # (B, H, Tq, Dv), in q's dtype
    lse: Tensor  # (B, H, Tq), nats
    top: Tensor  # (B, H, Tq, 1): the largest score, 0 for an empty row
    total: Tensor  # (B, H, Tq, 1): sum of exp(score - top), 0 for an empty row


def forward(tiles: Tiles) -> Forward:
    """Output and row statistics, block of queries by block of queries."""
    rows_shape = (tiles.B, tiles.H, tiles.Tq)
    output = tiles.q.new_empty(*rows_shape, tiles.Dv)
    top, total = (tiles.q.new_empty(*rows_shape, 1, dtype=tiles.dtype) for _ in range(2))
    for rows in tiles.query_spans():
        mixed, top[:, :, rows.slice], total[:, :, rows.slice] = _rows(tiles, rows)
        output[:, :, rows.slice] = mixed
    empty = total == 0
    lse = torch.where(empty, -torch.inf, top + total.masked_fill(empty, 1.0).log()).squeeze(-1)
    return Forward(output=output, lse=lse, top=top, total=total)


def _rows(tiles: Tiles, rows: Span) -> tuple[Tensor, Tensor, Tensor]:
    """Output, largest score and sum of one block of queries, in the dtype that is computed in."""
    queries = tiles.queries(rows)
    top, total = _start(tiles, rows)
    mixed = queries.new_zeros(tiles.B, tiles.H, rows.size, tiles.Dv)
    for columns in tiles.key_spans(rows):
        scores = tiles.finish_(tiles.capped_scores(queries, columns), rows, columns)
        new_top = torch.maximum(top, scores.amax(-1, keepdim=True))
        base = finite(new_top)
        shrink = torch.exp(top - base)  # what was summed so far stood relative to the old maximum
        grown = scores.sub_(base).exp_()
        total = total * shrink + grown.sum(-1, keepdim=True)
        mixed = mixed.mul_(shrink).add_(tiles.unfold(tiles.fold(grown) @ tiles.values(columns)))
        top = new_top
    return mixed.div_(total.masked_fill(total == 0, 1.0)), finite(top), total


def _start(tiles: Tiles, rows: Span) -> tuple[Tensor, Tensor]:
    """Largest score and sum before any key: nothing, or the sink alone, which no key position holds."""
    shape = (tiles.B, tiles.H, rows.size, 1)
    sinks = tiles.options.sinks
    if sinks is None:
        return tiles.q.new_full(shape, -torch.inf, dtype=tiles.dtype), tiles.q.new_zeros(shape, dtype=tiles.dtype)
    top = sinks.to(tiles.dtype)[:, None, None].expand(shape)
    return top, (top != -torch.inf).to(tiles.dtype)


def finite(top: Tensor) -> Tensor:
    """0 where nothing was seen, so that score - top stays -inf there and does not become NaN."""
    return top.masked_fill(top == -torch.inf, 0.0)
