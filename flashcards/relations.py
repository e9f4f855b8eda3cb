"""What belongs together among the things that are reviewed: topics, families, and the questions that list something."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from flashcards.models import ItemKind, Learner, OwnCard, Question, QuestionRedFlag, QuizItem
from grader.catalogue import exercises

Place = tuple[str, str]  # kind and key of a review item


def family_of(kind: str, key: str) -> str:
    """The question that this is, or is a follow-up of; "" for everything else."""
    return key.partition("/")[0] if kind in (ItemKind.QUESTION, ItemKind.FOLLOW_UP) else ""


@dataclass(frozen=True, slots=True)
class Relations:
    """Of some review items."""

    topics: dict[Place, str]
    questions: dict[Place, frozenset[str]]  # slugs

    def topic_of(self, place: Place) -> str:
        return self.topics.get(place, "")

    def questions_of(self, place: Place) -> frozenset[str]:
        """The question itself or its follow-up's; those that list the red flag; those that name the exercise."""
        return self.questions.get(place, frozenset())


def relations(learner: Learner, places: Iterable[Place]) -> Relations:
    """Four queries at most, however many places."""
    keys: dict[str, set[str]] = defaultdict(set)
    for kind, key in places:
        keys[kind].add(key)
    topics: dict[Place, str] = {}
    questions: dict[Place, set[str]] = defaultdict(set)
    by_slug: dict[str, str] = {}
    for slug, topic, practised in Question.objects.values_list("slug", "topic", "exercises"):
        by_slug[slug] = topic
        for exercise in practised:
            questions[ItemKind.EXERCISE, exercise].add(slug)
    listed = QuestionRedFlag.objects.filter(red_flag__slug__in=keys[ItemKind.RED_FLAG]).order_by("pk")
    for flag, slug in listed.values_list("red_flag__slug", "question__slug"):
        questions[ItemKind.RED_FLAG, flag].add(slug)
        topics.setdefault((ItemKind.RED_FLAG, flag), by_slug[slug])
    families = [(kind.value, key) for kind in (ItemKind.QUESTION, ItemKind.FOLLOW_UP) for key in keys[kind]]
    questions.update({place: {family_of(*place)} for place in families})
    topics.update({place: by_slug.get(family_of(*place), "") for place in families})
    quiz_items = QuizItem.objects.filter(slug__in=keys[ItemKind.QUIZ])
    own = OwnCard.objects.filter(learner=learner, guid__in=keys[ItemKind.CARD])
    topics.update({(ItemKind.EXERCISE, slug): exercise.topic for slug, exercise in exercises().items()})
    topics.update({(ItemKind.QUIZ, slug): topic for slug, topic in quiz_items.values_list("slug", "topic_title")})
    topics.update({(ItemKind.CARD, guid): deck for guid, deck in own.values_list("guid", "deck")})
    return Relations(topics, {place: frozenset(slugs) for place, slugs in questions.items()})
