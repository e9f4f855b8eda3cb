"""Statements that are put together once: the rows are those of the query set itself, whatever the values are."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest
from django.db import DatabaseError, connection
from django.db.models import Count, Window

from flashcards.models import Act, Phase, Rating, Review, ReviewItem
from flashcards.models.prepared import Prepared, PreparedInsert, PreparedUpdate
from flashcards.reviews import record_act, record_review

pytestmark = [pytest.mark.django_db, pytest.mark.database]


def query(limit, *, learner, now, today, key):
    found = ReviewItem.objects.filter(learner=learner, due_at__lte=now, created_at__date__gte=today).exclude(key=key)
    return found.annotate(in_all=Window(Count("pk"))).order_by("pk")[:limit]


def test_it_gives_the_rows_of_the_query_set(alice, bob, item_of, now):
    prepared = Prepared(query, learner=int, now=datetime, today=date, key=str)
    for learner in (alice, bob):
        for n in range(3):
            item = item_of(learner, key=f"k{n}")
            ReviewItem.objects.filter(pk=item.pk).update(due_at=now + n * timedelta(days=1), phase=Phase.REVIEW)
    for learner in (alice, bob, alice):
        for limit in (1, 5):
            for days in (-1, 0, 1, 9):
                for key in ("k0", "", "%s'; --"):
                    values = {"learner": learner.pk, "now": now + days * timedelta(days=1), "today": date(2020, 1, 1)}
                    expected = list(query(limit, **values, key=key))
                    got = prepared(limit, **values, key=key)
                    assert [vars(each) | {"_state": 0} for each in got] == [
                        vars(each) | {"_state": 0} for each in expected
                    ]


def test_it_converts_what_the_database_keeps_otherwise(alice, item_of, now):
    item_of(alice)
    record_review(alice, "question:score-to-weight", Rating.GOOD, key="a", now=now)
    record_act(alice, "question:score-to-weight", Act.BURY, key="b", now=now)
    prepared = Prepared(
        lambda *, key: Review.objects.filter(key=key).values_list("before", "day", "reviewed_at"), key=str
    )
    ((before, day, at),) = prepared(key="a")
    assert (before["phase"], day, at) == ("new", now.date(), now)


def test_it_is_put_together_anew_where_its_text_depends_on_something_else(db):
    words = ["a"]
    made = []

    def build(*, learner):
        made.append(words[0])
        return ReviewItem.objects.filter(learner=learner, reason=words[0])

    prepared = Prepared(build, depends_on=lambda: words[0], learner=int)
    for word in ("a", "a", "b", "a"):
        words[0] = word
        prepared(learner=1)
    assert made == ["a", "b"]


def test_it_refuses_a_statement_that_leaves_a_value_out(db):
    prepared = Prepared(lambda *, learner, key: ReviewItem.objects.filter(learner=learner), learner=int, key=str)
    with pytest.raises(ValueError, match="does not use \\['key'\\]"):
        prepared(learner=1, key="x")


def test_it_writes_the_named_fields_and_no_others(alice, item_of, now):
    item = item_of(alice)
    item.phase, item.due_at, item.reason, item.stability = Phase.REVIEW, now, "not to be saved", 2.5
    PreparedUpdate(ReviewItem, ["phase", "due_at", "stability", "due_day"])(item)
    saved = ReviewItem.objects.get(pk=item.pk)
    assert (saved.phase, saved.due_at, saved.stability, saved.due_day) == (Phase.REVIEW, now, 2.5, None)
    assert saved.reason != item.reason


def test_it_says_so_where_the_row_is_gone(alice, item_of):
    item = item_of(alice)
    ReviewItem.objects.all().delete()
    with pytest.raises(DatabaseError, match="not there any more"):
        PreparedUpdate(ReviewItem, ["phase"])(item)


def test_it_adds_a_row_as_create_does(alice, item_of, now):
    values = {
        "learner": alice,
        "item": item_of(alice),
        "act": Act.RATE,
        "rating": Rating.GOOD,
        "reviewed_at": now,
        "day": now.date(),
        "elapsed_days": 3,
        "retention": 0.9,
        "before": {"phase": "new", "due_at": None, "text": "a 'quoted' % sign"},
        "after": {},
        "algorithm": "a",
    }
    created = Review.objects.create(key="a", created_at=now, **values)
    row = Review(key="b", created_at=now, **values)
    PreparedInsert(Review)(row)
    assert (row.pk, row._state.adding) == (Review.objects.get(key="b").pk, False)
    of_both = [
        {name: value for name, value in vars(Review.objects.get(pk=each.pk)).items() if name not in {"_state", "id"}}
        for each in (created, row)
    ]
    assert of_both[0] | {"key": ""} == of_both[1] | {"key": ""}


def test_it_keeps_the_plans_of_its_statements_with_the_connection(alice, item_of):
    if connection.vendor != "postgresql":
        pytest.skip("SQLite plans a statement in microseconds")
    prepared = Prepared(lambda *, learner: ReviewItem.objects.filter(learner=learner, reason="of a plan"), learner=int)
    for _ in range(3):
        prepared(learner=alice.pk)
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%%of a plan%%'")
        assert cursor.fetchone() == (0,)  # the reason is a value, no part of the text
        cursor.execute("SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%%\"reason\" = $%%'")
        assert cursor.fetchone() == (1,)
