"""The admin shows submissions and changes none; of tokens it shows whose they are."""

from __future__ import annotations

import pytest
from django.urls import reverse

from grader.models import ApiToken, Submission
from grader.tokens import create_token


@pytest.fixture
def host(client_for, django_user_model):
    return client_for(django_user_model.objects.create_superuser("host", password="x"))


@pytest.fixture
def submission(alice):
    verdict = {"status": "failed", "misconceptions": [{"id": "causal-top-left"}]}
    return Submission.objects.create(learner=alice, exercise="softmax", source="x", status="failed", verdict=verdict)


def test_it_lists_who_submitted_what_and_what_was_found(host, submission):
    page = host.get(reverse("admin:grader_submission_changelist")).content.decode()
    assert "alice" in page
    assert "causal-top-left" in page


def test_it_changes_none(host, submission):
    address = reverse("admin:grader_submission_change", args=[submission.pk])
    assert host.get(address).status_code == 200
    assert host.post(address, {"status": "passed"}).status_code == 403
    assert host.get(reverse("admin:grader_submission_add")).status_code == 403


def test_it_revokes_a_token_without_seeing_it(host, alice):
    create_token(alice, name="laptop")
    token = ApiToken.objects.get()
    assert "alice" in host.get(reverse("admin:grader_apitoken_changelist")).content.decode()
    page = host.get(reverse("admin:grader_apitoken_change", args=[token.pk])).content.decode()
    assert token.digest not in page
    host.post(reverse("admin:grader_apitoken_delete", args=[token.pk]), {"post": "yes"})
    assert not ApiToken.objects.exists()
