"""triton"""

from attention_core.attention import attention as fused


def sliding_window_attention(q, k, v, window):
    return fused(q, k, v, causal=True, window=window, impl="triton")
