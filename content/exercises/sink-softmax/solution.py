import torch


def sink_softmax(scores, sink):
    # bfloat16 has 8 significant bits, and exp turns a rounded score into a wrong weight. So we compute in float32 (in
    # float64 if that is what came) and round once, at the end.
    wide = scores.to(torch.promote_types(scores.dtype, torch.float32))

    # One logit for each head: (H, 1, 1) broadcasts over batch, queries and keys. With (H, 1) it would be one for each
    # query, wherever there happen to be as many queries as heads.
    logit = sink.to(wide.dtype)[:, None, None]

    # The sink is one of the logits of the row, so the shift is the maximum of all of them. With the scores' own maximum
    # a sink far above them would overflow, and a row that is -inf throughout would give -inf - (-inf) = NaN.
    top = torch.maximum(wide.amax(-1, keepdim=True), logit)  # (B, H, Tq, 1)

    # It takes its share in the sum, shifted like the others, and is no column of the result: no key stands behind it.
    exponentials = torch.exp(wide - top)
    total = exponentials.sum(-1, keepdim=True) + torch.exp(logit - top)
    return (exponentials / total).to(scores.dtype)
