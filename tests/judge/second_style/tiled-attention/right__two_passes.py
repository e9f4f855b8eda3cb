import torch


def tiled_attention(q, k, v, block_q, block_k):
    # first the maximum of each row, then sums: every score is computed twice
    done = []
    for qt in q.split(block_q, 2):
        a = qt.double() / q.shape[-1] ** 0.5
        with torch.no_grad():
            tops = [(a @ kt.double().mT).amax(-1, keepdim=True) for kt in k.split(block_k, 2)]
            top = torch.cat(tops, -1).amax(-1, keepdim=True)
        num, den = 0.0, 0.0
        for kt, vt in zip(k.split(block_k, 2), v.split(block_k, 2)):
            e = torch.exp(a @ kt.double().mT - top)
            num, den = num + e @ vt.double(), den + e.sum(-1, keepdim=True)
        done.append((num / den).to(q.dtype))
    return torch.cat(done, 2)
