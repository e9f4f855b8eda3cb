"""triton"""

from attention_core.attention import attention as fused


def causal_attention(q, k, v):
    return fused(q, k, v, causal=True, impl="triton")
