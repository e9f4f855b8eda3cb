"""Reviews at the size of a large instance: the next card and a rating, beside a view that does nothing.

What is timed is the server's part of a request: from the call of `config.wsgi.application`, the one that gunicorn
serves, until the last piece of the body was taken and `close` was called. In it are all middleware, session, CSRF
check, URL, view, queries with their way to PostgreSQL over a Unix socket, templates or serializers, and the commit.
Not in it are gunicorn's reading of the request and writing of the answer, and the network. Requests come one at a
time from one thread, with the headers that a browser sends (see `visitor`). CPU time is this process's alone, so
without PostgreSQL's. The empty view, /healthz, asks nothing of the database beyond who is signed in, and is timed in
the same way in between.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import uuid
from dataclasses import dataclass, field

from benchmarks.table import Row
from benchmarks.visitor import Answer, Visitor, fields_of
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
    """The answers to one thing that was asked, as `visitor` measured them."""

    answers: list[Answer] = field(default_factory=list)

    def add(self, answer: Answer) -> Answer:
        self.answers.append(answer)
        return answer

    @property
    def median(self) -> float:
        return statistics.median(answer.seconds * 1e3 for answer in self.answers)

    @property
    def p95(self) -> float:
        return _p95([answer.seconds * 1e3 for answer in self.answers])

    @property
    def cpu_p95(self) -> float:
        return _p95([answer.cpu_seconds * 1e3 for answer in self.answers])

    @property
    def queries(self) -> str:
        found = sorted({answer.queries for answer in self.answers})
        return f"{found[0]}" if len(found) == 1 else f"{found[0]} to {found[-1]}"


def _p95(milliseconds: list[float]) -> float:
    return sorted(milliseconds)[int(0.95 * (len(milliseconds) - 1))]


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
    found = []
    for name, each in measured.items():
        figure = f"{each.median:.1f} / {each.p95:.1f} ms, CPU p95 {each.cpu_p95:.1f} ms, {each.queries} queries"
        if each is not empty:
            figure += f", {each.median / empty.median:.1f} x empty"
        goal = name not in (EMPTY, FIRST_LOOK)
        target, met = (f"p95 < {GOAL_MS:.0f} ms", each.p95 < GOAL_MS) if goal else ("", None)
        found.append(Row(f"{subject}: {name}, p50 / p95", figure, target, met))
    return found


def _fill() -> int:
    """Learners, items and log; returns how many rows the log has."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(KEYS)
        # Each row's foreign keys come from a join with their tables; looking them up again would double the time.
        cursor.execute("SET session_replication_role = replica")
        cursor.execute(PEOPLE, {"learners": LEARNERS})
        cursor.execute(THINGS, {"items": ITEMS})
        cursor.execute(LOG, {"state": json.dumps(STATE)})
        cursor.execute("RESET session_replication_role")
        cursor.execute("VACUUM ANALYZE")
        cursor.execute("SELECT count(*) FROM flashcards_review")
        return int(cursor.fetchone()[0])


def _review() -> dict[str, Measured]:
    """Some learners, far apart in the tables, review some cards, by pages and by the API in turn."""
    from config.wsgi import application
    from flashcards.models import Learner

    learners = Learner.objects.filter(username__startswith="learner-").order_by("pk")
    every = list(learners[:: LEARNERS // (SAMPLED + WARM_UP)])[: SAMPLED + WARM_UP]
    measured = {name: Measured() for name in (EMPTY, FIRST_LOOK, PAGE, RATE_PAGE, NEXT, RATE)}
    for number, learner in enumerate(every):
        visitor = Visitor(application, learner)
        into = measured if number >= WARM_UP else {name: Measured() for name in measured}
        into[FIRST_LOOK].add(visitor.get("/review/"))
        for _ in range(CARDS):
            into[EMPTY].add(visitor.get("/healthz"))
            page = into[PAGE].add(visitor.get("/review/"))
            into[RATE_PAGE].add(visitor.post_form("/review/", fields_of(page.body) | {"rating": "3"}))
            (card,) = json.loads(into[NEXT].add(visitor.get("/api/v1/reviews/due/?limit=1")).body)["items"]
            rating = {"item": card["item"], "rating": 3, "key": str(uuid.uuid4())}
            into[RATE].add(visitor.post_json("/api/v1/reviews/", rating))
    return measured


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
