import torch


def sink_softmax(scores, sink):
    # appended to the logits, normalised, and cut off: so the keys are what is left
    z = sink.view(1, -1, 1, 1).expand(*scores.shape[:3], 1)
    logits = torch.cat([scores, z], dim=-1)
    logits = logits[..., :-1]
    dead = torch.isinf(logits).all(dim=-1, keepdim=True)
    logits = torch.where(dead, torch.zeros_like(logits), logits)
    ex = torch.exp(logits - logits.max(dim=-1, keepdim=True).values)
    p = ex / ex.sum(dim=-1, keepdim=True)
    return torch.where(dead, torch.zeros_like(p), p)
