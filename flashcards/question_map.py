"""In which order questions build on each other. Pure: prerequisites in, places out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from flashcards.models.question import Level, Question


@dataclass(frozen=True, slots=True)
class Topic:
    """The questions of one topic, those that need least first."""

    title: str
    questions: tuple[Question, ...]


def depths(prerequisites: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """For each slug the length of the longest way to it: 0 where nothing need be read before.

    Prerequisites that are not among the keys count for nothing (a retired question). Raises ValueError for a circle.
    """
    found: dict[str, int] = {}
    open_: list[str] = []

    def depth(slug: str) -> int:
        if slug in open_:
            raise ValueError(f"the prerequisites of {slug!r} lead back to it")
        if slug not in found:
            open_.append(slug)
            found[slug] = 1 + max((depth(one) for one in prerequisites[slug] if one in prerequisites), default=-1)
            open_.pop()
        return found[slug]

    for slug in prerequisites:
        depth(slug)
    return found


def topics_in_order(questions: Iterable[Question]) -> list[Topic]:
    """Topics by how early they can be begun, their questions by what they build on, then by level."""
    rows = list(questions)
    depth = depths({question.slug: question.prerequisites for question in rows})
    levels = list(Level.values)

    def place(question: Question) -> tuple[int, int, str]:
        return depth[question.slug], levels.index(question.level), question.prompt

    by_topic: dict[str, list[Question]] = {}
    for question in sorted(rows, key=place):
        by_topic.setdefault(question.topic, []).append(question)

    def begun(topic: tuple[str, list[Question]]) -> tuple[int, float, str]:
        own = [depth[question.slug] for question in topic[1]]
        return min(own), sum(own) / len(own), topic[0]

    return [Topic(title, tuple(own)) for title, own in sorted(by_topic.items(), key=begun)]


def in_order_of_use(questions: Iterable[Question]) -> list[Question]:
    """What to begin with first: what needs least before it, and of that what most others build on."""
    rows = list(questions)
    depth = depths({question.slug: question.prerequisites for question in rows})
    used = Counter(slug for question in rows for slug in question.prerequisites)
    levels = list(Level.values)
    return sorted(rows, key=lambda q: (depth[q.slug], -used[q.slug], levels.index(q.level), q.prompt))
