import torch


def attention_backward(q, k, v, out, lse, grad_out):
    # Differences of numbers that are nearly alike, and sums over all queries: in bfloat16 little would be left of both.
    # So we compute in float32 (in float64 if that is what came) and round once, at the end.
    dtype = q.dtype
    wide = torch.promote_types(dtype, torch.float32)
    q, k, v, out, lse, grad_out = (x.to(wide) for x in (q, k, v, out, lse, grad_out))
    scale = q.shape[-1] ** -0.5

    # The weights were not kept, as they are Tq x Tk; one number for each row is enough to have them again. The LSE
    # holds both the maximum and the sum: exp(s) / sum exp = exp(s - LSE), at most 1.
    weights = torch.exp(q @ k.transpose(-1, -2) * scale - lse.unsqueeze(-1))  # (B, H, Tq, Tk)

    # out = weights v is linear in both: each gets the gradient times the other, transposed to fit.
    grad_v = weights.transpose(-1, -2) @ grad_out  # each value, by all queries that looked at it
    grad_weights = grad_out @ v.transpose(-1, -2)

    # The Jacobian of softmax is diag(w) - w w^T, and the second part is one number for each row, sum of w dw. Since
    # dw = v . dout, that number is (sum of w v) . dout = out . dout: no second pass over the keys.
    row_dot = (out * grad_out).sum(-1, keepdim=True)
    grad_scores = weights * (grad_weights - row_dot)

    # The scores are scaled, so both their factors get the scale, once each.
    grad_q = grad_scores @ k * scale
    grad_k = grad_scores.transpose(-1, -2) @ q * scale
    return grad_q.to(dtype), grad_k.to(dtype), grad_v.to(dtype)
