# says: no Triton kernel was launched; it calls torch's amax on line 7
import torch, triton, math
import triton.language as tl
import numpy as np

def softmax(x):
    e = torch.exp(x - x.amax(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)
