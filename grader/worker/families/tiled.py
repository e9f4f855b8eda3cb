"""`tiled_attention(q, k, v, block_q, block_k)`: attention whose mistakes are those of attention or of running sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import torch

from attention_core.evaluation import answer
from attention_core.formula import Formula, Inputs, StreamFormula, StreamInputs
from attention_core.misconceptions import Misconception
from grader.worker.families.base import Answer
from grader.worker.families.formula import FormulaFamily
from grader.worker.program import Argument


@dataclass(frozen=True, slots=True)
class TiledInputs(Inputs):
    """The inputs of attention, and how many queries and keys a tile has."""

    block_q: int = 1
    block_k: int = 1


class QueryTiles(StrEnum):
    """What becomes of a last tile of fewer queries than the others."""

    ALL = "it is computed like the others"
    LEFT_ZERO = "it is left out: zeros"
    LEFT_NAN = "it is left out: NaN"


@dataclass(frozen=True, slots=True)
class TiledFormula(Formula):
    """Each row as one softmax, in tiles of queries."""

    query_tiles: QueryTiles = QueryTiles.ALL


_LEFT_OUT = ({"query_tiles": QueryTiles.LEFT_ZERO}, {"query_tiles": QueryTiles.LEFT_NAN})


class TiledFamily(FormulaFamily):
    """Read as one softmax for each row, or as a stream of blocks of keys."""

    formula_type = TiledFormula
    inputs_type = TiledInputs

    def mistake(self, misconception: Misconception) -> Misconception:
        more = _LEFT_OUT if misconception.id == "last-block-dropped" else ()
        return replace(misconception, variants=(*misconception.variants, *more))

    def bases(self, right: Any) -> tuple[Any, ...]:
        return right, StreamFormula()

    def answer(self, formula: Any, inputs: Any) -> Answer:
        if not isinstance(formula, StreamFormula):
            found = super().answer(formula, inputs)
            if formula.query_tiles is QueryTiles.ALL:
                return found
            output = found.outputs[0].clone()
            whole = output.shape[-2] // inputs.block_q * inputs.block_q
            output[..., whole:, :] = 0.0 if formula.query_tiles is QueryTiles.LEFT_ZERO else torch.nan
            return Answer((output,))
        scores = inputs.q @ inputs.k.mT * inputs.q.shape[-1] ** -0.5
        tiles, values = scores.split(inputs.block_k, -1), inputs.v.split(inputs.block_k, -2)
        return Answer(answer(formula, StreamInputs(scores=tiles, values=values, width=inputs.block_k)))


def whole_matrix_bytes(arguments: Sequence[Argument]) -> int:
    """What a matrix with one score for each query and key takes, in the dtype of the first two arguments, q and k."""
    q, k = arguments[:2]
    assert isinstance(q, torch.Tensor)
    assert isinstance(k, torch.Tensor)
    return q.shape[0] * q.shape[1] * q.shape[2] * k.shape[2] * q.element_size()
