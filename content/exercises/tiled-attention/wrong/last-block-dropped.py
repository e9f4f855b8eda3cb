import torch


def tiled_attention(q, k, v, block_q, block_k):
    T = k.shape[2]
    block_k = min(block_k, T)
    outs = []
    for start in range(0, q.shape[2], block_q):
        x = q[:, :, start : start + block_q].float()
        top = torch.full((*x.shape[:3], 1), -torch.inf)
        den = torch.zeros_like(top)
        num = torch.zeros(*x.shape[:3], v.shape[-1])
        for n in range(T // block_k):
            part = slice(n * block_k, (n + 1) * block_k)
            s = x @ k[:, :, part].float().mT / q.shape[-1] ** 0.5
            higher = torch.maximum(top, s.amax(-1, keepdim=True))
            old, e = torch.exp(top - higher), torch.exp(s - higher)
            den, num, top = den * old + e.sum(-1, keepdim=True), num * old + e @ v[:, :, part].float(), higher
        outs.append(num / den)
    return torch.cat(outs, dim=2).to(q.dtype)
