"""Statements that are put together once: the rows are those of the query set itself, whatever the values are."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest
from django.db.models import Count, Window

from flashcards.models import Act, Phase, Rating, Review, ReviewItem
from flashcards.models.prepared import Prepared
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
