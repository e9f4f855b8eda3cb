import torch


def grouped_query_attention(q, k, v, keep):
    n_kv = k.shape[1]
    outs = []
    for h in range(q.shape[1]):
        kv = h % n_kv  # round robin
        s = torch.matmul(q[:, h].double(), k[:, kv].double().transpose(1, 2)) * q.shape[3] ** -0.5
        if keep is None:
            w = s.softmax(-1)
        else:
            seen = keep.expand(*q.shape[:3], k.shape[2])[:, h]
            w = torch.where(seen, s, -1e100).softmax(-1) * seen
        outs.append(torch.matmul(w, v[:, kv].double()))
    return torch.stack(outs, 1).to(q.dtype)
