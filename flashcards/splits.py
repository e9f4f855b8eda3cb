"""A question that is hard to keep is suspended, and its follow-ups are learned in its place: which ones came by that.

Undo needs to know, so this lies below the verbs of review.
"""

from __future__ import annotations

from django.db.models import QuerySet

from flashcards.models import Act, ItemKind, Review, ReviewItem

SPLIT_REASON = "A part of a question that was hard to keep."


def parts_of(row: Review) -> QuerySet[ReviewItem]:
    """The follow-ups that entered the reviews with this row of the log, by splitting its question."""
    if row.act != Act.SUSPEND or row.item.kind != ItemKind.QUESTION:
        return ReviewItem.objects.none()
    return ReviewItem.objects.filter(
        learner_id=row.learner_id,
        kind=ItemKind.FOLLOW_UP,
        key__startswith=f"{row.item.key}/",
        reason=SPLIT_REASON,
        due_at=row.reviewed_at,  # both are written with the same moment
    )


def take_parts_back(row: Review) -> None:
    """Remove what the split added. What has a row in the log since, stays with it."""
    parts_of(row).filter(reviews=None, brought_back_at=None, reps=0).delete()
