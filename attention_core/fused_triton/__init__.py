"""FlashAttention in Triton."""
