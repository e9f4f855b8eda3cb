"""What is multiplied with what, and by which number."""

import torch
from torch import Tensor

from attention_core.formula import Formula, Inputs, KvHeads, Operands, RowLength, ScaleRule


def operand_pair(formula: Formula, inputs: Inputs) -> tuple[Tensor, Tensor]:
    """The two tensors whose rows are multiplied to give the scores, `(..., Tq, D)` and `(..., Tk, D)`, of as many
    heads."""
    if inputs.q is None or inputs.k is None:
        raise ValueError("q and k are needed: these inputs hold finished scores")
    q, k = inputs.q, share_heads(formula, inputs.k, inputs.q)
    if formula.row_length in (RowLength.UNIT, RowLength.UNIT_QUERIES):
        q = unit_rows(q)
    if formula.row_length in (RowLength.UNIT, RowLength.UNIT_KEYS):
        k = unit_rows(k)
    pairs = {
        Operands.QUERY_KEY: (q, k),
        Operands.QUERY_QUERY: (q, q),
        Operands.KEY_KEY: (k, k),
        Operands.KEY_QUERY: (k, q),
    }
    return pairs[formula.operands]


def unit_rows(rows: Tensor) -> Tensor:
    """Each row divided by its L2 norm; a row of zeros stays one."""
    length = rows.square().sum(-1, keepdim=True)
    return rows * torch.where(length > 0, length, 1.0).rsqrt()


def share_heads(formula: Formula, rows: Tensor, q: Tensor) -> Tensor:
    """k or v with the heads of q: each of its own heads is read by H / Hkv query heads. ValueError where H is no
    multiple of Hkv."""
    if rows.dim() < 3 or rows.shape[-3] == q.shape[-3]:
        return rows
    heads, own = q.shape[-3], rows.shape[-3]
    if heads % own:
        raise ValueError(f"{heads} query heads cannot share {own} key heads")
    if formula.kv_heads is KvHeads.TILED:
        return torch.cat([rows] * (heads // own), -3)
    return rows.repeat_interleave(heads // own, -3)


def shared_values(formula: Formula, inputs: Inputs) -> Tensor | None:
    """v with the heads of q, or as it is where there is no q."""
    if inputs.v is None or inputs.q is None:
        return inputs.v
    return share_heads(formula, inputs.v, inputs.q)


def fold_heads(formula: Formula, rows: Tensor, own: int) -> Tensor:
    """The other way: what belongs to the H heads of `rows`, summed for each of the `own` heads that they share."""
    heads = rows.shape[-3] if rows.dim() >= 3 else own
    if heads == own:
        return rows
    if formula.kv_heads is KvHeads.TILED:
        return rows.unflatten(-3, (heads // own, own)).sum(-4)
    return rows.unflatten(-3, (own, heads // own)).sum(-3)


def scale_factor(formula: Formula, inputs: Inputs) -> float:
    """The number that the scores (or, after the softmax, the weights) are multiplied by."""
    if inputs.q is None or inputs.k is None:
        return formula.scale_constant if formula.scale is ScaleRule.CONSTANT else 1.0
    if inputs.scale is not None and formula.scale is ScaleRule.INVERSE_ROOT_DIM:
        return inputs.scale
    heads, queries, dim = inputs.q.shape[-3:]
    keys = inputs.k.shape[-2]
    value_dim = dim if inputs.v is None else inputs.v.shape[-1]
    factors = {
        ScaleRule.ONE: 1.0,
        ScaleRule.INVERSE_ROOT_DIM: dim**-0.5,
        ScaleRule.ROOT_DIM: dim**0.5,
        ScaleRule.INVERSE_DIM: 1 / dim,
        ScaleRule.INVERSE_ROOT_MODEL_DIM: (heads * dim) ** -0.5,
        ScaleRule.INVERSE_ROOT_VALUE_DIM: value_dim**-0.5,
        ScaleRule.INVERSE_ROOT_KEYS: keys**-0.5,
        ScaleRule.INVERSE_ROOT_QUERIES: queries**-0.5,
        ScaleRule.INVERSE_KEYS: 1 / keys,
        ScaleRule.INVERSE_QUERIES: 1 / queries,
        ScaleRule.CONSTANT: formula.scale_constant,
    }
    return factors[formula.scale]
