import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    group = q.shape[1] // k_int8.shape[1]
    outs = []
    for h in range(q.shape[1]):
        keys, values = k_int8[:, h // group].double(), v_int8[:, h // group].double()
        s = torch.einsum("bid,bjd->bij", q[:, h].double(), keys) * q.shape[3] ** -0.5
        e = torch.exp(s - s.amax(2, keepdim=True))
        outs.append(torch.einsum("bij,bje->bie", e / e.sum(2, keepdim=True), values))
    return torch.stack(outs, 1).to(q.dtype)
