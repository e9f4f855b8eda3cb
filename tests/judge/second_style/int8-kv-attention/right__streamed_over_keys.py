import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    index = torch.arange(q.shape[1]) // (q.shape[1] // k_int8.shape[1])
    query = q.double() * q.shape[3] ** -0.5
    top = torch.full(q.shape[:3], -1e30, dtype=torch.float64)
    total, acc = torch.zeros_like(top), torch.zeros(*q.shape[:3], v_int8.shape[3], dtype=torch.float64)
    for j in range(k_int8.shape[2]):
        key = k_int8[:, index, j].double() * k_scale[:, index, j].double()[..., None]
        value = v_int8[:, index, j].double() * v_scale[:, index, j].double()[..., None]
        s = (query * key.unsqueeze(2)).sum(-1)
        new = torch.maximum(top, s.detach())
        e = torch.exp(s - new)
        total = total * torch.exp(top - new) + e
        acc = acc * torch.exp(top - new)[..., None] + e[..., None] * value.unsqueeze(2)
        top = new
    return (acc / total[..., None]).to(q.dtype)
