"""Loading quiz items: computed once, again only where the text changed; versions grow, what vanished is retired."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from flashcards.content import process
from flashcards.models import QuizItem
from tests.flashcards.sample import write_content
from tests.quizzes.sample import SLUGS, TOPIC, write_quizzes


def load(folder):
    out = StringIO()
    call_command("load_content", folder=folder, stdout=out)
    return [line for line in out.getvalue().splitlines() if "quiz item" in line or "unchanged" in line]


@pytest.fixture
def loaded(db, tmp_path):
    """A folder whose content is in the database."""
    write_quizzes(tmp_path)
    assert load(tmp_path) == [*(f"added quiz item {slug}" for slug in SLUGS), "0 unchanged"]
    return tmp_path


@pytest.fixture
def no_process(monkeypatch):
    """Starting the process with torch fails."""
    monkeypatch.setattr(process.sys, "executable", "/no/such/python")


def versions():
    return dict(QuizItem.objects.exclude(version=1).values_list("slug", "version"))


def test_it_freezes_the_variants_and_follows_the_files(loaded, no_process, django_assert_max_num_queries):
    item = QuizItem.objects.get(slug="second-weight")
    assert (item.topic, item.topic_title, item.kind, item.level, item.version) == (
        "rows-of-one",
        "Rows of one",
        "numeric",
        "junior",
        1,
    )
    assert len(item.variants) == 20
    assert len({str(variant["parameters"]) for variant in item.variants}) == 20

    with django_assert_max_num_queries(9):
        assert load(loaded) == ["16 unchanged"]

    # What only needs text is loaded without a process; so is a new order, a new title of the topic, a deletion.
    edited = TOPIC.replace("Put softmax in order.", "Put it in order.").replace("Rows of one", "Rows")
    write_quizzes(loaded, topic=edited)
    assert len(load(loaded)) == len(SLUGS) + 1
    assert versions() == {"steps": 2}
    assert set(QuizItem.objects.values_list("topic_title", flat=True)) == {"Rows"}

    write_quizzes(loaded, topic=TOPIC[: TOPIC.index("  - id: effect")])
    assert "retired quiz item effect" in load(loaded)
    assert QuizItem.objects.get(slug="effect").retired
    write_quizzes(loaded)
    assert "updated quiz item effect" in load(loaded)
    effect = QuizItem.objects.get(slug="effect")
    assert (effect.retired, effect.version) == (False, 1)


def test_it_computes_an_edited_item_anew(loaded):
    before = dict(QuizItem.objects.values_list("slug", "variants"))
    write_quizzes(loaded, topic=TOPIC.replace("b: decimal(-1, 1)", "b: decimal(-2, 1)"))
    assert load(loaded) == ["updated quiz item second-weight", "15 unchanged"]
    assert versions() == {"second-weight": 2}
    after = dict(QuizItem.objects.values_list("slug", "variants"))
    assert {slug for slug in SLUGS if before[slug] != after[slug]} == {"second-weight"}


def test_it_changes_nothing_where_anything_does_not_compute(loaded):
    write_quizzes(loaded, topic=TOPIC.replace("answer: weights[1]", "answer: weights[7]"))
    with pytest.raises(CommandError, match=r"rows-of-one.yaml:23: second-weight: IndexError(.|\n)*1 error; nothing"):
        load(loaded)
    assert versions() == {}


def test_it_says_when_the_process_dies(db, tmp_path):
    write_quizzes(tmp_path, topic=TOPIC.replace("  def halves", "  import os; os._exit(3)\n  def halves"))
    with pytest.raises(CommandError, match=r"ended its process(.|\n)*Nothing was changed"):
        load(tmp_path)
    assert not QuizItem.objects.exists()


def test_it_starts_no_process_where_there_are_no_quizzes(db, tmp_path, no_process):
    write_content(tmp_path)
    assert load(tmp_path) == ["4 unchanged"] or load(tmp_path) == ["4 unchanged"]


def test_it_checks_quizzes_too(tmp_path):
    write_quizzes(tmp_path)
    out = StringIO()
    call_command("check_content", folder=tmp_path, no_exercises=True, stdout=out)
    assert "12 quiz items" in out.getvalue()
    write_quizzes(tmp_path, topic=TOPIC.replace("answer: weights[1]", "answer: weights[7]"))
    with pytest.raises(CommandError, match=r"rows-of-one.yaml:23: second-weight: IndexError"):
        call_command("check_content", "rows-of-one", folder=tmp_path, no_exercises=True, stdout=out)
