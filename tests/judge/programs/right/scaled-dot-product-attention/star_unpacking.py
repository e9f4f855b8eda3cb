import torch

def attention(q, k, v, keep):
    *lead, t, d = q.shape
    args = (q, k)
    s = torch.einsum("...td,...sd->...ts", *args).div(d ** .5)
    kwargs = dict(dim=-1)
    if keep is not None:
        s = s + torch.zeros_like(s).masked_fill(keep.logical_not(), -torch.inf)
        row_alive = keep.any(**kwargs, keepdim=True)
        s = s.masked_fill(~row_alive, 0)
        return torch.matmul(s.softmax(**kwargs) * row_alive, v)
    return torch.matmul(s.softmax(**kwargs), v)
