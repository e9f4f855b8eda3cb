"""The admin shows content and the log, and changes neither."""

from __future__ import annotations

import pytest
from django.urls import reverse
from django.utils import timezone

from flashcards.attempts import submit_attempt
from flashcards.models import Rating, Review
from flashcards.reviews import record_review


@pytest.fixture
def host(client_for, django_user_model, question, alice):
    submit_attempt(alice, question, "Rows sum to one.", now=timezone.now())
    record_review(alice, "question:score-to-weight", Rating.GOOD, key="a", now=timezone.now())
    return client_for(django_user_model.objects.create_superuser("host", password="x"))


@pytest.mark.parametrize("model", ["question", "redflag", "attempt", "reviewitem", "review", "learner"])
def test_it_lists(host, model):
    assert host.get(reverse(f"admin:flashcards_{model}_changelist")).status_code == 200


@pytest.mark.parametrize("model", ["question", "redflag", "attempt", "reviewitem", "review"])
def test_it_adds_nothing(host, model):
    assert host.get(reverse(f"admin:flashcards_{model}_add")).status_code == 403


def test_it_shows_a_review_and_does_not_change_it(host):
    review = Review.objects.get()
    address = reverse("admin:flashcards_review_change", args=[review.pk])
    assert host.get(address).status_code == 200
    assert host.post(address, {"rating": 1}).status_code == 403
    assert host.post(reverse("admin:flashcards_review_delete", args=[review.pk])).status_code == 403


def test_it_is_closed_to_learners(client_for, alice):
    assert client_for(alice).get(reverse("admin:flashcards_question_changelist")).status_code == 302
