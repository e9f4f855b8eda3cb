"""Reviews at the size of a large instance: the next card and a rating, beside a view that does nothing."""

from __future__ import annotations

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from benchmarks.table import Row
from tests.stack.services import postgresql

LEARNERS, ITEMS, REVIEWS = 10_000, 40, 100  # items and reviews of each learner
SAMPLED, CARDS = 60, 5  # learners that review, cards that each of them does
WARM_UP = 3  # learners that are not counted
GOAL_MS = 15.0
EMPTY, PAGE, RATE_PAGE, NEXT, RATE = "empty view", "next card, page", "rating, page", "next card, API", "rating, API"
FIRST_LOOK = "first look of the day, which freezes the queue"

KEYS = """
CREATE TEMP TABLE content (number serial, kind text, key text);
INSERT INTO content (kind, key)
    SELECT 'question', slug FROM flashcards_question
    UNION ALL SELECT 'red-flag', slug FROM flashcards_redflag
    UNION ALL SELECT 'quiz', slug FROM flashcards_quizitem
    UNION ALL SELECT 'follow-up', q.slug || '/' || f.slug
        FROM flashcards_followup f JOIN flashcards_question q ON q.id = f.question_id;
"""
PEOPLE = """
INSERT INTO flashcards_learner (username, password, first_name, last_name, email, is_superuser, is_staff, is_active,
        date_joined, time_zone, day_start_hour, daily_minutes, target_retention, new_per_day, reviews_per_day)
    SELECT 'learner-' || n, '!', '', '', '', false, false, true, now(),
           (ARRAY['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York'])[1 + n %% 4], 4, 20, 0.9, 20, 200
    FROM generate_series(1, %(learners)s) n;
"""
THINGS = """
INSERT INTO flashcards_reviewitem (learner_id, kind, key, phase, stability, difficulty, due_at, due_day, last_review_at,
        last_review_day, reps, lapses, reason, created_at)
    SELECT l.id, c.kind, c.key, 'review', 3 + (l.id + j) %% 40, 1 + (l.id * 3 + j) %% 9,
           now() + (((l.id + j * 7) %% 60) - 24) * interval '1 day', current_date + (((l.id + j * 7) %% 60) - 24)::int,
           now() - interval '12 days', current_date - 12, 2 + j %% 2, j %% 3, '', now()
    FROM flashcards_learner l CROSS JOIN generate_series(0, %(items)s - 1) j
    JOIN content c ON c.number = 1 + (l.id * 7 + j * 11) %% (SELECT count(*) FROM content)
    WHERE l.username LIKE 'learner-%%';
"""
STATE = {
    "due_at": "2026-01-01T04:00:00+00:00",
    "phase": "review",
    "step": None,
    "stability": 12.3456789,
    "difficulty": 5.4321,
    "due_day": "2026-01-01",
    "last_review_at": "2025-12-20T09:12:33.123456+00:00",
    "last_review_day": "2025-12-20",
    "reps": 3,
    "lapses": 1,
    "brought_back_at": None,
    "suspended_at": None,
    "buried_until": None,
    "queue_day": None,
    "queue_position": None,
}
LOG = """
INSERT INTO flashcards_review (learner_id, item_id, key, act, rating, source, reviewed_at, day, elapsed_days, retention,
        before, after, algorithm, time_zone, day_start_hour, created_at)
    SELECT i.learner_id, i.id, i.id || '-' || r, 'rate', 1 + (i.id + r) %% 4, 'review',
           now() - (12 + 9 * r) * interval '1 day', current_date - (12 + 9 * r)::int, 9, 0.9,
           %(state)s::jsonb, %(state)s::jsonb, 'FSRS-6/fsrs-6.3.2', 'UTC', 4, now()
    FROM flashcards_reviewitem i CROSS JOIN generate_series(0, 2) r
    WHERE r < 2 OR i.id %% 2 = 0;
"""


@dataclass(slots=True)
class Measured:
    """Milliseconds and numbers of queries of one thing that was asked."""

    milliseconds: list[float] = field(default_factory=list)
    queries: list[int] = field(default_factory=list)

    @property
    def p95(self) -> float:
        return sorted(self.milliseconds)[int(0.95 * (len(self.milliseconds) - 1))]


def rows() -> list[Row]:
    """In a process of its own, since its database is another one."""
    with postgresql() as database_url, tempfile.TemporaryDirectory(prefix="rowsum-reviews-") as folder:
        environment = dict(os.environ, DATABASE_URL=database_url, ROWSUM_DATA_DIR=folder, OMP_NUM_THREADS="1")
        command = [sys.executable, "-m", "benchmarks.reviews", "--measure"]
        answer = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return [Row(**row) for row in json.loads(answer.stdout.splitlines()[-1])]


