import torch


def merge_attention(
    out_a: torch.Tensor, lse_a: torch.Tensor, out_b: torch.Tensor, lse_b: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Output and LSE of attention over both halves of the keys, from those of each half.

    out_a and out_b (B, H, Tq, Dv); lse_a and lse_b (B, H, Tq), in nats, -inf where a half saw no key.
    Returns (out, lse) in the same shapes and dtypes.
    """
    raise NotImplementedError("merge_attention is not written yet")
