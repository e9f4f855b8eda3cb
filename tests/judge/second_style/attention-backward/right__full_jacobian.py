import torch


def attention_backward(q, k, v, out, lse, grad_out):
    Q, K, V, G = (t.double() for t in (q, k, v, grad_out))
    scale = Q.shape[-1] ** -0.5
    W = (Q @ K.transpose(-1, -2) * scale).softmax(-1)
    J = torch.diag_embed(W) - W.unsqueeze(-1) * W.unsqueeze(-2)
    dS = scale * torch.einsum("bhij,bhijl->bhil", G @ V.transpose(-1, -2), J)
    return (dS @ K).to(q.dtype), (dS.transpose(-1, -2) @ Q).to(q.dtype), (W.transpose(-1, -2) @ G).to(q.dtype)
