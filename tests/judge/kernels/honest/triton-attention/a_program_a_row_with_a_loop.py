import torch
import triton
import triton.language as tl


@triton.jit
def row_kernel(Q, K, V, O, Tq, Tk, scale, CAUSAL: tl.constexpr, D: tl.constexpr, E: tl.constexpr, EL: tl.constexpr, N: tl.constexpr):
    # one program per query row, online softmax over blocks of keys
    i = tl.program_id(0)
    bh = tl.program_id(1)
    d = tl.arange(0, D)
    e = tl.arange(0, EL)
    q = tl.load(Q + (bh * Tq + i) * D + d).to(tl.float32)
    m = -float("inf")
    l = 0.0
    acc = tl.zeros((EL,), tl.float32)
    for lo in range(0, Tk, N):
        j = lo + tl.arange(0, N)
        k = tl.load(K + (bh * Tk + j)[:, None] * D + d[None, :], mask=(j < Tk)[:, None], other=0.0).to(tl.float32)
        s = tl.sum(k * q[None, :], 1) * scale
        seen = j < Tk
        if CAUSAL:
            seen = seen & (j <= i + Tk - Tq)
        s = tl.where(seen, s, -float("inf"))
        n = tl.maximum(m, tl.max(s, 0))
        safe = tl.where(n == -float("inf"), 0.0, n)
        c = tl.exp(m - safe)
        p = tl.exp(s - safe)
        l = l * c + tl.sum(p, 0)
        v = tl.load(V + (bh * Tk + j)[:, None] * E + e[None, :], mask=(j < Tk)[:, None] & (e < E)[None, :], other=0.0).to(tl.float32)
        acc = acc * c + tl.sum(p[:, None] * v, 0)
        m = n
    acc = acc / tl.where(l == 0.0, 1.0, l)
    tl.store(O + (bh * Tq + i) * E + e, acc, mask=e < E)


def flash_attention(q, k, v, causal):
    q, k, v = q.contiguous(), k.contiguous(), v.contiguous()
    b, h, t, d = q.shape
    s, e = v.shape[2], v.shape[3]
    o = torch.empty((b, h, t, e), dtype=q.dtype, device=q.device)
    row_kernel[(t, b * h)](q, k, v, o, t, s, d ** -0.5, CAUSAL=causal, D=d, E=e, EL=triton.next_power_of_2(e), N=16)
    return o
