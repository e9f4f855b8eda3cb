"""The queue under load, while everything that can be killed is killed: is any submission lost, judged twice or wrongly,
and how long does who wait?"""

from __future__ import annotations

import http.client
import json
import random
import statistics
import tempfile
import threading
import time
import uuid
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import psycopg

from benchmarks.stack import Killer, Stack, wait_until
from benchmarks.table import Row
from config import run
from tests.stack.services import postgresql

SUBMISSIONS, LEARNERS, HEAVY = 1000, 50, 216  # one learner hands in HEAVY, the others the rest in equal parts
KILL_PAUSE_SECONDS = (3.0, 9.0)
HAND_IN_PAUSE_SECONDS = 6.0
SEED = 20
PATIENCE_SECONDS = 3600.0
RETRY_SECONDS = 0.3
ANSWER_SECONDS = 30
EXERCISES = ("softmax", "attention-scores", "apply-mask")
TO_JUDGE = """
from django.contrib.auth import get_user_model
from grader.tokens import create_token
for number in range({count}):
    print(create_token(get_user_model().objects.create_user(f"learner-{{number}}"), name="load"))
"""
# The database itself notes each verdict that is written: what the program under test says of itself is no proof.
NOTE_VERDICTS = """
CREATE TABLE verdict_writes (submission bigint, learner bigint);
CREATE FUNCTION note_verdict() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO verdict_writes VALUES (NEW.id, NEW.learner_id); RETURN NEW; END';
CREATE TRIGGER note_verdict AFTER UPDATE ON grader_submission FOR EACH ROW
    WHEN (NEW.verdict IS NOT NULL AND NEW.verdict IS DISTINCT FROM OLD.verdict) EXECUTE FUNCTION note_verdict();
"""
OUTCOMES = """
SELECT s.key, s.learner_id, s.status, s.verdict, s.claims, s.crashes,
       extract(epoch from s.created_at)::float, extract(epoch from s.finished_at)::float,
       (SELECT count(*) FROM verdict_writes w WHERE w.submission = s.id)
FROM grader_submission s
"""


@dataclass(frozen=True, slots=True)
class Known:
    """A program whose verdict is known."""

    exercise: str
    source: str
    statuses: frozenset[str]  # any of them
    named: str | None = None  # the misconception that must be named

    def fits(self, verdict: dict[str, Any] | None) -> bool:
        """Whether this is its verdict."""
        if verdict is None or verdict["status"] not in self.statuses:
            return False
        return self.named is None or self.named in [found["id"] for found in verdict["misconceptions"]]


def known_programs(slugs: Sequence[str] = EXERCISES) -> list[Known]:
    """Right ones, wrong ones by every mistake that the exercise's folder has, and ones that do not run at all; as many
    right ones as others."""
    found: list[Known] = []
    for slug in slugs:
        folder = Path(__file__).resolve().parent.parent / "content" / "exercises" / slug
        right = (folder / "solution.py").read_text(encoding="utf-8")
        others = [
            # As content is checked: some mistakes give wrong numbers in one case and an error of torch in another.
            Known(slug, path.read_text(encoding="utf-8"), frozenset({"failed", "raised"}), path.stem.partition("__")[0])
            for path in sorted((folder / "wrong").glob("*.py"))
        ]
        others += [
            Known(slug, "def f(:\n", frozenset({"invalid"})),
            Known(slug, "raise ValueError('stop')\n" + right, frozenset({"raised"})),
        ]
        found += [*others, *[Known(slug, right, frozenset({"passed"}))] * len(others)]
    return found


