"""What the forward and the backward kernels share: loads, scores in units of log 2, visibility.

Scores are kept times log2(e), since GPUs have an instruction for 2^x and none for e^x; but in nats where there is a
bias, which may be the least number of float32 (Hugging Face masks so) and would become -inf. `i`, `p` and `j` are int
tensors that broadcast to the tile of scores: query number, its position p = i + Tk - Tq, key number. `(Q, 1)` beside
`(1, K)` gives a tile of queries by keys, `(1, Q)` beside `(K, 1)` its transpose.
"""

import triton
import triton.language as tl

LOG2E = tl.constexpr(1.4426950408889634)
LN2 = tl.constexpr(0.6931471805599453)
TANH_SWITCH = tl.constexpr(0.6)


@triton.jit
def tanh(x):
    """tanh in float32 to 4 units of 2^-24 relative, without a library that the interpreter lacks.

    From 0.6 on by the exponential. Below, where that would cancel, x + x^3 P(x^2), P the Chebyshev fit of degree 4 to
    (tanh(x)/x - 1)/x^2 on 0 <= x^2 <= 0.36 (error 1.4 units).
    """
    size = tl.abs(x)
    square = x * x
    small = -0.006276380270719528
    small = small * square + 0.021116208285093307
    small = small * square - 0.053875137120485306
    small = small * square + 0.13332924246788025
    small = small * square - 0.3333333134651184
    decay = tl.exp2(size * (-2 * LOG2E))
    large = (1 - decay) / (1 + decay)
    return tl.where(size < TANH_SWITCH, x + x * (square * small), tl.where(x < 0, -large, large))


@triton.jit
def load_tile(
    base, rows, dims, strides, limit, WIDTH: tl.constexpr, BLOCK: tl.constexpr, CHECK: tl.constexpr
):  # (rows, BLOCK)
    """Rows of a matrix; 0 beyond WIDTH, which is looked at only where BLOCK is wider, and beyond limit if CHECK."""
    pointers = base + rows[:, None] * strides[2] + dims[None, :] * strides[3]
    if CHECK:
        if WIDTH == BLOCK:
            tile = tl.load(pointers, mask=rows[:, None] < limit, other=0.0)
        else:
            tile = tl.load(pointers, mask=(rows[:, None] < limit) & (dims[None, :] < WIDTH), other=0.0)
    elif WIDTH == BLOCK:
        tile = tl.load(pointers)
    else:
        tile = tl.load(pointers, mask=dims[None, :] < WIDTH, other=0.0)
    return tile


@triton.jit
def store_tile(base, tile, rows, dims, strides, limit, WIDTH: tl.constexpr):
    pointers = base + rows[:, None] * strides[2] + dims[None, :] * strides[3]
    inside = (rows[:, None] < limit) & (dims[None, :] < WIDTH)
    tl.store(pointers, tile.to(base.dtype.element_ty), mask=inside)


@triton.jit
def tile_scores(
    product, capped, i, j, p, origin, queries, keys, scale, softcap, bias, bias_strides, slope, MASKED: tl.constexpr
):
    """q.k, or where there is a softcap its tanh in `capped`, to scores in their unit, masks not applied.

    Distances are taken from `origin`, a position near the tile, so that they are exact in float32 however long the
    sequence is. `slope` comes in the unit of the scores.
    """
    unit = LOG2E
    if bias is not None:
        unit = 1.0
    if softcap is not None:
        scores = capped * (softcap * unit)
    else:
        scores = product * (scale * unit)
    if bias is not None:
        pointers = bias + i * bias_strides[2] + j * bias_strides[3]
        inside = i < queries  # the last tile of queries is read beyond its end also where no key is hidden
        if MASKED:
            inside = inside & (j < keys)
        added = tl.load(pointers, mask=inside, other=0.0)
        scores += added.to(tl.float32)
    if slope is not None:
        scores += slope * ((j - origin).to(tl.float32) - (p - origin).to(tl.float32))
    return scores


@triton.jit
def load_slope(slopes, strides, batch, head, bias):
    """The slope of one head in the unit of the scores."""
    slope = tl.load(slopes + batch * strides[0] + head * strides[1])
    if bias is None:
        slope *= LOG2E
    return slope


@triton.jit
def load_lse(lse, rows, queries, bias):
    """The LSE of some rows in the unit of the scores; +inf for an empty row and beyond the last one."""
    row_lse = tl.load(lse + rows, mask=rows < queries, other=float("-inf"))
    if bias is None:
        row_lse *= LOG2E
    return tl.where(row_lse == float("-inf"), float("inf"), row_lse)


