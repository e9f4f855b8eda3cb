import torch
import torch.nn.functional as F


def linear_attention(q, k, v):
    f = lambda x: F.elu(x.float()) + 1
    state, norm = 0.0, 0.0
    for j in range(k.shape[2]):
        fk = f(k[:, :, j])
        state = state + fk[..., :, None] * v[:, :, j].float()[..., None, :]
        norm = norm + fk
    num = torch.einsum("bhqd,bhde->bhqe", f(q), state)
    den = torch.einsum("bhqd,bhd->bhq", f(q), norm)
    return (num / den[..., None]).to(q.dtype)
