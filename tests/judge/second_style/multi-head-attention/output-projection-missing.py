import torch


def multi_head_attention(x, context, w_q, w_k, w_v, w_o, n_heads, keep):
    bsz, tq, emb = x.size()
    tk = context.size(1)
    hd = emb // n_heads
    q = torch.mm(x.reshape(-1, emb), w_q).view(bsz, tq, n_heads, hd).transpose(1, 2).reshape(bsz * n_heads, tq, hd)
    k = torch.mm(context.reshape(-1, emb), w_k).view(bsz, tk, n_heads, hd).transpose(1, 2).reshape(-1, tk, hd)
    v = torch.mm(context.reshape(-1, emb), w_v).view(bsz, tk, n_heads, hd).transpose(1, 2).reshape(-1, tk, hd)
    logits = torch.bmm(q, k.transpose(1, 2)).view(bsz, n_heads, tq, tk) / hd**0.5
    if keep is not None:
        visible = keep.broadcast_to(logits.shape)
        logits = torch.where(visible, logits, logits.new_full((), -torch.inf))
        probs = torch.softmax(logits, -1)
        probs = torch.where(visible.any(-1, keepdim=True), probs, probs.new_zeros(()))
        probs = torch.nan_to_num(probs)
    else:
        probs = torch.softmax(logits, -1)
    out = torch.bmm(probs.view(-1, tq, tk), v).view(bsz, n_heads, tq, hd)
    return out.permute(0, 2, 1, 3).reshape(bsz, tq, emb)
