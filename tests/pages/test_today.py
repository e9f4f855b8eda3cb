from __future__ import annotations

from datetime import timedelta

import pytest
from django.template.loader import render_to_string
from django.utils import timezone

from flashcards.days import DayClock
from flashcards.models import Attempt
from tests.pages import factories


def text_of(client):
    response = client.get("/")
    assert response.status_code == 200
    return response.content.decode()


def test_it_has_one_main_button_for_what_is_due(client_for, alice, question, exercise, due_flag):
    due_flag(alice)
    text = text_of(client_for(alice))
    assert "1 to review" in text
    assert text.count("button primary") == 1
    assert 'href="/review/">Start reviewing' in text
    assert question.prompt in text


def test_it_leads_to_an_unanswered_question_when_nothing_is_due(client_for, alice, question, exercise):
    text = text_of(client_for(alice))
    assert text.count("button primary") == 1
    assert f'href="/questions/{question.slug}/">Answer it' in text


def test_it_leads_to_an_exercise_when_every_question_is_answered(client_for, alice, question, exercise):
    Attempt.objects.create(learner=alice, question=question, dont_know=True, question_version=1)
    assert 'href="/exercises/causal-attention/">Write it' in text_of(client_for(alice))


def test_it_says_when_everything_is_done(client_for, alice, question, exercise, submit):
    Attempt.objects.create(learner=alice, question=question, dont_know=True, question_version=1)
    submit(alice, factories.verdict("passed"))
    text = text_of(client_for(alice))
    assert "All done" in text
    assert text.count("button primary") == 1


def test_it_tells_a_visitor_what_this_is(client_for, question):
    text = text_of(client_for(None))
    assert "/accounts/signup/" in text
    assert question.prompt in text


def test_it_signs_the_local_learner_in_on_loopback(client, question, exercise):
    assert question.prompt in text_of(client)


def test_it_tells_a_newcomer_where_to_start(client_for, alice, question, exercise):
    text = text_of(client_for(alice))
    assert "Start here" in text
    assert "Nothing is due" not in text


@pytest.mark.parametrize(
    ("days", "words"),
    [(3, "3 days left"), (1, "1 day left"), (0, "Your interview is today"), (-1, None)],
)
def test_it_counts_the_days_to_the_interview(client_for, alice, question, exercise, days, words):
    alice.interview_date = DayClock.of(alice).day_of(timezone.now()) + timedelta(days=days)
    alice.save()
    text = text_of(client_for(alice))
    assert words in text if words else "interview" not in text.split("<main")[1].split("</main>")[0]


@pytest.mark.parametrize(("days", "today"), [(0, True), (3, False)])
def test_it_says_today_where_the_next_card_comes_today(days, today):
    outlook = {"next_due_at": timezone.now() + timedelta(days=days)}
    text = render_to_string("flashcards/_next_due.html", {"outlook": outlook})
    assert ("today at" in text) is today
