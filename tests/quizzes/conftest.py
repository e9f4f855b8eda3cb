"""The sample topic: computed once by the real runner, and loaded for each test that asks."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.db import transaction

from flashcards.content.library import read_library
from flashcards.content.quiz_load import load_quizzes
from flashcards.content.quiz_run import compute
from flashcards.models import QuizItem, RedFlag
from flashcards.quizzes import Wishes, start_quiz
from tests.flashcards.sample import RED_FLAGS
from tests.quizzes.sample import SLUGS, write_quizzes


@pytest.fixture
def now():
    """A Monday, ten in the morning."""
    return datetime(2026, 3, 2, 10, tzinfo=UTC)


@pytest.fixture(scope="session")
def computed(tmp_path_factory):
    """The topics and the variants of their items."""
    folder = tmp_path_factory.mktemp("quizzes")
    write_quizzes(folder)
    topics = read_library(folder).quizzes
    variants, problems = compute(topics, SLUGS)
    assert [str(problem) for topic in topics for problem in topic.file.problems] == []
    assert problems == []
    return topics, variants


@pytest.fixture
def quiz_items(db, computed):
    """Rows of the sample by slug, with the red flags that they name."""
    fields = {"why_wrong": "<p>w</p>", "how_to_notice": "<p>h</p>", "say_instead": "<p>s</p>", "content_hash": "0"}
    RedFlag.objects.bulk_create(RedFlag(slug=slug, claim=claim, **fields) for slug, claim in RED_FLAGS.items())
    with transaction.atomic():
        load_quizzes(*computed)
    return {item.slug: item for item in QuizItem.objects.all()}


@pytest.fixture
def begin(quiz_items, now):
    """`begin(alice, "second-weight")`: a quiz of these items in this order, or of all."""

    def make(learner, *slugs, **wishes):
        live = QuizItem.objects.filter(slug__in=slugs or SLUGS)
        QuizItem.objects.exclude(pk__in=live.values("pk")).update(retired=True)
        count = len(slugs or SLUGS)
        quiz = start_quiz(learner, Wishes(**{"length": count} | wishes), key=f"key-{count}-{slugs}", seed=7, now=now)
        QuizItem.objects.update(retired=False)
        return quiz

    return make
