"""The grader's addresses, through the real client."""

from __future__ import annotations

import pytest
from django.utils import timezone

from grader import worker_list
from grader.catalogue import get_exercise
from grader.models import Submission
from grader.report import verdict_text
from tests.grader.test_report import VERDICT

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
    row = Submission.objects.create(learner=alice, exercise="softmax", source=SOURCE, status="failed", verdict=VERDICT)
    seen = alices.get(f"/api/v1/submissions/{row.pk}/").json()
    assert seen["verdict"] == VERDICT
    assert seen["text"] == verdict_text(VERDICT)
    coloured = alices.get(f"/api/v1/submissions/{row.pk}/?colour=yes").json()
    assert coloured["text"] == verdict_text(VERDICT, colour=True)


def test_it_runs_the_visible_cases_outside_the_list(alices):
    body = {"source": SOURCE, "visible_only": True}
    said = alices.post(ADDRESS, body, content_type="application/json").json()
    assert said["visible_only"] is True
    assert Submission.with_runs.get().is_run
    assert alices.get(said["url"]).json()["visible_only"] is True
    assert alices.get(ADDRESS).json()["results"] == []


def test_it_says_how_many_are_before_it_and_how_far_it_is(alices, alice, bob):
    Submission.objects.create(learner=bob, exercise="softmax", source=SOURCE)
    row = Submission.objects.create(learner=alice, exercise="softmax", source=SOURCE)
    seen = alices.get(f"/api/v1/submissions/{row.pk}/").json()
    assert (seen["ahead"], seen["cases_done"]) == (1, None)
    Submission.objects.filter(pk=row.pk).update(status="running", cases_done=3, cases_total=20)
    seen = alices.get(f"/api/v1/submissions/{row.pk}/").json()
    assert (seen["ahead"], seen["cases_done"], seen["cases_total"]) == (None, 3, 20)


def test_it_never_shows_a_solution_not_even_after_a_pass(alices, alice):
    Submission.objects.create(learner=alice, exercise="softmax", source=SOURCE, status="passed", verdict=VERDICT)
    solution = (get_exercise("softmax").folder / "solution.py").read_text()
    line = next(line.strip() for line in solution.splitlines() if "return" in line)
    for address in ("exercises/", "exercises/softmax/", "exercises/softmax/submissions/"):
        assert line not in alices.get(f"/api/v1/{address}").content.decode()


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


@pytest.mark.parametrize(("limit", "status"), [("QUEUE_LIMIT", 503), ("LEARNER_QUEUE_LIMIT", 429)])
def test_it_says_when_to_try_again_when_the_queue_is_full(alices, settings, limit, status):
    setattr(settings, limit, 0)
    answer = alices.post(ADDRESS, {"source": SOURCE}, content_type="application/json")
    assert (answer.status_code, answer["Content-Type"]) == (status, "application/problem+json")
    assert int(answer["Retry-After"]) > 0
    assert not Submission.objects.exists()


def test_it_hands_nothing_in_twice_with_one_key(alices):
    body = {"source": SOURCE, "key": "4f2d"}
    first, again = (alices.post(ADDRESS, body, content_type="application/json") for _ in range(2))
    assert (first.status_code, again.status_code) == (202, 202)
    assert first.json() == again.json()
    assert Submission.objects.count() == 1


def on_gpu(client):
    body = {"source": SOURCE, "device": "cuda"}
    said = client.post(ADDRESS, body, content_type="application/json").json()
    assert said["device"] == "cuda"
    return said["url"]


def test_it_says_what_a_submission_waits_for_while_no_worker_has_it(alices):
    url = on_gpu(alices)
    assert alices.get(url).json()["waits_for"] == "waits for a worker with a GPU; none is connected"
    # A row like this is all that the web knows of a machine with a GPU; the tests have none.
    gpu = worker_list.Offer("cuda", "some GPU", ("float32",), ("sdpa",))
    worker_list.announce("celery@there", [gpu], now=timezone.now())
    assert alices.get(url).json()["waits_for"] is None


def test_it_lets_go_of_a_worker_that_is_silent(alices):
    url = alices.post(ADDRESS, {"source": SOURCE}, content_type="application/json").json()["url"]
    cpu = worker_list.Offer("cpu", "some CPU", ("float32",), ("sdpa",))
    worker_list.announce("celery@here", [cpu], now=timezone.now())
    assert alices.get(url).json()["waits_for"] is None
    worker_list.announce("celery@here", [cpu], now=timezone.now() - worker_list.GONE_AFTER)
    assert alices.get(url).json()["waits_for"] == "waits for a worker; none is connected"


def test_it_moves_a_waiting_submission_to_the_cpu(alices, settings):
    url = on_gpu(alices)
    settings.QUEUE_LIMIT = 0
    assert alices.patch(url, {"device": "cpu"}, content_type="application/json").status_code == 503
    settings.QUEUE_LIMIT = 1
    moved = alices.patch(url, {"device": "cpu"}, content_type="application/json")
    assert (moved.status_code, moved.json()["device"]) == (200, "cpu")
    assert alices.get(url).json()["device"] == "cpu"


@pytest.mark.parametrize("device", ["tpu", "", None, 3])
def test_it_names_the_field_of_a_device_that_there_is_not(alices, device):
    for answer in (
        alices.post(ADDRESS, {"source": SOURCE, "device": device}, content_type="application/json"),
        alices.patch(on_gpu(alices), {"device": device}, content_type="application/json"),
    ):
        assert (answer.status_code, answer.json()["errors"][0]["field"]) == (400, "device")


def test_it_takes_a_waiting_submission_back(alices):
    url = on_gpu(alices)
    assert alices.delete(url).status_code == 204
    assert alices.get(url).status_code == 404


def test_it_changes_nothing_about_what_is_being_judged(alices, alice):
    url = on_gpu(alices)
    Submission.objects.update(status="running")
    for answer in (alices.delete(url), alices.patch(url, {"device": "cpu"}, content_type="application/json")):
        assert (answer.status_code, answer["Content-Type"]) == (409, "application/problem+json")
    assert Submission.objects.get().device == "cuda"


@pytest.mark.parametrize("method", ["delete", "patch"])
def test_it_lets_nobody_change_the_submission_of_another(alices, client_for, bob, method):
    url = on_gpu(client_for(bob))
    assert getattr(alices, method)(url, {"device": "cpu"}, content_type="application/json").status_code == 404
    assert Submission.objects.get().device == "cuda"


def test_it_wants_to_know_who_asks(client, settings):
    settings.MIDDLEWARE = [m for m in settings.MIDDLEWARE if "local_learner" not in m]
    answer = client.post(ADDRESS, {"source": SOURCE}, content_type="application/json")
    assert answer.status_code in (401, 403)
    assert answer["Content-Type"] == "application/problem+json"


@pytest.mark.parametrize("method", ["get", "post"])
def test_it_answers_an_unknown_address_like_every_error(client, method):
    answer = getattr(client, method)("/api/v1/exercize/")
    assert (answer.status_code, answer["Content-Type"]) == (404, "application/problem+json")
    assert "/api/v1/docs/" in answer.json()["detail"]
