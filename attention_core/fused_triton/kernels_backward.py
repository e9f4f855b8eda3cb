"""The backward kernels: one for the gradient of q, one for those of k and v; neither needs atomics.

With P = exp(scores - LSE), dP = dO v^T and delta = rowsum(dO * O) - dLSE:  dS = P (dP - delta), dq = scale dS k,
dk = scale dS^T q, dv = P^T dO. Source: Dao 2023, FlashAttention-2, algorithm 2, split in two; dLSE enters since
d LSE / d scores = P. An empty row has LSE -inf, read here as +inf: P is then 0 without a further mask.
"""

import triton
import triton.language as tl

from attention_core.fused_triton.kernels_scores import (
    key_limit,
    key_tiles,
    load_lse,
    load_slope,
    load_tile,
    query_tiles,
    store_tile,
    tanh,
    tile_scores,
    visible,
    weights_again,
)


@triton.jit
def add_to_query_gradient(
    grad_q,
    q,
    grad,
    lse,
    lost,
    delta,
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
    PRECISION: tl.constexpr,
    DIM: tl.constexpr,
    VALUE_DIM: tl.constexpr,
    BLOCK_DIM: tl.constexpr,
    BLOCK_VALUE_DIM: tl.constexpr,
    BLOCK_K: tl.constexpr,
    INDEX: tl.constexpr,
):  # (Q, BLOCK_DIM)
    """dS k over one range of keys."""
    for start in range(low, high, BLOCK_K):
        columns = (start + tl.arange(0, BLOCK_K)).to(INDEX)
        j = columns[None, :]
        k_tile = load_tile(k, columns, dims, k_strides, key_end, DIM, BLOCK_DIM, MASKED)
        v_tile = load_tile(v, columns, value_dims, v_strides, key_end, VALUE_DIM, BLOCK_VALUE_DIM, MASKED)
        product = tl.dot(q, tl.trans(k_tile), input_precision=PRECISION)
        capped = product
        if softcap is not None:
            capped = tanh(product * (scale / softcap))
        scores = tile_scores(
            product, capped, i, j, p, start, queries, key_end, scale, softcap, bias, bias_strides, slope, MASKED
        )
        if MASKED:
            seen = visible(i, j, p, queries, key_end, window, keep, keep_strides, CAUSAL)
            scores = tl.where(seen, scores, float("-inf"))
        weights = weights_again(scores, lse, lost)
        grad_weights = tl.dot(grad, tl.trans(v_tile), input_precision=PRECISION)
        grad_scores = weights * (grad_weights - delta[:, None])
        if softcap is not None:
            grad_scores *= 1 - capped * capped
        grad_q = tl.dot(grad_scores.to(k_tile.dtype), k_tile, grad_q, input_precision=PRECISION)
    return grad_q


