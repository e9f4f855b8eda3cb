"""triton"""

from attention_core.attention import attention as fused


def softcap_attention(q, k, v, cap):
    return fused(q, k, v, softcap=cap, impl="triton")
