import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    # A vector of the cache is code * scale, one scale for all its D numbers: the scale takes a last axis of size 1.
    # The product is taken in float32, in which every code is exact and a scale keeps its digits. Only its result is
    # brought to the dtype of q, as the cache would have held it without codes.
    k = (k_int8.float() * k_scale.unsqueeze(-1)).to(q.dtype)  # (B, Hkv, Tk, D)
    v = (v_int8.float() * v_scale.unsqueeze(-1)).to(q.dtype)

    # Query head h reads key head h // G: G neighbours share one. repeat_interleave puts the copies of a head next to
    # each other; repeat would lay out all heads and then all of them again, so that head h reads h % Hkv.
    group = q.shape[1] // k.shape[1]
    k, v = k.repeat_interleave(group, dim=1), v.repeat_interleave(group, dim=1)

    # From here it is plain attention. Each key has its own scale, so that the scale changes which scores are large;
    # it is no common factor that the softmax could make up for.
    weights = torch.softmax(q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5, dim=-1)  # (B, H, Tq, Tk)
    return weights @ v
