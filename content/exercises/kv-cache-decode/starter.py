import torch


def decode_step(
    q: torch.Tensor, k_new: torch.Tensor, v_new: torch.Tensor, k_cache: torch.Tensor, v_cache: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """One step of decoding: append to the cache, then attend to all of it.

    q (B, H, N, D), k_new (B, Hkv, N, D), v_new (B, Hkv, N, Dv): N new positions;
    k_cache (B, Hkv, T, D), v_cache (B, Hkv, T, Dv): the T positions before them, T may be 0.
    H is a multiple of Hkv, and query head h reads key head h // (H // Hkv).
    Returns out (B, H, N, Dv), and the caches with the new positions at their end, (B, Hkv, T + N, D) and
    (B, Hkv, T + N, Dv).
    """
    raise NotImplementedError("decode_step is not written yet")
