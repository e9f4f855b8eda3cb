"""Formulas evaluated stage by stage; formulas that agree in all that a stage reads share what it gives."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from operator import attrgetter
from typing import Any, Generic, TypeVar

import torch
from torch import Tensor

from attention_core.evaluation.operands import scale_factor, shared_values
from attention_core.evaluation.products import product
from attention_core.evaluation.scores import (
    masked_scores,
    raw_scores,
    scaled_scores,
    slope_bias,
    soft_cap,
    visible_keys,
)
from attention_core.evaluation.sources import resolve
from attention_core.evaluation.weights import Exponentials, exponentials, log_sum_exp, mask_weights, weights_of
from attention_core.formula import CapUse, Evaluation, Formula, Inputs, SlopeUse, Stage

T = TypeVar("T")

# What each stage reads of a formula itself; all else reaches it through the results of the stages before.
READS: dict[str, tuple[str, ...]] = {
    "inputs": ("cache", "page_order", "dequantised", "projection_use", "head_split", "lengths"),
    "raw": ("operands", "kv_heads", "row_length"),
    "scores": (
        *("sign", "scale", "scale_constant", "scale_stage", "temperature", "softcap", "bias"),
        *("slopes", "slope_sign", "slope_heads", "slope_alignment"),
    ),
    "keep": (
        *("mask_use", "causal", "causal_offset", "alignment"),
        *("window", "window_offset", "lengths", "length_offset", "boundaries"),
    ),
    "masked": ("mask_rule", "fill", "empty_filled"),
    "exponentials": (
        *("sinks", "axis", "shift_axis", "stabilisation", "clamp", "exp_range", "base", "epsilon"),
        "temperature",
    ),
    "lse": ("lse",),
    "weights": ("normalisation", "undefined", "empty_row", "hidden_zeroed", "empty_zeroed"),
    "values": ("kv_heads",),
    "product": (
        *("product", "mixed", "log_base", "log_of_weights", "exp_range", "loss_sign", "loss_summed"),
        *("head_merge", "output_projection", "projection_use", "softcap"),
    ),
}


def evaluate(formula: Formula, inputs: Inputs) -> Evaluation:
    """All stages of `formula` on `inputs`.

    Raises ValueError where the formula cannot be computed on these shapes (as a program that follows it would raise).
    Differentiable with respect to every floating tensor of the inputs that requires a gradient.
    """
    return Evaluator(inputs).evaluate(formula)


@dataclass(frozen=True, slots=True)
class _Known(Generic[T]):
    """What a stage gave, with a number that stands for all that it was made from."""

    number: int
    value: T


class Evaluator:
    """Evaluates many formulas on the same inputs. It keeps every stage that it has computed: make one for a batch of
    neighbours and let it go afterwards. Results are shared, so they must not be changed in place."""

    def __init__(self, inputs: Inputs) -> None:
        self._inputs = inputs
        self._readers = _readers(_without_effect(inputs))
        self._known: dict[tuple[Any, ...], _Known[Any]] = {}

    def evaluate(self, formula: Formula) -> Evaluation:
        """As `attention_core.evaluation.evaluate`."""
        given, once = self._inputs, self._once
        inputs = once("inputs", formula, (), lambda: resolve(formula, given))
        raw = once("raw", formula, (inputs,), lambda: raw_scores(formula, inputs.value))
        scores = once("scores", formula, (raw,), lambda: scaled_scores(formula, inputs.value, raw.value))
        keep = once("keep", formula, (raw,), lambda: visible_keys(formula, inputs.value, raw.value))
        masked = once(
            "masked", formula, (scores, keep), lambda: masked_scores(formula, given, scores.value, keep.value)
        )
        found = once(
            "exponentials",
            formula,
            (masked,),
            lambda: exponentials(formula, inputs.value, scores.value, masked.value, keep.value),
        )
        lse = once("lse", formula, (found,), lambda: log_sum_exp(formula, found.value))
        weights = once("weights", formula, (found,), lambda: _weights(formula, inputs.value, scores.value, found.value))

        values = once("values", formula, (inputs,), lambda: shared_values(formula, inputs.value))

        def finish() -> Evaluation:
            stages = (scores.value, masked.value, weights.value)
            plain = Evaluation(*stages, weights.value, lse.value, found.value.axes)
            output, *others = product(formula, given, replace(inputs.value, v=values.value), plain, found.value)
            return Evaluation(*stages, output, lse.value, found.value.axes, tuple(others))

        return once("product", formula, (weights, lse, values), finish).value

    def evaluate_all(self, formulas: Iterable[Formula]) -> list[Evaluation | None]:
        """Each formula's evaluation; None for one that cannot be computed on these shapes."""
        results: list[Evaluation | None] = []
        for formula in formulas:
            try:
                results.append(self.evaluate(formula))
            except (ValueError, RuntimeError):  # what our checks, or torch's own, say to these shapes
                results.append(None)
        return results

    def _once(
        self, stage: str, formula: Formula, made_from: tuple[_Known[Any], ...], compute: Callable[[], T]
    ) -> _Known[T]:
        key = (stage, self._readers[stage](formula), *[known.number for known in made_from])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = _Known(len(self._known), compute())
        return found


def _without_effect(inputs: Inputs) -> frozenset[str]:
    """Decisions about what the inputs do not have: a formula that differs in these alone gives the same."""
    about: dict[str, tuple[str, ...]] = {
        "cache": ("cache",),
        "pages": ("page_order",),
        "key_scales": ("dequantised",),
        "projections": ("projection_use", "head_split", "head_merge", "output_projection"),
        "temperature": ("temperature",),
        "softcap": ("softcap",),
        "bias": ("bias",),
        "alibi_slopes": ("slopes", "slope_sign", "slope_heads", "slope_alignment"),
        "window": ("window", "window_offset"),
        "key_lengths": ("lengths", "length_offset"),
        "cu_seqlens": ("boundaries",),
        "sinks": ("sinks",),
    }
    names = [name for part, decisions in about.items() if getattr(inputs, part) is None for name in decisions]
    if inputs.judged == torch.float32:
        names.append("exp_range")
    return frozenset(names)


@cache
def _readers(without_effect: frozenset[str]) -> dict[str, Callable[[Formula], Any]]:
    """For each stage what it reads of a formula, as one hashable value."""
    left = {stage: [name for name in names if name not in without_effect] for stage, names in READS.items()}
    return {stage: attrgetter(*names) if names else _nothing for stage, names in left.items()}


def _nothing(formula: Formula) -> None:
    return None


def _weights(formula: Formula, inputs: Inputs, scores: Tensor, found: Exponentials) -> Tensor:
    """The weights with all that wrong formulas do to them after the softmax."""
    weights = weights_of(formula, found)
    if formula.softcap is CapUse.WEIGHTS:
        weights = soft_cap(weights, inputs.softcap)
    if formula.slopes is SlopeUse.WEIGHTS and inputs.alibi_slopes is not None:
        weights = weights + slope_bias(formula, inputs.alibi_slopes, scores)
    weights = mask_weights(formula, found, weights)
    return weights * scale_factor(formula, inputs) if formula.scale_stage is Stage.WEIGHTS else weights
