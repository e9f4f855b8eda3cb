"""triton"""

from attention_core.attention import attention as fused


def alibi_attention(q, k, v, slopes):
    return fused(q, k, v, causal=True, alibi_slopes=slopes, impl="triton")
