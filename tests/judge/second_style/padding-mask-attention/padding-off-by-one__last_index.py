import torch


def padded_attention(q, k, v, key_lengths):
    outs = []
    for b, n in enumerate(key_lengths.tolist()):
        stop = max(n - 1, 0)
        logits = torch.einsum("hid,hjd->hij", q[b], k[b, :, :stop]) / q.shape[-1] ** 0.5
        outs.append(torch.einsum("hij,hjd->hid", torch.softmax(logits, -1), v[b, :, :stop]))
    return torch.stack(outs)
