from __future__ import annotations

import pytest

from grader.models import Submission
from tests.pages import factories

CODE = "def causal_attention(q, k, v):\n    return v\n"
HTMX = {"HX-Request": "true"}


def text_of(response):
    return response.content.decode()


def test_it_lists_exercises_with_their_state(client_for, alice, bob, exercise, submit):
    submit(alice, factories.verdict("failed"))
    submit(bob, factories.verdict("failed"))
    submit(bob, factories.verdict("passed"))
    assert "not passed yet" in text_of(client_for(alice).get("/exercises/"))
    assert "Passed: 1 of 1" in text_of(client_for(bob).get("/exercises/"))


def test_it_shows_statement_starter_and_hints(client_for, alice, exercise):
    text = text_of(client_for(alice).get("/exercises/causal-attention/"))
    assert "<mfrac>" in text
    assert "return q &lt; k" in text
    assert "Hint 2 of 2" in text
    assert "MODEL_SOLUTION" not in text


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
