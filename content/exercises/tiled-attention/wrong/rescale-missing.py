import torch


def tiled_attention(q, k, v, block_q, block_k):
    result = torch.empty(*q.shape[:3], v.shape[-1], dtype=q.dtype)
    chunks = []
    for a in range(0, q.shape[2], block_q):
        Q = q[:, :, a : a + block_q]
        m = torch.full(Q.shape[:3], float("-inf"))
        l = torch.zeros(Q.shape[:3])
        acc = torch.zeros(*Q.shape[:3], v.shape[-1])
        for b in range(0, k.shape[2], block_k):
            S = (Q @ k[:, :, b : b + block_k].mT / q.shape[-1] ** 0.5).float()
            m = torch.maximum(m, S.amax(-1))
            P = torch.exp(S - m[..., None])
            l = l + P.sum(-1)  # the old sum keeps its old maximum
            acc = acc + P @ v[:, :, b : b + block_k].float()
        chunks.append(acc / l[..., None])
    return torch.cat(chunks, 2).to(result.dtype)
