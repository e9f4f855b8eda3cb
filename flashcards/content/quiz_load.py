"""Puts quiz items into the database. Variants that are there and follow from the same text are kept as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flashcards.content.quiz import QuizItemContent, QuizTopicContent
from flashcards.content.quiz_run import SOLE, Variant
from flashcards.models import QuizItem

BATCH = 200  # rows in one statement; SQLite bounds the number of values


@dataclass(slots=True)
class QuizChanges:
    """Slugs of what loading did."""

    added: list[str]
    updated: list[str]
    retired: list[str]
    unchanged: int


def changed_items(topics: list[QuizTopicContent]) -> list[str]:
    """Slugs of the items whose variants do not follow from what the database has."""
    there = dict(QuizItem.objects.values_list("slug", "computed_hash"))
    return [item.slug for topic in topics for item in topic.items if there.get(item.slug) != item.computed_hash]


def load_quizzes(topics: list[QuizTopicContent], variants: dict[str, list[Variant]]) -> QuizChanges:
    """Bring the rows to what the files say; for use inside a transaction."""
    there = {row.slug: row for row in QuizItem.objects.select_for_update()}
    changes = QuizChanges([], [], [], 0)
    new, edited = [], []
    kept = set()
    for topic in topics:
        for position, item in enumerate(topic.items):
            kept.add(item.slug)
            row = there.get(item.slug)
            values = _values(topic, item, position, variants, row)
            if row is None:
                new.append(QuizItem(slug=item.slug, **values))
                changes.added.append(item.slug)
            elif any(getattr(row, name) != value for name, value in values.items()):
                for name, value in values.items():
                    setattr(row, name, value)
                edited.append(row)
                changes.updated.append(item.slug)
            else:
                changes.unchanged += 1
    for row in there.values():
        if row.slug not in kept and not row.retired:
            row.retired = True
            edited.append(row)
            changes.retired.append(row.slug)
    QuizItem.objects.bulk_create(new, batch_size=BATCH)
    if edited:
        fields = [field.name for field in QuizItem._meta.concrete_fields if field.name not in ("id", "slug")]
        QuizItem.objects.bulk_update(edited, fields, batch_size=BATCH // 4)
    return changes


def _values(
    topic: QuizTopicContent,
    item: QuizItemContent,
    position: int,
    computed: dict[str, list[Variant]],
    row: QuizItem | None,
) -> dict[str, Any]:
    variants = computed.get(item.slug) if item.job else [SOLE]
    if variants is None and row is not None:
        variants = row.variants  # follows from the same text, so it was not computed again
    values: dict[str, Any] = {
        "topic": topic.slug,
        "topic_title": topic.title,
        "title": item.title,
        "kind": item.kind.value,
        "level": item.level,
        "position": position,
        "body": item.body,
        "variants": variants,
        "own_hash": item.own_hash,
        "computed_hash": item.computed_hash,
        "retired": row is not None and row.retired_by_host,
    }
    # A new way of rendering changes the row, but not the version: the author's text and the numbers are the same.
    if row is not None and (row.own_hash != item.own_hash or row.variants != variants):
        values["version"] = row.version + 1
    return values
