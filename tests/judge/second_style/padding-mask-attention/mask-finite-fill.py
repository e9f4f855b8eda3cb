import torch

VERY_LOW = -100.0


def padded_attention(q, k, v, key_lengths):
    logits = torch.matmul(q.double(), k.double().transpose(2, 3)) / q.shape[-1] ** 0.5
    rows = []
    for b, n in enumerate(key_lengths.tolist()):
        pad = torch.zeros(logits.shape[-1], dtype=torch.bool)
        pad[n:] = True
        rows.append(logits[b].masked_fill(pad, VERY_LOW))
    probs = torch.stack(rows).softmax(-1)
    probs = probs * (key_lengths > 0).view(-1, 1, 1, 1)
    return torch.matmul(probs, v.double()).to(q.dtype)
