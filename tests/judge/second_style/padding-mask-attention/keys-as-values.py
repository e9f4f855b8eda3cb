import torch


def padded_attention(q, k, v, key_lengths):
    outs = []
    for b in range(q.shape[0]):
        n = int(key_lengths[b])
        keys, values = k[b, :, :n], k[b, :, :n]
        logits = torch.matmul(q[b], keys.transpose(1, 2)) / q.shape[-1] ** 0.5
        outs.append(torch.matmul(torch.softmax(logits, dim=-1), values))
    return torch.stack(outs)
