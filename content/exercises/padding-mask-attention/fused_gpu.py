"""triton"""

from attention_core.attention import attention as fused


def padded_attention(q, k, v, key_lengths):
    return fused(q, k, v, key_lengths=key_lengths, impl="triton")
