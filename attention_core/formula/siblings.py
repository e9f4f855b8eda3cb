"""Formulas of what surrounds attention: small ones of their own, in the same shape as that of attention.

Each is a frozen dataclass of decisions whose defaults are right. A decision has the same name in no two formulas, so
that an edit says by its names which formula it is for.
"""

from dataclasses import dataclass
from enum import StrEnum

from torch import Tensor


class Pairs(StrEnum):
    """Which two features a rotary embedding turns together."""

    HALVES = "i and i + D/2"
    NEIGHBOURS = "2i and 2i + 1"
    NEIGHBOURS_TO_HALVES = "2i and 2i + 1, which come back as i and i + D/2"
    HALVES_TO_NEIGHBOURS = "i and i + D/2, which come back as 2i and 2i + 1"

    @property
    def reads_halves(self) -> bool:
        """True where pair i is features i and i + D/2 of x."""
        return self in (Pairs.HALVES, Pairs.HALVES_TO_NEIGHBOURS)

    @property
    def writes_halves(self) -> bool:
        """The same of what comes back."""
        return self in (Pairs.HALVES, Pairs.NEIGHBOURS_TO_HALVES)


@dataclass(frozen=True, slots=True)
class RotaryFormula:
    """Pair i at position p is turned by p base^(-exponent (i + first_pair) / D). Source: Su et al. 2021."""

    pairs: Pairs = Pairs.HALVES
    turn_sign: int = 1
    exponent: float = 2.0
    first_pair: int = 0


@dataclass(frozen=True, slots=True)
class RotaryInputs:
    """x `(B, H, T, D)`, positions `(T,)`."""

    x: Tensor
    positions: Tensor
    base: float = 10000.0


class HeadCounts(StrEnum):
    """What becomes of head counts that are no power of two."""

    PAPER = "the slopes of the power below, then every second one of the power above"
    GEOMETRIC = "one geometric sequence, as for a power of two"
    CUT = "the first ones of the power above"
    REPEATED = "the slopes of the power below, from the first again"


class SlopeOrder(StrEnum):
    """Which head gets which of the slopes."""

    AS_MADE = "in the order of the sequences, the steepest of each first"
    BACKWARDS = "the whole list backwards"
    FLATTEST_FIRST = "each sequence backwards, from the flattest on"
    SORTED = "from the steepest to the flattest"


@dataclass(frozen=True, slots=True)
class SlopesFormula:
    """ALiBi slopes: 2^(-span i / n), i from first_exponent, for n heads. Source: Press et al. 2022."""

    counts: HeadCounts = HeadCounts.PAPER
    first_exponent: int = 1
    span: float | None = 8.0  # None: n
    one_slope: bool = False  # all heads get the first
    slope_order: SlopeOrder = SlopeOrder.AS_MADE


@dataclass(frozen=True, slots=True)
class SlopesInputs:
    """How many heads."""

    heads: int


@dataclass(frozen=True, slots=True)
class EntropyFormula:
    """-sum of w log w of each row."""

    zero_is_nan: bool = False  # 0 log 0; its limit is 0
    entropy_base: float | None = None  # None: e, so nats
    added_inside: float = 0.0  # to the weights whose logarithm is taken
    entropy_sign: int = 1


@dataclass(frozen=True, slots=True)
class EntropyInputs:
    """Weights `(..., Tk)`."""

    weights: Tensor


class Survivors(StrEnum):
    """What dropout does to the weights that it keeps."""

    RESCALED = "divided by 1 - p"
    AS_THEY_ARE = "nothing"
    RENORMALISED = "divided by the sum of their row"
    MULTIPLIED = "multiplied by 1 - p"
    RESCALED_TWICE = "divided by 1 - p twice"
    DIVIDED_BY_P = "divided by p"


class OutsideTraining(StrEnum):
    """What dropout does to weights outside training."""

    NOTHING = "nothing"
    DROPS = "the same as in training"
    SCALES = "multiplies them by 1 - p"  # dropout that is not inverted: survivors keep their size in training


@dataclass(frozen=True, slots=True)
class DropoutFormula:
    """Dropout of weights, given which of them survive."""

    survivors: Survivors = Survivors.RESCALED
    outside_training: OutsideTraining = OutsideTraining.NOTHING
    lost_row_is_nan: bool = False  # renormalised: a row that lost all its weights is 0/0


@dataclass(frozen=True, slots=True)
class DropoutInputs:
    """Weights `(..., Tk)`; `kept` bool of the same shape is the draw."""

    weights: Tensor
    kept: Tensor
    p: float
    training: bool = True


class MergedLse(StrEnum):
    """The LSE of two halves together."""

    LOG_OF_SUM = "log(exp a + exp b)"
    ADDED = "a + b"
    LOG_ONLY = "log(exp(a - m) + exp(b - m)), the maximum m not added back"


class Mixing(StrEnum):
    """The shares of the two outputs."""

    BY_LSE = "exp(LSE of the half - LSE of both)"
    MEAN = "a half each"
    SUM = "the whole of each"
    EXCHANGED = "each the share of the other"
    LSE_ITSELF = "LSE of the half / sum of the LSEs"


class UnseenRow(StrEnum):
    """What becomes of a row that no half saw a key of: both LSEs are -inf."""

    EMPTY = "output 0, LSE -inf"
    NAN_OUTPUT = "output NaN, from exp(-inf - -inf)"
    NAN = "output and LSE NaN, from -inf less a maximum of -inf"


