import torch


def alibi_attention(q, k, v, slopes):
    # slopes are float32, so I do everything in float32
    Q, K, V = [t.to(slopes.dtype) for t in (q, k, v)]
    n, m = Q.shape[2], K.shape[2]
    gap = torch.arange(m).view(1, m) - (torch.arange(n).view(n, 1) + m - n)
    hidden = gap > 0
    s = torch.baddbmm(
        (slopes.view(1, -1, 1, 1) * gap).expand(Q.shape[0], -1, n, m).reshape(-1, n, m),
        Q.reshape(-1, n, Q.shape[3]),
        K.reshape(-1, m, K.shape[3]).transpose(1, 2),
        alpha=Q.shape[3] ** -0.5,
    )
    s = s.masked_fill(hidden & ~hidden.all(1, keepdim=True), -torch.inf)
    w = torch.softmax(s, dim=2) * ~hidden.all(1, keepdim=True)
    return torch.bmm(w, V.reshape(-1, m, V.shape[3])).reshape(Q.shape[0], Q.shape[1], n, V.shape[3])