@triton.jit(do_not_specialize=["heads", "group", "queries", "keys", "window"])
def query_gradient_kernel(
    q,  # as in forward_kernel, as all that is not explained here
    k,
    v,
    output,  # (B, H, Tq, Dv)
    lse,  # (B, H, Tq) float32, contiguous
    lost,
    grad_output,  # (B, H, Tq, Dv)
    grad_lse,  # (B, H, Tq) float32, contiguous, or None
    grad_q,  # (B, H, Tq, D), written
    delta,  # (B, H, Tq) float32, contiguous, written: key_gradient_kernel reads it
    keep,
    bias,
    slopes,
    key_lengths,
    q_strides,
    k_strides,
    v_strides,
    output_strides,
    grad_output_strides,
    grad_q_strides,
    keep_strides,
    bias_strides,
    slopes_strides,
    heads,
    group,
    queries,
    keys,
    window,
    scale,
    softcap,
    CAUSAL: tl.constexpr,
    PRECISION: tl.constexpr,
    WIDE: tl.constexpr,
    DIM: tl.constexpr,
    VALUE_DIM: tl.constexpr,
    BLOCK_DIM: tl.constexpr,
    BLOCK_VALUE_DIM: tl.constexpr,
    BLOCK_Q: tl.constexpr,
    BLOCK_K: tl.constexpr,
):
    """dq and delta of one tile of queries; programs as in forward_kernel."""
    INDEX: tl.constexpr = tl.int64 if WIDE else tl.int32
    tiles = tl.cdiv(queries, BLOCK_Q)
    first = (tiles - 1 - tl.program_id(0) % tiles) * BLOCK_Q
    batch = (tl.program_id(0) // tiles // heads).to(INDEX)
    head = (tl.program_id(0) // tiles % heads).to(INDEX)
    q += batch * q_strides[0] + head * q_strides[1]
    k += batch * k_strides[0] + head // group * k_strides[1]
    v += batch * v_strides[0] + head // group * v_strides[1]
    output += batch * output_strides[0] + head * output_strides[1]
    grad_output += batch * grad_output_strides[0] + head * grad_output_strides[1]
    grad_q += batch * grad_q_strides[0] + head * grad_q_strides[1]
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

    row_start = (batch * heads + head) * queries
    row_lse = load_lse(lse + row_start, rows, queries, bias)
    empty = row_lse == float("inf")
    row_lse = row_lse[:, None]
    row_lost = None
    if lost is not None:
        row_lost = tl.load(lost + row_start + rows, mask=rows < queries, other=0.0)[:, None]
    output_tile = load_tile(output, rows, value_dims, output_strides, queries, VALUE_DIM, BLOCK_VALUE_DIM, True)
    grad = load_tile(grad_output, rows, value_dims, grad_output_strides, queries, VALUE_DIM, BLOCK_VALUE_DIM, True)
    row_delta = tl.sum(output_tile.to(tl.float32) * grad.to(tl.float32), 1)
    if grad_lse is not None:
        row_delta -= tl.load(grad_lse + row_start + rows, mask=rows < queries, other=0.0)
    row_delta = tl.where(empty, 0.0, row_delta)  # a NaN that came for an empty row ends here
    tl.store(delta + row_start + rows, row_delta, mask=rows < queries)

    q_tile = load_tile(q, rows, dims, q_strides, queries, DIM, BLOCK_DIM, True)
    total = tl.zeros([BLOCK_Q, BLOCK_DIM], tl.float32)
    # fmt: off
    if window is not None:
        total = add_to_query_gradient(
            total, q_tile, grad, row_lse, row_lost, row_delta, k, v, keep, bias, slope, k_strides, v_strides,
            keep_strides, bias_strides, i, p, dims, value_dims, queries, key_end, window, scale, softcap, low, full_low,
            True, CAUSAL, PRECISION, DIM, VALUE_DIM, BLOCK_DIM, BLOCK_VALUE_DIM, BLOCK_K, INDEX,
        )
    if keep is None:
        total = add_to_query_gradient(
            total, q_tile, grad, row_lse, row_lost, row_delta, k, v, keep, bias, slope, k_strides, v_strides,
            keep_strides, bias_strides, i, p, dims, value_dims, queries, key_end, window, scale, softcap, full_low,
            full_high, False, CAUSAL, PRECISION, DIM, VALUE_DIM, BLOCK_DIM, BLOCK_VALUE_DIM, BLOCK_K, INDEX,
        )
    total = add_to_query_gradient(
        total, q_tile, grad, row_lse, row_lost, row_delta, k, v, keep, bias, slope, k_strides, v_strides, keep_strides,
        bias_strides, i, p, dims, value_dims, queries, key_end, window, scale, softcap, full_high, high, True, CAUSAL,
        PRECISION, DIM, VALUE_DIM, BLOCK_DIM, BLOCK_VALUE_DIM, BLOCK_K, INDEX,
    )
    # fmt: on
    store_tile(grad_q, total * scale, rows, dims, grad_q_strides, queries, DIM)


@triton.jit
def add_to_key_gradients(
    gradients,
    k,
    v,
    q,
    grad_output,
    lse,
    lost,
    delta,
    keep,
    bias,
    slope,
    q_strides,
    grad_output_strides,
    keep_strides,
    bias_strides,
    j,
    offset,
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
    PRECISION: tl.constexpr,
    DIM: tl.constexpr,
    VALUE_DIM: tl.constexpr,
    BLOCK_DIM: tl.constexpr,
    BLOCK_VALUE_DIM: tl.constexpr,
    BLOCK_Q: tl.constexpr,
    INDEX: tl.constexpr,
):  # (K, BLOCK_DIM), (K, BLOCK_VALUE_DIM)
    """dS^T q and P^T dO over one range of the queries of one head; tiles are keys by queries."""
    grad_k, grad_v = gradients
    for start in range(low, high, BLOCK_Q):
        rows = (start + tl.arange(0, BLOCK_Q)).to(INDEX)
        i = rows[None, :]
        p = i + offset
        q_tile = load_tile(q, rows, dims, q_strides, queries, DIM, BLOCK_DIM, True)
        grad = load_tile(grad_output, rows, value_dims, grad_output_strides, queries, VALUE_DIM, BLOCK_VALUE_DIM, True)
        row_lse = load_lse(lse, rows, queries, bias)[None, :]
        row_lost = None
        if lost is not None:
            row_lost = tl.load(lost + rows, mask=rows < queries, other=0.0)[None, :]
        row_delta = tl.load(delta + rows, mask=rows < queries, other=0.0)
        product = tl.dot(k, tl.trans(q_tile), input_precision=PRECISION)
        capped = product
        if softcap is not None:
            capped = tanh(product * (scale / softcap))
        scores = tile_scores(
            product, capped, i, j, p, start + offset, queries, key_end, scale, softcap, bias, bias_strides, slope,
            MASKED,
        )  # fmt: skip
        if MASKED:
            seen = visible(i, j, p, queries, key_end, window, keep, keep_strides, CAUSAL)
            scores = tl.where(seen, scores, float("-inf"))
        weights = weights_again(scores, row_lse, row_lost)
        grad_v = tl.dot(weights.to(grad.dtype), grad, grad_v, input_precision=PRECISION)
        grad_weights = tl.dot(v, tl.trans(grad), input_precision=PRECISION)
        grad_scores = weights * (grad_weights - row_delta[None, :])
        if softcap is not None:
            grad_scores *= 1 - capped * capped
        grad_k = tl.dot(grad_scores.to(q_tile.dtype), q_tile, grad_k, input_precision=PRECISION)
    return grad_k, grad_v


@triton.jit(do_not_specialize=["heads", "group", "queries", "keys", "window"])
def key_gradient_kernel(
    q,
    k,
    v,
    lse,
    lost,
    grad_output,
    delta,
    grad_k,  # (B, Hkv, Tk, D), written
    grad_v,  # (B, Hkv, Tk, Dv), written
    keep,
    bias,
    slopes,
    key_lengths,
    q_strides,
    k_strides,
    v_strides,
    grad_output_strides,
    grad_k_strides,
    grad_v_strides,
    keep_strides,
    bias_strides,
    slopes_strides,
    heads,
    group,
    queries,
    keys,
    window,
    scale,
    softcap,
    CAUSAL: tl.constexpr,
    PRECISION: tl.constexpr,
    WIDE: tl.constexpr,
    DIM: tl.constexpr,
    VALUE_DIM: tl.constexpr,
    BLOCK_DIM: tl.constexpr,
    BLOCK_VALUE_DIM: tl.constexpr,
    BLOCK_Q: tl.constexpr,
    BLOCK_K: tl.constexpr,
):
    """dk and dv of one tile of keys, summed over the query heads that read it; cdiv(Tk, BLOCK_K) * Hkv * B programs."""
    INDEX: tl.constexpr = tl.int64 if WIDE else tl.int32
    tiles = tl.cdiv(keys, BLOCK_K)
    key_heads = heads // group
    first = tl.program_id(0) % tiles * BLOCK_K
    batch = (tl.program_id(0) // tiles // key_heads).to(INDEX)
    key_head = (tl.program_id(0) // tiles % key_heads).to(INDEX)
    k += batch * k_strides[0] + key_head * k_strides[1]
    v += batch * v_strides[0] + key_head * v_strides[1]
    grad_k += batch * grad_k_strides[0] + key_head * grad_k_strides[1]
    grad_v += batch * grad_v_strides[0] + key_head * grad_v_strides[1]

    columns = (first + tl.arange(0, BLOCK_K)).to(INDEX)
    dims = tl.arange(0, BLOCK_DIM).to(INDEX)
    value_dims = tl.arange(0, BLOCK_VALUE_DIM).to(INDEX)
    j = columns[:, None]
    offset = keys - queries
    key_end = key_limit(key_lengths, batch, keys)
    low, full_low, full_high, high = query_tiles(
        first, key_end, queries, offset, window, keep, CAUSAL, BLOCK_Q, BLOCK_K
    )
    k_tile = load_tile(k, columns, dims, k_strides, key_end, DIM, BLOCK_DIM, True)
    v_tile = load_tile(v, columns, value_dims, v_strides, key_end, VALUE_DIM, BLOCK_VALUE_DIM, True)
    total_k = tl.zeros([BLOCK_K, BLOCK_DIM], tl.float32)
    total_v = tl.zeros([BLOCK_K, BLOCK_VALUE_DIM], tl.float32)
    totals = total_k, total_v
    for member in range(group):
        head = key_head * group + member
        q_head = q + batch * q_strides[0] + head * q_strides[1]
        grad_head = grad_output + batch * grad_output_strides[0] + head * grad_output_strides[1]
        lse_head = lse + (batch * heads + head) * queries
        lost_head = lost
        if lost is not None:
            lost_head = lost + (batch * heads + head) * queries
        delta_head = delta + (batch * heads + head) * queries
        keep_head = keep
        if keep is not None:
            keep_head = keep + batch * keep_strides[0] + head * keep_strides[1]
        bias_head = bias
        if bias is not None:
            bias_head = bias + batch * bias_strides[0] + head * bias_strides[1]
        slope = None
        if slopes is not None:
            slope = load_slope(slopes, slopes_strides, batch, head, bias)
        # fmt: off
        totals = add_to_key_gradients(
            totals, k_tile, v_tile, q_head, grad_head, lse_head, lost_head, delta_head, keep_head, bias_head, slope,
            q_strides, grad_output_strides, keep_strides, bias_strides, j, offset, dims, value_dims, queries, key_end,
            window, scale, softcap, low, full_low, True, CAUSAL, PRECISION, DIM, VALUE_DIM, BLOCK_DIM, BLOCK_VALUE_DIM,
            BLOCK_Q, INDEX,
        )
        if keep is None:
            totals = add_to_key_gradients(
                totals, k_tile, v_tile, q_head, grad_head, lse_head, lost_head, delta_head, keep_head, bias_head, slope,
                q_strides, grad_output_strides, keep_strides, bias_strides, j, offset, dims, value_dims, queries,
                key_end, window, scale, softcap, full_low, full_high, False, CAUSAL, PRECISION, DIM, VALUE_DIM,
                BLOCK_DIM, BLOCK_VALUE_DIM, BLOCK_Q, INDEX,
            )
        if keep is None and window is not None:
            totals = add_to_key_gradients(
                totals, k_tile, v_tile, q_head, grad_head, lse_head, lost_head, delta_head, keep_head, bias_head, slope,
                q_strides, grad_output_strides, keep_strides, bias_strides, j, offset, dims, value_dims, queries,
                key_end, window, scale, softcap, full_high, high, True, CAUSAL, PRECISION, DIM, VALUE_DIM, BLOCK_DIM,
                BLOCK_VALUE_DIM, BLOCK_Q, INDEX,
            )
        # fmt: on
    total_k, total_v = totals
    store_tile(grad_k, total_k * scale, columns, dims, grad_k_strides, keys, DIM)
    store_tile(grad_v, total_v, columns, value_dims, grad_v_strides, keys, VALUE_DIM)
