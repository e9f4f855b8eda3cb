from __future__ import annotations

import re

import pytest
from django.template.loader import render_to_string
from django.utils import timezone

from flashcards import day_queue
from flashcards.items import Wanted, add_items
from flashcards.models import Attempt, ItemKind
from flashcards.quizzes import Sent, Wishes, answer_question, start_quiz
from grader.tokens import create_token
from tests.pages import factories
from tests.quizzes.factories import quiz_item

ADDRESSES = [
    "/",
    "/questions/",
    "/questions/score-or-weight/",
    "/questions/score-or-weight/cheat-sheet/",
    "/red-flags/mask-after-softmax/",
    "/quiz/",
    "/exercises/",
    "/exercises/causal-attention/",
    "/review/",
    "/review/plan/",
    "/review/suspended/",
    "/me/",
    "/me/cards/",
    "/me/cards/new/",
    "/me/data/",
    "/me/tokens/",
]
MOST_QUERIES = 14  # session and learner included


@pytest.fixture
def quiz(alice):
    """A quiz with one question answered wrong, one still open."""
    for name in ("row-sum", "column-sum"):
        quiz_item(name)
    made = start_quiz(alice, Wishes(), key="a", seed=1, now=timezone.now())
    answer_question(made, 1, Sent("0.5"), now=timezone.now())
    return made


@pytest.fixture
def everything(alice, question, exercise, submit, due_flag):
    """Something on every page."""
    Attempt.objects.create(learner=alice, question=question, text=factories.LONG_ENOUGH, question_version=1)
    due_flag(alice)
    heat = factories.case(passed=False, heatmap=factories.HEATMAP)
    return submit(alice, factories.verdict(cases=[heat], misconceptions=[factories.TOP_LEFT], fused=factories.FUSED))


@pytest.fixture
def addresses(alice, everything, quiz):
    day_queue.freeze(alice, now=timezone.now())  # the day's first look costs more, once
    return [*ADDRESSES, f"/submissions/{everything.pk}/", f"/quiz/{quiz.pk}/", f"/quiz/{quiz.pk}/?question=1"]


def test_it_needs_neither_inline_scripts_nor_inline_styles(client_for, alice, addresses):
    for address in addresses:
        text = client_for(alice).get(address).content.decode()
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", text), address
        assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", text)), address


def test_it_asks_nothing_of_another_host(client_for, alice, addresses):
    for address in addresses:
        text = client_for(alice).get(address).content.decode()
        assert not re.findall(r"<(?:script|link|img)[^>]+(?:src|href)=\"(?:https?:)?//", text), address


def test_it_has_one_heading_one_main_and_a_way_past_the_header(client_for, alice, addresses):
    for address in addresses:
        text = client_for(alice).get(address).content.decode()
        assert text.count("<h1") == 1, address
        assert text.count("<main") == 1, address
        assert 'href="#main"' in text, address
        assert '<html lang="en">' in text, address


def test_it_sends_the_policy_with_every_page(client_for, alice, addresses):
    for address in addresses:
        policy = client_for(alice).get(address)["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_it_needs_few_queries(client_for, alice, addresses, django_assert_max_num_queries):
    client = client_for(alice)
    for address in addresses:
        with django_assert_max_num_queries(MOST_QUERIES, info=address):
            client.get(address)


def test_it_needs_no_more_queries_for_more_rows(
    client_for, alice, addresses, submit, django_assert_num_queries, django_assert_max_num_queries
):
    client = client_for(alice)
    before = {}
    for address in addresses:
        with django_assert_max_num_queries(MOST_QUERIES) as asked:
            client.get(address)
        before[address] = len(asked)
    for i in range(8):
        quiz_item(f"more-{i}", topic=f"topic-{i}")
        start_quiz(alice, Wishes(), key=f"more-{i}", seed=i, now=timezone.now())
        other = factories.question(f"another-{i}")
        Attempt.objects.create(learner=alice, question=other, dont_know=True, question_version=1)
        submit(alice, factories.verdict())
        submit(alice, factories.verdict(), kind="run")
        create_token(alice, name=f"machine {i}")
        add_items(alice, [Wanted(ItemKind.RED_FLAG, f"flag-of-another-{i}", "x")], now=timezone.now())
    for address in addresses:
        with django_assert_num_queries(before[address], info=address):
            client.get(address)


def test_it_has_error_pages_that_need_no_database():
    for page in ("400.html", "403.html", "403_csrf.html", "404.html", "500.html"):
        assert "<h1>" in render_to_string(page)


def test_it_styles_the_account_pages(client_for, alice):
    for address in ("/accounts/login/", "/accounts/signup/"):
        text = client_for(None).get(address).content.decode()
        assert 'class="site-header"' in text
        assert '<label for="id_' in text
    assert 'class="site-header"' in client_for(alice).get("/accounts/logout/").content.decode()
