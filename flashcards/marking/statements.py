"""What is said of what: the holder of a property."""

from __future__ import annotations

from collections.abc import Sequence

from flashcards.marking.clauses import Clause, Status
from flashcards.marking.lexicon import Mention
from flashcards.marking.tokens import stem

_BECOMING = frozenset({"into", "onto", "becom", "giv", "yield", "get", "produc", "obtain", "result", "mapp", "map",
                       "zu", "donn", "da"})  # fmt: skip
_ARISING = frozenset(
    {"built", "build", "result", "aris", "emerg", "come", "form", "obtain", "produc", "wird", "entsteht"}
)
_OF = frozenset({"of", "from", "for", "by", "in", "per", "within", "along", "von", "de", "des"})
_CONTINUING = frozenset(
    {"it", "they", "this", "that", "these", "those", "which", "each", "all", "both", "so", "and", "them", "their"}
)
FINISHED = frozenset({"softmax", "normalise", "divide-by-sum", "f-exp-normalized", "f-softmax"})
_EXPONENTIAL = frozenset({"exponentiate", "f-exponential"})
_ADVERB_WORDS = "now then also so thus hence always afterwards finally here and"
_ADVERBS = frozenset(map(stem, _ADVERB_WORDS.split()))
_FORCING_STEMS = "mak make let forc caus rescal scal ensur guarante macht fait convierte"
_FORCING = frozenset(_FORCING_STEMS.split())
_TRANSFORMING = frozenset(("squeez", "squash", "turn", "transform", "convert", "rescal", "push", "map", "compress"))
_VERBS = frozenset(("be", "lie", "sum", "add", "can", "may", "form", "liv", "total", "must", "have"))
_COMING = frozenset(("com", "get"))
_CALLING = frozenset(("call", "nam", "term"))
_NAMING_WORDS = 8
_PRODUCTS = frozenset({"dot-product", "query-key-product", "f-qk-product"})
RESULT = "result"
MADE = "made"  # `makes everything positive`: what it makes so may still be an intermediate
# A formula says itself of what it states something.
_FACT_HOLDERS = {
    "f-real": "score",
    "f-sum-to-one": "weight",
    "f-unit-interval": "weight",
    "f-non-negative": "weight",
    "f-simplex": "weight",
}


def holder(clauses: Sequence[Clause], place: int, mention: Mention) -> str:
    """The entity that a property is said of: its name, `result` for what an operation gives, "" for nothing named."""
    clause = clauses[place]
    if mention in clause.inherited:  # its place is in another clause
        own = [m for m in clause.mentions if m.kind == "entity"]
        return own[0].concept if own else _topic_before(clauses, place)
    found = _holder_within(clause, mention) or _holder_around(clauses, place, mention) or _named_next(clauses, place)
    return _given_by(clauses, place) if found == RESULT else found


def _named_next(clauses: Sequence[Clause], place: int) -> str:
    """`numbers without a limit, we call them scores`: the name that the next clause gives."""
    following = clauses[place + 1] if place + 1 < len(clauses) else None
    if following is None or following.sentence is not clauses[place].sentence or following.is_negative:
        return ""
    named = [m.concept for m in following.said() if m.kind == "entity"]
    calling = any(t.stem in _CALLING for t in following.tokens) and len(following.tokens) <= _NAMING_WORDS
    return named[0] if calling and len(named) == 1 else ""


def _given_by(clauses: Sequence[Clause], place: int) -> str:
    """What comes out belongs to the operation named last: `we take inner products, and what you get may be -8`."""
    for earlier in reversed(clauses[max(0, place - 3) : place + 1]):
        concepts = {m.concept for m in earlier.said()}
        if concepts & (FINISHED | _EXPONENTIAL) or "weight" in concepts or "after" in concepts - {RESULT}:
            return RESULT
        if concepts & _PRODUCTS:
            return "dot-product"
    return RESULT


def _holder_within(clause: Clause, mention: Mention) -> str:
    for fact in clause.said():
        if fact.concept in _FACT_HOLDERS and (fact.first, fact.last) == (mention.first, mention.last):
            return _FACT_HOLDERS[fact.concept]
    inside = [m for m in clause.said() if m.kind == "entity" and mention.first < m.first and m.last < mention.last]
    return inside[0].concept if inside else ""  # `the sum of the weights is one`


