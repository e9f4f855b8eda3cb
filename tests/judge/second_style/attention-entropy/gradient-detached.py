import torch


def attention_entropy(weights):
    # only a diagnostic, so no graph is needed
    with torch.inference_mode(False), torch.no_grad():
        p = weights.double()
        terms = torch.where(p > 0, p * torch.log(torch.where(p > 0, p, 1.0)), 0.0)
        return (-terms.sum(-1)).type_as(weights)
