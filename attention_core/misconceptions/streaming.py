"""Mistakes in softmax over blocks, and in merging what two sets of keys gave."""

from attention_core.formula import (
    Blocks,
    LseRule,
    MergedLse,
    Mixing,
    OnlyBlock,
    Rescaling,
)
from attention_core.misconceptions.misconception import Misconception

STREAMING = (
    Misconception(
        "rescale-missing",
        "Running sums not rescaled",
        "When the running maximum rises, what was added up before it must shrink by exp(old - new).",
        (
            {"rescaling": Rescaling.NEITHER},
            {"rescaling": Rescaling.OUTPUT},
            {"rescaling": Rescaling.SUM},
            {"blocks": Blocks.OWN_MAXIMUM},
        ),
        combined=3,
    ),
    Misconception(
        "rescale-inverted",
        "Running sums rescaled the wrong way round",
        "The factor is exp(old maximum - new maximum), at most 1; here it is its inverse, and old blocks grow.",
        ({"rescaling": Rescaling.INVERTED},),
    ),
    Misconception(
        "running-max-not-from-minus-infinity",
        "Running maximum does not start at -inf",
        "A running maximum that starts at 0 stays there while all scores are negative, and sums underflow.",
        ({"first_maximum": 0.0},),
    ),
    Misconception(
        "last-block-dropped",
        "Last block dropped",
        "The last block of keys was not read, or was not where it has fewer keys than the others.",
        (
            {"partial_block_read": False},
            {"last_block_read": False},
            {"partial_block_read": False, "only_block": OnlyBlock.LEFT_NAN},
            {"partial_block_read": False, "only_block": OnlyBlock.LEFT_ZERO},
        ),
    ),
    Misconception(
        "block-softmaxes-averaged",
        "Softmaxes of blocks averaged",
        "Each block got a softmax of its own, and they all count alike; a block of large scores should count for more.",
        ({"blocks": Blocks.AVERAGED}, {"blocks": Blocks.ADDED}),
        combined=2,
    ),
    Misconception(
        "lse-added",
        "The two LSEs added",
        "Sums of exponentials add up, their logarithms do not: the LSE of both halves is log(exp a + exp b).",
        ({"merged_lse": MergedLse.ADDED},),
    ),
    Misconception(
        "lse-without-max",
        "Maximum not added back to the LSE",
        "The sum was taken of exp(s - max), so its logarithm is short of the maximum.",
        (
            {"lse": LseRule.LOG_ONLY},
            {"merged_lse": MergedLse.LOG_ONLY},
        ),
    ),
    Misconception(
        "merge-unweighted",
        "Halves merged without weights",
        "Each half counts by its share exp(LSE of the half - LSE of both); here both count alike.",
        (
            {"mixing": Mixing.MEAN},
            {"mixing": Mixing.SUM},
        ),
        combined=2,
    ),
    Misconception(
        "merge-shares-off",
        "Halves merged by other shares",
        "A half's share is its part of the sum of both: exp(its LSE - LSE of both).",
        ({"mixing": Mixing.EXCHANGED}, {"mixing": Mixing.LSE_ITSELF}),
        combined=2,
    ),
)
