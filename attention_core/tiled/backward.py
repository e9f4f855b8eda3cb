"""The backward pass: every tile's weights once more, from its scores and two numbers per row (FlashAttention 2, Dao
2023, algorithm 2).

    P = exp(S - top) / total,  dV = P^T dO,  dP = dO V^T,  dS = P (dP - delta),  delta = rowsum(dO O) - dLSE

The division by total is done once per row, on dO and delta. dS is the gradient of the scores that the softmax saw:
of the bias as it is, of the slopes times the distance; times the derivative of the soft cap it is that of scale q k^T.
"""

from __future__ import annotations

import torch
from torch import Tensor

from attention_core.tiled.forward import Forward
from attention_core.tiled.tiles import Span, Tiles, tile_of


class Gradients:
    """Sums of the gradients over the tiles, each of the shape of its input, in the dtype that is computed in; None
    for an option that was not given or needs none."""

    def __init__(self, tiles: Tiles, *, bias: bool, slopes: bool, sinks: bool) -> None:
        def zeros(like: Tensor | None, wanted: bool = True) -> Tensor | None:
            return (
                torch.zeros(like.shape, dtype=tiles.dtype, device=like.device) if wanted and like is not None else None
            )

        self.q, self.k, self.v = (torch.zeros_like(t, dtype=tiles.dtype) for t in (tiles.q, tiles.k, tiles.v))
        self.bias = zeros(tiles.options.bias, bias)
        self.slopes = zeros(tiles.options.alibi_slopes, slopes)
        self.sinks = zeros(tiles.options.sinks, sinks)


def backward(tiles: Tiles, found: Forward, grad_output: Tensor, grad_lse: Tensor, gradients: Gradients) -> None:
    """Add to `gradients` what output `(B, H, Tq, Dv)` and LSE `(B, H, Tq)` send back."""
    for rows in tiles.query_spans():
        i = rows.slice
        grad = grad_output[:, :, i].to(tiles.dtype)
        delta = (grad * found.output[:, :, i]).sum(-1, keepdim=True) - grad_lse[:, :, i, None]
        total = found.total[:, :, i]
        share = torch.where(total == 0, 0.0, 1 / total)
        top = found.top[:, :, i]
        if gradients.sinks is not None and tiles.options.sinks is not None:
            weights = torch.exp(tiles.options.sinks.to(tiles.dtype)[:, None, None] - top) * share
            gradients.sinks -= (weights * delta).sum((0, 2, 3))
        _rows(tiles, rows, top, tiles.fold(grad * share), delta * share, gradients)


def _rows(tiles: Tiles, rows: Span, top: Tensor, grad: Tensor, delta: Tensor, gradients: Gradients) -> None:
    """One block of queries; `grad`, folded, and `delta` are divided by the row's total."""
    queries, cap = tiles.queries(rows), tiles.options.softcap
    grad_queries = torch.zeros_like(queries)
    for columns in tiles.key_spans(rows):
        j = columns.slice
        scores = tiles.capped_scores(queries, columns)
        slope = None if cap is None else 1 - (scores / cap).square_()
        grown = tiles.finish_(scores, rows, columns).sub_(top).exp_()
        gradients.v[:, :, j] += tiles.fold(grown).mT @ grad
        grad_scores = tiles.unfold(grad @ tiles.values(columns).mT).sub_(delta).mul_(grown)
        _add_to_options(tiles, rows, columns, grad_scores, gradients)
        if slope is not None:
            grad_scores.mul_(slope)
        folded = tiles.fold(grad_scores)
        grad_queries += folded @ tiles.keys(columns)
        gradients.k[:, :, j] += folded.mT @ queries  # the queries are scaled already
    gradients.q[:, :, rows.slice] = tiles.unfold(grad_queries.mul_(tiles.options.scale))


def _add_to_options(tiles: Tiles, rows: Span, columns: Span, grad_scores: Tensor, gradients: Gradients) -> None:
    """What the gradient of a tile's final scores is for the bias and the slopes."""
    if gradients.bias is not None:
        part = tile_of(gradients.bias, rows, columns)
        part += grad_scores.sum_to_size(part.shape)
    if gradients.slopes is not None:
        part = torch.tensordot(grad_scores, tiles.distances(rows, columns), dims=2)  # (B, H)
        gradients.slopes += part.sum_to_size(gradients.slopes.shape) if gradients.slopes.dim() == 2 else part.sum(0)
