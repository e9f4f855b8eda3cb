"""The sample content, on disk and loaded, and short ways to say what tests say often."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from flashcards.content.library import read_library
from flashcards.content.load import load
from flashcards.models import ItemKind, Question, ReviewItem
from tests.flashcards.sample import write_content


@pytest.fixture
def now():
    """A Monday, ten in the morning."""
    return datetime(2026, 3, 2, 10, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path, settings):
    """The sample as the site's content folder."""
    write_content(tmp_path)
    settings.CONTENT_DIR = tmp_path
    return tmp_path


@pytest.fixture(scope="session")
def read_once():
    """The sample as the first test that wanted it has read it: reading runs its code, and gives the same each time."""
    return []


@pytest.fixture
def question(db, folder, read_once):
    if not read_once:
        read_once.append(read_library(folder))
    load(read_once[0])
    return Question.objects.get()


@pytest.fixture
def item_of(question, now):
    """`item_of(alice)` has the question in her queue since `now`."""

    def make(learner, kind=ItemKind.QUESTION, key="score-to-weight"):
        return ReviewItem.objects.create(learner=learner, kind=kind, key=key, due_at=now)

    return make
