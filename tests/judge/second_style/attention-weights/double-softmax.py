import torch


def softmax(x, visible):
    x = torch.where(visible, x, torch.full_like(x, -1e38))
    e = (x - x.max(dim=-1, keepdim=True)[0]).exp() * visible
    s = e.sum(dim=-1, keepdim=True)
    return e / torch.where(s > 0, s, 1.0)


def attention_weights(q, k, keep):
    scores = torch.einsum("bhqd,bhkd->bhqk", q.float(), k.float()) / q.shape[-1] ** 0.5
    visible = torch.ones((), dtype=torch.bool) if keep is None else keep
    weights = softmax(scores, visible)
    # normalise once more so that the rows really sum to one
    return softmax(weights, visible).type_as(q)
