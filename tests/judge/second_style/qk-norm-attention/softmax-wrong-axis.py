import torch


def qk_norm_attention(q, k, v, scale):
    heads = []
    for h in range(q.shape[1]):
        a = q[:, h].double() / q[:, h].double().norm(dim=-1, keepdim=True)
        b = k[:, h].double() / k[:, h].double().norm(dim=-1, keepdim=True)
        p = torch.softmax(scale * torch.bmm(a, b.transpose(1, 2)), dim=1)
        heads.append(torch.bmm(p, v[:, h].double()))
    return torch.stack(heads, dim=1).to(q.dtype)
