"""The admin shows submissions and changes none."""

from __future__ import annotations

import pytest
from django.urls import reverse

from grader.models import Submission


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
