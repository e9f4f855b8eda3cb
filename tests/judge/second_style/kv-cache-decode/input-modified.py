import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    k, v = torch.cat((k_cache, k_new), 2), torch.cat((v_cache, v_new), 2)
    scale = q.shape[-1] ** -0.5
    with torch.no_grad():
        q.mul_(scale)  # scale once, in place
    group = q.shape[1] // k.shape[1]
    s = torch.matmul(q.double(), k.double().repeat_interleave(group, 1).transpose(2, 3))
    late = torch.ones(s.shape[2:]).triu(1 + k_cache.shape[2]) == 1
    w = torch.softmax(s.masked_fill(late, -torch.inf), dim=3)
    return torch.matmul(w, v.double().repeat_interleave(group, 1)).to(q.dtype), k, v
