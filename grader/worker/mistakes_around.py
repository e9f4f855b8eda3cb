"""The words for mistakes in what surrounds one softmax: blocks, merging, backward passes, caches, dropout, rotary
embeddings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """The words for one mistake."""

    clause: str  # what the program does, to its author: begins with "You" or "Your", has no full stop
    question: str


STREAMING = {
    "rescale-missing": Told(
        "You do not rescale the running sums",
        "What was the running sum measured against when it was made, and is that still so after a larger score came?",
    ),
    "rescale-inverted": Told(
        "You rescale the running sums the wrong way round",
        "When the maximum rises, should terms that were added before count for more or for less?",
    ),
    "running-max-not-from-minus-infinity": Told(
        "You start the running maximum at a score that is not there",
        "If all scores lie near -200: what is your maximum after the first tile?",
    ),
    "last-block-dropped": Told(
        "You leave out the last, shorter block",
        "With 7 keys in tiles of 3: which keys does your loop read, and which not?",
    ),
    "block-softmaxes-averaged": Told(
        "You average the softmaxes of the blocks",
        "One block has scores near 10, the other near 0: how much should the second count, and how much does it?",
    ),
    "lse-added": Told(
        "You add the two LSEs",
        "What does e to the LSE count, and what is that for both halves together?",
    ),
    "lse-without-max": Told(
        "You leave the maximum out of the LSE",
        "For one single score of 5: what is its log-sum-exp, and what is yours?",
    ),
    "merge-unweighted": Told(
        "You merge the halves without weighing them",
        "One half holds nearly all of the row's exponentials: how much should it count, and how much does it?",
    ),
    "merge-shares-off": Told(
        "You give each half another share than its own",
        "One half has an LSE of 3 and the other of 0: which of the two outputs should be nearer to the merged one?",
    ),
    "scores-materialized": Told(
        "You hold the whole matrix of scores at once",
        "Which of your tensors has both lengths in its shape, and how much of it is needed at one moment?",
    ),
}
GRADIENT = {
    "gradient-detached": Told(
        "You cut the gradient off",
        "Go back from the output line by line: at which one is there no longer a tensor that knows where it came from?",
    ),
    "row-dot-off": Told(
        "You take another number off the gradient than the row's dot product",
        "If all gradients of a row are alike, no score matters: what does your formula give for such a row?",
    ),
    "jacobian-diagonal-only": Told(
        "You use only the diagonal of the Jacobian",
        "One score rises: which other weights of its row move, and where is that in your formula?",
    ),
    "row-dot-missing": Told(
        "You leave the sum over the row out of the gradient",
        "If the upstream gradient is the same everywhere, what must the gradient of the scores be, and what is yours?",
    ),
    "gradient-scale-missing": Told(
        "You leave the scale out of the gradients",
        "Which factor lies between q times k and the scores, and what does the chain rule make of it?",
    ),
}
STORAGE = {
    "sink-ignored": Told(
        "You do not use the sink",
        "What do your rows add up to, and should a row with a sink add up to that?",
    ),
    "sink-counts-as-key": Told(
        "You keep the sink among the keys",
        "How many weights does a row have in the statement, and how many exponentials are in its sum?",
    ),
    "sink-per-row": Told(
        "You take another sink for each row",
        "What is the sink's axis called in the statement, and along which axis of the scores does yours lie?",
    ),
    "dropout-not-rescaled": Told(
        "You do not rescale what survives the dropout",
        "What is the mean of a weight after your dropout, compared with before?",
    ),
    "dropout-keeps-with-p": Told(
        "You keep a weight with the probability p",
        "With a p of 0.1: which share of the weights should be left, and which share is in yours?",
    ),
    "dropout-in-eval": Told(
        "You drop weights outside training",
        "Which argument says that nothing may be dropped, and where does your code ask it?",
    ),
    "dropout-renormalized": Told(
        "You renormalise the rows after the dropout",
        "Do two rows that lose different weights get the same factor from you, and should they?",
    ),
    "cache-overwritten": Told(
        "You overwrite cached keys with new ones",
        "How long is the cache after the call in your program, and how long should it be?",
    ),
    "cache-order-reversed": Told(
        "You put new keys before the cached ones",
        "Which key is the oldest, and at which index does it lie in what you return?",
    ),
    "cache-not-used": Told(
        "You do not read the cache",
        "Change a cached key: which number of your output changes?",
    ),
    "sequence-boundaries-ignored": Told(
        "You let packed sequences see each other",
        "Put another sequence in front of one: may the output of that one change, and does it in yours?",
    ),
    "last-sequence-dropped": Told(
        "You leave out the last sequence of the pack",
        "With the bounds 0, 2 and 5: how many sequences are there, and how many does your loop see?",
    ),
    "page-order-ignored": Told(
        "You read the pages in another order",
        "Which page holds the first keys of sequence 0, and where in the arguments does that stand?",
    ),
    "length-ignored": Told(
        "You read slots behind the end of a sequence",
        "A sequence has 3 keys in a page of 4: what does your code do with the fourth slot?",
    ),
    "dequantize-other-scale": Told(
        "You multiply the codes by another number than their scale",
        "A key has the code 10 and the scale 0.5, its value the scale 2: which number does your key become?",
    ),
    "dequantize-missing": Told(
        "You use the int8 codes as numbers",
        "Which number does the code 127 stand for, and what else is needed to say it?",
    ),
    "rotary-interleaved": Told(
        "You turn pairs of neighbours",
        "With 4 features: which two does the statement turn together, and which do you?",
    ),
    "rotary-sign-reversed": Told(
        "You turn the pairs backwards",
        "Turn the pair (1, 0) by a quarter: where should it point, and where does yours?",
    ),
    "rotary-base-exponent": Told(
        "You have the rotary frequencies off",
        "By which angle does the second pair turn at position 1, by the statement and by your code?",
    ),
}
