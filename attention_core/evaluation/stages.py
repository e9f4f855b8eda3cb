"""Formulas evaluated stage by stage; formulas that agree in all that a stage reads share what it gives."""

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, TypeVar

from torch import Tensor

from attention_core.evaluation.operands import scale_factor
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

SOURCE = ("cache", "page_order", "dequantised", "head_split")
RAW: tuple[str, ...] = (*SOURCE, "operands", "kv_heads", "row_length")
SCALED = ("sign", "scale", "scale_constant", "scale_stage", "temperature", "softcap", "bias")
SLOPES = ("slopes", "slope_sign", "slope_heads", "slope_alignment")
SCORES: tuple[str, ...] = (*RAW, *SCALED, *SLOPES)
CAUSAL = ("mask_use", "causal", "causal_offset", "alignment")
MASK: tuple[str, ...] = (*CAUSAL, "window", "window_offset", "lengths", "length_offset", "boundaries")
MASKED: tuple[str, ...] = (*SCORES, *MASK, "mask_rule", "fill", "empty_filled")
EXP = ("sinks", "axis", "shift_axis", "stabilisation", "clamp", "exp_range", "base", "epsilon")
EXPONENTIALS: tuple[str, ...] = (*MASKED, *EXP)

# What each stage reads of a formula, with all that the stages before it read.
_READS: dict[str, Callable[[Formula], tuple[Any, ...]]] = {
    "inputs": attrgetter(*SOURCE),
    "raw": attrgetter(*RAW),
    "scores": attrgetter(*SCORES),
    "keep": attrgetter(*SOURCE, "operands", *MASK),
    "masked": attrgetter(*MASKED),
    "exponentials": attrgetter(*EXPONENTIALS),
    "lse": attrgetter(*EXPONENTIALS, "lse"),
    "weights": attrgetter(*EXPONENTIALS, "normalisation", "undefined", "empty_row", "hidden_zeroed"),
}


def evaluate(formula: Formula, inputs: Inputs) -> Evaluation:
    """All stages of `formula` on `inputs`.

    Raises ValueError where the formula cannot be computed on these shapes (as a program that follows it would raise).
    Differentiable with respect to every floating tensor of the inputs that requires a gradient.
    """
    return Evaluator(inputs).evaluate(formula)


class Evaluator:
    """Evaluates many formulas on the same inputs. It keeps every stage that it has computed: make one for a batch of
    neighbours and let it go afterwards. Results are shared, so they must not be changed in place."""

    def __init__(self, inputs: Inputs) -> None:
        self._inputs = inputs
        self._known: dict[tuple[Any, ...], Any] = {}

    def evaluate(self, formula: Formula) -> Evaluation:
        """As `attention_core.evaluation.evaluate`."""
        given = self._inputs
        inputs = self._once("inputs", formula, lambda: resolve(formula, given))
        raw = self._once("raw", formula, lambda: raw_scores(formula, inputs))
        scores = self._once("scores", formula, lambda: scaled_scores(formula, inputs, raw))
        keep = self._once("keep", formula, lambda: visible_keys(formula, inputs, scores))
        masked = self._once("masked", formula, lambda: masked_scores(formula, scores, keep))
        found = self._once("exponentials", formula, lambda: exponentials(formula, inputs, masked, keep))
        lse = self._once("lse", formula, lambda: log_sum_exp(formula, found))
        weights = self._once("weights", formula, lambda: _weights(formula, inputs, scores, found))
        stages = Evaluation(scores, masked, weights, weights, lse, found.axes)
        output, *others = product(formula, given, inputs, stages, found)
        return Evaluation(scores, masked, weights, output, lse, found.axes, tuple(others))

    def evaluate_all(self, formulas: Iterable[Formula]) -> list[Evaluation | None]:
        """Each formula's evaluation; None for one that cannot be computed on these shapes."""
        results: list[Evaluation | None] = []
        for formula in formulas:
            try:
                results.append(self.evaluate(formula))
            except (ValueError, RuntimeError):  # what our checks, or torch's own, say to these shapes
                results.append(None)
        return results

    def _once(self, stage: str, formula: Formula, compute: Callable[[], T]) -> T:
        key = (stage, *_READS[stage](formula))
        if key not in self._known:
            self._known[key] = compute()
        found: T = self._known[key]
        return found


def _weights(formula: Formula, inputs: Inputs, scores: Tensor, found: Exponentials) -> Tensor:
    """The weights with all that wrong formulas do to them after the softmax."""
    weights = weights_of(formula, found)
    if formula.softcap is CapUse.WEIGHTS:
        weights = soft_cap(weights, inputs.softcap)
    if formula.slopes is SlopeUse.WEIGHTS and inputs.alibi_slopes is not None:
        weights = weights + slope_bias(formula, inputs.alibi_slopes, scores)
    weights = mask_weights(formula, found, weights)
    return weights * scale_factor(formula, inputs) if formula.scale_stage is Stage.WEIGHTS else weights
