"""Whatever comes in whatever order: nothing is counted twice or lost, and items stay what their log adds up to.

Random interleavings of two tabs, double taps, a phone that was offline, clocks that are wrong, passes delivered twice,
acts, undo, zone changes and fitted parameters; after each move the rows are compared with a plain account of them.
"""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from flashcards import scheduling
from flashcards.day_queue import queue
from flashcards.items import Wanted, add_items
from flashcards.log_check import differences
from flashcards.models import Act, ItemKind, Learner, Rating, Review, ReviewItem, SchedulerParameters
from flashcards.reviews import (
    UNDO_LIMIT,
    Refused,
    UnknownItem,
    record_act,
    record_pass,
    record_review,
    record_right_answer,
    undo,
)

pytestmark = [pytest.mark.django_db, pytest.mark.database]

ITEMS = [
    (ItemKind.QUESTION, "score-to-weight"),
    (ItemKind.RED_FLAG, "scores-sum-to-one"),
    (ItemKind.QUIZ, "row-sum"),
]
EXERCISE = "causal-attention"
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
PAUSES = [timedelta(0), -3 * MINUTE, MINUTE, 12 * MINUTE, 13 * timedelta(hours=1), DAY, 40 * DAY]
WRONG_CLOCKS = [-20 * DAY, -3 * 365 * DAY, -30 * 365 * DAY, -5 * MINUTE, MINUTE, 2 * MINUTE, 365 * DAY, 10_000 * DAY]
ZONES = ["UTC", "Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Honolulu", "Australia/Lord_Howe"]
FITTED = [round(w * 1.05, 4) if n != 7 else w for n, w in enumerate(scheduling.DEFAULT_PARAMETERS)]

pick = st.sampled_from
moves = st.lists(
    st.one_of(
        st.tuples(st.just("rate"), pick(ITEMS), pick(list(Rating)), pick([None, *WRONG_CLOCKS])),
        st.tuples(st.just("two tabs"), pick(ITEMS), pick(list(Rating)), pick(list(Rating))),
        st.tuples(st.just("offline"), st.lists(st.tuples(pick(ITEMS), pick(list(Rating))), max_size=4)),
        st.tuples(st.just("retry"), st.integers(0, 30)),
        st.tuples(
            st.just("act"), pick([*ITEMS, (ItemKind.EXERCISE, EXERCISE)]), pick([a for a in Act if a != Act.RATE])
        ),
        st.tuples(st.just("pass"), st.integers(1, 3), st.booleans()),
        st.tuples(st.just("right answer"), st.integers(1, 3)),
        st.tuples(st.just("mistake"), pick(ITEMS)),
        st.tuples(st.just("undo"), st.integers(1, 3), st.booleans()),
        st.tuples(st.just("zone"), pick(ZONES), st.integers(0, 23)),
        st.tuples(st.just("fit")),
        st.tuples(st.just("look")),
    ).flatmap(lambda move: st.tuples(st.just(move), pick(PAUSES))),
    min_size=3,
    max_size=16,
)


