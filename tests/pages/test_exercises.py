from __future__ import annotations

import re

import pytest
from django.utils import timezone

from grader import worker_list
from grader.models import Submission
from tests.pages import factories

CODE = "def causal_attention(q, k, v):\n    return v\n"
HTMX = {"HX-Request": "true"}


def text_of(response):
    return response.content.decode()


def state_shown(client):
    return re.search(r'<span class="tag[^"]*">([^<]+)', text_of(client.get("/exercises/")).split("<main")[1])[1]


@pytest.mark.parametrize(
    ("sent", "state"),
    [
        ([], "not started"),
        ([("failed", "submit")], "tried"),
        ([("failed", "submit"), ("passed", "submit"), ("failed", "submit")], "passed"),
        ([("passed", "run")], "tried"),
    ],
)
def test_it_lists_exercises_with_their_state(client_for, alice, bob, exercise, submit, sent, state):
    submit(bob, factories.verdict("passed"))
    for status, kind in sent:
        submit(alice, factories.verdict(status), kind=kind)
    assert state_shown(client_for(alice)) == state


def test_it_counts_what_is_passed_and_names_topic_and_level(client_for, alice, exercise, submit):
    submit(alice, factories.verdict("passed"))
    text = text_of(client_for(alice).get("/exercises/"))
    for words in ("Passed: 1 of 1", "Masks", "1 of 1 passed", "Senior"):
        assert words in text


def test_it_shows_list_and_statement_to_a_visitor_and_nothing_else(client_for, exercise):
    visitor = client_for(None)
    text = text_of(visitor.get("/exercises/"))
    assert "Causal attention" in text
    assert "Masks" in text
    assert "Senior" in text
    text = text_of(visitor.get("/exercises/causal-attention/"))
    assert "<mfrac>" in text
    assert "/accounts/login/?next=/exercises/causal-attention/" in text
    assert "<textarea" not in text
    assert "MODEL_SOLUTION" not in text
    assert "Count from the end" not in text


def test_it_shows_statement_and_starter(client_for, alice, exercise):
    text = text_of(client_for(alice).get("/exercises/causal-attention/"))
    assert "<mfrac>" in text
    assert "return q &lt; k" in text
    assert "MODEL_SOLUTION" not in text


def test_it_opens_one_hint_after_the_other_and_remembers_them(client_for, alice, bob, exercise):
    client, address = client_for(alice), "/exercises/causal-attention/hints/"
    page = text_of(client.get("/exercises/causal-attention/"))
    assert "Show hint 1 of 2" in page
    assert "Count from the end" not in page
    fragment = text_of(client.post(address, {"hint": "1"}, headers=HTMX))
    assert "<html" not in fragment
    assert "Count from the end" in fragment
    assert "Show hint 2 of 2" in fragment
    client.post(address, {"hint": "1"}, headers=HTMX)  # a double click
    again = text_of(client.get("/exercises/causal-attention/"))
    assert "Show hint 2 of 2" in again
    assert "Show hint 1" in text_of(client_for(bob).get("/exercises/causal-attention/"))
    last = text_of(client.post(address, {"hint": "2"}, headers=HTMX))
    assert "Show hint" not in last


@pytest.mark.parametrize("number", ["0", "2", "3", "-1", "x", "", "²"])
def test_it_opens_no_hint_out_of_turn(client_for, alice, exercise, number):
    client_for(alice).post("/exercises/causal-attention/hints/", {"hint": number}, headers=HTMX)
    assert "Show hint 1 of 2" in text_of(client_for(alice).get("/exercises/causal-attention/"))


def test_it_gives_the_code_back_with_a_hint_without_javascript(client_for, alice, exercise):
    sent = {"hint": "1", "source": "half = 1\r\n"}
    text = text_of(client_for(alice).post("/exercises/causal-attention/hints/", sent))
    assert "half = 1\n</textarea>" in text
    assert "Count from the end" in text
    assert "You were signed out" not in text


def test_it_hands_in_without_javascript_and_leads_to_the_submission(client_for, alice, exercise):
    client = client_for(alice)
    response = client.post("/exercises/causal-attention/", {"source": CODE.replace("\n", "\r\n")}, follow=True)
    made = Submission.objects.get()
    assert made.source == CODE
    assert response.redirect_chain == [(f"/submissions/{made.pk}/", 302)]
    assert '<meta http-equiv="refresh"' in text_of(response)


def test_it_answers_htmx_with_a_fragment_that_asks_again(client_for, alice, exercise):
    response = client_for(alice).post("/exercises/causal-attention/", {"source": CODE}, headers=HTMX)
    text = text_of(response)
    assert response.status_code == 200
    assert "<html" not in text
    assert f'hx-get="/submissions/{Submission.objects.get().pk}/verdict/?asked=1"' in text
    assert "load delay:250ms" in text


@pytest.mark.parametrize("source", ["", " \n", "x" * (64 * 1024 + 1), "a\0b"])
def test_it_refuses_a_source_that_cannot_be_judged_and_keeps_it(client_for, alice, exercise, source):
    response = client_for(alice).post("/exercises/causal-attention/", {"source": source})
    assert response.status_code == 422
    assert 'role="alert"' in text_of(response)
    assert source.replace("\0", "\0") in text_of(response)
    assert not Submission.objects.exists()
    fragment = client_for(alice).post("/exercises/causal-attention/", {"source": source}, headers=HTMX)
    assert fragment.status_code == 422
    assert "Not submitted." in text_of(fragment)


