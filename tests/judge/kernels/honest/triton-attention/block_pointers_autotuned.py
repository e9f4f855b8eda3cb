import torch, triton, math
import triton.language as tl

@triton.autotune(configs=[triton.Config({"BM": 32, "BN": 32}), triton.Config({"BM": 64, "BN": 64}, num_warps=8)], key=["N_CTX"])
@triton.jit
def _fwd(Q, K, V, sm_scale, Out, stride_qz, stride_qh, stride_qm, stride_qk, stride_kz, stride_kh, stride_kn, stride_kk,
         stride_vz, stride_vh, stride_vn, stride_vk, stride_oz, stride_oh, stride_om, stride_on, Z, H, M_CTX, N_CTX,
         HEAD: tl.constexpr, CAUSAL: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    start_m = tl.program_id(0)
    off_hz = tl.program_id(1)
    off_z = off_hz // H
    off_h = off_hz % H
    Qb = tl.make_block_ptr(Q + off_z * stride_qz + off_h * stride_qh, shape=(M_CTX, HEAD), strides=(stride_qm, stride_qk), offsets=(start_m * BM, 0), block_shape=(BM, HEAD), order=(1, 0))
    Kb = tl.make_block_ptr(K + off_z * stride_kz + off_h * stride_kh, shape=(HEAD, N_CTX), strides=(stride_kk, stride_kn), offsets=(0, 0), block_shape=(HEAD, BN), order=(0, 1))
    Vb = tl.make_block_ptr(V + off_z * stride_vz + off_h * stride_vh, shape=(N_CTX, HEAD), strides=(stride_vn, stride_vk), offsets=(0, 0), block_shape=(BN, HEAD), order=(1, 0))
    offs_m = start_m * BM + tl.arange(0, BM)
    offs_n = tl.arange(0, BN)
    m_i = tl.zeros([BM], dtype=tl.float32) - float("inf")
    l_i = tl.zeros([BM], dtype=tl.float32)
    acc = tl.zeros([BM, HEAD], dtype=tl.float32)
    qk_scale = sm_scale * 1.44269504
    q = tl.load(Qb, boundary_check=(0,), padding_option="zero")
    for start_n in range(0, N_CTX, BN):
        k = tl.load(Kb, boundary_check=(1,), padding_option="zero")
        qk = tl.zeros([BM, BN], dtype=tl.float32)
        qk += tl.dot(q, k)
        qk = qk * qk_scale
        mask = (start_n + offs_n)[None, :] < N_CTX
        if CAUSAL:
            mask = mask & ((start_n + offs_n)[None, :] <= offs_m[:, None] + N_CTX - M_CTX)
        qk = tl.where(mask, qk, float("-inf"))
        m_new = tl.maximum(m_i, tl.max(qk, 1))
        m_safe = tl.where(m_new == float("-inf"), 0.0, m_new)
        p = tl.math.exp2(qk - m_safe[:, None])
        alpha = tl.math.exp2(m_i - m_safe)
        l_i = l_i * alpha + tl.sum(p, 1)
        v = tl.load(Vb, boundary_check=(0,), padding_option="zero")
        acc = acc * alpha[:, None]
        acc += tl.dot(p.to(v.dtype), v)
        m_i = m_new
        Kb = tl.advance(Kb, (0, BN))
        Vb = tl.advance(Vb, (BN, 0))
    acc = acc / tl.where(l_i == 0, 1, l_i)[:, None]
    Ob = tl.make_block_ptr(Out + off_z * stride_oz + off_h * stride_oh, shape=(M_CTX, HEAD), strides=(stride_om, stride_on), offsets=(start_m * BM, 0), block_shape=(BM, HEAD), order=(1, 0))
    tl.store(Ob, acc.to(Out.type.element_ty), boundary_check=(0,))

def flash_attention(q, k, v, causal):
    assert q.shape[-1] == k.shape[-1] == v.shape[-1]
    o = torch.empty_like(q)
    B, H, M, D = q.shape
    N = k.shape[2]
    grid = lambda args: (triton.cdiv(M, args["BM"]), B * H, 1)
    _fwd[grid](q, k, v, 1.0 / math.sqrt(D), o, q.stride(0), q.stride(1), q.stride(2), q.stride(3), k.stride(0), k.stride(1), k.stride(2), k.stride(3),
               v.stride(0), v.stride(1), v.stride(2), v.stride(3), o.stride(0), o.stride(1), o.stride(2), o.stride(3), B, H, M, N, HEAD=D, CAUSAL=causal)
    return o
