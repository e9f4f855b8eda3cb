import torch
import triton
import triton.language as tl


@triton.jit
def attention_kernel(
    q_ptr, k_ptr, v_ptr, out_ptr,
    q_batch, q_head, q_row, q_column,
    k_batch, k_head, k_row, k_column,
    v_batch, v_head, v_row, v_column,
    out_batch, out_head, out_row, out_column,
    heads, queries, keys, scale,
    CAUSAL: tl.constexpr, DIM: tl.constexpr, VALUE_DIM: tl.constexpr, VALUE_LANES: tl.constexpr,
    BLOCK_Q: tl.constexpr, BLOCK_K: tl.constexpr,
):  # fmt: skip
    rows = tl.program_id(0) * BLOCK_Q + tl.arange(0, BLOCK_Q)
    batch, head = tl.program_id(1) // heads, tl.program_id(1) % heads
    q_ptr += batch * q_batch + head * q_head
    k_ptr += batch * k_batch + head * k_head
    v_ptr += batch * v_batch + head * v_head
    out_ptr += batch * out_batch + head * out_head

    lanes = tl.arange(0, DIM)
    value_lanes = tl.arange(0, VALUE_LANES)
    q = tl.load(
        q_ptr + rows[:, None] * q_row + lanes[None, :] * q_column,
        mask=rows[:, None] < queries,
        other=0.0,
    )

    top = tl.full((BLOCK_Q,), -float("inf"), tl.float32)
    total = tl.zeros((BLOCK_Q,), tl.float32)
    output = tl.zeros((BLOCK_Q, VALUE_LANES), tl.float32)

    for start in range(0, keys, BLOCK_K):
        at = start + tl.arange(0, BLOCK_K)
        k = tl.load(
            k_ptr + at[None, :] * k_row + lanes[:, None] * k_column,
            mask=at[None, :] < keys,
            other=0.0,
        )
        scores = tl.dot(q, k, input_precision="ieee") * scale
        seen = at[None, :] < keys
        if CAUSAL:
            seen = seen & (at[None, :] <= rows[:, None] + (keys - queries))
        scores = tl.where(seen, scores, -float("inf"))

        new_top = tl.maximum(top, tl.max(scores, 1))
        safe = tl.where(new_top == -float("inf"), 0.0, new_top)
        rescale = tl.exp(top - safe)
        grown = tl.exp(scores - safe[:, None])
        total = total * rescale + tl.sum(grown, 1)
        values = value_lanes[None, :] < VALUE_DIM
        v = tl.load(
            v_ptr + at[:, None] * v_row + value_lanes[None, :] * v_column,
            mask=(at[:, None] < keys) & values,
            other=0.0,
        )
        output = output * rescale[:, None] + tl.dot(grown.to(v.dtype), v, input_precision="ieee")
        top = new_top

    output = output / tl.where(total == 0.0, 1.0, total)[:, None]
    there = (rows[:, None] < queries) & (value_lanes[None, :] < VALUE_DIM)
    tl.store(
        out_ptr + rows[:, None] * out_row + value_lanes[None, :] * out_column,
        output,
        mask=there,
    )


def flash_attention(q, k, v, causal):
    batch, heads, queries, dim = q.shape
    keys, value_dim = v.shape[2:]
    out = torch.empty(batch, heads, queries, value_dim, dtype=q.dtype, device=q.device)
    block_q, block_k = 16, 32
    grid = (triton.cdiv(queries, block_q), batch * heads)
    attention_kernel[grid](
        q, k, v, out, *q.stride(), *k.stride(), *v.stride(), *out.stride(),
        heads, queries, keys, 1 / dim,
        CAUSAL=causal, DIM=dim, VALUE_DIM=value_dim, VALUE_LANES=triton.next_power_of_2(value_dim),
        BLOCK_Q=block_q, BLOCK_K=block_k,
    )  # fmt: skip
    return out
