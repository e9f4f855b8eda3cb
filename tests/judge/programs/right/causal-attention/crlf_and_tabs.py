import torch


def causal_attention(q, k, v):
	Tq, Tk = q.shape[-2], k.shape[-2]
	visible = torch.ones(Tq, Tk, dtype=torch.bool).tril(diagonal=Tk - Tq)
	any_key = visible.any(dim=-1, keepdim=True)
	scores = q @ k.transpose(-2, -1) / (q.size(-1) ** 0.5)
	scores = scores.masked_fill(~visible & any_key, float("-inf"))
	return torch.where(any_key, scores.softmax(dim=-1) @ v, 0.0).to(q.dtype)
