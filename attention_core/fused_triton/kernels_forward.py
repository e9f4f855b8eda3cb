"""The forward kernel: one program takes a tile of queries of one head through all keys that they see.

Source of the algorithm: Dao 2023, FlashAttention-2, algorithm 1, with the softmax in base 2.
"""

import triton
import triton.language as tl

from attention_core.fused_triton.kernels_scores import (
    LN2,
    LOG2E,
    key_limit,
    key_tiles,
    load_slope,
    load_tile,
    store_tile,
    tanh,
    tile_scores,
    visible,
)


@triton.jit
def attend(
    state,
    q,
    k,
    v,
    keep,
    bias,
    slope,
    k_strides,
    v_strides,
    keep_strides,
    bias_strides,
    i,
    p,
    dims,
    value_dims,
    queries,
    key_end,
    window,
    scale,
    softcap,
    low,
    high,
    MASKED: tl.constexpr,
    CAUSAL: tl.constexpr,
    SCALE_LATE: tl.constexpr,
    PRECISION: tl.constexpr,
    DIM: tl.constexpr,
    VALUE_DIM: tl.constexpr,
    BLOCK_DIM: tl.constexpr,
    BLOCK_VALUE_DIM: tl.constexpr,
    BLOCK_K: tl.constexpr,
    INDEX: tl.constexpr,
):
    """The online softmax of one range of keys: `state` is (weighted values, sum, maximum in the unit of the scores)."""
    accumulator, total, top = state
    for start in range(low, high, BLOCK_K):
        columns = (start + tl.arange(0, BLOCK_K)).to(INDEX)
        j = columns[None, :]
        k_tile = load_tile(k, columns, dims, k_strides, key_end, DIM, BLOCK_DIM, MASKED)
        product = tl.dot(q, tl.trans(k_tile), input_precision=PRECISION)
        if SCALE_LATE:
            scores = product
            unit = scale * LOG2E
        else:
            capped = product
            if softcap is not None:
                capped = tanh(product * (scale / softcap))
            scores = tile_scores(
                product, capped, i, j, p, start, queries, key_end, scale, softcap, bias, bias_strides, slope, MASKED
            )
            unit = 1.0
        if MASKED:
            seen = visible(i, j, p, queries, key_end, window, keep, keep_strides, CAUSAL)
            scores = tl.where(seen, scores, float("-inf"))
        new_top = tl.maximum(top, tl.max(scores, 1) * unit)
        shift = new_top
        if MASKED or bias is not None:  # a row that has seen nothing yet would give -inf - -inf
            shift = tl.where(new_top == float("-inf"), 0.0, new_top)
        if bias is not None:
            weights = tl.exp(scores - shift[:, None])
            rescale = tl.exp(top - shift)
        else:
            weights = tl.exp2(scores * unit - shift[:, None])
            rescale = tl.exp2(top - shift)
        total = total * rescale + tl.sum(weights, 1)
        v_tile = load_tile(v, columns, value_dims, v_strides, key_end, VALUE_DIM, BLOCK_VALUE_DIM, MASKED)
        accumulator = accumulator * rescale[:, None]
        accumulator = tl.dot(weights.to(v_tile.dtype), v_tile, accumulator, input_precision=PRECISION)
        top = new_top
    return accumulator, total, top


@triton.jit
def store_lse(lse, lost, top, total, rows, row_start, queries):
    """The LSE of some rows and, where `lost` is given, as with a bias, what its rounding lost. `top` is in the unit of
    the scores; an empty row has total 1."""
    log_total = tl.log2(total)
    if lost is not None:
        log_total *= LN2
        row_lse = top + log_total
        finite = tl.where(top == float("-inf"), 0.0, top)
        row_lost = log_total - (finite + log_total - finite)
        tl.store(lost + row_start + rows, row_lost, mask=rows < queries)
    else:
        row_lse = (top + log_total) * LN2
    tl.store(lse + row_start + rows, row_lse, mask=rows < queries)


