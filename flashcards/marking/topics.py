"""Topics that stand before a mark, and their place behind it: `Mask: after the softmax`, `The scale? Before it.`"""

from __future__ import annotations

from collections.abc import Sequence

from flashcards.marking.tokens import Token, stem

_LONGEST_TOPIC = 8  # tokens: `scaling by 1/sqrt(d)`
_WORDS_OF_A_TOPIC = 3  # which need no article: `softmax direction?`
_MARKS = frozenset({":", "?", "->", "—", "-", "–"})
_PLACES = frozenset({"after", "before", "on", "onto", "to", "into", "over", "along", "across"})
_ARTICLES = frozenset({"the", "a", "an", "its", "their"})
# In a topic nothing is told yet: `No: after the softmax they do.`, `Columns sum to one? On the contrary.`
_TELLING_WORDS = """no not never why how what when where who which be do can could should will would have we you i they
sum add total equal change become make give get"""
_TELLING = frozenset(map(stem, _TELLING_WORDS.split())) | _PLACES | {",", ".", "!", "?", "...", ";"}
_NO_PLACE_WORDS = "contrary paper average all other whole one hand second top time long me us some many most people"
_NO_PLACES = frozenset(map(stem, _NO_PLACE_WORDS.split()))


def names_topic(tokens: Sequence[Token], first: int, mark: int) -> bool:
    """Whether the tokens from `first` to the mark name a thing, and where it belongs is all that follows about it."""
    topic = tokens[first:mark]
    if tokens[mark].stem not in _MARKS or not 0 < len(topic) <= _LONGEST_TOPIC:
        return False
    named = topic[0].stem in _ARTICLES or topic[0].text.endswith("ing") or len(topic) <= _WORDS_OF_A_TOPIC
    told = any(t.stem in _TELLING for t in topic)
    return named and topic[0].is_word and not told and _is_place(tokens[mark + 1 : mark + 4])


def _is_place(tokens: Sequence[Token]) -> bool:
    """`after the softmax`, `on weights`; but `on the contrary`, `after all` and `to hide the future` are no places."""
    stems = [t.stem for t in tokens]
    if not stems or stems[0] not in _PLACES or not _NO_PLACES.isdisjoint(stems[1:3]):
        return False
    return stems[0] != "to" or not _ARTICLES.isdisjoint(stems[1:2])
