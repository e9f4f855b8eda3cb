import torch


def grouped_query_attention(q, k, v, keep):
    shared = torch.tensor([h * k.shape[1] // q.shape[1] for h in range(q.shape[1])])
    keys, values = k.index_select(1, shared).double(), v.index_select(1, shared).double()
    s = torch.matmul(q.double(), keys.transpose(2, 3)).mul(q.shape[3] ** -0.5)
    if keep is not None:
        s = s + torch.where(keep, 0.0, -1e25)  # finite, so no NaN
    return torch.matmul(torch.softmax(s, 3), values).to(q.dtype)
