"""Words that learners replace as they speak: `multiply with the root, sorry, divide` reads `divide with the root`.

Works on the tokens of one sentence, before anything is looked for in them. Corrections by whole clauses are for
`corrections`; here the word that corrects stands alone or nearly so, and one of its kind stands before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from flashcards.marking.tokens import Token, stem

# Words of which one can only be meant instead of another one of its row.
_ROWS = """before after | multiply divide multiplied divided multiplying dividing | add subtract added subtracted
minimum maximum | min max | smallest largest | smaller larger | lower higher | less more fewer | low high
sharper flatter softer | sharpens flattens softens | sharp flat | sharpen flatten soften | increases decreases
increase decrease | rises falls | grows shrinks | row column | rows columns | key query value | keys queries values
score weight | scores weights | numerator denominator | past future | earlier later | previous next | first last
positive negative | same different | sum mean product | plus minus | sine cosine | left right | above below
inside outside | encoder decoder | prefill decode | training inference | linear quadratic logarithmic cubic exponential
variance deviation | changes keeps | exact approximate | slower faster | cheaper dearer | above below | forward backward
one two three four five six seven eight nine ten | compute time memory | query-wise key-wise | local global"""
_ROW_OF = {stem(word): n for n, row in enumerate(_ROWS.replace("\n", " | ").split(" | ")) for word in row.split()}
_NUMBER = -1  # the row of all figures
_MARKERS = [
    [stem(word) for word in marker.split()]
    for marker in ("i mean", "i meant", "no wait", "wait no", "no sorry", "or rather", "make that", "sorry",
                   "correction", "oops", "whoops", "er", "no", "i should say", "that is to say")
]  # fmt: skip
# They correct only where nothing follows but a word or two: `after the softmax, ach, before it.`
_WEAK_WORDS = "ach ah oh uh um hm hmm erm ehm eh argh ugh gah well wait damn pardon"
_WEAK = [[stem(word)] for word in _WEAK_WORDS.split()]
_AT_MOST_AFTER_WEAK = 4
_MARKS = frozenset({",", ":", "(", ")", "—", "-", '"', ";", "...", ".", "!"})
_SMALL = frozenset(map(stem, ("the", "a", "an", "by", "over", "to", "with", "of", "it", "is", "on", "from", "in")))
_DONE = "ok"  # what stands for a marker once its correction is made
_POINTERS = frozenset({"that", "it", "they", "be", "those", "these"})
_AT_MOST_WORDS = 4  # of a correction, with its small words
_REACH = 16  # tokens back
_AGAINST = [["not"], ["and", "not"], ["rather", "than"], [stem("instead"), "of"], ["never"]]


def repair(tokens: list[Token], before: list[Token]) -> None:
    """Changes the tokens of a sentence, or those of the sentence before it, as the learner corrects them."""
    at = 0
    while at < len(tokens):
        size = _marker_at(tokens, at)
        if size:
            _put_right(tokens, at, size, before)
        at += size or 1
    _leave_out_contrasts(tokens)


def _marker_at(tokens: Sequence[Token], at: int) -> int:
    """How many tokens a marker has that begins here behind a mark, or at the head of the sentence; 0: none does."""
    if at and tokens[at - 1].stem not in _MARKS:
        return 0
    for marker in (*_MARKERS, *_WEAK):
        if [t.stem for t in tokens[at : at + len(marker)]] == marker:
            return len(marker)
    return 0


def _put_right(tokens: list[Token], at: int, size: int, before: list[Token]) -> None:
    start = at + size
    spoken = tokens[at].stem == "i"  # `after it, I mean, a weight` corrects nothing
    at_mark = start < len(tokens) and tokens[start].stem in _MARKS
    if spoken and not any(t.is_word for t in tokens[start:]):
        _put_right_before(tokens, at, before)
    if (spoken and at_mark) or (size == 1 and tokens[at].stem == "no" and not at_mark):  # `weights, no longer scores`
        return
    start, is_weak = _end_of_markers(tokens, at, start)
    end = start
    while end < len(tokens) and tokens[end].stem not in _MARKS:
        end += 1
    if is_weak and (end - start > _AT_MOST_AFTER_WEAK or any(t.is_word for t in tokens[end:])):
        return
    said = [t for t in tokens[start:end] if t.stem not in _SMALL]
    if not said or end - start > _AT_MOST_WORDS or any(t.stem == "not" for t in said):
        return
    earlier = tokens[:at] if any(t.is_word for t in tokens[:at]) else before
    owner = tokens if earlier is not before else before
    new = next((t for t in said if _row(t) is not None), None)
    for place in range(len(earlier) - 1, max(-1, len(earlier) - 1 - _REACH), -1):
        if new is not None and _row(earlier[place]) == _row(new):
            if earlier[place].stem == new.stem:  # `after it, I mean right after`
                return
            owner[place] = replace(owner[place], text=new.text, stem=new.stem)
            if all(t is new or t.stem in _POINTERS for t in said) and any(t.is_word for t in tokens[end:]):
                del tokens[at : end + 1]
            else:
                tokens[at:start] = [replace(t, text=_DONE, stem=_DONE) for t in tokens[at:start]]
            return


def _end_of_markers(tokens: Sequence[Token], at: int, start: int) -> tuple[int, bool]:
    """Where the correction begins behind `sorry, no,`; and whether only interjections announce it."""
    is_weak = [tokens[at].stem] in _WEAK
    while start < len(tokens):
        if tokens[start].stem in _MARKS - {"."}:
            start += 1
        elif size := _marker_at(tokens, start):
            is_weak = is_weak and [tokens[start].stem] in _WEAK
            start += size
        else:
            break
    return start, is_weak


def _put_right_before(tokens: list[Token], at: int, before: list[Token]) -> None:
    """`..., weights, I meant.`: the word that is meant stands ahead of the marker."""
    end = at
    while end and tokens[end - 1].stem in _MARKS:
        end -= 1
    start = end
    while start and tokens[start - 1].stem not in _MARKS:
        start -= 1
    new = next((t for t in tokens[start:end] if _row(t) is not None), None)
    earlier = tokens if any(t.is_word for t in tokens[:start]) else before
    last = start if earlier is tokens else len(before)
    if new is None or end - start > _AT_MOST_WORDS - 1:
        return
    for place in range(last - 1, max(-1, last - 1 - _REACH), -1):
        if _row(earlier[place]) == _row(new):
            earlier[place] = replace(earlier[place], text=new.text, stem=new.stem)
            return


def _row(token: Token) -> int | None:
    return _NUMBER if token.text[:1].isdecimal() else _ROW_OF.get(token.stem)


def _leave_out_contrasts(tokens: list[Token]) -> None:
    """Of `after, not before, the softmax` and `the weights, not the scores, are scaled` what is refused falls away."""
    at = 1
    while at < len(tokens):
        found = _contrast_at(tokens, at)
        if found:
            del tokens[at:found]
        else:
            at += 1


def _contrast_at(tokens: Sequence[Token], at: int) -> int:
    """Where the contrast ends that begins at `at`, right behind the word that holds; 0: there is none."""
    row = _row(tokens[at - 1])
    if row is None or row == _NUMBER:
        return 0
    begin = at + (tokens[at].stem in {",", "(", "—"})
    for against in _AGAINST:
        if [t.stem for t in tokens[begin : begin + len(against)]] != against:
            continue
        place = begin + len(against)
        place += place < len(tokens) and tokens[place].stem in {"the", "a"}
        refused = place < len(tokens) and _row(tokens[place]) == row and tokens[place].stem != tokens[at - 1].stem
        end = place + 1
        if not refused or end >= len(tokens):
            return 0
        if tokens[end].stem in {",", ")", "—"}:
            return end + 1 if end + 1 < len(tokens) else 0
        goes_on = tokens[end].is_word and tokens[at - 1].stem in {"befor", "after", "insid", "outsid"}
        return end if goes_on else 0
    return 0