def _holder_around(clauses: Sequence[Clause], place: int, mention: Mention) -> str:
    clause = clauses[place]
    entities = [m for m in clause.said() if m.kind == "entity" and not overlaps(m, mention)]
    before = [m for m in entities if m in clause.inherited or m.last <= mention.first]
    since = before[-1].last if before and before[-1] not in clause.inherited else clause.first
    if made := _made_between(clause, since, mention):
        return made
    if before:
        head = _head(clause, before)
        normalised = _forced(clause, before[-1]) or _opened_by_normalising(clauses, place)
        return RESULT if head == "score" and normalised else head
    if not starts_with_pronoun(clause):
        after = [m for m in entities if m.first >= mention.last]
        following = clause.sentence.tokens[mention.last : min(clause.last, mention.last + 7)]
        if after and _is_said(clause, mention.last, after[0].first):
            return after[0].concept
        if mention.first - clause.first <= 2 and any(t.stem in _ARISING for t in following):
            return RESULT  # `a distribution over the keys is built from them`
    if by_side := _by_side(clause):
        return by_side
    return "" if _has_own_subject(clause, mention) else _topic_before(clauses, place)


def _is_said(clause: Clause, first: int, last: int) -> bool:
    """`a distribution with scores as energies` says nothing of the scores, `between 0 and 1 lie the weights` does."""
    return "with" not in {t.stem for t in clause.sentence.tokens[first:last]}


def _has_own_subject(clause: Clause, mention: Mention) -> bool:
    """`Shares lie between ...` speaks of something new, which no list of names knows."""
    words = [t for t in clause.sentence.tokens[clause.first : mention.first] if t.is_word]
    while words and words[0].stem in _ADVERBS:
        words = words[1:]
    if clause.link or len(words) < 2 or words[0].stem in _CONTINUING:
        return False
    plural = words[0].text.endswith("s") and words[1].stem in _VERBS
    return plural or (words[0].stem in {"the", "a", "each", "every", "these", "all"} and len(words) >= 3)


def _by_side(clause: Clause) -> str:
    """`they sum to one even before the softmax` speaks of scores, whatever the sentence before was about."""
    said = clause.said()
    named = [m for m in said if m.concept in FINISHED]
    sides = {
        m.concept
        for m in said
        if m.kind == "side" and m.last - m.first > 1 and (any(overlaps(m, f) for f in named) or not _comes(clause, m))
    }
    return {"before": "score", "after": RESULT}.get(next(iter(sides)), "") if len(sides) == 1 else ""


def _comes(clause: Clause, side: Mention) -> bool:
    """`it may come out as any number` does not say what it comes out of."""
    return clause.sentence.tokens[side.first].stem in _COMING


def overlaps(a: Mention, b: Mention) -> bool:
    return a.first < b.last and b.first < a.last


def _made_between(clause: Clause, first: int, mention: Mention) -> str:
    """What stands between an entity and a property can make another thing of it: `scores are turned into ...`."""
    sides = [m for m in clause.said() if m.kind == "side"]
    concepts = {
        m.concept
        for m in clause.said()
        if first <= m.first < mention.first
        and not mention.first < m.last < mention.last  # `/ sqrt(d) sum to one` divides by no sum
        and m.kind != "property"
        and not _follows_negator(clause, m)
        and not any(overlaps(m, s) for s in sides)
    }
    if concepts & FINISHED:
        return RESULT
    if concepts & _EXPONENTIAL:
        return "exponentials"
    between = [t.stem for t in clause.sentence.tokens[first : mention.first]]
    stems = set() if {"it", "them"} & set(between[-4:]) else set(between)  # `make it positive` makes nothing else
    if first > clause.first and between[:1] in (["now"], ["then"]):
        return RESULT  # `..., so the scores now sum to one`
    nouns = between[:-1] if between[-1:] in (["a"], ["an"], ["the"], ["somewher"], ["number"], ["valu"]) else between
    into = nouns[-1:] in (["to"], ["into"], ["onto"]) and "be" not in between
    if stems & _BECOMING or into:
        return RESULT
    return MADE if "mak" in stems else ""


