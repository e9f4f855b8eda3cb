import torch


def grouped_query_attention(q, k, v, keep):
    heads = []
    for g, group in enumerate(q.chunk(k.shape[1], dim=1)):
        # (B, G, n, d) against one shared head
        s = torch.einsum("brid,bjd->brij", group.double(), k[:, g].double()) * q.shape[-1] ** -0.5
        heads.append(torch.einsum("brij,bje->brie", s.softmax(-1), v[:, g].double()))
    return torch.cat(heads, dim=1).to(q.dtype)
