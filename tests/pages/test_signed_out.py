from __future__ import annotations

import pytest
from django.test import Client

from flashcards.models import Attempt
from grader.models import Submission
from tests.conftest import ELSEWHERE, PASSWORD

CODE = "def causal_attention(q, k, v):\n    return 'typed before the session ended'\n"


def sign_in(client, address):
    return client.post(address, {"login": "alice", "password": PASSWORD}, follow=True)


@pytest.mark.parametrize("address", ["/review/", "/me/", "/me/tokens/", "/submissions/1/", "/submissions/1/verdict/"])
def test_it_asks_a_visitor_to_sign_in_and_leads_back(client_for, exercise, address):
    response = client_for(None).get(address)
    assert response.url == f"/accounts/login/?next={address}"


def test_it_keeps_an_attempt_that_was_sent_after_the_session_ended(client_for, alice, question):
    client = client_for(None)
    response = client.post(f"/questions/{question.slug}/", {"text": "Typed for long.", "act": "attempt"})
    page = sign_in(client, response.url)
    assert page.redirect_chain[-1][0] == f"/questions/{question.slug}/"
    assert "Typed for long." in page.content.decode()
    assert "You were signed out" in page.content.decode()
    assert not Attempt.objects.exists()
    assert "Typed for long." not in client.get(f"/questions/{question.slug}/").content.decode()


def test_it_keeps_code_that_was_sent_after_the_session_ended(client_for, alice, exercise):
    client = client_for(None)
    page = sign_in(client, client.post("/exercises/causal-attention/", {"source": CODE}).url)
    assert "typed before the session ended" in page.content.decode()
    assert not Submission.objects.exists()


def test_it_puts_kept_text_back_into_the_box_of_its_follow_up(client_for, alice, question):
    client_for(alice).post(f"/questions/{question.slug}/", {"act": "dont-know"})
    client = client_for(None)
    sent = {"text": "Because of the row.", "follow_up": "which-axis"}
    page = sign_in(client, client.post(f"/questions/{question.slug}/", sent).url).content.decode()
    box = page.index('id="follow-up-which-axis-text"')
    assert page.index("Because of the row.") > box


def test_it_sends_htmx_to_the_sign_in_page_as_a_whole(client_for, exercise):
    response = client_for(None).post("/exercises/causal-attention/", {"source": CODE}, headers={"HX-Request": "true"})
    assert response["HX-Redirect"] == "/accounts/login/?next=%2Fexercises%2Fcausal-attention%2F"


def test_it_leads_from_a_poll_that_had_to_sign_in_to_the_whole_page(client_for, alice, exercise, submit):
    made = submit(alice)
    page = sign_in(client_for(None), f"/accounts/login/?next=/submissions/{made.pk}/verdict/")
    assert page.redirect_chain[-1][0] == f"/submissions/{made.pk}/"


def test_it_keeps_code_that_was_to_run(client_for, alice, exercise):
    client = client_for(None)
    client.post("/exercises/causal-attention/", {"source": CODE, "act": "run"})
    sign_in(client, "/accounts/login/")
    page = client.get("/exercises/causal-attention/").content.decode()
    assert "typed before the session ended" in page
    assert not Submission.with_runs.exists()


def test_it_keeps_no_more_than_a_submission_may_hold(client_for, exercise):
    client = client_for(None)
    client.post("/exercises/causal-attention/", {"source": "x" * (64 * 1024 + 1)})
    assert not client.session.keys()


def test_it_says_what_to_do_when_a_form_is_out_of_date(alice, exercise):
    client = Client(REMOTE_ADDR=ELSEWHERE, enforce_csrf_checks=True)
    client.force_login(alice, backend="config.sign_in.PasswordBackend")
    response = client.post("/exercises/causal-attention/", {"source": "secret = 1"})
    assert response.status_code == 403
    assert "This form was out of date" in response.content.decode()
    assert "secret = 1" not in response.content.decode()
