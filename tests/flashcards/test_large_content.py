"""A library of many files: read in several processes, and shown with as many queries as a small one."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from flashcards.attempts import submit_attempt
from flashcards.content import sharing
from flashcards.content.library import read_library
from flashcards.content.load import load
from flashcards.models import Question, QuizItem
from tests.flashcards.sample import QUESTION
from tests.quizzes.factories import quiz_item

FEW, MANY = 6, 60
ADDRESSES = (
    "/questions/",
    "/questions/copy-0/",
    "/quiz/",
    "/api/v1/questions/",
    "/api/v1/questions/copy-0/",
)


def copies(folder, count):
    """`count` more questions, each of which builds on the one before it."""
    for number in range(count):
        before = f"prerequisites: [{f'copy-{number - 1}' if number else ''}]"
        text = QUESTION.replace("exercises:", f"{before}\nexercises:", 1).replace("Votes", f"{number} votes")
        (folder / "questions" / f"copy-{number}.md").write_text(text)


def queries(client, address):
    with CaptureQueriesContext(connection) as captured:
        assert client.get(address).status_code == 200
    return len(captured)


@pytest.mark.django_db
@pytest.mark.database
def test_pages_and_api_take_as_many_queries_for_sixty_questions_as_for_six(client_for, alice, folder):
    seen = {}
    for count in (FEW, MANY):
        copies(folder, count)
        load(read_library(folder))
        for number in range(count):
            if not QuizItem.objects.filter(slug=f"item-{number}").exists():
                quiz_item(f"item-{number}", topic=f"topic-{number % 7}")
        for question in Question.objects.filter(slug__startswith="copy-")[:count]:
            submit_attempt(alice, question, "", now=timezone.now(), dont_know=True)
        client = client_for(alice)
        seen[count] = {address: queries(client, address) for address in ADDRESSES}
    assert seen[FEW] == seen[MANY]


def test_it_reads_the_same_in_several_processes(folder, monkeypatch):
    copies(folder, 5)
    broken = folder / "questions" / "copy-3.md"
    broken.write_text(broken.read_text().replace("level: junior", "level: expert"))
    alone = read_library(folder)
    monkeypatch.setattr(sharing, "SHARED_FROM", 2)
    shared = read_library(folder)
    assert [str(problem) for problem in shared.problems] == [str(problem) for problem in alone.problems]
    assert len(alone.problems) == 1
    assert [each.parts for each in shared.questions] == [each.parts for each in alone.questions]
    assert sharing._work is None


def test_it_reads_alone_where_it_is_a_process_of_many_already(monkeypatch):
    monkeypatch.setattr(sharing, "SHARED_FROM", 2)
    assert sharing.read_all(lambda n: sharing.read_all(lambda m: m * n, [1, 2, 3]), [1, 2]) == [[1, 2, 3], [2, 4, 6]]
