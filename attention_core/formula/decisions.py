"""The decisions that a formula of attention is made of: each a closed set, the right answer first."""

from enum import StrEnum


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
    POWER = "exp(scores) ** (1 / temperature)"
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
    TIMES_INFINITY = "the mask as 0 and 1, times -inf, is added: NaN for what is seen"
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
    BOTTOM_RIGHT_OF_MORE_KEYS = (
        "the last sees the last where there are more keys than queries, else the first the first"
    )


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
    GLOBAL_MAX_OF_ALL = "one maximum of the whole tensor, hidden scores too, is subtracted"
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


class KvHeads(StrEnum):
    """Which of fewer key and value heads a query head reads; G = H / Hkv."""

    GROUPED = "h // G: neighbouring query heads share one"
    TILED = "h % Hkv: the key heads are repeated as a block"


class RowLength(StrEnum):
    """What is done to the rows of q and k before they are multiplied."""

    AS_GIVEN = "nothing"
    UNIT = "each is divided by its L2 norm"
    UNIT_QUERIES = "those of q are divided by their L2 norm"
    UNIT_KEYS = "those of k are divided by their L2 norm"


class CapUse(StrEnum):
    """Where `cap * tanh(x / cap)` is applied, if the inputs carry a cap."""

    SCALED_SCORES = "to the scaled scores"
    RAW_SCORES = "to q k^T, before the scale"
    WEIGHTS = "to the weights"
    OUTPUT = "to the output"
    DIVIDED_ONLY = "to the scaled scores, as tanh(x / cap)"
    MULTIPLIED_ONLY = "to the scaled scores, as cap * tanh(x)"
    TANH_ONLY = "to the scaled scores, as tanh(x)"
    IGNORED = "nowhere"


class BiasUse(StrEnum):
    """What is done with the additive bias that the inputs carry."""

    ADDED = "added to the scaled and capped scores"
    ONLY_HIDES = "its -inf hides, its finite numbers are not used"
    IGNORED = "not used"


class SlopeUse(StrEnum):
    """Where the distances times the ALiBi slopes are added."""

    SCORES = "to the scaled and capped scores"
    WEIGHTS = "to the weights"
    IGNORED = "nowhere"


class SlopeHeads(StrEnum):
    """Which slope a head takes."""

    OWN = "its own"
    MEAN = "the mean of all"
    FIRST = "that of the first head"
    LAST = "that of the last head"
    LARGEST = "the largest of all"
    SMALLEST = "the smallest of all"


class WindowUse(StrEnum):
    """What a window of w keys hides; p is the query's position."""

    IN_REACH = "j <= p - w, and j >= p + w unless only the past is seen"
    OPEN_AHEAD = "j <= p - w"
    IGNORED = "nothing"


class LengthUse(StrEnum):
    """What the key lengths hide."""

    HIDES = "keys from the length on"
    IGNORED = "nothing"
    WHOLE_PAGES = "pages that are not needed"  # of pages only; without them as HIDES


class SinkUse(StrEnum):
    """What is done with one more logit for each head."""

    IN_DENOMINATOR = "its exponential is added to the row's sum"
    IGNORED = "not used"
    FIRST_KEY = "it stays among the weights as the first key"
    LAST_KEY = "it stays among the weights as the last key"
    BY_QUERY = "query i takes the sink of head i"
    BY_QUERY_IN_TURN = "query i takes the sink of head i % H"


class LseRule(StrEnum):
    """How the log-sum-exp comes from the sum of exp(s - shift)."""

    SHIFTED_BACK = "log of the sum plus what was subtracted"
    LOG_ONLY = "log of the sum"


class Mixed(StrEnum):
    """What is returned first where several values are."""

    VALUES = "weights times V"
    KEYS = "weights times K"
    NOTHING = "the weights"
    UNWEIGHTED = "V"


class Product(StrEnum):
    """What is returned."""

    WEIGHTS_VALUES = "weights times V"
    WEIGHTS_KEYS = "weights times K"
    WEIGHTS_UNIT_KEYS = "weights times K with its rows divided by their L2 norms"
    WEIGHTS = "the weights"
    SCORES = "the scores"
    MASKED_SCORES = "the masked scores"
    VALUES = "V"
    LOG_WEIGHTS = "the logarithms of the weights"
    LSE = "the log-sum-exp"
    OUTPUT_AND_LSE = "weights times V, and the log-sum-exp"
    OUTPUT_AND_CACHE = "weights times V, and all keys and values"
    ROW_STATISTICS = "the maximum of each row, and its sum of exponentials"
    CROSS_ENTROPY = "the mean of -log weight at the targets"
