"""The API of reviews: due, rate, undo, figures."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone
from django.utils.dateparse import parse_datetime

from flashcards.items import Wanted, add_items
from flashcards.models import ItemKind, RedFlag, Review, ReviewItem

QUESTION = "question:score-to-weight"


@pytest.fixture
def hers(client_for, alice, question):
    add_items(alice, [Wanted(ItemKind.QUESTION, "score-to-weight", "You attempted it.")], now=timezone.now())
    return client_for(alice)


def post(client, body, address="/api/v1/reviews/"):
    return client.post(address, body, content_type="application/json")


def test_it_shows_what_is_due_with_the_interval_of_each_button(hers):
    body = hers.get("/api/v1/reviews/due/").json()
    assert body["due"] == 1
    card = body["items"][0]
    assert (card["item"], card["kind"], card["phase"], card["reason"]) == (
        QUESTION,
        "question",
        "new",
        "You attempted it.",
    )
    assert card["intervals"]["again"] == "1 min"
    assert card["intervals"]["good"] == "10 min"


def test_it_records_a_rating(hers):
    response = post(hers, {"item": QUESTION, "rating": 4, "key": "a"})
    body = response.json()
    assert response.status_code == 201
    assert (body["item"], body["rating"], body["key"], body["phase"]) == (QUESTION, 4, "a", "review")
    assert body["interval"].endswith(" d")
    assert hers.get("/api/v1/reviews/due/").json()["due"] == 0


def test_it_answers_a_repeat_the_same_and_counts_it_once(hers):
    first = post(hers, {"item": QUESTION, "rating": 3, "key": "a"})
    again = post(hers, {"item": QUESTION, "rating": 3, "key": "a"})
    assert (again.status_code, again.json()) == (first.status_code, first.json())
    assert Review.objects.count() == 1


def test_it_answers_409_for_what_is_not_due_and_loses_nothing(hers):
    post(hers, {"item": QUESTION, "rating": 4, "key": "a"})
    before = ReviewItem.objects.values().get()
    response = post(hers, {"item": QUESTION, "rating": 1, "key": "b"})
    assert (response.status_code, response["Content-Type"]) == (409, "application/problem+json")
    assert "reviewed already" in response.json()["detail"]
    assert ReviewItem.objects.values().get() == before


def test_it_answers_409_for_a_key_of_another_rating(hers):
    post(hers, {"item": QUESTION, "rating": 4, "key": "a"})
    assert post(hers, {"item": QUESTION, "rating": 1, "key": "a"}).status_code == 409


def test_it_takes_the_time_of_an_offline_review(hers):
    made = timezone.now() - timedelta(hours=3)
    body = post(hers, {"item": QUESTION, "rating": 3, "key": "a", "reviewed_at": made.isoformat()}).json()
    assert parse_datetime(body["reviewed_at"]) == made


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"rating": 5}, "rating"),
        ({"rating": "good"}, "rating"),
        ({"key": ""}, "key"),
        ({"key": "k" * 101}, "key"),
        ({"item": ""}, "item"),
        ({"reviewed_at": "yesterday"}, "reviewed_at"),
    ],
)
def test_it_says_which_field_is_wrong(hers, change, field):
    response = post(hers, {"item": QUESTION, "rating": 3, "key": "a"} | change)
    assert (response.status_code, response.json()["errors"][0]["field"]) == (400, field)
    assert not Review.objects.exists()


@pytest.mark.parametrize("item", ["question:nope", "nonsense", "question:", ":"])
def test_it_answers_404_for_what_is_not_in_ones_queue(hers, item):
    assert post(hers, {"item": item, "rating": 3, "key": "a"}).status_code == 404


def test_it_does_not_see_the_items_of_others(hers, client_for, bob):
    his = client_for(bob)
    assert his.get("/api/v1/reviews/due/").json()["due"] == 0
    assert post(his, {"item": QUESTION, "rating": 3, "key": "a"}).status_code == 404


def test_it_undoes(hers):
    post(hers, {"item": QUESTION, "rating": 4, "key": "a"})
    response = post(hers, {}, "/api/v1/reviews/undo/")
    assert (response.status_code, response.json()) == (200, {"item": QUESTION, "act": "rate", "rating": 4, "key": "a"})
    assert hers.get("/api/v1/reviews/due/").json()["due"] == 1
    assert post(hers, {}, "/api/v1/reviews/undo/").status_code == 409


def act(client, name, key, item=QUESTION):
    return post(client, {"item": item, "act": name, "key": key}, "/api/v1/reviews/acts/")


def test_it_sets_an_item_aside_and_back(hers):
    response = act(hers, "suspend", "s")
    body = response.json()
    assert (response.status_code, body["item"], body["act"], body["key"]) == (201, QUESTION, "suspend", "s")
    assert parse_datetime(body["suspended_at"]) == parse_datetime(body["at"]) == ReviewItem.objects.get().suspended_at
    assert hers.get("/api/v1/reviews/due/").json()["due"] == 0
    assert act(hers, "resume", "r").json()["suspended_at"] is None
    assert hers.get("/api/v1/reviews/due/").json()["due"] == 1


def test_it_buries_until_tomorrow(hers):
    body = act(hers, "bury", "b").json()
    assert body["buried_until"] == ReviewItem.objects.get().buried_until.isoformat()
    assert hers.get("/api/v1/reviews/due/").json()["due"] == 0


def test_it_puts_off(hers):
    assert act(hers, "later", "l").status_code == 201
    assert hers.get("/api/v1/reviews/due/").json()["due"] == 1


def test_it_answers_a_repeated_act_the_same(hers):
    first, again = act(hers, "suspend", "s"), act(hers, "suspend", "s")
    assert (again.status_code, again.json(), Review.objects.count()) == (201, first.json(), 1)


@pytest.mark.parametrize(
    ("second", "key", "says"),
    [
        ("suspend", "new", "already"),
        ("bury", "s", "new key"),
        ("later", "new", "suspended"),
        ("bury", "verdict:1", "own"),
    ],
)
def test_it_answers_409_for_an_act_that_changes_nothing(hers, second, key, says):
    act(hers, "suspend", "s")
    before = ReviewItem.objects.values().get()
    response = act(hers, second, key)
    assert (response.status_code, response["Content-Type"]) == (409, "application/problem+json")
    assert says in response.json()["detail"]
    assert (ReviewItem.objects.values().get(), Review.objects.count()) == (before, 1)


def test_it_answers_409_for_a_rating_of_what_is_suspended(hers):
    act(hers, "suspend", "s")
    response = post(hers, {"item": QUESTION, "rating": 3, "key": "a"})
    assert response.status_code == 409
    assert "Resume it first" in response.json()["detail"]


@pytest.mark.parametrize(("name", "field"), [("rate", "act"), ("nap", "act"), ("", "act")])
def test_it_knows_four_acts(hers, name, field):
    response = act(hers, name, "k")
    assert (response.status_code, response.json()["errors"][0]["field"]) == (400, field)


def test_it_sets_aside_only_ones_own_items(hers, client_for, bob):
    assert act(client_for(bob), "suspend", "s").status_code == 404
    assert act(client_for(None), "suspend", "s").status_code in (401, 403)


def test_it_undoes_an_act_and_once_for_its_key(hers):
    act(hers, "bury", "b")
    act(hers, "suspend", "s")
    for _ in range(2):
        response = post(hers, {"key": "s"}, "/api/v1/reviews/undo/")
        assert (response.status_code, response.json()) == (
            200,
            {"item": QUESTION, "act": "suspend", "rating": None, "key": "s"},
        )
    item = ReviewItem.objects.get()
    assert (item.suspended_at, item.buried_until is None) == (None, False)
    post(hers, {}, "/api/v1/reviews/undo/")
    assert post(hers, {"key": "nope"}, "/api/v1/reviews/undo/").status_code == 409


def test_it_counts(hers, alice):
    post(hers, {"item": QUESTION, "rating": 4, "key": "a"})
    item = ReviewItem.objects.get()
    body = hers.get("/api/v1/reviews/stats/").json()
    assert (body["due"], body["items"], body["reviewed_today"], body["retention"]) == (0, 1, 1, None)
    assert body["by_phase"] == {"new": 0, "learning": 0, "review": 1, "relearning": 0}
    days = hers.get("/api/v1/reviews/forecast/").json()
    assert len(days) == 30
    assert {day["day"]: day["due"] for day in days if day["due"]} == {item.due_day.isoformat(): 1}


def test_it_measures_what_was_recalled(hers, alice, item_of, now):
    from flashcards.models import Rating
    from flashcards.reviews import record_review
    from flashcards.stats import stats

    start = timezone.now() - timedelta(days=25)
    ReviewItem.objects.update(due_at=start)
    times = [start, start + timedelta(days=12), start + timedelta(days=12, minutes=15)]
    for n, (rating, at) in enumerate(zip((Rating.EASY, Rating.AGAIN, Rating.GOOD), times, strict=True)):
        record_review(alice, QUESTION, rating, key=str(n), now=at)
    # Only the second of the three asked for something that had an interval of days.
    found = stats(alice, now=timezone.now())
    assert (found.asked, found.recalled, found.retention) == (1, 0, 0.0)


def test_it_gives_as_many_cards_as_are_wanted(hers):
    assert len(hers.get("/api/v1/reviews/due/?limit=1").json()["items"]) == 1
    for limit in ("0", "51", "x"):
        response = hers.get(f"/api/v1/reviews/due/?limit={limit}")
        assert (response.status_code, response.json()["errors"][0]["field"]) == (400, "limit")


def test_it_says_how_many_wait_for_a_later_day(hers):
    hers.patch("/api/v1/me/", {"new_per_day": 0}, content_type="application/json")
    body = hers.get("/api/v1/reviews/due/").json()
    assert (body["due"], body["waiting"], body["items"]) == (0, 1, [])
    assert hers.get("/api/v1/reviews/stats/").json()["waiting"] == 1


def test_it_wants_a_learner(client_for, question):
    visitor = client_for(None)
    for address in ("due/", "stats/", "forecast/"):
        assert visitor.get(f"/api/v1/reviews/{address}").status_code in (401, 403)
    assert post(visitor, {"item": QUESTION, "rating": 3, "key": "a"}).status_code in (401, 403)


def test_it_takes_as_many_queries_for_many_as_for_few(hers, alice, django_assert_max_num_queries):
    fields = {"claim": "c", "why_wrong": "w", "how_to_notice": "h", "say_instead": "s", "content_hash": "0"}
    flags = [RedFlag(slug=f"flag-{n}", **fields) for n in range(70)]
    RedFlag.objects.bulk_create(flags)
    add_items(alice, [Wanted(ItemKind.RED_FLAG, flag.slug, "") for flag in flags], now=timezone.now())
    patched = hers.patch("/api/v1/me/", {"new_per_day": 500}, content_type="application/json")
    assert patched.status_code == 200
    hers.get("/api/v1/reviews/due/")  # the day's first look makes its queue
    with django_assert_max_num_queries(7):  # session, learner, queue, two kinds of faces, what waits, parameters
        body = hers.get("/api/v1/reviews/due/").json()
    assert (body["due"], len(body["items"])) == (71, 50)
    for address, most in (("stats/", 6), ("forecast/", 6)):
        with django_assert_max_num_queries(most):
            hers.get(f"/api/v1/reviews/{address}")


@pytest.mark.parametrize(
    ("body", "status"),
    [("[" * 100_000, 400), ('{"item": "' + "x" * 2_000_000 + '"}', 413), ('{"item": "\udc80"}', 400)],
)
def test_it_refuses_a_body_that_cannot_be_read_as_any_other_error(hers, body, status):
    response = post(hers, body.encode("utf-8", "surrogateescape"))
    assert response.status_code == status
    assert response["Content-Type"] == "application/problem+json"