@dataclass(slots=True)
class Learner:
    """One person's program for the terminal: hands in one file after the other, and tries again until it is taken."""

    port: int
    token: str
    programs: Sequence[Known]
    pauses_seconds: Sequence[float]  # before each
    keys: dict[str, Known] = field(default_factory=dict)
    tries: Counter[str] = field(default_factory=Counter)  # by what came of them

    def hand_all_in(self) -> None:
        for program, pause in zip(self.programs, self.pauses_seconds, strict=True):
            time.sleep(pause)
            key = str(uuid.uuid4())
            self.keys[key] = program
            body = json.dumps({"source": program.source, "key": key})
            while not self._taken(f"/api/v1/exercises/{program.exercise}/submissions/", body):
                time.sleep(RETRY_SECONDS)

    def _taken(self, address: str, body: str) -> bool:
        headers = {"Content-Type": "application/json", "Authorization": f"Token {self.token}"}
        connection = http.client.HTTPConnection(run.HOST, self.port, timeout=ANSWER_SECONDS)
        try:
            connection.request("POST", address, body, headers)
            status = connection.getresponse().status
        except (OSError, http.client.HTTPException) as error:  # the web process was killed
            self.tries[type(error).__name__] += 1
            return False
        finally:
            connection.close()
        self.tries[str(status)] += 1
        return status == http.client.ACCEPTED


