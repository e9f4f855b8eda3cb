"""How a named mistake is told to the person who made it: what the program does, and a question that leads to where it
does so. A question asks for what can be looked at or worked out on paper; it never holds the repair."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Told:
    """The words for one mistake."""

    clause: str  # what the program does, to its author: begins with "You" or "Your", has no full stop
    question: str


SOFTMAX = {
    "softmax-wrong-axis": Told(
        "You take the softmax along the wrong axis",
        "Add up your weights along each axis in turn: along which do they come to 1, and what does that axis count?",
    ),
    "softmax-over-heads": Told(
        "You let heads, or the whole matrix, share one sum of 1",
        "How many sums of 1 should there be in a tensor of this shape, and how many does your code make?",
    ),
    "no-max-subtraction": Told(
        "You exponentiate raw scores, which leaves the range of the dtype",
        "What is exp of 200 in float32, and which difference of scores is all that a weight depends on?",
    ),
    "global-max": Told(
        "You subtract one maximum from all rows",
        "Take one row near +200 and one near -200: what is left of the second after your subtraction?",
    ),
    "clamped-exponent": Told(
        "You clamp the scores instead of shifting them",
        "Two scores beyond your clamp differ by 3: by which factor should their weights differ, and by which do they?",
    ),
    "not-normalized": Told(
        "You use the exponentials without dividing by their sum",
        "What do the numbers of one row add up to in your program, and what should they?",
    ),
    "double-softmax": Told(
        "You apply softmax twice",
        "Follow one row through your code: how often does it become weights, and what does softmax do to weights?",
    ),
    "hard-argmax": Told(
        "You give all the weight to the largest score",
        "For the scores 2.0 and 1.9: how much more should the first one get, and how much more does it get from you?",
    ),
    "uniform-weights": Told(
        "You give everything visible the same weight",
        "Change one score in your head: which number of your output changes with it?",
    ),
    "log-base-2": Told(
        "You use powers of another number than e",
        "One score is larger by 1 than another: what is the ratio of their weights in your program?",
    ),
    "temperature-inverted": Told(
        "You multiply by the temperature",
        "Let the temperature grow without end: should the weights become flatter or sharper, and what do yours do?",
    ),
    "temperature-ignored": Told(
        "You do not use the temperature",
        "Call it with the temperatures 0.1 and 10: should the answers be the same?",
    ),
}
SCALE = {
    "missing-scale": Told(
        "You do not scale the scores",
        "If q and k have D entries of variance 1, what is the variance of their dot product?",
    ),
    "scaled-twice": Told(
        "You divide the scores by D",
        "The variance of a dot product is D: what is its standard deviation, and how often do you divide by that?",
    ),
    "scale-inverted": Told(
        "You multiply the scores where they should shrink",
        "Are your scores larger or smaller after scaling, and which of the two does a wider head need?",
    ),
    "scale-by-model-dim": Told(
        "You scale by the width of all heads together",
        "Over how many terms does the dot product of one head add up?",
    ),
    "scale-by-value-dim": Told(
        "You scale by the width of V",
        "Which tensors are multiplied to make a score, and how many terms does that product add up?",
    ),
    "scale-by-length": Told(
        "You scale by the length of the sequence",
        "Which axis does the dot product add up over: is it the one whose size you scale by?",
    ),
    "scale-after-softmax": Told(
        "You scale after the softmax",
        "What do the rows of your weights add up to once they are scaled?",
    ),
}
MASK = {
    "mask-ignored": Told(
        "You do not use the mask",
        "Hide one more key: which number of your output changes?",
    ),
    "mask-inverted": Told(
        "You read the mask the wrong way round",
        "What does True mean in the statement, and what happens to such a key in your code?",
    ),
    "mask-after-softmax": Told(
        "You mask after the softmax",
        "A hidden key is among the terms of the row's sum in your code: what do the visible weights then add up to?",
    ),
    "mask-multiplies-scores": Told(
        "You set hidden scores to 0",
        "Which weight does a score of 0 get, beside a visible score of -1?",
    ),
    "boolean-mask-added": Told(
        "You add the boolean mask as a number",
        "Which numbers do True and False become when they are added, and how much weight does that leave a hidden key?",
    ),
    "masked-row-nan": Told(
        "You get NaN in rows that keep no key",
        "What is the sum of a row in which everything is hidden, and what is divided by it?",
    ),
    "masked-row-uniform": Told(
        "You let rows that keep no key attend to all of them",
        "If every score of a row is the same number, however low: which weights does softmax give?",
    ),
    "mask-finite-fill": Told(
        "You fill hidden scores with a finite number",
        "If all visible scores of a row lie below your fill: which key gets the weight?",
    ),
    "mask-off-by-one": Told(
        "You have the causal mask off by one",
        "Write out the mask for 3 queries and 3 keys: which keys should query 0 see, and which does yours?",
    ),
    "causal-top-left": Told(
        "You align the causal mask top-left",
        "With one query and a cache of seven keys: at which position does the query stand, and what should it see?",
    ),
    "anti-causal": Told(
        "You attend to the future and hide the past",
        "Write out the mask for 3 queries and 3 keys: on which side of the diagonal lie the keys that came before?",
    ),
    "causal-missing": Told(
        "You let every query see the future",
        "Change the last key only: which rows of the output may change, and which do in your program?",
    ),
    "causal-unasked": Told(
        "You hide the future although nothing asks for it",
        "Which sentence of the statement forbids query 0 to see the last key?",
    ),
    "window-off-by-one": Told(
        "You have the window one key off",
        "Count the keys that a late query sees with a window of 1 in your program: how many, and which?",
    ),
    "window-not-causal": Told(
        "You let the window look ahead",
        "Which is the last key that a query may see, and which is the last one inside your window?",
    ),
    "padding-off-by-one": Told(
        "You have the padding mask off by one",
        "A sequence has length 1: which index has its only real key, and what does your comparison say of it?",
    ),
    "nan-for-infinity": Told(
        "You get NaN where an infinity belongs",
        "Where does your code multiply or subtract an infinity, and what is 0 times infinity?",
    ),
}
BIAS = {
    "alibi-sign-reversed": Told(
        "Your ALiBi rewards distance",
        "Which key should the bias hurt more, the near or the far one, and which sign does yours have there?",
    ),
    "alibi-after-softmax": Told(
        "You add ALiBi after the softmax",
        "What do the rows of your weights add up to once the bias is in them?",
    ),
    "alibi-power-of-two-only": Told(
        "Your ALiBi slopes hold for powers of two only",
        "Take 6 heads and follow the paper's rule by hand: where do the last slopes come from?",
    ),
    "alibi-exponent-off": Told(
        "Your ALiBi exponents are off",
        "For 8 heads: what are the first and the last slope in the statement, and what are yours?",
    ),
    "alibi-one-slope": Told(
        "You use one ALiBi slope for all heads",
        "Compare the bias of two heads at the same distance: should it be the same?",
    ),
    "alibi-top-left": Told(
        "You count ALiBi's distances from the top left",
        "With one query and a cache of seven keys: how far is the query from the last key, and what is your bias?",
    ),
    "softcap-missing": Told(
        "You do not cap the scores",
        "What is the largest score that may reach the softmax, and does anything in your code keep to it?",
    ),
    "softcap-before-scale": Told(
        "You cap before you scale",
        "Which numbers should lie between -cap and +cap: those before or those after scaling?",
    ),
    "softcap-after-softmax": Told(
        "You cap the weights in place of the scores",
        "How large can a weight get, and what does a cap above that do to it?",
    ),
    "bias-missing": Told(
        "You do not add the bias",
        "Which argument makes no difference to your output?",
    ),
}
OPERANDS = {
    "queries-as-keys": Told(
        "You multiply the wrong operands for the scores",
        "What does row i of your score matrix belong to, what does column j, and which tensors do they come from?",
    ),
    "keys-as-values": Told(
        "You let the weights mix the keys",
        "The output is an average: of the rows of which tensor, and which one does your last product use?",
    ),
    "values-returned": Told(
        "You return V as it came",
        "Change a query: does any number of your output change?",
    ),
    "scores-negated": Told(
        "You have a sign the wrong way round",
        "Raise one score: should what you return for it rise or fall, and what does yours do?",
    ),
    "returns-weights": Told(
        "You return the weights in place of the output",
        "Which shape does the statement ask for, and which step lies between the weights and that?",
    ),
    "returns-scores": Told(
        "You return scores where weights are asked",
        "Which of these can be negative, a score or a weight, and are there negative numbers in what you return?",
    ),
    "kv-heads-tiled": Told(
        "You repeat the key heads as a block",
        "With 4 query heads and 2 key heads: which key head should query head 1 read, and which does it read in yours?",
    ),
    "heads-split-the-sequence": Told(
        "You split the sequence among the heads",
        "Which tokens does head 0 see in your code, and which features of each?",
    ),
    "not-transposed-back": Told(
        "You merge the heads in the wrong order",
        "In which order do the axes lie in memory just before you merge the heads, and which must come last?",
    ),
    "output-projection-missing": Told(
        "You leave out the output projection",
        "Which argument makes no difference to your output?",
    ),
}
STREAMING = {
    "rescale-missing": Told(
        "You do not rescale the running sums",
        "What was the running sum measured against when it was made, and is that still so after a larger score came?",
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
    "page-order-ignored": Told(
        "You read the pages in another order",
        "Which page holds the first keys of sequence 0, and where in the arguments does that stand?",
    ),
    "length-ignored": Told(
        "You read slots behind the end of a sequence",
        "A sequence has 3 keys in a page of 4: what does your code do with the fourth slot?",
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
NUMERICS = {
    "entropy-nan": Told(
        "You get NaN from 0 log 0",
        "What is log(0) as a float, and what does 0 times that give?",
    ),
    "entropy-in-bits": Told(
        "You measure the entropy in bits",
        "Two weights of one half: which number should come out in nats, and which does?",
    ),
    "input-modified": Told(
        "You write into the caller's tensors",
        "Which line changes a tensor that it did not make itself?",
    ),
    "wrong-dtype": Told(
        "You return another dtype than that of the inputs",
        "Print the dtype after each line for a bfloat16 input: at which does it change, and does it change back?",
    ),
    "wrong-shape": Told(
        "You return the wrong shape",
        "Write the shape beside each line: at which does it differ from what you meant?",
    ),
    "low-precision-inside": Told(
        "You compute something in low precision",
        "Print the dtype after each line for a float32 input: which step works with fewer digits than it was given?",
    ),
}
MISTAKES: dict[str, Told] = SOFTMAX | SCALE | MASK | BIAS | OPERANDS | STREAMING | GRADIENT | STORAGE | NUMERICS
