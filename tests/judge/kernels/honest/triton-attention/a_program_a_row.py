import torch
import triton
import triton.language as tl

@triton.jit
def _dot(q, K, rows, d, D: tl.constexpr, mask):
    k = tl.load(K + rows[:, None] * D + d[None, :], mask=mask[:, None], other=0.0).to(tl.float32)
    return tl.sum(k * q[None, :], axis=1)

@triton.jit
def kern(Q, K, V, O, Tq, Tk, scale, causal, D: tl.constexpr, BLOCK: tl.constexpr):
    # one program per query row
    pid = tl.program_id(0)
    bh = pid // Tq
    i = pid % Tq
    d = tl.arange(0, D)
    q = tl.load(Q + pid * D + d).to(tl.float32)
    n = tl.arange(0, BLOCK)
    limit = tl.where(causal != 0, tl.minimum(Tk, i + 1 + Tk - Tq), Tk)
    mask = n < limit
    s = _dot(q, K + bh * Tk * D, n, d, D, n < Tk) * scale
    s = tl.where(mask, s, -float("inf"))
    m = tl.max(s, axis=0)
    m = tl.where(m == -float("inf"), 0.0, m)
    p = tl.exp(s - m)
    l = tl.sum(p, axis=0)
    v = tl.load(V + bh * Tk * D + n[:, None] * D + d[None, :], mask=(n < Tk)[:, None], other=0.0).to(tl.float32)
    o = tl.sum(p[:, None] * v, axis=0) / tl.where(l == 0, 1.0, l)
    tl.store(O + pid * D + d, o)

def flash_attention(q, k, v, causal):
    B, H, Tq, D = q.shape
    Tk = k.size(-2)
    qc, kc, vc = (t.contiguous().view(B * H, -1, D) for t in (q, k, v))
    out = torch.zeros_like(qc)
    kern[(B * H * Tq,)](qc, kc, vc, out, Tq, Tk, D ** -0.5, int(causal), D=D, BLOCK=triton.next_power_of_2(Tk))
    return out.reshape(q.shape)
