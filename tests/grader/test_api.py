"""The grader's addresses, through the real client."""

from __future__ import annotations

import pytest

from grader.models import Submission

pytestmark = [pytest.mark.django_db, pytest.mark.database]

SOURCE = "def softmax(scores, dim):\n    return scores\n"
ADDRESS = "/api/v1/exercises/softmax/submissions/"


@pytest.fixture
def alices(client_for, alice):
    return client_for(alice)


def test_it_lists_the_exercises_in_order(alices):
    found = alices.get("/api/v1/exercises/").json()
    assert [e["slug"] for e in found][:1] == ["softmax"]
    assert [e["number"] for e in found] == sorted(e["number"] for e in found)


def test_it_narrows_the_list(alices):
    assert alices.get("/api/v1/exercises/?level=nobody").json() == []


def test_it_shows_an_exercise_without_its_solution(alices):
    text = alices.get("/api/v1/exercises/causal-attention/").content.decode()
    assert "def causal_attention(q: torch.Tensor, " in text
    assert "solution" not in text


def test_it_answers_a_submission_with_202_and_where_to_look(alices):
    answer = alices.post(ADDRESS, {"source": SOURCE}, content_type="application/json")
    assert answer.status_code == 202
    said = answer.json()
    assert said["status"] == "queued"
    assert answer["Location"] == said["url"]
    seen = alices.get(said["url"]).json()
    assert (seen["id"], seen["status"], seen["verdict"]) == (said["id"], "queued", None)


def test_it_shows_the_verdict_when_there_is_one(alices, alice):
    row = Submission.objects.create(
        learner=alice, exercise="softmax", source=SOURCE, status="failed", verdict={"status": "failed", "cases": []}
    )
    assert alices.get(f"/api/v1/submissions/{row.pk}/").json()["verdict"] == {"status": "failed", "cases": []}


def test_it_lists_only_the_callers_own(alices, bob):
    Submission.objects.create(learner=bob, exercise="softmax", source=SOURCE)
    assert alices.get(ADDRESS).json()["results"] == []


def test_it_hides_the_submission_of_another(alices, bob):
    row = Submission.objects.create(learner=bob, exercise="softmax", source=SOURCE)
    assert alices.get(f"/api/v1/submissions/{row.pk}/").status_code == 404


@pytest.mark.parametrize(
    "body", [{}, {"source": ""}, {"source": None}, {"source": 5 * ["x"]}, {"source": "x" * 65_537}]
)
def test_it_names_the_field_of_a_bad_source(alices, body):
    answer = alices.post(ADDRESS, body, content_type="application/json")
    assert answer.status_code == 400
    assert answer["Content-Type"] == "application/problem+json"
    assert answer.json()["errors"][0]["field"] == "source"
    assert not Submission.objects.exists()


@pytest.mark.parametrize("body", [b"\xff\xfe\x00", b"{", b'{"source": "\\ud800"}', b"[]", b"null"])
def test_it_refuses_a_body_that_is_not_the_json_it_needs(alices, body):
    answer = alices.generic("POST", ADDRESS, body, content_type="application/json")
    assert answer.status_code == 400
    assert answer["Content-Type"] == "application/problem+json"


def test_it_says_which_exercises_there_are_for_a_wrong_slug(alices):
    answer = alices.post("/api/v1/exercises/sofmax/submissions/", {"source": SOURCE}, content_type="application/json")
    assert answer.status_code == 404
    assert "softmax" in answer.json()["detail"]


def test_it_says_when_to_try_again_when_the_queue_is_full(alices, settings):
    settings.QUEUE_LIMIT = 0
    answer = alices.post(ADDRESS, {"source": SOURCE}, content_type="application/json")
    assert answer.status_code == 503
    assert int(answer["Retry-After"]) > 0


def test_it_wants_to_know_who_asks(client, settings):
    settings.MIDDLEWARE = [m for m in settings.MIDDLEWARE if "local_learner" not in m]
    answer = client.post(ADDRESS, {"source": SOURCE}, content_type="application/json")
    assert answer.status_code in (401, 403)
    assert answer["Content-Type"] == "application/problem+json"


def test_it_takes_a_token(client, alice):
    from rest_framework.authtoken.models import Token

    token = Token.objects.create(user=alice)
    answer = client.post(
        ADDRESS, {"source": SOURCE}, content_type="application/json", headers={"authorization": f"Token {token.key}"}
    )
    assert answer.status_code == 202
    assert Submission.objects.get().learner == alice


@pytest.mark.parametrize("method", ["get", "post"])
def test_it_answers_an_unknown_address_like_every_error(client, method):
    answer = getattr(client, method)("/api/v1/exercize/")
    assert (answer.status_code, answer["Content-Type"]) == (404, "application/problem+json")
    assert "/api/v1/docs/" in answer.json()["detail"]
