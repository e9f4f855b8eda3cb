from __future__ import annotations

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
