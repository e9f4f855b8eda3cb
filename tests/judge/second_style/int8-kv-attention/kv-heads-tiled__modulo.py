import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    B, H, Tq, D = q.shape
    out = []
    for head in range(H):
        kv = head % k_int8.shape[1]
        k = k_int8[:, kv].to(torch.float32) * k_scale[:, kv].unsqueeze(-1)
        v = v_int8[:, kv].to(torch.float32) * v_scale[:, kv].unsqueeze(-1)
        p = torch.softmax(torch.bmm(q[:, head].float(), k.transpose(1, 2)) * D**-0.5, dim=2)
        out.append(torch.bmm(p, v))
    return torch.stack(out, dim=1).to(q.dtype)
