import torch


def padded_attention(q, k, v, key_lengths):
    outputs = []
    for b in range(q.shape[0]):
        s = q[b] @ k[b].transpose(-1, -2) / q.shape[-1] ** 0.5
        bias = torch.zeros(k.shape[2], dtype=s.dtype)
        bias[key_lengths[b] :] = -torch.inf
        outputs.append(torch.softmax(s + bias, -1) @ v[b])
    return torch.stack(outputs)
