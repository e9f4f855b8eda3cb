import torch


def softcap_attention(q, k, v, cap):
    rows = []
    for i in range(q.shape[2]):
        logits = torch.einsum("bhd,bhjd->bhj", q[:, :, i].float(), k.float()).div(cap * q.shape[-1] ** 0.5)
        weights = logits.tanh().exp()
        total = weights.sum(-1, keepdim=True)
        rows.append(torch.einsum("bhj,bhjd->bhd", weights / total, v.float()))
    return torch.stack(rows, dim=2).to(q.dtype)
