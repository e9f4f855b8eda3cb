import torch


def attention(q, k, v, keep):
    B, H, T, D = q.shape
    S = k.shape[2]
    s = torch.bmm(q.reshape(B * H, T, D) * D**-0.5, k.reshape(B * H, S, D).transpose(1, 2)).view(B, H, T, S)
    if keep is None:
        p = torch.softmax(s, -1)
    else:
        dead = ~keep.any(-1, keepdim=True)
        p = torch.softmax(s.masked_fill(~keep & ~dead, -torch.inf), -1).masked_fill(dead, 0.0)
    return torch.bmm(p.view(B * H, T, S), v.reshape(B * H, S, -1)).view(B, H, T, -1)
