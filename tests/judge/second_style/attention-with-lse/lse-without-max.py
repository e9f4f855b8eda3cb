import torch


def attention_with_lse(q, k, v):
    B, H, n, d = q.shape
    S = torch.bmm(q.reshape(B * H, n, d).double(), k.reshape(B * H, -1, d).double().mT).mul(d**-0.5)
    S = S - S.detach().amax(2, keepdim=True)  # for stability, changes nothing
    lse = torch.logsumexp(S, dim=2)
    O = torch.bmm((S - lse[:, :, None]).exp(), v.reshape(B * H, -1, v.shape[3]).double())
    return O.view(B, H, n, -1).to(q.dtype), lse.view(B, H, n).to(q.dtype)
