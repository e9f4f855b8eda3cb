"""Piles of keywords, which name terms and relate nothing: they state nothing."""

from __future__ import annotations

from collections.abc import Sequence

from flashcards.marking.clauses import Sentence
from flashcards.marking.formula_cursor import Node
from flashcards.marking.tokens import stem

_OPENING, _CLOSING = frozenset("([{"), frozenset(")]}")
_MARKS_OF_RELATION = frozenset({":", "=", "->", "<", "<=", ">", ">="})
_SUBORDINATING = frozenset(map(stem, ("that", "they", "it", "them", "because", "which", "so")))
# Small words that stand in names (`causal mask of ones`, `top left`) as well as in statements.
_LOOSE_WORDS = "of vs and or to in on for the a an per with by from no not one all each every before after over up out"
_LOOSE_GLUE = frozenset(map(stem, _LOOSE_WORDS.split()))


def is_pile(sentences: list[Sentence], glue: frozenset[str]) -> bool:
    """Several rows of bare terms: `scores real. weights one. boundary before after.`"""
    words = [t for s in sentences for t in s.tokens if t.is_word]
    marks = {t.stem for s in sentences for t in s.tokens if not t.is_word}
    bare = all(m in {".", ",", ";", "!"} or m.isdigit() for m in marks) and not any(s.is_code for s in sentences)
    bare = bare and sum(s.is_item for s in sentences) < 3  # a list of steps, each with its own bullet
    enough = len(words) >= 10 or (len(words) >= 7 and len(sentences) >= 5)
    allowed = 0.25 if len(sentences) >= 4 and len(words) <= 4 * len(sentences) else 0.16
    return bare and enough and sum(t.stem in glue for t in words) / len(words) < allowed


def is_salad(sentence: Sentence, glue: frozenset[str]) -> bool:
    """Many terms and nothing that relates them: no verbs, no operators, hardly any small words."""
    words = [t for t in sentence.tokens if t.is_word]
    if _lists_terms(sentence, glue):
        return True
    if len(words) < 7 or any(not _is_a_root(f) for f in sentence.formulas):
        return False
    marks = {t.stem for t in sentence.tokens[3:] if not t.is_word}  # `Keywords: ...` is still a list
    if marks & {":", "=", "->", "/", "+", "<", "<=", ">", ">=", "%"}:
        return False
    share = sum(t.stem in glue for t in words) / len(words)
    used = {
        i
        for m in sentence.mentions
        if m.kind in {"property", "axis", "side"} and m.last - m.first <= 5
        for i in range(m.first, m.last)
    }
    loose = sum(t.is_word and t.stem in glue and i not in used for i, t in enumerate(sentence.tokens)) / len(words)
    commas = sum(t.stem == "," for t in sentence.tokens)
    listed = commas >= 5 and len(words) / (commas + 1) <= 2.5 and share < 0.2
    run_on = commas == 0 and len(words) >= 12 and loose < 0.15
    return share < 0.12 or listed or (run_on and not any(t.stem in _SUBORDINATING for t in words))


def _lists_terms(sentence: Sentence, glue: frozenset[str]) -> bool:
    """Six or more terms between commas, nearly all of which say nothing of anything: `tiles, SRAM, O(n^2 d), exact`."""
    terms: list[list[int]] = [[]]
    depth = 0
    for place, token in enumerate(sentence.tokens):
        depth += (token.text in _OPENING) - (token.text in _CLOSING)
        if token.stem == "," and depth <= 0:
            terms.append([])
        else:
            terms[-1].append(place)
    related = [m for m in sentence.mentions if m.kind in {"property", "step"} and m.last - m.first > 2]
    bare = [t for t in terms if _is_bare(sentence, t, glue) and not any(m.first in t for m in related)]
    return len(terms) >= 6 and len(bare) >= 0.75 * len(terms)


def _is_bare(sentence: Sentence, places: Sequence[int], glue: frozenset[str]) -> bool:
    tokens = [sentence.tokens[p] for p in places]
    relating = any(t.stem in _MARKS_OF_RELATION or (t.stem in glue and t.stem not in _LOOSE_GLUE) for t in tokens)
    return not relating and sum(t.is_word for t in tokens) <= 6


def _is_a_root(formula: Node) -> bool:
    """`sqrt(d_k)` alone names a thing; it relates nothing."""
    written = formula.op in {"call", "join"} and formula.args[0].name == "sqrt"
    return written or formula.op == "sqrt"
