import torch

class Attn(torch.autograd.Function):
    @staticmethod
    def forward(ctx, q, k, v, keep):
        sc = q.shape[-1] ** -0.5
        s = q.float() @ k.float().transpose(-1, -2) * sc
        if keep is not None:
            s = s.masked_fill(~keep, -float("inf"))
        p = torch.nan_to_num(s.softmax(-1), nan=0.0)
        ctx.save_for_backward(q, k, v, p)
        ctx.sc = sc
        return (p @ v.float()).to(q.dtype)

    @staticmethod
    def backward(ctx, do):
        q, k, v, p = ctx.saved_tensors
        do = do.float()
        dv = p.transpose(-1, -2) @ do
        dp = do @ v.float().transpose(-1, -2)
        ds = p * (dp - (dp * p).sum(-1, keepdim=True)) * ctx.sc
        return (ds @ k.float()).to(q.dtype), (ds.transpose(-1, -2) @ q.float()).to(k.dtype), dv.to(v.dtype), None

def attention(q, k, v, keep):
    return Attn.apply(q, k, v, keep)
