import torch


def alibi_attention(q, k, v, slopes):
    Tq, Tk = q.shape[2], k.shape[2]
    rel = torch.arange(Tk).sub(torch.arange(Tk - Tq, Tk)[:, None])
    with torch.no_grad():
        # slopes are constants, no parameter
        bias = slopes.reshape(-1, 1, 1) * rel
        bias = torch.where(rel > 0, float("-inf"), bias)
    nothing = (rel > 0).all(-1, keepdim=True)
    scores = torch.matmul(q, k.transpose(-1, -2)).float() * q.shape[-1] ** -0.5
    scores = scores + torch.where(nothing, 0.0, bias)
    probs = scores.softmax(dim=-1) * nothing.logical_not()
    return torch.matmul(probs.to(v.dtype), v)