def _measure() -> list[Row]:
    """The figures, in this process, on the database of the settings."""
    from config.prepare import prepare

    sys.stdout, standard_output = sys.stderr, sys.stdout  # what loading says is not a figure
    try:
        prepare()
    finally:
        sys.stdout = standard_output
    review_count = _fill()
    measured = _review()
    empty = measured[EMPTY]
    subject = f"{LEARNERS:,} learners, {review_count:,} reviews"
    found = [Row(f"{subject}: {EMPTY}, p50 / p95", f"{_median(empty):.1f} / {empty.p95:.1f} ms")]
    for name in (FIRST_LOOK, PAGE, RATE_PAGE, NEXT, RATE):
        each = measured[name]
        spread = (
            f"{min(each.queries)}" if len(set(each.queries)) == 1 else f"{min(each.queries)} to {max(each.queries)}"
        )
        figure = (
            f"{_median(each):.1f} / {each.p95:.1f} ms, {_median(each) / _median(empty):.1f} x empty, {spread} queries"
        )
        goal = name != FIRST_LOOK
        target, met = (f"p95 < {GOAL_MS:.0f} ms", each.p95 < GOAL_MS) if goal else ("", None)
        found.append(Row(f"{subject}: {name}, p50 / p95", figure, target, met))
    return found


def _median(measured: Measured) -> float:
    return statistics.median(measured.milliseconds)


def _fill() -> int:
    """Learners, items and log; returns how many rows the log has."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(KEYS)
        cursor.execute(PEOPLE, {"learners": LEARNERS})
        cursor.execute(THINGS, {"items": ITEMS})
        cursor.execute(LOG, {"state": json.dumps(STATE)})
        cursor.execute("VACUUM ANALYZE")
        cursor.execute("SELECT count(*) FROM flashcards_review")
        return int(cursor.fetchone()[0])


def _review() -> dict[str, Measured]:
    """Some learners, far apart in the tables, review some cards, by pages and by the API in turn."""
    from django.test import Client

    from flashcards.models import Learner

    learners = Learner.objects.filter(username__startswith="learner-").order_by("pk")
    every = list(learners[:: LEARNERS // (SAMPLED + WARM_UP)])[: SAMPLED + WARM_UP]
    measured = {name: Measured() for name in (EMPTY, FIRST_LOOK, PAGE, RATE_PAGE, NEXT, RATE)}
    for number, learner in enumerate(every):
        client = Client(SERVER_NAME="localhost")
        client.force_login(learner, backend="django.contrib.auth.backends.ModelBackend")
        client.get("/healthz")
        into = measured if number >= WARM_UP else {name: Measured() for name in measured}
        _timed(into[FIRST_LOOK], partial(client.get, "/review/"))
        for _ in range(CARDS):
            _timed(into[EMPTY], partial(client.get, "/healthz"))
            _one_by_page(client, into)
            _one_by_api(client, into)
    return measured


def _one_by_page(client: Any, into: dict[str, Measured]) -> None:
    page = _timed(into[PAGE], partial(client.get, "/review/")).content.decode()
    form = {name: re.findall(rf'name="{name}" value="([^"]+)"', page)[0] for name in ("item", "key")} | {"rating": "3"}
    _timed(into[RATE_PAGE], partial(client.post, "/review/", form))


def _one_by_api(client: Any, into: dict[str, Measured]) -> None:
    due = _timed(into[NEXT], partial(client.get, "/api/v1/reviews/due/?limit=1")).json()
    body = {"item": due["items"][0]["item"], "rating": 3, "key": str(uuid.uuid4())}
    _timed(into[RATE], partial(client.post, "/api/v1/reviews/", body, content_type="application/json"))


def _timed(measured: Measured, ask: Callable[[], Any]) -> Any:
    """Time it with the queries only counted, since logging them costs time of its own."""
    from django.db import connection

    count = 0

    def counting(execute: Callable[..., Any], *arguments: Any) -> Any:
        nonlocal count
        count += 1
        return execute(*arguments)

    with connection.execute_wrapper(counting):
        begin = time.perf_counter()
        answer = ask()
        seconds = time.perf_counter() - begin
    if answer.status_code not in (200, 201, 302):
        raise RuntimeError(f"answered {answer.status_code}: {answer.content[:200]!r}")
    measured.milliseconds.append(seconds * 1e3)
    measured.queries.append(count)
    return answer


def main() -> None:
    """`python -m benchmarks.reviews`: this benchmark alone."""
    from benchmarks.table import print_table

    if "--measure" in sys.argv:
        import django

        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        django.setup()
        print(
            json.dumps(
                [{"subject": r.subject, "figure": r.figure, "target": r.target, "met": r.met} for r in _measure()]
            )
        )
    else:
        print_table(rows())


if __name__ == "__main__":
    main()
