import torch


def attention(q, k, v, keep):
    logits = torch.einsum("bhid,bhjd->bhij", q, k) / q.shape[-1] ** 0.5
    output = v.clone()
    torch.matmul(logits.softmax(-1), output)  # mix the values
    return output
