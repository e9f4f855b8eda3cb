import torch


def softcap_attention(q, k, v, cap):
    rows = []
    scaled = k.double() * q.shape[-1] ** -0.5
    for i in range(q.shape[2]):
        s = torch.einsum("bhd,bhjd->bhj", q[:, :, i].double(), scaled)
        w = torch.softmax(torch.mul(torch.tanh(torch.div(s, cap)), cap), dim=-1)
        rows.append(torch.einsum("bhj,bhjd->bhd", w, v.double()))
    return torch.stack(rows, dim=2).to(q.dtype)
