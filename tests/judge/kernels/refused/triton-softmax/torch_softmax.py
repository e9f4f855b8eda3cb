# says: calls torch's softmax
import torch, triton, math
import triton.language as tl
import numpy as np

def softmax(x):
    return torch.softmax(x, -1)
