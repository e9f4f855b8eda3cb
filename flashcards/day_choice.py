"""Which things a day asks where there are too many, and in which order. Pure: candidates in, their order out."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import ceil

RESERVED_SHARE = 0.25  # of a day's reviews, for those that have waited longest: so each one's turn comes
SIBLING_GAP = 8  # cards that should lie between two siblings
LOOK_AHEAD = 60  # cards; how far a card is fetched from to keep siblings apart


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing that the day could ask."""

    pk: int
    is_new: bool
    topic: str
    family: str  # the question that it is, or is a follow-up of; "" where it is neither
    relatives: frozenset[str]  # slugs of the questions that it belongs to: who shares one is a sibling in the order
    waits_since: datetime
    loss: float = 0.0  # by how much its recall falls until tomorrow, 0 to 1; reviews only


def pick_reviews(candidates: Collection[Candidate], limit: int) -> list[Candidate]:
    """At most `limit` of them: those that lose most by waiting, and a share for those that have waited longest."""
    if len(candidates) <= limit:
        return list(candidates)
    longest = sorted(candidates, key=lambda each: (each.waits_since, each.pk))[: reserved(limit)]
    kept = {each.pk for each in longest}
    losing = sorted((each for each in candidates if each.pk not in kept), key=lambda each: (-each.loss, each.pk))
    return longest + losing[: limit - len(longest)]


def reserved(limit: int) -> int:
    """How many of a day's reviews go to those that have waited longest."""
    return ceil(limit * RESERVED_SHARE)


def most_new(limit: int, *, reviews_wait: bool) -> int:
    """How many new things a day begins: a quarter of the limit while reviews wait for a later day.

    All of them would make a backlog grow, since each new thing brings several reviews; none would starve.
    """
    return ceil(limit * RESERVED_SHARE) if reviews_wait else limit


def pick_new(candidates: Collection[Candidate], limit: int, *, taken: Collection[str] = ()) -> list[Candidate]:
    """At most `limit` of them, first come first served; never two of one family on a day, `taken` included.

    A red flag or an exercise stands back behind unrelated things too, but comes where it would leave a place empty.
    """
    waiting = sorted(candidates, key=lambda each: (each.waits_since, each.pk))
    picked: dict[int, Candidate] = {}
    for related in (lambda each: each.relatives, lambda each: frozenset({each.family} - {""})):
        seen = set(taken).union(*(related(each) for each in picked.values()))
        for each in waiting:
            if len(picked) < limit and each.pk not in picked and not related(each) & seen:
                picked[each.pk] = each
                seen |= related(each)
    return list(picked.values())


def in_order(candidates: Collection[Candidate], *, seed: str) -> list[Candidate]:
    """Topics and families spread over the whole session, new things evenly among reviews, siblings far apart.

    The same candidates with the same seed always come in the same order.
    """
    by_age = [[each for each in candidates if each.is_new is is_new] for is_new in (False, True)]
    rows = [_spread(group, (_topic, _family), seed=seed) for group in by_age]
    places = [((i + 0.5) / len(row), each) for row in rows for i, each in enumerate(row)]
    mixed = [each for _, each in sorted(places, key=lambda place: (place[0], place[1].is_new))]
    apart = _apart(_apart(mixed)[::-1])[::-1]
    return _apart(apart, evenly=False)  # where few new things lie among many reviews, apart matters more than evenly


def _topic(candidate: Candidate) -> str:
    return candidate.topic


def _family(candidate: Candidate) -> str:
    return candidate.family or str(candidate.pk)


def _spread(group: Sequence[Candidate], keys: Sequence[Callable[[Candidate], str]], *, seed: str) -> list[Candidate]:
    """Each key's own candidates at even distances, from a start that the seed draws."""
    if not keys:
        return sorted(group, key=lambda each: _draw(seed, str(each.pk)))
    by_key: dict[str, list[Candidate]] = defaultdict(list)
    for each in group:
        by_key[keys[0](each)].append(each)
    places = [
        ((i + _draw(seed, name)) / len(own), _draw(seed, str(each.pk)), each)
        for name, own in by_key.items()
        for i, each in enumerate(_spread(own, keys[1:], seed=seed))
    ]
    return [each for *_, each in sorted(places, key=lambda place: place[:2])]


def _apart(row: Sequence[Candidate], *, evenly: bool = True) -> list[Candidate]:
    """Where a card comes too soon after a sibling, it changes places with the next one that does not; `evenly` with one
    that is new as it is, or is not."""
    row = list(row)
    for i, each in enumerate(row):
        before = frozenset[str]().union(*(other.relatives for other in row[max(0, i - SIBLING_GAP) : i]))
        if not each.relatives & before:
            continue
        for j in range(i + 1, min(len(row), i + LOOK_AHEAD)):
            if not row[j].relatives & before and (not evenly or row[j].is_new is each.is_new):
                row[i], row[j] = row[j], row[i]
                break
    return row


def _draw(seed: str, name: str) -> float:
    """From 0 to below 1."""
    digest = hashlib.sha256(f"{seed}#{name}".encode()).digest()
    return int.from_bytes(digest[:6], "big") / 2**48
