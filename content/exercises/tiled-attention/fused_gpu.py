"""triton"""

from attention_core.attention import attention as fused


def tiled_attention(q, k, v, block_q, block_k):
    return fused(q, k, v, impl="triton")
