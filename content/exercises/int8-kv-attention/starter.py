import torch


def int8_kv_attention(
    q: torch.Tensor, k_int8: torch.Tensor, v_int8: torch.Tensor, k_scale: torch.Tensor, v_scale: torch.Tensor
) -> torch.Tensor:
    """Attention over keys and values that are stored as int8 codes: a vector is its codes times its scale.

    q (B, H, Tq, D); k_int8 (B, Hkv, Tk, D) and v_int8 (B, Hkv, Tk, Dv), int8; k_scale and v_scale (B, Hkv, Tk),
    float32; H is a multiple of Hkv, and query head h reads key head h // (H // Hkv).
    Returns (B, H, Tq, Dv) in the dtype of q.
    """
    raise NotImplementedError("int8_kv_attention is not written yet")
