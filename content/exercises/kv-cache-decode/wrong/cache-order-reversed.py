import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    keys, values = torch.cat((k_new, k_cache), dim=-2), torch.cat((v_new, v_cache), dim=-2)
    repeat = q.size(1) // keys.size(1)
    scores = torch.matmul(q, keys.repeat_interleave(repeat, dim=1).transpose(-2, -1)) * q.size(-1) ** -0.5
    past = keys.size(2) - q.size(2)
    mask = torch.arange(keys.size(2)) > past + torch.arange(q.size(2)).unsqueeze(1)
    weights = scores.masked_fill(mask, float("-inf")).softmax(dim=-1)
    return torch.matmul(weights, values.repeat_interleave(repeat, dim=1)), keys, values
