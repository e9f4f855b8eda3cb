import torch


def softcap_attention(q, k, v, cap):
    att = torch.einsum("bhid,bhjd->bhij", q, k) * q.size(-1) ** -0.5
    return torch.einsum("bhij,bhjd->bhid", att.softmax(-1), v)
