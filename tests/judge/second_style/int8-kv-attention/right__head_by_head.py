import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    group = q.shape[1] // k_int8.shape[1]
    heads = []
    for h, query in enumerate(q.double().unbind(1)):
        keys = torch.einsum("bjd,bj->bjd", k_int8[:, h // group].double(), k_scale[:, h // group].double())
        values = torch.einsum("bje,bj->bje", v_int8[:, h // group].double(), v_scale[:, h // group].double())
        s = torch.bmm(query, keys.mT) / q.shape[3] ** 0.5
        e = torch.exp(s - s.amax(-1, keepdim=True))
        heads.append(torch.bmm(e, values) / e.sum(-1, keepdim=True))
    return torch.stack(heads, 1).to(q.dtype)
