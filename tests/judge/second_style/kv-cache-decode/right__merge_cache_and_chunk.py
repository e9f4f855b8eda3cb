import torch


def part(q, k, v, bias):
    s = torch.einsum("bgrid,bgjd->bgrij", q, k) + bias
    lse = torch.logsumexp(s, -1, keepdim=True)
    return torch.einsum("bgrij,bgje->bgrie", torch.exp(s - lse), v), lse


def decode_step(q, k_new, v_new, k_cache, v_cache):
    n, T = q.shape[2], k_cache.shape[2]
    Q = (q.double() * q.shape[3] ** -0.5).unflatten(1, (k_new.shape[1], -1))
    causal = torch.full((n, n), -torch.inf, dtype=torch.float64).triu(1)
    out, lse = part(Q, k_new.double(), v_new.double(), causal)
    if T:
        old, old_lse = part(Q, k_cache.double(), v_cache.double(), 0.0)
        share = torch.sigmoid(old_lse - lse)
        out = share * old + (1 - share) * out
    return out.flatten(1, 2).to(q.dtype), torch.cat([k_cache, k_new], 2), torch.cat([v_cache, v_new], 2)
