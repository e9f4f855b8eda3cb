"""What a formula returns."""

import math

from torch import Tensor

from attention_core.evaluation.operands import share_heads, unit_rows
from attention_core.evaluation.scores import soft_cap
from attention_core.evaluation.sources import merge_heads, returned_cache
from attention_core.evaluation.weights import Exponentials, drop_sink, log_weights
from attention_core.formula import CapUse, EmptyRow, Evaluation, Formula, Inputs, Mixed, Product

SEVERAL_VALUES = (Product.OUTPUT_AND_LSE, Product.OUTPUT_AND_CACHE)


def product(
    formula: Formula, given: Inputs, inputs: Inputs, stages: Evaluation, found: Exponentials
) -> tuple[Tensor, ...]:
    """All that the formula returns, from the stages before; ValueError where the shapes do not allow it. `given` are
    the inputs as they came, `inputs` those with q, k and v made from them."""
    ready = {
        Product.WEIGHTS: stages.weights,
        Product.SCORES: stages.scores,
        Product.MASKED_SCORES: stages.masked,
    }.get(formula.product)
    if ready is not None:
        return (ready,)
    match formula.product:
        case Product.LOG_WEIGHTS:
            return (_in_base(formula, log_weights(formula, inputs, stages.weights, found)),)
        case Product.LSE:
            return (_returned_lse(formula, stages.lse, found),)
        case Product.ROW_STATISTICS:
            return stages.masked.amax(stages.axes), drop_sink(found, found.total).squeeze(stages.axes)
        case Product.CROSS_ENTROPY:
            return (formula.loss_sign * _cross_entropy(formula, inputs, stages, found),)
        case Product.OUTPUT_AND_CACHE:
            cache = returned_cache(formula, given)
            return _mixed_values(formula, inputs, stages.weights), cache.k, cache.v
        case Product.OUTPUT_AND_LSE:
            return _mixed_values(formula, inputs, stages.weights), _returned_lse(formula, stages.lse, found)
        case _:
            return (_mixed_values(formula, inputs, stages.weights),)


def mixed_of(formula: Formula) -> Mixed:
    """What is returned first by a formula that returns an output."""
    if formula.product in SEVERAL_VALUES:
        return formula.mixed
    if formula.product in (Product.WEIGHTS_KEYS, Product.WEIGHTS_UNIT_KEYS):
        return Mixed.KEYS
    return Mixed.UNWEIGHTED if formula.product is Product.VALUES else Mixed.VALUES


def _mixed_values(formula: Formula, inputs: Inputs, weights: Tensor) -> Tensor:
    mixed = mixed_of(formula)
    if mixed is Mixed.NOTHING:
        return weights
    values = inputs.k if mixed is Mixed.KEYS else inputs.v
    if values is not None and formula.product is Product.WEIGHTS_UNIT_KEYS:
        values = unit_rows(values)
    if values is None:
        raise ValueError("these inputs have no values to multiply the weights with")
    if inputs.q is not None:
        values = share_heads(formula, values, inputs.q)
    if mixed is Mixed.UNWEIGHTED:
        return values
    if weights.shape[-1] != values.shape[-2]:
        raise ValueError(f"weights {tuple(weights.shape)} do not multiply values {tuple(values.shape)}")
    mixture = weights @ values
    if formula.softcap is CapUse.OUTPUT:
        mixture = soft_cap(mixture, inputs.softcap)
    return merge_heads(formula, mixture, inputs.projections)


def _in_base(formula: Formula, logarithm: Tensor) -> Tensor:
    return logarithm if formula.log_base is None else logarithm / math.log(formula.log_base)


def _returned_lse(formula: Formula, lse: Tensor, found: Exponentials) -> Tensor:
    if formula.empty_row is EmptyRow.NAN:  # -inf less a maximum of -inf
        lse = lse.masked_fill(drop_sink(found, found.empty).squeeze(found.axes), math.nan)
    return _in_base(formula, lse)


def _cross_entropy(formula: Formula, inputs: Inputs, stages: Evaluation, found: Exponentials) -> Tensor:
    """The mean over all rows of -log weight at the row's target."""
    if inputs.targets is None:
        raise ValueError("these inputs have no targets")
    log = log_weights(formula, inputs, stages.weights, found).gather(-1, inputs.targets.unsqueeze(-1))
    return -_in_base(formula, log.sum() if formula.loss_summed else log.mean())
