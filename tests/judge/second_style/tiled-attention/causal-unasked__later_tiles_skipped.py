import torch


def tiled_attention(q, k, v, block_q, block_k):
    scale = q.shape[-1] ** -0.5
    shift = k.shape[2] - q.shape[2]
    done = []
    for top in range(0, q.shape[2], block_q):
        qi = q[:, :, top : top + block_q].float() * scale
        place = torch.arange(top, top + qi.shape[2]) + shift
        m = torch.full(qi.shape[:3], -torch.inf)
        l, o = torch.zeros(qi.shape[:3]), torch.zeros(*qi.shape[:3], v.shape[-1])
        for left in range(0, k.shape[2], block_k):
            kj, vj = k[:, :, left : left + block_k].float(), v[:, :, left : left + block_k].float()
            s = qi @ kj.mT
            s = s.masked_fill(torch.arange(left, left + kj.shape[2])[None, :] > place[:, None], -torch.inf)
            new = torch.maximum(m, s.max(-1).values)
            safe = torch.where(new == -torch.inf, 0.0, new)
            p, c = torch.exp(s - safe[..., None]), torch.exp(m - safe)
            l, o, m = l * c + p.sum(-1), o * c[..., None] + p @ vj, new
        done.append(o / l.clamp_min(1e-37)[..., None])
    return torch.cat(done, 2).to(q.dtype)
