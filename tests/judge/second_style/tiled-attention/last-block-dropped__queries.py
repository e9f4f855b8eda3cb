import torch


def tiled_attention(q, k, v, block_q, block_k):
    B, H, Tq, D = q.shape
    out = torch.zeros(B, H, Tq, v.shape[-1])
    for n in range(Tq // block_q):
        rows = slice(n * block_q, (n + 1) * block_q)
        m = torch.full((B, H, block_q, 1), float("-inf"))
        l = torch.zeros(B, H, block_q, 1)
        acc = torch.zeros(B, H, block_q, v.shape[-1])
        for lo in range(0, k.shape[2], block_k):
            s = q[:, :, rows].float() @ k[:, :, lo : lo + block_k].float().mT / D**0.5
            m2 = torch.maximum(m, s.amax(-1, keepdim=True))
            e, c = (s - m2).exp(), (m - m2).exp()
            l = l * c + e.sum(-1, keepdim=True)
            acc = acc * c + e @ v[:, :, lo : lo + block_k].float()
            m = m2
        out[:, :, rows] = acc / l
    return out.to(q.dtype)
