import torch


def apply_rotary(x, positions, base):
    d = x.shape[-1]
    inv = base ** (-torch.arange(0, d, 2).float() / d)
    angles = torch.outer(positions.float(), inv)
    # the tables are kept in half precision to save memory
    cos, sin = angles.cos().half().float(), angles.sin().half().float()
    a, b = x.float().tensor_split(2, dim=-1)
    return torch.cat([a * cos - b * sin, b * cos + a * sin], dim=-1).to(x.dtype)
