"""What an attempt covered, the learner's objections counted, and which follow-up it calls for. Reads rows, writes none.

Whoever counts covered points asks here: a point that the learner says they stated counts for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from flashcards.models import Attempt, FollowUp


@dataclass(frozen=True, slots=True)
class NextFollowUp:
    """A follow-up in its place, and what brought it forward."""

    follow_up: FollowUp
    because: str = ""  # text of the key point that the attempt left out; "": it stands where the author put it


def counted_mark(attempt: Attempt | None) -> dict[str, Any] | None:
    """The mark with the learner's objections: such points are covered, and have `disagreed: true`. None: not marked.

    Reads `attempt.disagreements`, so prefetch these where there are many attempts.
    """
    if attempt is None or not attempt.mark:
        return None
    own = {objection.point for objection in attempt.disagreements.all()}
    points = [
        {**point, "covered": point["covered"] or point["id"] in own, "disagreed": point["id"] in own}
        for point in attempt.mark["points"]
    ]
    missing = [point["id"] for point in points if not point["covered"]]
    score = round(1 - len(missing) / len(points), 4) if points else 0.0
    return {**attempt.mark, "points": points, "missing": missing, "score": score}


def covered_count(attempt: Attempt | None) -> tuple[int, int]:
    """Key points covered and key points in all; no points where the attempt is not marked."""
    mark = counted_mark(attempt)
    if mark is None:
        return 0, 0
    return len(mark["points"]) - len(mark["missing"]), len(mark["points"])


def follow_ups_in_order(follow_ups: Iterable[FollowUp], attempt: Attempt | None) -> list[NextFollowUp]:
    """First those that ask for what the attempt at the question left out; otherwise as the author ordered them."""
    mark = counted_mark(attempt)
    missed = {point["id"]: point["text"] for point in mark["points"] if not point["covered"]} if mark else {}
    rows = []
    for each in follow_ups:
        because = next((missed[point] for point in each.after_missing if point in missed), "")
        rows.append(NextFollowUp(each, because))
    return sorted(rows, key=lambda row: not row.because)