@dataclass(frozen=True, slots=True)
class MergeFormula:
    """Attention to two sets of keys, merged."""

    merged_lse: MergedLse = MergedLse.LOG_OF_SUM
    mixing: Mixing = Mixing.BY_LSE
    unseen_row: UnseenRow = UnseenRow.EMPTY
    merge_base: float | None = None  # of powers and logarithms; None: e
    merged_lse_base: float | None = None  # of the LSE that is returned, where the shares are right


@dataclass(frozen=True, slots=True)
class MergeInputs:
    """Outputs `(..., Tq, Dv)` and LSEs `(..., Tq)`."""

    out_a: Tensor
    lse_a: Tensor
    out_b: Tensor
    lse_b: Tensor


class Jacobian(StrEnum):
    """What of the softmax's Jacobian is used."""

    FULL = "P (dP - sum P dP)"
    WITHOUT_DOT = "P dP"
    DIAGONAL = "P (1 - P) dP"
    MEAN = "P (dP - mean P dP)"
    DOT_OUTSIDE = "P dP - sum P dP"
    SUM_OF_GRADIENT = "P (dP - sum dP)"
    OVER_QUERIES = "P (dP - sum P dP), summed over the queries"


class GradientScale(StrEnum):
    """Which gradients get the scale of the scores."""

    BOTH = "those of q and k"
    QUERIES = "that of q"
    KEYS = "that of k"
    NEITHER = "none"
    TWICE = "those of q and k, twice"


@dataclass(frozen=True, slots=True)
class BackwardFormula:
    """The backward pass of attention, or of softmax alone."""

    jacobian: Jacobian = Jacobian.FULL
    gradient_scale: GradientScale = GradientScale.BOTH


@dataclass(frozen=True, slots=True)
class BackwardInputs:
    """grad_out of the shape of the output; either weights alone (softmax), or q, k, v of as many heads."""

    grad_out: Tensor
    weights: Tensor | None = None
    q: Tensor | None = None
    k: Tensor | None = None
    v: Tensor | None = None


class Features(StrEnum):
    """What linear attention makes of q and k."""

    ELU_PLUS_ONE = "elu(x) + 1"
    RELU = "max(x, 0)"
    AS_GIVEN = "x"
    ELU = "elu(x)"
    RELU_PLUS_ONE = "max(x, 0) + 1"
    EXP = "exp(x)"
    SIGMOID = "1 / (1 + exp(-x))"
    SQUARE = "x ** 2"
    SOFTMAX = "softmax(x), over the features"


class Reach(StrEnum):
    """Which keys a query of linear attention sees."""

    ALL = "all of them"
    TOP_LEFT = "those up to its own index, and the last ones where there are no more"
    BOTTOM_RIGHT = "those up to its position, the last query at the last key"


@dataclass(frozen=True, slots=True)
class LinearFormula:
    """Linear attention, not causal. Source: Katharopoulos et al. 2020."""

    features: Features = Features.ELU_PLUS_ONE
    divided: bool = True  # by the sum of the row's products
    reach: Reach = Reach.ALL


@dataclass(frozen=True, slots=True)
class LinearInputs:
    """q `(B, H, Tq, D)`, k `(B, H, Tk, D)`, v `(B, H, Tk, Dv)`."""

    q: Tensor
    k: Tensor
    v: Tensor


class Rescaling(StrEnum):
    """What is multiplied by exp(old maximum - new maximum) when the running maximum rises."""

    BOTH = "the sum and the output so far"
    OUTPUT = "the output so far"
    SUM = "the sum so far"
    NEITHER = "nothing"
    INVERTED = "the sum and the output so far, by exp(new maximum - old maximum)"


class Blocks(StrEnum):
    """How the blocks become one row."""

    ONE_SOFTMAX = "one running maximum, sum and output"
    AVERAGED = "each has a softmax of its own; sums and outputs are averaged"
    ADDED = "each has a softmax of its own; sums and outputs are added"
    OWN_MAXIMUM = "sums relative to each one's own maximum are added, and outputs as well, before the division"


class OnlyBlock(StrEnum):
    """What becomes of a row whose only block has fewer keys than a block should have."""

    READ = "it is read"
    LEFT_NAN = "it is not read: 0/0"
    LEFT_ZERO = "it is not read: zeros"


@dataclass(frozen=True, slots=True)
class StreamFormula:
    """Softmax over keys that come in blocks, with running statistics. Source: Milakov and Gimelshein 2018."""

    rescaling: Rescaling = Rescaling.BOTH
    blocks: Blocks = Blocks.ONE_SOFTMAX
    first_maximum: float | None = None  # the running maximum before the first block; None: -inf
    partial_block_read: bool = True  # a last block of fewer keys than the first
    only_block: OnlyBlock = OnlyBlock.READ  # of outputs, where the inputs say how many keys a block should have
    last_block_read: bool = True  # the last block of several, full or not
    hidden_block_is_nan: bool = False  # a first block that is -inf throughout: -inf less a maximum of -inf


@dataclass(frozen=True, slots=True)
class StreamInputs:
    """Tiles of scores `(..., Tq, Tk_i)` and, for attention, as many of values `(..., Tk_i, Dv)`; `width` is how many
    keys a tile should have."""

    scores: tuple[Tensor, ...]
    values: tuple[Tensor, ...] | None = None
    width: int | None = None


Sibling = (
    RotaryFormula
    | SlopesFormula
    | EntropyFormula
    | DropoutFormula
    | MergeFormula
    | BackwardFormula
    | LinearFormula
    | StreamFormula
)
SiblingInputs = (
    RotaryInputs
    | SlopesInputs
    | EntropyInputs
    | DropoutInputs
    | MergeInputs
    | BackwardInputs
    | LinearInputs
    | StreamInputs
)
