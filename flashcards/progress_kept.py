"""How far a learner's history has come, in one statement; and what was made of it, kept until it goes on."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from django.db import connection

from flashcards.models import (
    Attempt,
    Disagreement,
    Interview,
    InterviewStep,
    Learner,
    Quiz,
    QuizAnswer,
    Review,
    SchedulerParameters,
)
from flashcards.reviews import UNDO_LIMIT
from grader.models import Submission

KEPT_LEARNERS = 500  # by one process

# By hand: Django takes longer to put this together than the database to run it. Counts, and the latest ids, of all that
# only grows; of the end of the log also what is undone.
_TABLES = {
    model.__name__: model._meta.db_table
    for model in (
        Attempt,
        Disagreement,
        Interview,
        InterviewStep,
        Quiz,
        QuizAnswer,
        Review,
        SchedulerParameters,
        Submission,
    )
}
_STANDING = """
SELECT 1, id, CASE WHEN undone_at IS NULL THEN 0 ELSE 1 END, 0
    FROM (SELECT id, undone_at FROM {Review} WHERE learner_id = %s ORDER BY id DESC LIMIT {changeable}) latest
UNION ALL SELECT 2, COUNT(*), 0, 0 FROM {Review} WHERE learner_id = %s
UNION ALL SELECT 3, COUNT(*), COALESCE(MAX(id), 0), 0 FROM {Attempt} WHERE learner_id = %s
UNION ALL SELECT 4, COUNT(*), COALESCE(MAX(d.id), 0), 0
    FROM {Disagreement} d JOIN {Attempt} a ON a.id = d.attempt_id WHERE a.learner_id = %s
UNION ALL SELECT 5, COUNT(*), COALESCE(MAX(id), 0), COUNT(CASE WHEN status NOT IN ('queued', 'running') THEN 1 END)
    FROM {Submission} WHERE learner_id = %s
UNION ALL SELECT 6, COUNT(*), COALESCE(MAX(n.id), 0), COUNT(n.answered_at)
    FROM {QuizAnswer} n JOIN {Quiz} q ON q.id = n.quiz_id WHERE q.learner_id = %s
UNION ALL SELECT 7, COUNT(*), COALESCE(MAX(s.id), 0), COUNT(s.answered_at)
    FROM {InterviewStep} s JOIN {Interview} i ON i.id = s.interview_id WHERE i.learner_id = %s
UNION ALL SELECT 8, COUNT(*), COALESCE(MAX(id), 0), COUNT(CASE WHEN adopted THEN 1 END)
    FROM {SchedulerParameters} WHERE learner_id = %s
""".format(**_TABLES, changeable=UNDO_LIMIT + 1)  # what stands before these rows is not undone any more

T = TypeVar("T")


def standing(learner: Learner) -> tuple[Any, ...]:
    """Equal as long as nothing was added to the history, answered, judged or undone, and the day's rules are the same.
    One query."""
    with connection.cursor() as cursor:
        cursor.execute(_STANDING, [learner.pk] * _STANDING.count("%s"))
        rows = cursor.fetchall()
    # A primary key may be given again, after a restored backup or between two tests; the moment of joining is not.
    return learner.date_joined, learner.time_zone, learner.day_start_hour, *sorted(tuple(row) for row in rows)


class Kept(Generic[T]):
    """The latest value of each learner, in this process, with what it was made of."""

    def __init__(self, most: int = KEPT_LEARNERS) -> None:
        self._most = most
        self._values: OrderedDict[int, tuple[Any, T]] = OrderedDict()

    def get(self, learner: Learner, made_of: Any, make: Callable[[], T]) -> T:
        """What was kept if it was made of the same; else `make`'s."""
        kept = self._values.pop(learner.pk, None)
        if kept is None or kept[0] != made_of:
            kept = made_of, make()
        self._values[learner.pk] = kept  # the last one in is the last one out
        while len(self._values) > self._most:
            self._values.popitem(last=False)
        return kept[1]

    def forget(self) -> None:
        self._values.clear()
