import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    group = q.shape[1] // k_int8.shape[1]
    out = []
    for h in range(q.shape[1]):
        g = h // group
        keys = k_int8[:, g].double() * k_scale[:, g].double().unsqueeze(-1)
        values = v_int8[:, g].double() * v_scale[:, g].double().unsqueeze(-1)
        s = torch.bmm(keys, q[:, h].double().transpose(1, 2)) / q.shape[-1] ** 0.5  # keys x queries
        w = torch.softmax(s, dim=-1)
        out.append(torch.bmm(w.transpose(1, 2), values))
    return torch.stack(out, dim=1).to(q.dtype)
