import math
import torch

LOG2E = 1 / math.log(2)

def softmax(scores: torch.Tensor, dim: int) -> torch.Tensor:
    top = scores.detach().amax(dim=dim, keepdim=True)
    e = torch.exp2((scores - top).to(torch.float64) * LOG2E)
    return (e / e.sum(dim=dim, keepdim=True)).type_as(scores)
