import torch


def online_softmax(blocks):
    m = d = 0.0
    for x in blocks:
        m_new = torch.clamp(x.max(dim=-1).values, min=0.0) if isinstance(m, float) else torch.maximum(m, x.amax(-1))
        d = d * torch.exp(m - m_new) + torch.exp(x - m_new[..., None]).sum(dim=-1)
        m = m_new
    return m, d
