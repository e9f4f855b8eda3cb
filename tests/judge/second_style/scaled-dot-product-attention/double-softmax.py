import torch
import torch.nn.functional as F


class Attention:
    def weights(self, q, k, keep):
        logits = torch.matmul(q.float(), k.float().transpose(-2, -1)) * q.shape[-1] ** -0.5
        if keep is None:
            return F.softmax(logits, dim=-1)
        some = keep.any(-1, keepdim=True)
        return F.softmax(logits.masked_fill(~keep & some, -torch.inf), dim=-1) * some

    def __call__(self, q, k, v, keep):
        attn = self.weights(q, k, keep)
        out = torch.matmul(F.softmax(attn, dim=-1), v.float())  # normalise the attention weights
        if keep is not None:
            out = out * keep.any(-1, keepdim=True)
        return out.to(q.dtype)


def attention(q, k, v, keep):
    return Attention()(q, k, v, keep)
