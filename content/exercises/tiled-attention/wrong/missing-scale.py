import torch


def tiled_attention(q, k, v, block_q, block_k):
    done = []
    for a in range(0, q.shape[2], block_q):
        state = None
        for b in range(0, k.shape[2], block_k):
            s = q[:, :, a : a + block_q].float() @ k[:, :, b : b + block_k].float().transpose(-2, -1)
            m = s.amax(-1, keepdim=True)
            e = torch.exp(s - m)
            new = (m, e.sum(-1, keepdim=True), e @ v[:, :, b : b + block_k].float())
            if state is not None:
                top = torch.maximum(state[0], m)
                f, g = torch.exp(state[0] - top), torch.exp(m - top)
                new = (top, state[1] * f + new[1] * g, state[2] * f + new[2] * g)
            state = new
        done.append(state[2] / state[1])
    return torch.cat(done, dim=2).to(q.dtype)
