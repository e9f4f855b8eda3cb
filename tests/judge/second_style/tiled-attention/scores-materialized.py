import torch


def tiled_attention(q, k, v, block_q, block_k):
    T, S = q.shape[2], k.shape[2]
    tiles = [
        torch.cat(
            [
                q[:, :, i : i + block_q].float() @ k[:, :, j : j + block_k].float().mT * q.shape[-1] ** -0.5
                for j in range(0, S, block_k)
            ],
            dim=-1,
        )
        for i in range(0, T, block_q)
    ]
    scores = torch.cat(tiles, dim=2)
    return (torch.softmax(scores, dim=-1) @ v.float()).to(q.dtype)