def test_it_takes_a_source_of_exactly_64_kib_with_the_line_ends_of_a_form(client_for, alice, exercise):
    line = "# " + "x" * 61 + "\n"
    response = client_for(alice).post("/exercises/causal-attention/", {"source": (line * 1024).replace("\n", "\r\n")})
    assert response.status_code == 302


def test_it_says_when_the_queue_is_full_and_keeps_the_code(client_for, alice, exercise, settings):
    settings.QUEUE_LIMIT = 0
    response = client_for(alice).post("/exercises/causal-attention/", {"source": CODE})
    assert response.status_code == 503
    assert response["Retry-After"] == "60"
    assert "return v" in text_of(response)


def test_it_says_when_a_learners_own_part_is_full_and_keeps_the_code(client_for, alice, exercise, settings):
    settings.LEARNER_QUEUE_LIMIT = 0
    client = client_for(alice)
    response = client.post("/exercises/causal-attention/", {"source": CODE})
    assert (response.status_code, response["Retry-After"]) == (429, "60")
    assert "return v" in text_of(response)
    fragment = client.post("/exercises/causal-attention/", {"source": CODE}, headers=HTMX)
    assert fragment.status_code == 429
    assert "Too many of your own submissions are waiting." in text_of(fragment)
    assert '"code": "(409|422|429|503)", "swap": true' in text_of(response)  # so that htmx shows it


def test_it_offers_a_gpu_where_a_worker_has_one(client_for, alice, exercise):
    client = client_for(alice)
    assert 'name="device"' not in text_of(client.get("/exercises/causal-attention/"))
    # A row like this is all that the web knows of a machine with a GPU; the tests have none.
    gpu = worker_list.Offer("cuda", "some GPU", ("float32",), ("sdpa",))
    worker_list.announce("celery@there", [gpu], now=timezone.now())
    assert "Judge it on the GPU (some GPU)" in text_of(client.get("/exercises/causal-attention/"))
    client.post("/exercises/causal-attention/", {"source": CODE, "device": "cuda"})
    assert Submission.objects.get().device == "cuda"
    worker_list.leave("celery@there", now=timezone.now())
    assert "it would wait" in text_of(client.get("/exercises/causal-attention/"))


def test_it_runs_the_visible_cases_outside_the_history(client_for, alice, exercise):
    client = client_for(alice)
    fragment = text_of(client.post("/exercises/causal-attention/", {"source": CODE, "act": "run"}, headers=HTMX))
    run = Submission.with_runs.get()
    assert run.is_run
    assert f"/submissions/{run.pk}/verdict/" in fragment
    assert "data-draft-done" not in fragment
    assert not Submission.objects.exists()
    page = text_of(client.get("/exercises/causal-attention/"))
    assert "None yet." in page
    assert "return v" in page  # what was run comes back into the editor


def test_it_opens_nothing_for_a_run_whose_cases_pass(client_for, alice, exercise, submit):
    run = submit(alice, factories.verdict("passed", cases=[factories.case()]), kind="run")
    client = client_for(alice)
    for address in ("/exercises/causal-attention/", f"/submissions/{run.pk}/"):
        text = text_of(client.get(address))
        assert "MODEL_SOLUTION" not in text
        assert "Next:" not in text
    assert "Visible cases right" in text
    assert "1 of 1 visible case within budget" in text


def test_it_goes_on_with_what_was_sent_last(client_for, alice, exercise, submit):
    submit(alice, factories.verdict(), source="first = 1", kind="run")
    submit(alice, factories.verdict(), source="second = 2")
    assert "second = 2" in text_of(client_for(alice).get("/exercises/causal-attention/"))


def test_it_opens_the_solution_after_a_pass(client_for, alice, exercise, submit):
    submit(alice, factories.verdict("passed"))
    assert "MODEL_SOLUTION" in text_of(client_for(alice).get("/exercises/causal-attention/"))


def test_it_remembers_a_pass_that_has_left_the_history(client_for, alice, exercise, submit):
    submit(alice, factories.verdict("passed"))
    for _ in range(20):
        submit(alice, factories.verdict("failed"))
    assert "MODEL_SOLUTION" in text_of(client_for(alice).get("/exercises/causal-attention/"))


def test_it_starts_from_the_latest_submission_of_the_learner(client_for, alice, bob, exercise, submit):
    submit(alice, source="def causal_attention(q, k, v):\n    return 'hers'\n")
    submit(bob, source="def causal_attention(q, k, v):\n    return 'his'\n")
    text = text_of(client_for(alice).get("/exercises/causal-attention/"))
    assert "hers" in text
    assert "his&#x27;" not in text


def test_it_says_404_for_an_exercise_that_is_not_there(client_for, alice, exercise):
    assert client_for(alice).get("/exercises/no-such/").status_code == 404
    assert client_for(alice).post("/exercises/no-such/", {"source": CODE}).status_code == 404


def test_it_says_in_the_history_what_the_judge_found(client_for, alice, exercise, submit):
    submit(alice, factories.verdict())
    submit(alice)
    history = text_of(client_for(alice).get(f"/exercises/{exercise}/")).split('class="rows history"')[1]
    assert "The causal mask is aligned top-left" in history
    assert "None" not in history
