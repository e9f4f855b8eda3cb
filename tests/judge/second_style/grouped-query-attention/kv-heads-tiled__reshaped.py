import torch


class GQA(torch.nn.Module):
    def __init__(self, heads, kv_heads):
        super().__init__()
        self.groups = heads // kv_heads

    def widen(self, x):
        # (B, Hkv, T, D) -> (B, H, T, D)
        wide = x.unsqueeze(1).expand(-1, self.groups, -1, -1, -1)
        return wide.reshape(x.shape[0], -1, x.shape[2], x.shape[3])

    def forward(self, q, k, v, keep):
        k, v = self.widen(k.float()), self.widen(v.float())
        s = torch.einsum("bhid,bhjd->bhij", q.float(), k) / q.shape[-1] ** 0.5
        seen = torch.ones_like(s) if keep is None else keep.float().expand_as(s)
        s = s.masked_fill(seen == 0, -1e30)
        e = torch.exp(s - s.amax(-1, keepdim=True)) * seen
        z = e.sum(-1, keepdim=True)
        return (e / z.masked_fill(z == 0, 1.0) @ v).to(q.dtype)


def grouped_query_attention(q, k, v, keep):
    return GQA(q.shape[1], k.shape[1])(q, k, v, keep)
