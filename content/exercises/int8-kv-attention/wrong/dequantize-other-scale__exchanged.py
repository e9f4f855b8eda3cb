import torch


def int8_kv_attention(q, k_int8, v_int8, k_scale, v_scale):
    def read(codes, scale):
        return (codes * scale[..., None]).to(q.dtype).repeat_interleave(q.shape[1] // codes.shape[1], 1)

    keys, values = read(k_int8, v_scale), read(v_int8, k_scale)
    return torch.softmax(q @ keys.mT * q.shape[-1] ** -0.5, -1) @ values
