"""Attention as data: how weights come from scores, in the right way or in a wrong one.

`Formula()` is the right formula: softmax along the keys of `q k^T / sqrt(D)`, masked before the softmax, times V.
Every field names one decision; a misconception changes one of them. `attention_core.evaluation.evaluate` computes any
formula in float64.
"""

from dataclasses import dataclass, fields
from enum import StrEnum

import torch
from torch import Tensor


class Operands(StrEnum):
    """What is multiplied with what to give the scores."""

    QUERY_KEY = "q with k"
    QUERY_QUERY = "q with q"
    KEY_KEY = "k with k"
    KEY_QUERY = "k with q"


class ScaleRule(StrEnum):
    """What the scores are multiplied by."""

    ONE = "1"
    INVERSE_ROOT_DIM = "1/sqrt(D)"
    ROOT_DIM = "sqrt(D)"
    INVERSE_DIM = "1/D"
    INVERSE_ROOT_MODEL_DIM = "1/sqrt(H D)"
    INVERSE_ROOT_VALUE_DIM = "1/sqrt(Dv)"
    INVERSE_ROOT_KEYS = "1/sqrt(Tk)"
    INVERSE_ROOT_QUERIES = "1/sqrt(Tq)"
    INVERSE_KEYS = "1/Tk"
    INVERSE_QUERIES = "1/Tq"
    CONSTANT = "a constant"  # Formula.scale_constant


class Stage(StrEnum):
    """Where the scale is applied."""

    SCORES = "to the scores"
    WEIGHTS = "to the weights, after the softmax"


class TemperatureRule(StrEnum):
    """What is done with the temperature that the inputs carry."""

    DIVIDES = "scores / temperature"
    MULTIPLIES = "scores * temperature"
    IGNORED = "not used"


class MaskUse(StrEnum):
    """How the boolean mask (True = may attend) is read."""

    AS_GIVEN = "True keeps"
    INVERTED = "True hides"
    INVERTED_ALWAYS = "True hides, and no mask hides everything"
    IGNORED = "not used"


class MaskRule(StrEnum):
    """What the mask does."""

    BEFORE_SOFTMAX = "hidden scores become -inf"
    FINITE_FILL = "hidden scores become a finite number"  # Formula.fill
    FINITE_ADD = "a finite number is added to hidden scores"  # Formula.fill
    AFTER_SOFTMAX = "hidden weights become 0 after the softmax"
    FILLS_WEIGHTS = "hidden weights become -inf after the softmax"
    MULTIPLIES_SCORES = "hidden scores become 0"
    ADDED_AS_NUMBER = "True and False are added as 1 and 0"


class Causality(StrEnum):
    """Which way the causal mask looks; its alignment is a field of its own."""

    NONE = "no causal mask"
    PAST = "the past and oneself"
    FUTURE = "oneself and the future"


class Alignment(StrEnum):
    """Which corner the causal diagonal runs into when Tq != Tk."""

    BOTTOM_RIGHT = "the last query sees the last key"
    TOP_LEFT = "the first query sees the first key"


class EmptyRow(StrEnum):
    """The weights of a row that keeps no key."""

    ZERO = "zeros"
    NAN = "NaN"
    UNIFORM = "1/Tk each"


class Axis(StrEnum):
    """What the softmax sums over."""

    GIVEN = "the axis asked for"  # Inputs.dim: the keys in attention
    LAST = "the last axis"
    FIRST = "the first axis"
    SECOND = "the second axis"
    QUERIES = "the queries"
    HEADS = "the heads"
    MATRIX = "queries and keys together"
    ALL = "the whole tensor"


class Stabilisation(StrEnum):
    """What is done before exp so that it stays finite."""

    ROW_MAX = "each row's maximum is subtracted"
    NONE = "nothing"
    GLOBAL_MAX = "one maximum of the whole tensor is subtracted"
    CLAMP = "scores are clamped from above"  # Formula.clamp
    CLAMP_BOTH = "scores are clamped from both sides"  # Formula.clamp
    CLAMP_SHIFTED = "each row's maximum is subtracted, then clamped from below"  # at -Formula.clamp


