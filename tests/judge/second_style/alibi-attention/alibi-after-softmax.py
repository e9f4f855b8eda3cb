import math
import torch


def distances(n_q, n_k):
    offset = n_k - n_q
    d = torch.zeros(n_q, n_k)
    for i in range(n_q):
        for j in range(n_k):
            d[i, j] = j - (i + offset)
    return d


def alibi_attention(q, k, v, slopes):
    n_q, n_k = q.size(2), k.size(2)
    d = distances(n_q, n_k)
    visible = d <= 0
    logits = torch.einsum("bhid,bhjd->bhij", q.float(), k.float()) / math.sqrt(q.size(3))
    # exp by hand so that empty rows just give zeros
    logits = torch.where(visible, logits, torch.tensor(-math.inf))
    peak = logits.detach().amax(-1, keepdim=True).clamp(min=-1e30)
    e = torch.exp(logits - peak)
    probs = e / e.sum(-1, keepdim=True).clamp(min=1e-30)
    # ALiBi: penalise the probabilities by the distance
    bias = torch.einsum("h,ij->hij", slopes, d)
    probs = torch.where(visible, probs + bias, torch.zeros(()))
    return torch.einsum("bhij,bhjd->bhid", probs, v.float()).to(q.dtype)
