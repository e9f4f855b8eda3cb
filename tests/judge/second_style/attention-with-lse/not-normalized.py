import torch


def attention_with_lse(q, k, v):
    run_max = None
    for j in range(k.shape[2]):
        s = (q.double() * k[:, :, j : j + 1].double()).sum(-1) / q.shape[-1] ** 0.5
        value = v[:, :, j : j + 1].double()
        if run_max is None:
            run_max, run_sum, acc = s, torch.ones_like(s), value * torch.ones_like(s)[..., None]
            continue
        new_max = torch.maximum(run_max, s)
        old, now = torch.exp(run_max - new_max), torch.exp(s - new_max)
        run_sum = run_sum * old + now
        acc = acc * old[..., None] + now[..., None] * value
        run_max = new_max
    return acc.to(q.dtype), (run_max + run_sum.log()).to(q.dtype)
