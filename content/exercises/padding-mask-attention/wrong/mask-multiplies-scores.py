import torch


def padded_attention(q, k, v, key_lengths):
    real = (torch.arange(k.shape[2]) < key_lengths[:, None]).to(k.dtype)
    k = k * real[:, None, :, None]  # no key, no score
    v = v * real[:, None, :, None]
    return (q @ k.mT / q.shape[-1] ** 0.5).softmax(-1) @ v
