import torch


def causal_attention(q, k, v):
    n, m = q.shape[2], k.shape[2]
    out = torch.zeros(*q.shape[:3], v.shape[3], dtype=torch.float64)
    for i in range(n):
        p = i + m - n
        # from the own position on
        keys, values = k[:, :, max(p, 0) :].double(), v[:, :, max(p, 0) :].double()
        s = torch.matmul(keys, q[:, :, i].double().unsqueeze(-1)).squeeze(-1) * q.shape[3] ** -0.5
        out[:, :, i] = torch.einsum("bhj,bhje->bhe", torch.softmax(s, -1), values)
    return out.to(q.dtype)
