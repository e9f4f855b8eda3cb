import torch


def padded_attention(q, k, v, key_lengths):
    mask = torch.zeros(q.shape[0], k.shape[2], dtype=torch.bool)
    for b in range(q.shape[0]):
        last = int(key_lengths[b])
        for j in range(k.shape[2]):
            if j > last:
                mask[b, j] = True
    logits = torch.matmul(q, k.mT).mul(q.shape[-1] ** -0.5)
    logits = logits.masked_fill(mask.unsqueeze(1).unsqueeze(1), -torch.inf)
    return torch.matmul(torch.softmax(logits, -1), v)
