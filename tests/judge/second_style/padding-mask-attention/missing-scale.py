import torch


def padded_attention(q, k, v, key_lengths):
    outs = []
    for qb, kb, vb, n in zip(q, k, v, key_lengths.tolist()):
        if n == 0:
            outs.append(torch.einsum("hid,hjd,hjv->hiv", qb, kb, vb) * 0)
            continue
        logits = torch.bmm(qb, kb[:, :n].transpose(1, 2))
        outs.append(torch.bmm(logits.softmax(dim=-1), vb[:, :n]))
    return torch.stack(outs)
