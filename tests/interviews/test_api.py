"""Interviews over the API."""

from __future__ import annotations

import pytest
from django.utils import timezone

from flashcards.models import Interview
from tests.interviews.conftest import CODE, PARTLY

pytestmark = [pytest.mark.django_db, pytest.mark.database]
ROOT = "/api/v1/interviews/"


@pytest.fixture
def now():
    """The API goes by the server's clock."""
    return timezone.now()


@pytest.fixture
def call(client_for, alice, asked):
    client = client_for(alice)

    def send(method, address="", data=None):
        response = getattr(client, method)(ROOT + address, data, content_type="application/json")
        return response.status_code, response.json()

    return send


def test_it_holds_a_whole_interview(call, asked):
    status, made = call("post", data={"minutes": 30, "topic": "Softmax", "key": "one"})
    assert (status, made["state"], made["step_count"], made["report"]) == (201, "running", 6, None)
    assert made["step"]["prompt"] == "What does softmax do to a row?"
    assert "key_points" not in str(made)
    at = f"{made['id']}/"
    assert call("post", data={"minutes": 10, "key": "one"})[1]["id"] == made["id"]
    answers = [{"text": PARTLY}, {"text": "Along the keys."}, {"pass": True}, {"pass": True}, {"source": CODE}]
    for number, answer in enumerate(answers, start=1):
        status, found = call("post", f"{at}answers/", {"step": number, **answer})
        assert (status, found["state"], found["report"]) == (201, "running", None)
    assert [one["number"] for one in found["step"]["statements"]] == [1, 2, 3]
    assert "wrong" not in str(found["step"]["statements"])
    status, found = call("post", f"{at}answers/", {"step": 6, "choice": 2, "text": "It is not so."})
    assert (status, found["state"], found["step"]) == (201, "finished", None)
    assert len(found["report"]["steps"]) == 6
    assert call("get", at)[1]["report"] == found["report"]
    listed = call("get")[1]
    assert [(one["id"], one["score"]) for one in listed] == [(made["id"], found["score"])]


def test_it_pauses_resumes_and_finishes(call):
    at = f"{call('post', data={})[1]['id']}/"
    assert call("get", at)[1]["minutes"] == 30
    paused = call("post", f"{at}pause/")[1]
    assert (paused["state"], paused["step"]) == ("paused", None)
    assert call("post", f"{at}answers/", {"step": 1, "text": "x"})[0] == 409
    resumed = call("post", f"{at}resume/")[1]
    assert (resumed["state"], resumed["step"]["draft"]["text"]) == ("running", "x")
    assert call("post", f"{at}away/", {"minutes": 5})[0] == 200
    assert call("post", f"{at}away/", {"minutes": 0})[0] == 400
    finished = call("post", f"{at}finish/")[1]
    assert finished["report"]["steps"][0]["text"] == "x"
    assert call("post", f"{at}finish/")[1]["report"] == finished["report"]


@pytest.mark.parametrize(
    ("data", "status", "field"),
    [
        ({"step": 1}, 400, "text"),
        ({"step": 1, "text": "a\0b"}, 400, "text"),
        ({"step": 7, "text": "x"}, 400, "step"),
        ({"text": "x"}, 400, "step"),
        ({"step": 1, "text": "x" * 20_001}, 400, "text"),
    ],
)
def test_it_names_the_field_at_fault(call, data, status, field):
    at = f"{call('post', data={})[1]['id']}/"
    found = call("post", f"{at}answers/", data)
    assert found[0] == status
    assert field in str(found[1])


@pytest.mark.parametrize(
    ("data", "status"), [({"minutes": 9}, 400), ({"minutes": 46}, 400), ({"level": "x"}, 400), ({"topic": "No"}, 404)]
)
def test_it_refuses_what_it_cannot_hold(call, data, status):
    assert call("post", data=data)[0] == status
    assert not Interview.objects.exists()


def test_it_says_where_the_open_one_is(call):
    made = call("post", data={"key": "a"})[1]
    status, problem = call("post", data={"key": "b"})
    assert status == 409
    assert made["url"] in problem["detail"]


def test_it_counts_a_repeat_once_and_keeps_the_first(call):
    at = f"{call('post', data={})[1]['id']}/"
    first = {"step": 1, "text": PARTLY, "key": "tap"}
    assert call("post", f"{at}answers/", first)[1]["step"]["step"] == 2
    assert call("post", f"{at}answers/", first)[0] == 201
    assert call("post", f"{at}answers/", {"step": 1, "text": "Other."})[0] == 409


def test_it_shows_nobody_elses(call, client_for, bob):
    at = f"{call('post', data={})[1]['id']}/"
    client = client_for(bob)
    assert client.get(ROOT + at).status_code == 404
    for verb in ("answers", "pause", "resume", "away", "finish"):
        assert client.post(f"{ROOT}{at}{verb}/", {"step": 1}, content_type="application/json").status_code == 404
    assert client.get(ROOT).json() == []
    assert client_for(None).get(ROOT).status_code in (401, 403)
