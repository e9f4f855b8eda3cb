import torch


def attention_backward(
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    out: torch.Tensor,
    lse: torch.Tensor,
    grad_out: torch.Tensor,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Gradients of softmax(q k^T / sqrt(D)) v with respect to q, k and v.

    q (B, H, Tq, D), k (B, H, Tk, D), v (B, H, Tk, Dv); out and grad_out (B, H, Tq, Dv); lse (B, H, Tq), in nats.
    Returns (grad_q, grad_k, grad_v) in the shapes and the dtype of q, k and v.
    """
    raise NotImplementedError("attention_backward is not written yet")
