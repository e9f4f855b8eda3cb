"""The admin shows content and the log, and changes neither."""

from __future__ import annotations

import pytest
from django.urls import reverse
from django.utils import timezone

from flashcards.attempts import submit_attempt
from flashcards.models import Rating, Review
from flashcards.quizzes import Sent, Wishes, answer_question, start_quiz
from flashcards.reviews import record_review
from tests.quizzes.factories import quiz_item


@pytest.fixture
def host(client_for, django_user_model, question, alice):
    submit_attempt(alice, question, "Rows sum to one.", now=timezone.now())
    record_review(alice, "question:score-to-weight", Rating.GOOD, key="a", now=timezone.now())
    return client_for(django_user_model.objects.create_superuser("host", password="x"))


@pytest.mark.parametrize(
    "model", ["question", "redflag", "quizitem", "quiz", "attempt", "reviewitem", "review", "learner"]
)
def test_it_lists(host, model):
    assert host.get(reverse(f"admin:flashcards_{model}_changelist")).status_code == 200


@pytest.mark.parametrize("model", ["question", "redflag", "quizitem", "quiz", "attempt", "reviewitem", "review"])
def test_it_adds_nothing(host, model):
    assert host.get(reverse(f"admin:flashcards_{model}_add")).status_code == 403


def test_it_shows_a_review_and_does_not_change_it(host):
    review = Review.objects.get()
    address = reverse("admin:flashcards_review_change", args=[review.pk])
    assert host.get(address).status_code == 200
    assert host.post(address, {"rating": 1}).status_code == 403
    assert host.post(reverse("admin:flashcards_review_delete", args=[review.pk])).status_code == 403


def test_it_shows_a_quiz_with_what_was_asked_and_answered(host, alice, django_assert_max_num_queries):
    for number in range(6):
        quiz_item(f"row-sum-{number}")
    quiz = start_quiz(alice, Wishes(), key="a", seed=1, now=timezone.now())
    answer_question(quiz, 1, Sent("0.5"), now=timezone.now())
    with django_assert_max_num_queries(8):
        text = host.get(reverse("admin:flashcards_quiz_change", args=[quiz.pk])).content.decode()
    assert "row-sum-5" in text
    assert host.post(reverse("admin:flashcards_quiz_delete", args=[quiz.pk])).status_code == 403


def test_it_is_closed_to_learners(client_for, alice):
    assert client_for(alice).get(reverse("admin:flashcards_question_changelist")).status_code == 302