def _follows_negator(clause: Clause, mention: Mention) -> bool:
    """`the product is not normalised and may be negative`"""
    return any(n.concept == "negator" and 0 <= mention.first - n.last <= 1 for n in clause.mentions)


def _forced(clause: Clause, entity: Mention) -> bool:
    """`the softmax makes the scores sum to one` says it of what comes out."""
    words = clause.sentence.tokens[clause.first : entity.first]
    acts = any(m.concept in FINISHED and m.last <= entity.first for m in clause.said())
    return acts and any(t.stem in _FORCING for t in words)


def _opened_by_normalising(clauses: Sequence[Clause], place: int) -> bool:
    """`Once normalised, the scores sum to one.`"""
    if place == 0 or clauses[place - 1].sentence is not clauses[place].sentence:
        return False
    opening = clauses[place - 1]
    first = opening.tokens[0].stem
    return first in {"onc", "after", "when"} and any(m.concept in FINISHED for m in opening.said())


def _head(clause: Clause, entities: list[Mention]) -> str:
    """Of `the weights of a row` the weights; otherwise the nearest."""
    nearest = entities[-1]
    if len(entities) > 1 and nearest not in clause.inherited:
        words = [t.stem for t in clause.sentence.tokens[entities[-2].last : nearest.first]]
        if set(words) & _OF and len(words) <= 4 and not {"to", "with"} & set(words):
            head = entities[-2].concept
            return nearest.concept if head == "row" and nearest.concept == "score" else head
    return nearest.concept


def starts_with_pronoun(clause: Clause) -> bool:
    words = [t.stem for t in clause.tokens if t.is_word]
    if words[:1] == [clause.link] and len(words) > 1 and words[1] in _CONTINUING:
        return True
    return bool(words) and words[0] in _CONTINUING


def _topic_before(clauses: Sequence[Clause], place: int) -> str:
    """What the talk was about: carried from clause to clause, and over a sentence's end only by the next sentence."""
    line = clauses[place].sentence.line
    for earlier in reversed(clauses[max(0, place - 6) : place]):
        if earlier.sentence.line != line and not starts_with_pronoun(clauses[place]):
            return ""
        if earlier.status in {Status.META, Status.QUESTION, Status.RETRACTED}:
            continue
        topic = topic_of(earlier, last=clauses[place].link == "which")
        if topic:
            return topic
    return ""


def topic_of(clause: Clause, *, last: bool = False) -> str:
    entities = [m for m in clause.said() if m.kind == "entity"]
    sides = [m for m in clause.said() if m.kind == "side"]
    done = [m for m in clause.said() if not any(overlaps(m, s) for s in sides)]
    concepts = {m.concept for m in done}
    if len(entities) > 1 and (_is_said_to_be(clause, entities[0], entities[-1]) or _refuses_a_name(clause)):
        return entities[0].concept
    if entities and entities[-1].concept == "weight":
        return "weight"
    if any(
        m.concept == "after" and any(overlaps(m, d) and d.concept in FINISHED for d in clause.said()) for m in sides
    ):
        return RESULT  # `after applying softmax to the scores, they ...`
    if concepts & FINISHED:
        return RESULT
    if concepts & _EXPONENTIAL:
        return "exponentials"
    if any(t.stem in _TRANSFORMING for t in clause.tokens):
        return RESULT  # `then it gets squeezed, so that ...`
    if entities:
        return entities[-1 if last else 0].concept
    return "dot-product" if concepts & {"dot-product", "f-qk-product"} else ""


def _refuses_a_name(clause: Clause) -> bool:
    """`never call a score a weight`"""
    return clause.is_negative and any(t.stem == "call" for t in clause.tokens)


def _is_said_to_be(clause: Clause, subject: Mention, other: Mention) -> bool:
    """`scores are no probabilities`"""
    between = [t.stem for t in clause.sentence.tokens[subject.last : other.first]]
    return 0 < len(between) <= 3 and ("be" in between or between[0] == "not")
