import torch


def padded_attention(q, k, v, key_lengths):
    outs = []
    for qb, kb, vb, n in zip(q, k, v, key_lengths.tolist()):
        s = qb @ kb[:, :n].transpose(-1, -2) / qb.shape[-1] ** 0.5
        outs.append(torch.softmax(s, -1) @ vb[:, :n])
    return torch.stack(outs)
