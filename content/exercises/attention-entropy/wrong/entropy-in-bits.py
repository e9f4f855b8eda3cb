import torch


def attention_entropy(weights):
    # Shannon entropy
    w = weights.float()
    logs = torch.where(w > 0, torch.log2(w.clamp_min(1e-45)), torch.zeros(()))
    return (-w * logs).sum(-1).to(weights.dtype)
