import torch


def softmax_backward(weights, grad_weights):
    wg = torch.mul(weights.float(), grad_weights.float())
    return torch.addcmul(wg, weights.float(), wg.sum(-1, keepdim=True), value=-1).to(weights.dtype)
