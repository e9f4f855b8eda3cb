import torch


def attention(q, k, v, keep):
    B, H, T, _ = q.shape
    mask = torch.ones(B, H, T, k.shape[2], dtype=torch.bool) if keep is None else keep.expand(B, H, T, k.shape[2])
    outs = []
    for h in range(H):
        logits = torch.bmm(q[:, h].double(), k[:, h].double().transpose(1, 2))
        m = mask[:, h]
        some = m.any(-1, keepdim=True)
        probs = torch.softmax(torch.where(m | ~some, logits, -torch.inf), dim=-1) * some
        outs.append(torch.bmm(probs, v[:, h].double()))
    return torch.stack(outs, dim=1).to(q.dtype)
