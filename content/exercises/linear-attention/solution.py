import torch


def linear_attention(q, k, v):
    # Sums over all keys, kept for all queries: in bfloat16 they would lose what late keys add. So we compute in float32
    # (in float64 if that is what came) and round once, at the end.
    wide = torch.promote_types(q.dtype, torch.float32)

    # elu(x) + 1 is positive everywhere, so no weight is negative and no row sums to 0. Written as exp(x) where x <= 0,
    # because elu(x) + 1 is (exp(x) - 1) + 1 there, in which a small exp(x) is lost.
    def feature(x):
        x = x.to(wide)
        return torch.where(x > 0, x + 1, torch.exp(x.clamp(max=0.0)))

    query, key = feature(q), feature(k)

    # (phi(q) phi(k)^T) V = phi(q) (phi(k)^T V). Grouped on the right the inner product is (D, Dv), however many
    # keys there are.
    summary = key.transpose(-1, -2) @ v.to(wide)  # (B, H, D, Dv)
    total = key.sum(-2).unsqueeze(-1)  # (B, H, D, 1)

    # The division makes an average of the values out of a sum. It comes last, once for each query.
    return ((query @ summary) / (query @ total)).to(q.dtype)
