import torch


def tiled_attention(q, k, v, block_q, block_k):
    T, S = q.shape[2], k.shape[2]
    pieces = []
    for i in range(0, T, block_q):
        rows = q[:, :, i : min(i + block_q, T)].float()
        shape = rows.shape[:3]
        m, l = torch.full(shape, -torch.inf), torch.zeros(shape)
        o = torch.zeros(*shape, v.shape[-1])
        for j in range(0, S, block_k):
            s = torch.matmul(rows, k[:, :, j : min(j + block_k, S)].float().mT) / q.shape[-1] ** 0.5
            m_new = torch.maximum(m, torch.amax(s, dim=-1))
            p = torch.exp(s - m_new.unsqueeze(-1))
            l = torch.exp(m - m_new) * l + torch.sum(p, dim=-1)
            o = torch.add(o, torch.matmul(p, v[:, :, j : min(j + block_k, S)].float()))
            m = m_new
        pieces.append(torch.einsum("bhid,bhi->bhid", o, 1 / l).to(q.dtype))
    return torch.cat(pieces, 2)