class UndefinedWeights(StrEnum):
    """What becomes of 0/0 and inf/inf when exp left the dtype's range."""

    KEPT = "NaN"
    ZERO = "0"
    ZERO_IF_NO_SUM = "0 where the sum is 0, else NaN"


class Range(StrEnum):
    """Whose range exp runs into: only shows without a row maximum."""

    JUDGED = "the input's dtype"
    FLOAT32 = "float32"


class Normalisation(StrEnum):
    """How a row of exponentials becomes a row of weights."""

    SUM = "divided by the sum"
    NONE = "not divided"
    DOUBLE = "softmax of the softmax"
    DOUBLE_MASKED = "softmax of the softmax, masked both times"
    ARGMAX = "1 at the largest score"
    UNIFORM = "the same for every key"
    SCORES = "no softmax: the scores themselves"
    SHIFTED_SCORES = "no softmax: the scores minus their maximum"


class Product(StrEnum):
    """What is returned."""

    WEIGHTS_VALUES = "weights times V"
    WEIGHTS_KEYS = "weights times K"
    WEIGHTS = "the weights"
    SCORES = "the scores"
    MASKED_SCORES = "the masked scores"
    VALUES = "V"


@dataclass(frozen=True, slots=True)
class Formula:
    """One way to compute attention. The defaults are right; `causal` and `product` say which exercise it is right
    for."""

    operands: Operands = Operands.QUERY_KEY
    sign: int = 1
    scale: ScaleRule = ScaleRule.INVERSE_ROOT_DIM
    scale_constant: float = 1.0
    scale_stage: Stage = Stage.SCORES
    temperature: TemperatureRule = TemperatureRule.DIVIDES
    mask_use: MaskUse = MaskUse.AS_GIVEN
    mask_rule: MaskRule = MaskRule.BEFORE_SOFTMAX
    fill: float = -1e9
    hidden_zeroed: bool = False  # the weights of hidden keys are multiplied by 0 after the softmax as well
    empty_filled: bool = False  # the scores of a row that keeps no key become 0 before the softmax
    causal: Causality = Causality.NONE
    alignment: Alignment = Alignment.BOTTOM_RIGHT
    causal_offset: int = 0  # keys beyond the diagonal: +1 sees the next key, -1 does not see its own
    empty_row: EmptyRow = EmptyRow.ZERO
    axis: Axis = Axis.GIVEN
    shift_axis: Axis | None = None  # along which the maximum is taken; None: where the sum is
    stabilisation: Stabilisation = Stabilisation.ROW_MAX
    clamp: float = 80.0
    undefined: UndefinedWeights = UndefinedWeights.KEPT
    exp_range: Range = Range.JUDGED
    normalisation: Normalisation = Normalisation.SUM
    base: float | None = None  # None: e
    epsilon: float = 0.0  # added to the sum before the division
    product: Product = Product.WEIGHTS_VALUES

    def changed_fields(self, right: "Formula") -> frozenset[str]:
        """Names of the fields in which this formula differs from `right`."""
        return frozenset(f.name for f in fields(self) if getattr(self, f.name) != getattr(right, f.name))


@dataclass(frozen=True, slots=True)
class Inputs:
    """What a formula is evaluated on, in float64. Either q, k (and v), or `scores`.

    q `(B, H, Tq, D)`, k `(B, H, Tk, D)`, v `(B, H, Tk, Dv)`; scores of any shape; keep bool, broadcastable to the
    scores; bias added to the scaled scores; `dim` the softmax axis. `judged` is the dtype whose range exp runs into
    in formulas that do not subtract the row maximum.
    """

    q: Tensor | None = None
    k: Tensor | None = None
    v: Tensor | None = None
    scores: Tensor | None = None
    keep: Tensor | None = None
    bias: Tensor | None = None
    scale: float | None = None  # given: replaces the formula's scale rule where that is the right one
    temperature: float | None = None
    dim: int = -1
    judged: torch.dtype = torch.float32


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Every stage of a formula in float64; `output` is what the formula returns."""

    scores: Tensor  # after the scale, before the mask
    masked: Tensor  # what the softmax sees
    weights: Tensor  # same shape
    output: Tensor
    lse: Tensor  # (..., Tq), nats, along the formula's softmax axis
    axes: tuple[int, ...]