@triton.jit(do_not_specialize=["heads", "group", "queries", "keys", "window"])
def forward_kernel(
    q,  # (B, H, Tq, D), any strides, as all that has strides among the arguments
    k,  # (B, Hkv, Tk, D)
    v,  # (B, Hkv, Tk, Dv)
    output,  # (B, H, Tq, Dv), written
    lse,  # (B, H, Tq) float32, contiguous, written
    lost,  # as lse, written, or None: what rounding took from the LSE, which a bias may make huge
    keep,  # (B, H, Tq, Tk) bool or None
    bias,  # (B, H, Tq, Tk) floating or None
    slopes,  # (B, H) float32 or None
    sinks,  # (H,) floating, contiguous, or None
    key_lengths,  # (B,) integer, contiguous, or None
    q_strides,
    k_strides,
    v_strides,
    output_strides,
    keep_strides,
    bias_strides,
    slopes_strides,
    heads,
    group,  # query heads to one head of k and v
    queries,
    keys,
    window,  # int or None
    scale,
    softcap,  # float or None
    CAUSAL: tl.constexpr,
    SCALE_LATE: tl.constexpr,  # nothing stands between product and softmax, and the scale is > 0
    PRECISION: tl.constexpr,  # of float32 products: "ieee" or "tf32"
    WIDE: tl.constexpr,  # some offset is 2^31 or more
    DIM: tl.constexpr,
    VALUE_DIM: tl.constexpr,
    BLOCK_DIM: tl.constexpr,
    BLOCK_VALUE_DIM: tl.constexpr,
    BLOCK_Q: tl.constexpr,
    BLOCK_K: tl.constexpr,
):
    """Output and LSE of one tile of queries; the grid has cdiv(Tq, BLOCK_Q) * H * B programs, tiles fastest."""
    INDEX: tl.constexpr = tl.int64 if WIDE else tl.int32
    tiles = tl.cdiv(queries, BLOCK_Q)
    # The last tile sees most under a causal mask: started first, it does not finish alone.
    first = (tiles - 1 - tl.program_id(0) % tiles) * BLOCK_Q
    batch = (tl.program_id(0) // tiles // heads).to(INDEX)
    head = (tl.program_id(0) // tiles % heads).to(INDEX)
    q += batch * q_strides[0] + head * q_strides[1]
    k += batch * k_strides[0] + head // group * k_strides[1]
    v += batch * v_strides[0] + head // group * v_strides[1]
    output += batch * output_strides[0] + head * output_strides[1]
    if keep is not None:
        keep += batch * keep_strides[0] + head * keep_strides[1]
    if bias is not None:
        bias += batch * bias_strides[0] + head * bias_strides[1]
    slope = None
    if slopes is not None:
        slope = load_slope(slopes, slopes_strides, batch, head, bias)

    rows = (first + tl.arange(0, BLOCK_Q)).to(INDEX)
    dims = tl.arange(0, BLOCK_DIM).to(INDEX)
    value_dims = tl.arange(0, BLOCK_VALUE_DIM).to(INDEX)
    i = rows[:, None]
    p = i + (keys - queries)
    key_end = key_limit(key_lengths, batch, keys)
    last = tl.minimum(first + BLOCK_Q, queries) - 1
    low, full_low, full_high, high = key_tiles(
        first + keys - queries, last + keys - queries, key_end, window, keep, CAUSAL, BLOCK_K
    )

    q_tile = load_tile(q, rows, dims, q_strides, queries, DIM, BLOCK_DIM, True)
    accumulator = tl.zeros([BLOCK_Q, BLOCK_VALUE_DIM], tl.float32)
    if sinks is not None:  # a key that was seen before all others, with weight 1 and value 0
        top = tl.zeros([BLOCK_Q], tl.float32) + tl.load(sinks + head).to(tl.float32)
        if bias is None:
            top *= LOG2E
        total = tl.full([BLOCK_Q], 1.0, tl.float32)
    else:
        top = tl.full([BLOCK_Q], float("-inf"), tl.float32)
        total = tl.zeros([BLOCK_Q], tl.float32)
    state = accumulator, total, top
    # fmt: off
    if window is not None:
        state = attend(
            state, q_tile, k, v, keep, bias, slope, k_strides, v_strides, keep_strides, bias_strides, i, p, dims,
            value_dims, queries, key_end, window, scale, softcap, low, full_low, True, CAUSAL, SCALE_LATE, PRECISION,
            DIM, VALUE_DIM, BLOCK_DIM, BLOCK_VALUE_DIM, BLOCK_K, INDEX,
        )
    if keep is None:
        state = attend(
            state, q_tile, k, v, keep, bias, slope, k_strides, v_strides, keep_strides, bias_strides, i, p, dims,
            value_dims, queries, key_end, window, scale, softcap, full_low, full_high, False, CAUSAL, SCALE_LATE,
            PRECISION, DIM, VALUE_DIM, BLOCK_DIM, BLOCK_VALUE_DIM, BLOCK_K, INDEX,
        )
    state = attend(
        state, q_tile, k, v, keep, bias, slope, k_strides, v_strides, keep_strides, bias_strides, i, p, dims,
        value_dims, queries, key_end, window, scale, softcap, full_high, high, True, CAUSAL, SCALE_LATE, PRECISION,
        DIM, VALUE_DIM, BLOCK_DIM, BLOCK_VALUE_DIM, BLOCK_K, INDEX,
    )
    # fmt: on
    accumulator, total, top = state

    divisor = tl.where(total == 0, 1.0, total)  # an empty row: output 0, LSE -inf
    store_tile(output, accumulator / divisor[:, None], rows, dims=value_dims, strides=output_strides, limit=queries,
               WIDTH=VALUE_DIM)  # fmt: skip
    store_lse(lse, lost, top, divisor, rows, (batch * heads + head) * queries, queries)
