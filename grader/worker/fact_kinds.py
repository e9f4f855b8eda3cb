"""Kinds of facts about numbers that no known mistake explains, each with the question that it raises."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class FactKind(StrEnum):
    """What a fact is about."""

    RANDOM = "random"  # two equal calls differ
    REMEMBERED = "remembered"  # equal answers to different inputs
    LOW_DTYPE = "low_dtype"  # only bfloat16 or float16 is wrong
    EMPTY_ROWS = "empty_rows"  # only rows that keep no key are wrong
    CONDITION = "condition"  # all failing inputs have what no passing one has
    LENGTH = "length"  # only long inputs are wrong
    LATER_OUTPUT = "later_output"  # of several returned values, not the first
    LOGARITHM = "logarithm"
    NAN = "nan"
    SIGN = "sign"
    FACTOR = "factor"
    OFFSET = "offset"
    REORDERED = "reordered"  # parts have changed places: heads, batch items, rows
    TRANSPOSED = "transposed"  # the right numbers, with axes swapped or laid out in another shape
    ROW_FACTOR = "row_factor"  # each row times a number of its own
    ROW_OFFSET = "row_offset"
    DECIMALS = "decimals"
    SCALE = "scale"  # of the scores, read off the weights
    ROW_SUMS = "row_sums"
    PARTS = "parts"  # only some batch items, heads, rows or keys are wrong
    HIDDEN = "hidden"  # weight on a hidden key
    UNSEEN = "unseen"  # no weight on a visible one
    SHARED_OUT = "shared_out"  # rows sum to 1, and yet
    DRAWS = "draws"  # how something random was drawn
    GRADIENT = "gradient"  # outputs right, gradients wrong
    GRADIENT_RAISED = "gradient_raised"
    FIRST = "first"  # the first wrong element, where nothing else is known


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that is certain."""

    kind: FactKind
    text: str


QUESTIONS = {
    FactKind.RANDOM: "Which line draws random numbers, or reads what an earlier call left behind?",
    FactKind.REMEMBERED: "What does your program keep between calls: a global, a default argument, a cache?",
    FactKind.LOW_DTYPE: "Which step needs more digits, or a larger range, than this dtype has?",
    FactKind.EMPTY_ROWS: "Follow a row in which every key is hidden through your code: what is it after each line?",
    FactKind.CONDITION: "What does your code take for granted that is not so for these inputs?",
    FactKind.LENGTH: "Which number in your code is a length that some inputs go beyond?",
    FactKind.LATER_OUTPUT: "Which lines does only the wrong one of the returned values go through?",
    FactKind.LOGARITHM: "On which scale is what you return, and on which is what was asked?",
    FactKind.NAN: "Print after each line whether there is a NaN: which line makes the first one, and out of what?",
    FactKind.SIGN: "Where does your code subtract or negate, and what would the other sign mean there?",
    FactKind.FACTOR: "Which step multiplies or divides everything: by a count, a size, a square root?",
    FactKind.OFFSET: "What does your code add to every element alike?",
    FactKind.REORDERED: "Which line could change the order along that axis: a flip, a sort, a reshape, a repeat?",
    FactKind.TRANSPOSED: "Write the name of each axis beside each reshape and transpose: where do the names part?",
    FactKind.ROW_FACTOR: "What is each row divided by in your code, and which terms are in it?",
    FactKind.ROW_OFFSET: "Which number is the same for a whole row in your code, and what should it be?",
    FactKind.DECIMALS: "Which step throws digits away?",
    FactKind.SCALE: "Which factors do the scores get in your code, and which in the statement?",
    FactKind.ROW_SUMS: "What is each row divided by, and which terms are in it?",
    FactKind.PARTS: "What sets the wrong parts apart from the right ones: which index, mask or slice is theirs alone?",
    FactKind.HIDDEN: "Where does the mask come in, and which later line can give weight to a hidden key?",
    FactKind.UNSEEN: "Which line takes the weight from a key that the mask leaves visible?",
    FactKind.SHARED_OUT: "Work out the scores of that one row by hand: which of them do you get otherwise?",
    FactKind.DRAWS: "How does your code decide whether one weight is dropped, and what else has a say in that?",
    FactKind.GRADIENT: "Which line hides something from autograd, or says itself what the gradient is?",
    FactKind.GRADIENT_RAISED: "Which line changes or replaces a tensor that the backward pass still needs?",
    FactKind.FIRST: "Work out that one element by hand: at which step do your numbers part from it?",
}
