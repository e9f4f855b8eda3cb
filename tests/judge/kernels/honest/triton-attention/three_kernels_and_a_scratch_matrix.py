import torch
import triton
import triton.language as tl

# scores, softmax and values by three kernels, with a scratch matrix; padded inputs
@triton.jit
def scores(Q, K, S, M, N, scale, causal: tl.constexpr, D: tl.constexpr, B: tl.constexpr):
    bh, i, j = tl.program_id(0), tl.program_id(1), tl.program_id(2)
    m = i * B + tl.arange(0, B)
    n = j * B + tl.arange(0, B)
    d = tl.arange(0, D)
    q = tl.load(Q + bh * M * D + m[:, None] * D + d, mask=m[:, None] < M, other=0)
    k = tl.load(K + bh * N * D + n[:, None] * D + d, mask=n[:, None] < N, other=0)
    s = tl.dot(q, tl.trans(k)) * scale
    if causal:
        s = tl.where(n[None, :] > m[:, None] + N - M, float("-inf"), s)
    tl.store(S + bh * M * N + m[:, None] * N + n[None, :], s, mask=(m[:, None] < M) & (n[None, :] < N))

@triton.jit
def soft(S, N, B: tl.constexpr):
    r = tl.program_id(0)
    c = tl.arange(0, B)
    x = tl.load(S + r * N + c, mask=c < N, other=float("-inf"))
    m = tl.max(x, axis=0)
    e = tl.exp(x - tl.where(m == float("-inf"), 0.0, m))
    t = tl.sum(e, axis=0)
    tl.store(S + r * N + c, e / tl.where(t > 0, t, 1.0), mask=c < N)

@triton.jit
def values(S, V, O, M, N, D: tl.constexpr, B: tl.constexpr):
    bh, i = tl.program_id(0), tl.program_id(1)
    m = i * B + tl.arange(0, B)
    d = tl.arange(0, D)
    acc = tl.zeros((B, D), tl.float32)
    for j in range(tl.cdiv(N, B)):
        n = j * B + tl.arange(0, B)
        p = tl.load(S + bh * M * N + m[:, None] * N + n[None, :], mask=(m[:, None] < M) & (n[None, :] < N), other=0.0)
        v = tl.load(V + bh * N * D + n[:, None] * D + d, mask=n[:, None] < N, other=0.0)
        acc += tl.dot(p, v.to(tl.float32))
    tl.store(O + bh * M * D + m[:, None] * D + d, acc.to(O.dtype.element_ty), mask=m[:, None] < M)

def flash_attention(q, k, v, causal):
    *lead, M, D = q.shape
    N = k.shape[-2]
    bh = lead[0] * lead[1]
    q, k, v = q.contiguous(), k.contiguous(), v.contiguous()
    S = torch.empty(bh, M, N, dtype=torch.float32, device=q.device)
    O = torch.empty_like(q)
    scores[(bh, triton.cdiv(M, 16), triton.cdiv(N, 16))](q, k, S, M, N, D**-0.5, causal, D, 16)
    soft[(bh * M,)](S, N, triton.next_power_of_2(N))
    values[(bh, triton.cdiv(M, 16))](S, v, O, M, N, D, 16)
    return O
