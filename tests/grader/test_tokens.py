"""Tokens: made in the account, shown once, kept as a digest, revoked."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from django.utils import timezone

from grader.models import ApiToken
from grader.tokens import MOST_TOKENS, TokenRefused, create_token, find_token

pytestmark = [pytest.mark.django_db, pytest.mark.database]

PAGE = "/me/tokens/"


def ask(client, token):
    return client.get("/api/v1/exercises/", headers={"authorization": f"Token {token}"})


def test_it_shows_a_new_token_once_and_keeps_a_digest(client_for, alice):
    client = client_for(alice)
    answer = client.post(PAGE, {"name": " my  laptop "})
    token = re.search(r"<code>(rowsum_[\w-]{43})</code>", answer.content.decode())[1]
    assert "no-store" in answer["Cache-Control"]
    later = client.get(PAGE).content.decode()
    assert "my laptop" in later
    assert token not in later
    stored = ApiToken.objects.values().get()
    assert token not in str(stored)
    assert token.removeprefix("rowsum_") not in str(stored)


def test_it_signs_a_program_in(client_for, alice):
    token = create_token(alice, name="editor")
    visitor = client_for(None)
    assert ask(visitor, token).status_code == 200
    body = {"source": "def softmax(scores, dim):\n    return scores\n"}
    visitor.post(
        "/api/v1/exercises/softmax/submissions/",
        body,
        content_type="application/json",
        headers={"authorization": f"Token {token}"},
    )
    assert alice.submissions.count() == 1


@pytest.mark.parametrize("token", ["rowsum_wrong", "", "x" * 5000, "rowsum_é"])
def test_it_refuses_what_is_no_token(client_for, alice, token):
    create_token(alice, name="editor")
    answer = ask(client_for(None), token)
    assert answer.status_code == 401
    assert answer["Content-Type"] == "application/problem+json"


def test_it_refuses_a_digest_for_its_token(client_for, alice):
    create_token(alice, name="editor")
    assert ask(client_for(None), ApiToken.objects.get().digest).status_code == 401


def test_it_refuses_the_token_of_an_account_that_is_closed(client_for, alice):
    token = create_token(alice, name="editor")
    alice.is_active = False
    alice.save()
    assert ask(client_for(None), token).status_code == 401


def test_it_revokes_at_once_and_only_ones_own(client_for, alice, charlie):
    token = create_token(alice, name="editor")
    revoke = f"{PAGE}{ApiToken.objects.get().pk}/revoke/"
    assert client_for(charlie).post(revoke).status_code == 404
    assert ask(client_for(None), token).status_code == 200
    assert client_for(alice).post(revoke, follow=True).redirect_chain == [(PAGE, 302)]
    assert ask(client_for(None), token).status_code == 401


def test_it_notes_the_use_of_a_token_to_the_hour(alice, django_assert_num_queries):
    token, now = create_token(alice, name="editor"), timezone.now()
    find_token(token, now=now)
    with django_assert_num_queries(1):
        find_token(token, now=now + timedelta(minutes=59))
    assert ApiToken.objects.get().last_used_at == now
    later = now + timedelta(hours=1)
    find_token(token, now=later)
    assert ApiToken.objects.get().last_used_at == later


@pytest.mark.parametrize(("name", "says"), [(" ", "Give the token a name"), ("x" * 61, "60"), ("taken", "already")])
def test_it_says_which_name_it_cannot_take(client_for, alice, name, says):
    create_token(alice, name="taken")
    answer = client_for(alice).post(PAGE, {"name": name})
    assert answer.status_code == 422
    assert says in answer.content.decode()
    assert ApiToken.objects.count() == 1


def test_it_makes_no_more_than_anybody_needs(alice):
    for i in range(MOST_TOKENS):
        create_token(alice, name=str(i))
    with pytest.raises(TokenRefused, match="revoke one"):
        create_token(alice, name="one more")


def test_it_makes_no_token_for_a_program(client_for, alice):
    token = create_token(alice, name="editor")
    answer = client_for(None).post(PAGE, {"name": "another"}, headers={"authorization": f"Token {token}"})
    assert answer.status_code == 302
    assert ApiToken.objects.count() == 1
