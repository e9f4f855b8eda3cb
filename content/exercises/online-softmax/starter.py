from collections.abc import Iterator

import torch


def online_softmax(blocks: Iterator[torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
    """Maximum and sum of exp(score - maximum) of each row, over tiles of keys.

    blocks: tiles (..., Ti), floating; an iterator that can be read once.
    Returns (row_max, row_sum), each (...), in the dtype of the tiles.
    """
    raise NotImplementedError("online_softmax is not written yet")
