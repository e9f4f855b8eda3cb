"""Two requests at the same moment, on a real database."""

from __future__ import annotations

import threading

import pytest
from django.db import connection, connections

from flashcards import interviews
from flashcards.interviews import NotNow, Sent, Wishes
from flashcards.models import Attempt, Interview
from tests.interviews.conftest import PARTLY

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]


def at_once(*calls):
    """Run them in threads that start together; what each raised, or None."""
    ready, raised = threading.Barrier(len(calls)), [None] * len(calls)

    def run(number, call):
        try:
            ready.wait()
            call()
        except Exception as error:  # noqa: BLE001 -- looked at by the test
            raised[number] = error
        finally:
            connections.close_all()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return raised


@pytest.fixture(autouse=True)
def _needs_postgresql():
    if connection.vendor != "postgresql":
        pytest.skip("SQLite takes one writer at a time")


def test_it_counts_two_answers_at_once_as_one(alice, begin, now):
    interview = begin(alice)
    texts = [f"{PARTLY} Tab {n}." for n in range(4)]
    raised = at_once(*(lambda text=text: interviews.answer(interview, 1, Sent(text), now=now) for text in texts))
    assert sum(one is None for one in raised) == 1
    assert all(isinstance(one, NotNow) for one in raised if one is not None)
    assert Attempt.objects.count() == 1
    first = interview.steps.all()[0]
    assert sorted([first.given["text"], *first.mark["also_sent"]]) == texts
    assert interview.steps.count() == 6


def test_it_begins_one_interview_from_two_taps(alice, asked, now):
    taps = [lambda: interviews.start(alice, Wishes(), key="tap", seed=1, now=now)] * 3
    assert at_once(*taps) == [None] * 3
    assert Interview.objects.count() == 1
