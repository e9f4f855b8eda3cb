import torch, math

def softmax(scores, dim):
    x = scores.movedim(dim, -1)
    shape = x.shape
    rows = x.reshape(-1, shape[-1])
    out = []
    for r in rows:
        m = max(float(t) for t in r.detach())
        exps = [torch.exp(t - m) for t in r]
        s = exps[0]
        for e in exps[1:]:
            s = s + e
        out.append(torch.stack([e / s for e in exps]))
    return torch.stack(out).reshape(shape).movedim(-1, dim)