@triton.jit
def weights_again(scores, lse, lost):
    """P = exp(score - LSE); all three broadcast to the tile. Where a bias hides a row by -3e38, the LSE is rounded to
    that, and only with what it lost do the weights of the row sum to one."""
    if lost is not None:
        weights = tl.exp(scores - lse - lost)
    else:
        weights = tl.exp2(scores - lse)
    return weights


@triton.jit
def visible(i, j, p, queries, key_end, window, keep, keep_strides, CAUSAL: tl.constexpr):
    """Which scores of a tile count; `key_end` is one past the last key that the batch item has."""
    seen = j < key_end
    if CAUSAL:
        seen = seen & (j <= p)
    if window is not None:
        seen = seen & (j > p - window)
        if not CAUSAL:
            seen = seen & (j < p + window)
    if keep is not None:
        pointers = keep + i * keep_strides[2] + j * keep_strides[3]
        seen = seen & tl.load(pointers, mask=(i < queries) & (j < key_end), other=0).to(tl.int1)
    return seen


@triton.jit
def key_limit(key_lengths, batch, keys):
    """One past the last key of a batch item; lengths on a GPU are not checked before, hence clamped."""
    if key_lengths is not None:
        limit = tl.minimum(tl.maximum(tl.load(key_lengths + batch).to(tl.int32), 0), keys)
    else:
        limit = keys
    return limit


@triton.jit
def key_tiles(first, last, key_end, window, keep, CAUSAL: tl.constexpr, BLOCK_K: tl.constexpr):
    """`(low, full_low, full_high, high)` for query positions first..last, both included.

    Keys low..high-1 hold all that any of them sees; those from full_low to full_high are seen by each of them, so that
    their tiles need no mask. All but `high` are multiples of BLOCK_K, and low <= full_low <= full_high.
    """
    low = 0
    full_low = 0
    high = key_end
    full_high = key_end
    if CAUSAL:
        high = tl.minimum(high, last + 1)
        full_high = tl.minimum(full_high, first + 1)
    if window is not None:
        low = tl.maximum(first - window + 1, 0) // BLOCK_K * BLOCK_K
        full_low = tl.cdiv(tl.maximum(last - window + 1, 0), BLOCK_K) * BLOCK_K
        if not CAUSAL:
            high = tl.minimum(high, last + window)
            full_high = tl.minimum(full_high, first + window)
    full_high = tl.maximum(full_high, 0) // BLOCK_K * BLOCK_K
    if keep is not None:
        full_high = low  # any tile may hold a hidden key
    full_low = tl.minimum(full_low, tl.cdiv(tl.maximum(high, 0), BLOCK_K) * BLOCK_K)
    full_low = tl.maximum(full_low, low)
    full_high = tl.maximum(full_high, full_low)
    return low, full_low, full_high, high


@triton.jit
def query_tiles(
    first, key_end, queries, offset, window, keep, CAUSAL: tl.constexpr, BLOCK_Q: tl.constexpr, BLOCK_K: tl.constexpr
):
    """`(low, full_low, full_high, high)` for the tile of keys that starts at `first`; the mirror of `key_tiles`.

    Query i sees key j when i >= j - offset (causal), i < j - offset + window, without causal i > j - offset - window.
    Queries past the last need no mask, since their P is 0. Where masks are needed throughout, full_low is high.
    """
    last = tl.minimum(first + BLOCK_K, key_end) - 1
    low = 0
    full_low = 0
    high = queries
    full_high = queries
    if CAUSAL:
        low = tl.maximum(first - offset, 0) // BLOCK_Q * BLOCK_Q
        full_low = tl.cdiv(tl.maximum(last - offset, 0), BLOCK_Q) * BLOCK_Q
    if window is not None:
        high = tl.minimum(queries, last + window - offset)
        full_high = tl.maximum(tl.minimum(queries, first + window - offset), 0) // BLOCK_Q * BLOCK_Q
        if not CAUSAL:
            low = tl.maximum(first - window - offset + 1, 0) // BLOCK_Q * BLOCK_Q
            full_low = tl.cdiv(tl.maximum(last - window - offset + 1, 0), BLOCK_Q) * BLOCK_Q
    high = tl.where(first < key_end, high, low)
    full_low = tl.minimum(full_low, tl.maximum(high, low))
    if keep is not None:
        full_low = high
    full_low = tl.where(first + BLOCK_K > key_end, high, full_low)  # a tile of keys that is not whole
    full_high = tl.minimum(tl.maximum(full_high, full_low), tl.maximum(high, full_low))
    return low, full_low, full_high, high
