"""Merges review items and their logs: one item's log is never a mixture of two."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from flashcards.exchange import json_tables as t
from flashcards.exchange.limits import FileRefused
from flashcards.exchange.natural_keys import KeyNames
from flashcards.exchange.outcome import SHOWN_CONFLICTS, Change, Choices, Conflict, Outcome, Side
from flashcards.exchange.rows import BATCH, insert, insert_ready
from flashcards.faces import cards
from flashcards.models import Learner, Phase, Review, ReviewItem, SchedulerParameters

Row = dict[str, Any]
PLACE_IN_QUEUE = ("queue_day", "queue_position")
BY_FILE = tuple(name for name in t.REVIEWS.fields if name != "key")  # the columns that no other row decides
READY = "ready"  # where a row has these as the database takes them: most of the work, done before anything is locked
STATE_FIELDS = tuple(
    name for name in t.ITEMS.fields if name not in ("kind", "key", "reason", "created_at", *PLACE_IN_QUEUE)
)


class _Stand(StrEnum):
    """How the file's log of an item stands to the one here."""

    SAME = "same"
    AHEAD = "ahead"  # it begins with all that is here
    BEHIND = "behind"
    APART = "apart"


class ReviewMerge:
    """One merge; make it after submissions and quizzes of the file came in, whose keys the log names."""

    def __init__(
        self,
        learner: Learner,
        made: dict[str, Any],
        choices: Choices,
        outcome: Outcome,
        parameters: Sequence[SchedulerParameters],
    ) -> None:
        self.learner, self.choices, self.outcome, self.parameters = learner, choices, outcome, parameters
        self.items = {f"{row['kind']}:{row['key']}": row for row in made["items"]}
        names = KeyNames.of(learner)
        self.rows = [row | {"key": names.inward(row["key"])} for row in made["reviews"]]
        self.given: dict[str, list[Row]] = defaultdict(list)
        for row in self.rows:
            self.given[str(row["item"])].append(row)
        if unknown := set(self.given) - set(self.items):
            raise FileRefused(f"This JSON has reviews of “{min(unknown)}” and no such item. It is not complete.")
        self.wanted: set[str] = set()  # keys of the rows that come in
        self.gone: set[int] = set()  # primary keys of the rows here that make room for them

    def run(self, *, rehearsed: bool) -> None:
        """Where it is only rehearsed, the rows of the log are not written: they are most of a file."""
        here = {row.public_id: row for row in ReviewItem.objects.filter(learner=self.learner)}
        names = {row.pk: name for name, row in here.items()}
        logs: dict[str, list[Review]] = defaultdict(list)
        for review in Review.objects.filter(learner=self.learner).order_by("pk").only("item_id", "key", "undone_at"):
            logs[names[review.item_id]].append(review)
        # Into an empty account the queue of the day comes along as it is; elsewhere the day chooses anew.
        place = {} if not here else dict.fromkeys(PLACE_IN_QUEUE)
        new = {
            name: ReviewItem(learner=self.learner, **row | place)
            for name, row in self.items.items()
            if name not in here
        }
        insert(list(new.values()))
        changed = []
        for name in self.items:
            change = Change.NEW if name in new else self._existing(name, here[name], logs[name])
            self.outcome.count("items", change)
            if change is Change.UPDATED:
                changed.append(here[name])
            if change in (Change.NEW, Change.UPDATED):
                self._take_log(name, logs[name])
            elif self.given[name]:
                self.outcome.count("reviews", Change.SAME, len(self.given[name]))
        self._name_conflicts(here)
        Review.objects.filter(pk__in=self.gone).delete()
        if changed:
            ReviewItem.objects.bulk_update(changed, [*STATE_FIELDS, *PLACE_IN_QUEUE, "reason"], batch_size=BATCH // 4)
        rows = [row for row in self.rows if row["key"] in self.wanted]
        staying = {review.key for log in logs.values() for review in log if review.pk not in self.gone}
        if len(rows) > len(self.wanted) or self.wanted & staying:
            raise FileRefused(
                "This JSON uses the key of one review for another, too. Export it again, and import that."
            )
        if not rehearsed:
            items = {**here, **new}
            insert_ready(
                Review,
                ("learner", "item", "parameters", "key", *BY_FILE),
                [self._values(row, items[str(row["item"])].pk) for row in rows],
            )

    def _existing(self, name: str, mine: ReviewItem, log: list[Review]) -> Change:
        """Decides about an item that is in both, and takes the file's state over where it wins."""
        row, given = self.items[name], self.given[name]
        stand = _stand(log, given)
        equal = all(getattr(mine, field) == row[field] for field in STATE_FIELDS)
        untouched = not log and not given and mine.phase == row["phase"] == Phase.NEW
        if stand is _Stand.BEHIND or (stand is _Stand.SAME and (equal or untouched)):
            return Change.SAME
        if stand is not _Stand.AHEAD:
            conflict = Conflict(f"item:{name}", name, _said(mine), _said(ReviewItem(**row)))
            self.outcome.conflicts.append(conflict)
            if self.choices.of(conflict.id) is Side.MINE:
                return Change.DIFFERS
        for field in (*STATE_FIELDS, "reason"):
            setattr(mine, field, row[field])
        mine.queue_day = mine.queue_position = None
        return Change.UPDATED

    def _name_conflicts(self, here: Mapping[str, ReviewItem]) -> None:
        """By what an item asks, where this instance has it; only those that are shown."""
        shown = self.outcome.conflicts[:SHOWN_CONFLICTS]
        ids = {f"item:{name}": item for name, item in here.items()}
        titles = {
            f"item:{card.item.public_id}": card.title for card in cards([ids[c.id] for c in shown if c.id in ids])
        }
        self.outcome.conflicts[: len(shown)] = [replace(c, title=titles.get(c.id, c.title)) for c in shown]

    def _take_log(self, name: str, log: list[Review]) -> None:
        """The file's log becomes the item's. What is here stays where it is the beginning of that, and goes otherwise:
        two histories of one memory, put together, would be the history of none."""
        given = self.given[name]
        kept = len(log)
        if _stand(log, given) is _Stand.APART:
            self.gone |= {review.pk for review in log}
            kept = 0
        for mine, row in zip(log[:kept], given, strict=False):
            if mine.undone_at != row["undone_at"]:
                Review.objects.filter(pk=mine.pk).update(undone_at=row["undone_at"])
        self.wanted |= {row["key"] for row in given[kept:]}
        if given:
            self.outcome.count("reviews", Change.NEW, len(given) - kept)
            self.outcome.count("reviews", Change.SAME, kept)

    def _values(self, row: Row, item: int) -> tuple[Any, ...]:
        place = row["parameters"]
        return (self.learner.pk, item, None if place is None else self.parameters[place].pk, row["key"], *row[READY])


def _stand(log: Sequence[Review], given: Sequence[Row]) -> _Stand:
    """By keys, in order, and by what is undone: undoing is going on, too."""
    here, there = [review.key for review in log], [row["key"] for row in given]
    shared = min(len(here), len(there))
    if here[:shared] != there[:shared]:
        return _Stand.APART
    undone_here = {review.key for review in log[:shared] if review.undone_at}
    undone_there = {row["key"] for row in given[:shared] if row["undone_at"]}
    if len(here) <= len(there) and undone_here <= undone_there:
        return _Stand.SAME if len(here) == len(there) and undone_here == undone_there else _Stand.AHEAD
    if len(here) >= len(there) and undone_here >= undone_there:
        return _Stand.BEHIND
    return _Stand.APART


def _said(item: ReviewItem) -> str:
    """A state in a few words."""
    if item.phase == Phase.NEW:
        return "new"
    due = f"due {item.due_day:%-d %B %Y}" if item.due_day else f"due {item.due_at:%-d %B %Y, %H:%M} UTC"
    reviewed = "once" if item.reps == 1 else f"{item.reps} times"
    return f"reviewed {reviewed}, {due}" + (", suspended" if item.suspended_at else "")
