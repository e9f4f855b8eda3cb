"""A formula of attention, what it is evaluated on, and what comes out."""

from dataclasses import dataclass, fields

import torch
from torch import Tensor

from attention_core.formula.decisions import (
    Alignment,
    Axis,
    BiasUse,
    CapUse,
    Causality,
    EmptyRow,
    KvHeads,
    LengthUse,
    LseRule,
    MaskRule,
    MaskUse,
    Mixed,
    Normalisation,
    Operands,
    Product,
    Range,
    RowLength,
    ScaleRule,
    SinkUse,
    SlopeHeads,
    SlopeUse,
    Stabilisation,
    Stage,
    TemperatureRule,
    UndefinedWeights,
    WindowUse,
)
from attention_core.formula.sources import (
    Boundaries,
    Cache,
    CacheUse,
    Dequantised,
    HeadMerge,
    HeadSplit,
    PageOrder,
    Pages,
    Projections,
    ProjectionUse,
)


@dataclass(frozen=True, slots=True)
class Formula:
    """One way to compute attention. The defaults are right; `causal`, `row_length` and `product` say which exercise it
    is right for. Decisions about something that the inputs do not carry (a window, a cap, sinks, ...) change nothing.
    """

    cache: CacheUse = CacheUse.APPENDED
    page_order: PageOrder = PageOrder.TABLE
    dequantised: Dequantised = Dequantised.BOTH
    projection_use: ProjectionUse = ProjectionUse.AS_GIVEN
    head_split: HeadSplit = HeadSplit.WIDTH
    operands: Operands = Operands.QUERY_KEY
    kv_heads: KvHeads = KvHeads.GROUPED
    row_length: RowLength = RowLength.AS_GIVEN
    sign: int = 1
    scale: ScaleRule = ScaleRule.INVERSE_ROOT_DIM
    scale_constant: float = 1.0
    scale_stage: Stage = Stage.SCORES
    temperature: TemperatureRule = TemperatureRule.DIVIDES
    softcap: CapUse = CapUse.SCALED_SCORES
    bias: BiasUse = BiasUse.ADDED
    slopes: SlopeUse = SlopeUse.SCORES
    slope_sign: int = 1
    slope_heads: SlopeHeads = SlopeHeads.OWN
    slope_alignment: Alignment = Alignment.BOTTOM_RIGHT
    mask_use: MaskUse = MaskUse.AS_GIVEN
    mask_rule: MaskRule = MaskRule.BEFORE_SOFTMAX
    fill: float = -1e9
    hidden_zeroed: bool = False  # the weights of hidden keys are multiplied by 0 after the softmax as well
    empty_filled: bool = False  # the scores of a row that keeps no key become 0 before the softmax
    empty_zeroed: bool = False  # the weights of a row that keeps no key are multiplied by 0 after the softmax
    causal: Causality = Causality.NONE
    alignment: Alignment = Alignment.BOTTOM_RIGHT  # of the causal diagonal and of the window
    causal_offset: int = 0  # keys beyond the diagonal: +1 sees the next key, -1 does not see its own
    window: WindowUse = WindowUse.IN_REACH
    window_offset: int = 0  # keys more than asked for in the window
    lengths: LengthUse = LengthUse.HIDES
    length_offset: int = 0  # keys more than each length says
    boundaries: Boundaries = Boundaries.KEPT
    sinks: SinkUse = SinkUse.IN_DENOMINATOR
    empty_row: EmptyRow = EmptyRow.ZERO
    axis: Axis = Axis.GIVEN
    shift_axis: Axis | None = None  # along which the maximum is taken; None: where the sum is
    stabilisation: Stabilisation = Stabilisation.ROW_MAX
    clamp: float = 80.0
    undefined: UndefinedWeights = UndefinedWeights.KEPT
    exp_range: Range = Range.JUDGED
    normalisation: Normalisation = Normalisation.SUM
    base: float | None = None  # of the powers; None: e
    epsilon: float = 0.0  # added to the sum before the division
    lse: LseRule = LseRule.SHIFTED_BACK
    log_base: float | None = None  # of logarithms that are returned; None: e
    log_of_weights: bool = False  # log weights are logarithms of finished weights, which may have underflowed
    product: Product = Product.WEIGHTS_VALUES
    mixed: Mixed = Mixed.VALUES  # changes nothing where one value is returned
    loss_sign: int = 1  # of a cross-entropy
    loss_summed: bool = False  # over the rows, in place of their mean
    head_merge: HeadMerge = HeadMerge.TRANSPOSED_BACK
    output_projection: bool = True

    def changed_fields(self, right: "Formula") -> frozenset[str]:
        """Names of the fields in which this formula differs from `right`."""
        return frozenset(f.name for f in fields(self) if getattr(self, f.name) != getattr(right, f.name))


@dataclass(frozen=True, slots=True)
class Inputs:
    """What a formula is evaluated on, in float64: `scores`, or q, k (and v), or what these are made from.

    q `(B, H, Tq, D)`, k `(B, Hkv, Tk, D)`, v `(B, Hkv, Tk, Dv)`, H a multiple of Hkv; scores of any shape; keep bool,
    broadcastable to the scores; bias added to the scaled scores, broadcastable; `dim` the softmax axis; targets int64,
    the scores' shape without the last axis. `judged` is the dtype whose range exp runs into in formulas that do not
    subtract the row maximum.
    """

    q: Tensor | None = None
    k: Tensor | None = None
    v: Tensor | None = None
    scores: Tensor | None = None
    keep: Tensor | None = None
    bias: Tensor | None = None
    scale: float | None = None  # given: replaces the formula's scale rule where that is the right one
    temperature: float | None = None
    softcap: float | None = None
    alibi_slopes: Tensor | None = None  # (H,) or (B, H)
    window: int | None = None  # keys in reach, the query's own included
    key_lengths: Tensor | None = None  # (B,) integer
    sinks: Tensor | None = None  # (H,)
    targets: Tensor | None = None
    cu_seqlens: Tensor | None = None  # (N + 1,) where packed sequences begin, and the last one ends
    cache: Cache | None = None  # k and v are then the new ones
    pages: Pages | None = None  # in place of k and v
    key_scales: Tensor | None = None  # (B, Hkv, Tk); k then holds codes
    value_scales: Tensor | None = None
    projections: Projections | None = None  # in place of q, k and v
    dim: int = -1
    judged: torch.dtype = torch.float32


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Every stage of a formula in float64; `output` is what the formula returns first, `others` what comes after."""

    scores: Tensor  # scaled, capped and biased, before the mask
    masked: Tensor  # what the softmax sees
    weights: Tensor  # same shape
    output: Tensor
    lse: Tensor  # (..., Tq), nats, along the formula's softmax axis
    axes: tuple[int, ...]
    others: tuple[Tensor, ...] = ()

    @property
    def outputs(self) -> tuple[Tensor, ...]:
        """All that the formula returns, in the order in which an exercise returns it."""
        return self.output, *self.others

    def detach(self) -> "Evaluation":
        """The same numbers without the graph of their gradients."""
        return Evaluation(
            scores=self.scores.detach(),
            masked=self.masked.detach(),
            weights=self.weights.detach(),
            output=self.output.detach(),
            lse=self.lse.detach(),
            axes=self.axes,
            others=tuple(other.detach() for other in self.others),
        )
