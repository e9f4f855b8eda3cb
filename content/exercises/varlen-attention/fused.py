"""sdpa, one sequence at a time"""

from itertools import pairwise

import torch
from torch.nn import functional as F


def varlen_attention(q, k, v, cu_seqlens):
    outputs = []
    bounds = cu_seqlens.tolist()
    for begin, end in pairwise(bounds):
        if begin < end:
            rows = [part[begin:end].transpose(0, 1).unsqueeze(0) for part in (q, k, v)]
            outputs.append(F.scaled_dot_product_attention(*rows, is_causal=True)[0].transpose(0, 1))
    return torch.cat(outputs)
