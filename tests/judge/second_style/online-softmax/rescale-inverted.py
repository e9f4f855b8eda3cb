import torch


def update(state, tile):
    m, l = state
    x = tile.double()
    higher = torch.maximum(m, torch.amax(x, dim=-1))
    anchor = torch.where(torch.isneginf(higher), torch.zeros_like(higher), higher)
    added = torch.exp(x - anchor.unsqueeze(-1)).sum(-1)
    # old sum into the units of the new maximum
    growth = torch.where(torch.isneginf(m), torch.zeros_like(m), torch.exp(higher - m))
    return higher, l * growth + added


def online_softmax(blocks):
    state, dtype = None, None
    for tile in blocks:
        if state is None:
            start = torch.full(tile.shape[:-1], -torch.inf, dtype=torch.float64)
            state, dtype = (start, torch.zeros_like(start)), tile.dtype
        state = update(state, tile)
    return state[0].to(dtype), state[1].to(dtype)
