import torch


def attention(q, k, v, keep):
    rows = []
    for i in range(q.shape[2]):
        s = torch.einsum("bhd,bhjd->bhj", q[:, :, i].double(), k.double()) * q.shape[-1] ** -0.5
        if keep is not None:
            full = keep.expand(*q.shape[:3], k.shape[2])[:, :, i]
            live = full.any(-1, keepdim=True)
            w = torch.softmax(torch.where(full | ~live, s, -torch.inf), -1) * live
        else:
            w = torch.softmax(s, -1)
        rows.append(torch.einsum("bhj,bhjd->bhd", w, v.double()))
    return torch.stack(rows, 2).to(q.dtype)
