import torch


def part(q, k, v):
    s = torch.einsum("bhid,bhjd->bhij", q, k) * q.shape[-1] ** -0.5
    return torch.softmax(s, -1) @ v, torch.logsumexp(s, -1)


def attention_with_lse(q, k, v):
    a, b, c = q.double(), k.double(), v.double()
    if k.shape[2] == 1:
        out, lse = part(a, b, c)
    else:
        h = k.shape[2] // 2
        o1, l1 = part(a, b[:, :, :h], c[:, :, :h])
        o2, l2 = part(a, b[:, :, h:], c[:, :, h:])
        lse = torch.logaddexp(l1, l2)
        out = o1 * (l1 - lse).exp()[..., None] + o2 * (l2 - lse).exp()[..., None]
    return out.to(q.dtype), lse.to(q.dtype)