class Account:
    """One learner's story, kept beside the database."""

    def __init__(self, learner, now):
        Review.objects.all().delete()
        ReviewItem.objects.all().delete()
        SchedulerParameters.objects.all().delete()
        Learner.objects.filter(pk=learner.pk).update(time_zone="UTC", day_start_hour=4, queue_day=None)
        self.learner, self.now, self.tries = learner, now, 0
        self.accepted = {}  # key -> (row, how to send it again)
        self.stack = []  # of what is not undone: key, item, that item's row before
        self.wrong = {}  # item -> mistakes since the start
        self.looks = 0
        add_items(learner, [Wanted(kind, key, "Begun.") for kind, key in ITEMS], now=now)

    def items(self):
        return {f"{row['kind']}:{row['key']}": row for row in ReviewItem.objects.values()}

    def send(self, key, verb):
        """Call the verb; keep what it did. A refusal must change nothing."""
        before, rows = self.items(), Review.objects.count()
        try:
            row = verb()
        except (Refused, UnknownItem):
            row = None
        if row is None:
            assert (self.items(), Review.objects.count()) == (before, rows)
            return
        if key in self.accepted:  # sent again: the same row, and nothing else
            assert row.pk == self.accepted[key][0]
            assert (self.items(), Review.objects.count()) == (before, rows)
            return
        assert Review.objects.count() == rows + 1
        self.accepted[key] = (row.pk, verb)
        name = row.item.public_id
        self.stack.append((key, name, before.get(name), (self.wrong.get(name, 0), self.looks)))
        after = self.items()
        others = {other: state for other, state in after.items() if other != name}
        assert others == {other: state for other, state in before.items() if other != name}

    def key(self):
        self.tries += 1
        return f"key {self.tries}"

    def play(self, move):
        getattr(self, move[0].replace(" ", "_"))(*move[1:])

    def rate(self, item, rating, clock_off, at=None):
        key, now, name = self.key(), self.now, f"{item[0]}:{item[1]}"
        made = at if at is not None else (None if clock_off is None else now + clock_off)
        self.send(key, lambda: record_review(self.learner, name, rating, key=key, now=now, reviewed_at=made))

    def two_tabs(self, item, rating, other):
        self.rate(item, rating, None)
        self.rate(item, other, None)

    def offline(self, ratings):
        """A phone sends what was rated over the last day, in its order."""
        for n, (item, rating) in enumerate(ratings):
            self.rate(item, rating, None, at=self.now - DAY + n * 7 * MINUTE)

    def retry(self, which):
        """A double tap, or a phone that never saw the answer: the same again, perhaps long after."""
        if self.accepted:
            key = sorted(self.accepted)[which % len(self.accepted)]
            self.send(key, self.accepted[key][1])

    def act(self, item, act):
        key, now, name = self.key(), self.now, f"{item[0]}:{item[1]}"
        self.send(key, lambda: record_act(self.learner, name, act, key=key, now=now))

    def _pass(self, submission, twice):
        key, now = f"verdict:{submission}", self.now
        for _ in range(1 + twice):
            self.send(key, lambda: record_pass(self.learner, EXERCISE, key=key, at=now - MINUTE, now=now))

    def right_answer(self, answer):
        key, now = f"quiz-answer:{answer}", self.now
        self.send(key, lambda: record_right_answer(self.learner, "row-sum", key=key, now=now))

    def mistake(self, item):
        name = f"{item[0]}:{item[1]}"
        add_items(self.learner, [Wanted(*item, "A mistake.", mistake_at=self.now)], now=self.now)
        self.wrong[name] = self.wrong.get(name, 0) + 1

    def undo(self, times, named):
        for _ in range(times):
            if not self.stack:
                return
            if Review.objects.filter(pk__gt=self.accepted[self.stack[-1][0]][0]).count() >= UNDO_LIMIT:
                return
            key, name, before, (wrong, looks) = self.stack.pop()
            assert undo(self.learner, now=self.now, key=key if named else None).key == key
            if before is None:
                continue  # the pass brought the exercise: it stays, as new
            came_since = {"reason"}
            if wrong != self.wrong.get(name, 0):
                came_since |= {"brought_back_at", "queue_day", "queue_position"}
            if looks != self.looks:
                came_since |= {"queue_day", "queue_position"}
            now = self.items()[name]
            assert {k: now[k] for k in now.keys() - came_since} == {k: before[k] for k in now.keys() - came_since}

    def look(self):
        """The day's first look freezes its queue."""
        learner = Learner.objects.get(pk=self.learner.pk)
        found = queue(learner, now=self.now)
        assert len(found.cards) == found.due_count
        self.looks += 1

    def zone(self, name, hour):
        Learner.objects.filter(pk=self.learner.pk).update(time_zone=name, day_start_hour=hour)

    def fit(self):
        losses = {"loss_before": 0.4, "loss_after": 0.3, "loss_moving_average": 0.5}
        counts = {"reviews": 500, "held_out": 100}
        SchedulerParameters.objects.create(
            learner=self.learner, weights=FITTED, algorithm=scheduling.ALGORITHM, adopted=True, **losses, **counts
        )

    def settle(self):
        """What must hold at any time."""
        assert set(Review.objects.values_list("key", flat=True)) == set(self.accepted)
        held = [key for key, *_ in self.stack]
        assert list(Review.objects.filter(undone_at=None).order_by("id").values_list("key", flat=True)) == held
        assert [str(difference) for difference in differences(self.learner)] == []
        for item in ReviewItem.objects.all():
            rated = item.reviews.filter(undone_at=None, act=Act.RATE).order_by("id")
            times = list(rated.values_list("reviewed_at", flat=True))
            assert times == sorted(times)
            assert item.reps == len(times)


setattr(Account, "pass", Account._pass)


@hypothesis_settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(moves=moves)
def test_it_counts_everything_once_in_any_order(alice, question, now, moves):
    account = Account(alice, now)
    for move, pause in moves:
        account.now += pause
        account.play(move)
    account.settle()
    account.undo(30, named=False)
    account.settle()
