import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    G = q.shape[1] // k_int8.shape[1]
    ks, vs = k_scale.detach().clone(), v_scale.detach().clone()
    k = torch.repeat_interleave(k_int8.double() * ks.double()[..., None], G, dim=1)
    v = torch.repeat_interleave(v_int8.double() * vs.double()[..., None], G, dim=1)
    s = torch.einsum("bhid,bhjd->bhij", q.double(), k) / q.shape[-1] ** 0.5
    return torch.einsum("bhij,bhje->bhie", torch.softmax(s, -1), v).to(q.dtype)
