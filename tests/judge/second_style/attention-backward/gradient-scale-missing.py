import torch


def attention_backward(q, k, v, out, lse, grad_out):
    Q, K, V, dO = q.double(), k.double(), v.double(), grad_out.double()
    S = torch.einsum("bhid,bhjd->bhij", Q, K) * Q.shape[-1] ** -0.5
    P = torch.softmax(S, dim=-1)
    dV = torch.einsum("bhij,bhie->bhje", P, dO)
    dP = torch.einsum("bhie,bhje->bhij", dO, V)
    D = torch.einsum("bhij,bhij->bhi", P, dP)
    dS = P * (dP - D[..., None])
    dQ = torch.einsum("bhij,bhjd->bhid", dS, K)
    dK = torch.einsum("bhij,bhid->bhjd", dS, Q)
    return tuple(g.to(q.dtype) for g in (dQ, dK, dV))
