import torch


def alibi_slopes(n_heads):
    """m_h = 2^(-8h/n) for h = 1..n"""
    h = torch.arange(n_heads, dtype=torch.float64) + 1
    m = torch.pow(torch.tensor(2.0, dtype=torch.float64), h.mul(-8).div(n_heads))
    return m.float()
