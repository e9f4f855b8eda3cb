import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    group = q.shape[1] // k_int8.shape[1]
    deq = [
        torch.repeat_interleave(c.double() * s.double()[..., None], group, dim=1)
        for c, s in ((k_int8, k_scale), (v_int8, v_scale))
    ]
    logits = torch.einsum("bhid,bhjd->bhij", q.double(), deq[0])
    e = torch.exp(logits - logits.max(-1, keepdim=True).values)
    return (torch.matmul(e, deq[1]) / e.sum(-1, keepdim=True)).type_as(q)
