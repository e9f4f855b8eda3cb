"""The page of the plan, and the same over the API."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from django.utils import timezone

from flashcards.days import DayClock
from flashcards.models import Plan, Rating, ReviewItem
from flashcards.pages import plan as page
from flashcards.reviews import record_review


@pytest.fixture
def learner(alice, question, exercise):
    """Nine days to her interview, twelve minutes a day."""
    alice.interview_date = DayClock.of(alice).day_of(timezone.now()) + timedelta(days=9)
    alice.daily_minutes = 12
    alice.save()
    return alice


def text_of(client, address="/review/plan/"):
    response = client.get(address)
    assert response.status_code == 200
    return response.content.decode()


def test_it_says_what_today_holds_and_what_will_be_recalled(client_for, learner, question):
    text = text_of(client_for(learner))
    assert "9 days to your interview" in text
    assert question.prompt in text
    assert re.search(r"you can expect to recall \d+%, at 12 minutes a day", text)
    assert "With this plan" in text
    assert "If you stopped now" in text
    assert text.count("<rect") >= 9
    assert len(re.findall(r'<tr><th scope="row">\w+ \d+ \w+</th>', text)) == 9  # a row for each day


def test_it_says_what_will_not_fit(client_for, learner):
    learner.daily_minutes = 4
    learner.save()
    text = text_of(client_for(learner))
    assert re.search(r"\d+ of \d+ things will not be met before the interview: .*exercise", text)
    assert "Causal attention" in text


def test_it_says_when_everything_fits(client_for, learner):
    learner.daily_minutes = 200
    learner.save()
    assert "Everything fits" in text_of(client_for(learner))


@pytest.mark.parametrize(
    ("days", "words"), [(None, "No interview yet"), (0, "Your interview is today"), (-2, "Your interview is over")]
)
def test_it_says_where_no_interview_lies_ahead(client_for, learner, days, words):
    today = DayClock.of(learner).day_of(timezone.now())
    learner.interview_date = None if days is None else today + timedelta(days=days)
    learner.save()
    assert words in text_of(client_for(learner))
    answer = client_for(learner).get("/api/v1/me/plan/").json()
    assert (answer["plan"], answer["days_left"]) == (None, 0)


def test_it_has_neither_inline_styles_nor_scripts(client_for, learner):
    text = text_of(client_for(learner))
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text)


def test_it_offers_the_minutes_that_are_left(client_for, learner):
    client = client_for(learner)
    assert "that are due" in text_of(client)
    assert "Use the minutes" not in text_of(client)
    for number, item in enumerate(ReviewItem.objects.filter(learner=learner)):
        record_review(learner, item.public_id, Rating.EASY, key=str(number), now=timezone.now())
    assert "Use the minutes that are left" in text_of(client)
    assert client.post("/review/plan/").status_code == 302
    assert Plan.objects.count() == 1


def test_it_is_for_learners_only(client_for):
    assert client_for(None).get("/review/plan/").status_code == 302
    assert client_for(None).get("/api/v1/me/plan/").status_code in (401, 403)


def test_it_tells_programs_the_same(client_for, learner):
    plan = client_for(learner).get("/api/v1/me/plan/").json()["plan"]
    assert len(plan["days"]) == 9
    assert all(day["seconds"] <= 12 * 60 for day in plan["days"])
    assert plan["recall_without"] <= plan["recall"] <= plan["recall_of_fitting"]
    assert "question:score-or-weight" in [each["item"] for each in plan["today"]]
    assert plan["other_minutes"]["32"] >= plan["recall"]


def test_it_is_linked_from_today_and_the_settings(client_for, learner):
    for address in ("/", "/me/"):
        assert 'href="/review/plan/"' in text_of(client_for(learner), address)


# --- shapes ---


def test_its_bars_stay_in_the_picture_and_below_the_line():
    days = page.loads([[600, 4, 2], [1200, 8, 0]], date(2026, 3, 2), 20)
    assert [day.minutes for day in days] == [10, 20]
    assert all(0 <= day.y <= day.y + day.height <= 100.01 for day in days)
    assert page.limit_y(days, 20) == pytest.approx(days[1].y, abs=0.1)


def test_it_calls_only_all_a_hundred_percent():
    assert [page.percent(share) for share in (0, 0.494, 0.999, 1.0)] == [0, 49, 99, 100]


def test_it_counts_kinds_in_words():
    rows = [
        {"kind": kind, "title": "t", "worth": 1, "seconds": 60, "new": True} for kind in ("quiz", "quiz", "exercise")
    ]
    assert page.counts([page.thing(row) for row in rows]) == "2 quiz items, 1 exercise"


def test_it_says_that_the_minutes_of_today_are_used(client_for, learner):
    """Four minutes, of which the reviews made before take all: there is much to learn, only not today."""
    learner.daily_minutes = 4
    learner.save()
    Plan.objects.filter(learner=learner).delete()
    for number in range(8):
        item = ReviewItem.objects.create(learner=learner, kind="card", key=f"own-{number}", due_at=timezone.now())
        record_review(learner, item.public_id, Rating.EASY, key=str(number), now=timezone.now())
    text = text_of(client_for(learner))
    assert "Nothing more fits into the 4 minutes of today" in text
    assert "better spent later" not in text
