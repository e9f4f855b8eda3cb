import torch


def attention_entropy(weights):
    return -torch.sum(weights * torch.log(weights), dim=-1)