@dataclass(frozen=True, slots=True)
class Outcome:
    """One submission in the end, with what was known of it."""

    program: Known | None  # None: nobody handed this in
    learner: int
    verdict: dict[str, Any] | None
    claims: int
    crashes: int
    wait_seconds: float | None
    finished_at: float | None
    verdict_writes: int


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a load."""

    handed_in: int
    outcomes: Sequence[Outcome]
    seconds: float  # from the first hand-in to the last verdict
    kills: Counter[str]
    starts: dict[str, int]
    tries: Counter[str]
    left_behind: Sequence[str] = ()  # processes that were there after all was stopped

    @property
    def lost(self) -> int:
        """Handed in and without a verdict, or without a row."""
        return self.handed_in - len([one for one in self.outcomes if one.verdict and one.program])

    @property
    def strangers(self) -> int:
        """Rows that nobody handed in."""
        return len([one for one in self.outcomes if one.program is None])

    @property
    def written_twice(self) -> int:
        """Submissions that got a verdict more than once."""
        return len([one for one in self.outcomes if one.verdict_writes > 1])

    @property
    def wrong(self) -> list[tuple[Known, dict[str, Any]]]:
        """Programs with another verdict than theirs."""
        pairs = [(one.program, one.verdict) for one in self.outcomes]
        return [(program, verdict) for program, verdict in pairs if program and verdict and not program.fits(verdict)]

    def waits(self, learners: Sequence[int] | None = None) -> list[float]:
        """Seconds from hand-in to verdict, sorted."""
        chosen = [one for one in self.outcomes if learners is None or one.learner in learners]
        return sorted(one.wait_seconds for one in chosen if one.wait_seconds is not None)

    @property
    def heavy_and_light(self) -> tuple[list[float], list[float]]:
        """The waits of whoever handed in most, and of all others."""
        by_learner = Counter(one.learner for one in self.outcomes)
        heavy = by_learner.most_common(1)[0][0]
        return self.waits([heavy]), self.waits([one for one in by_learner if one != heavy])


def load(
    folder: Path,
    *,
    counts: Sequence[int],
    seed: int = SEED,
    kill_pause_seconds: tuple[float, float] | None = KILL_PAUSE_SECONDS,
    most_kills: int | None = None,
    concurrency: int = 2,
    pause_seconds: float = 0.0,
    programs: Sequence[Known] | None = None,
) -> Result:
    """Have one learner for each of `counts` hand in so many programs, and wait for the verdicts.

    Whoever hands in most does so as fast as it goes, the others with pauses of `pause_seconds` on average.
    """
    draw = random.Random(seed)
    choice = programs or known_programs()
    with postgresql() as database_url, Stack(folder, database_url, concurrency=concurrency) as stack:
        with psycopg.connect(_plain(database_url), autocommit=True) as database:
            database.execute(NOTE_VERDICTS)
        tokens = stack.manage("shell", "--no-imports", "-c", TO_JUDGE.format(count=len(counts))).split()
        learners = [
            Learner(
                stack.port,
                token,
                draw.choices(choice, k=count),
                [draw.uniform(0, 2 * (count < max(counts)) * pause_seconds) for _ in range(count)],
            )
            for token, count in zip(tokens, counts, strict=True)
        ]
        killer = Killer(stack, seed=seed, pause_seconds=kill_pause_seconds or (1.0, 1.0), most=most_kills)
        if kill_pause_seconds is None:
            _hand_in_and_wait(learners, database_url)
        else:
            with killer.at_large():
                _hand_in_and_wait(learners, database_url, lambda: killer.is_done or most_kills is None)
        starts = {service.name: service.starts for service in stack.services}
        result = _result(database_url, learners, Counter({k.value: n for k, n in killer.killed.items()}), starts)
    return replace(result, left_behind=stack.left_behind)


def _hand_in_and_wait(learners: Sequence[Learner], database_url: str, over: Any = lambda: True) -> None:
    threads = [threading.Thread(target=learner.hand_all_in) for learner in learners]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with psycopg.connect(_plain(database_url), autocommit=True) as database:

        def all_judged() -> bool:
            found = database.execute("SELECT count(*) FROM grader_submission WHERE verdict IS NULL").fetchone()
            return found == (0,) and over()

        wait_until(all_judged, seconds=PATIENCE_SECONDS, what="all verdicts")


def _result(database_url: str, learners: Sequence[Learner], kills: Counter[str], starts: dict[str, int]) -> Result:
    keys = {key: program for learner in learners for key, program in learner.keys.items()}
    with psycopg.connect(_plain(database_url)) as database:
        rows = database.execute(OUTCOMES).fetchall()
    outcomes = [
        Outcome(keys.get(key), learner, verdict, claims, crashes, end and end - begin, end, writes)
        for key, learner, _, verdict, claims, crashes, begin, end, writes in rows
    ]
    begin = min(row[6] for row in rows)
    end = max(row[7] or begin for row in rows)
    tries = sum((learner.tries for learner in learners), Counter())
    return Result(len(keys), outcomes, end - begin, kills, starts, tries)


def _plain(database_url: str) -> str:
    """The same address as libpq writes it."""
    return database_url.replace("postgres://", "postgresql://")


def rows() -> list[Row]:
    each, rest = divmod(SUBMISSIONS - HEAVY, LEARNERS - 1)
    counts = [HEAVY, *[each + (number < rest) for number in range(LEARNERS - 1)]]
    with tempfile.TemporaryDirectory(prefix="rowsum-queue-") as folder:
        return table(load(Path(folder), counts=counts, pause_seconds=HAND_IN_PAUSE_SECONDS))


def table(result: Result) -> list[Row]:
    """The figures of a load."""
    waits = result.waits()
    heavy, light = result.heavy_and_light
    again = sum(one.claims for one in result.outcomes) - len(result.outcomes)
    kills = ", ".join(f"{name} {count}" for name, count in sorted(result.kills.items()))
    subject = f"queue, {result.handed_in:,} submissions"
    ratio = statistics.median(light) / statistics.median(heavy)
    return [
        Row(f"{subject}: killed with SIGKILL meanwhile", kills or "nothing"),
        Row(f"{subject}: lost", str(result.lost), "0", result.lost == 0),
        Row(f"{subject}: rows that nobody handed in", str(result.strangers), "0", result.strangers == 0),
        Row(f"{subject}: verdicts written twice", str(result.written_twice), "0", result.written_twice == 0),
        Row(f"{subject}: wrong verdicts", str(len(result.wrong)), "0", not result.wrong),
        Row(f"{subject}: processes left behind", str(len(result.left_behind)), "0", not result.left_behind),
        Row(f"{subject}: begun again after a death", str(again)),
        Row(f"{subject}: verdicts a second", f"{len(waits) / result.seconds:.1f}"),
        Row(f"{subject}: wait p50 / p95 / longest", " / ".join(f"{one:.1f} s" for one in _spread(waits))),
        Row(f"{subject}: p50 of who handed in {len(heavy)} / of the others",
            f"{statistics.median(heavy):.1f} s / {statistics.median(light):.1f} s"),
        Row(f"{subject}: p50 of the others / of who handed in most", f"{ratio:.2f} x", "< 1", ratio < 1),
    ]  # fmt: skip


def _spread(waits: Sequence[float]) -> tuple[float, float, float]:
    return statistics.median(waits), waits[int(0.95 * (len(waits) - 1))], waits[-1]


def main() -> None:
    """`python -m benchmarks.queue`: this benchmark alone."""
    from benchmarks.table import print_table

    print_table(rows())


if __name__ == "__main__":
    main()
