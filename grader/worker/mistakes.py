"""How a named mistake is told to the person who made it: what the program does, and a question that leads to where it
does so. A question asks for what can be looked at or worked out on paper; it never holds the repair."""

from __future__ import annotations

from grader.worker.mistakes_around import GRADIENT, STORAGE, STREAMING, Told

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
    "log-of-softmax": Told(
        "You take the logarithm of finished weights",
        "Two scores of one row lie 200 apart: what is the smaller weight in float32, and what is its logarithm?",
    ),
    "sum-instead-of-mean": Told(
        "You add the losses up where their mean is asked",
        "Give your function the same rows twice over: should the loss change, and does it?",
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
    "qk-norm-missing": Told(
        "You leave queries or keys as long as they came",
        "Make one key ten times as long: should any weight change, and does one in yours?",
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
    "alibi-slopes-reordered": Told(
        "You give the ALiBi slopes to other heads",
        "Beside the statement's slopes for 8 and for 6 heads: which head has the steepest, and which in yours?",
    ),
    "alibi-top-left": Told(
        "You count ALiBi's distances from the top left",
        "With one query and a cache of seven keys: how far is the query from the last key, and what is your bias?",
    ),
    "softcap-missing": Told(
        "You do not cap the scores",
        "What is the largest score that may reach the softmax, and does anything in your code keep to it?",
    ),
    "softcap-one-sided": Told(
        "You have the cap on one side of the tanh only, or on none",
        "Take a score near 0 and a large cap: what should come out for it, and what does in your code?",
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
    "projection-transposed": Told(
        "You multiply by the projections transposed",
        "A weight matrix has a single 1, in row 0 and column 1: which feature does it read, and which does it make?",
    ),
    "projections-exchanged": Told(
        "You make keys from w_v and values from w_k",
        "Which of your projections of the context meets the queries, and which is mixed by the weights in the end?",
    ),
    "output-projection-missing": Told(
        "You leave out the output projection",
        "Which argument makes no difference to your output?",
    ),
}
NUMERICS = {
    "entropy-nan": Told(
        "You get NaN from 0 log 0",
        "What is log(0) as a float, and what does 0 times that give?",
    ),
    "entropy-epsilon": Told(
        "You add a number inside the logarithm",
        "What is the entropy of two weights of one half, to six digits, and what is yours?",
    ),
    "entropy-negated": Told(
        "You return the entropy with the wrong sign",
        "Can the logarithm of a weight be above 0, and which sign should a measure of spread have?",
    ),
    "feature-map-other": Told(
        "You use another feature map than the one asked for",
        "Which numbers does your feature map give for -2, 0 and 2, and which does the statement's give?",
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
