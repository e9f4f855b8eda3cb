import triton
import triton.language as tl
import torch


@triton.jit
def one_query(
    Q, K, V, O, T, S, scale, D: tl.constexpr, E: tl.constexpr, EL: tl.constexpr, N: tl.constexpr, CAUSAL: tl.constexpr
):
    i, bh = tl.program_id(0), tl.program_id(1)
    d, e = tl.arange(0, D), tl.arange(0, EL)
    q = tl.load(Q + (bh * T + i) * D + d).to(tl.float32) * scale
    m, l = float("-inf"), 0.0
    acc = tl.zeros((EL,), tl.float32)
    for lo in range(0, S, N):
        j = lo + tl.arange(0, N)
        k = tl.load(K + (bh * S + j)[:, None] * D + d[None, :], mask=(j < S)[:, None], other=0.0).to(tl.float32)
        v = tl.load(V + (bh * S + j)[:, None] * E + e[None, :], mask=(j < S)[:, None] & (e < E)[None, :], other=0.0).to(
            tl.float32
        )
        s = tl.sum(k * q[None, :], axis=1)
        ok = j < S
        if CAUSAL:
            ok = ok & (j - S <= i - T)
        s = tl.where(ok, s, float("-inf"))
        new = tl.maximum(m, tl.max(s, axis=0))
        safe = tl.where(new == float("-inf"), 0.0, new)
        p, c = tl.exp(s - safe), tl.exp(m - safe)
        l = l * c + tl.sum(p, axis=0)
        acc = acc * c + tl.sum(p[:, None] * v, axis=0)
        m = new
    acc = acc / tl.where(l > 0.0, l, 1.0)
    tl.store(O + (bh * T + i) * E + e, acc, mask=e < E)


def flash_attention(q, k, v, causal):
    q, k, v = q.contiguous(), k.contiguous(), v.contiguous()
    B, H, T, D = q.shape
    S, E = v.shape[-2:]
    o = q.new_empty(B, H, T, E)
    one_query[(T, B * H)](q, k, v, o, T, S, D**-0.5, D=D, E=E, EL=triton.next_power_of_2(E), N=64, CAUSAL=bool(causal))
    return o
