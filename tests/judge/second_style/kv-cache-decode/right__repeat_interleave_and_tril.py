import torch


def decode_step(q, k_new, v_new, k_cache, v_cache):
    keys, values = torch.cat((k_cache, k_new), -2), torch.cat((v_cache, v_new), -2)
    rep = q.size(1) // keys.size(1)
    logits = torch.matmul(q * q.size(-1) ** -0.5, torch.repeat_interleave(keys, rep, 1).transpose(-2, -1))
    see = torch.ones_like(logits, dtype=torch.bool).tril(k_cache.size(2))
    weights = torch.nn.functional.softmax(logits.masked_fill(~see, float("-inf")), dim=-1)
    return torch.matmul(weights, torch.repeat_interleave(values, rep, 1)), keys, values
