"""Loading content: all or nothing, and again without a change."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from flashcards.models import Attempt, FollowUp, Question, QuestionVersion, RedFlag
from tests.flashcards.sample import QUESTION, write_content


def load(folder):
    out = StringIO()
    call_command("load_content", folder=folder, stdout=out)
    return out.getvalue().splitlines()


def test_it_loads_everything(db, folder):
    assert load(folder) == [
        "added red flag causal-top-left",
        "added red flag mask-after-softmax",
        "added red flag scores-sum-to-one",
        "added question score-to-weight",
        "0 unchanged",
    ]
    question = Question.objects.get()
    assert (question.version, question.follow_ups.count()) == (1, 3)
    order = question.red_flags.order_by("questionredflag__position").values_list("slug", flat=True)
    assert list(order) == ["mask-after-softmax", "scores-sum-to-one", "causal-top-left"]
    assert [part.label for part, _ in question.parts_in_order][:2] == ["Memory aid", "Analogy"]


def test_it_changes_nothing_the_second_time(db, folder, django_assert_max_num_queries):
    load(folder)
    with django_assert_max_num_queries(9):
        assert load(folder) == ["4 unchanged"]
    assert Question.objects.get().version == 1


def test_it_gives_an_edited_question_the_next_version(db, folder):
    load(folder)
    write_content(folder, question=QUESTION.replace("Votes and seats.", "A pie."))
    assert load(folder) == ["updated question score-to-weight", "3 unchanged"]
    question = Question.objects.get()
    assert (question.version, "A pie." in question.parts["analogy"]) == (2, True)


def test_it_keeps_what_each_version_said(db, folder):
    load(folder)
    write_content(folder, question=QUESTION.replace("Votes and seats.", "A pie."))
    load(folder)
    load(folder)
    first, second = QuestionVersion.objects.order_by("version")
    assert (first.version, second.version) == (1, 2)
    assert "Votes and seats." in first.content["parts"]["analogy"]
    assert "A pie." in second.content["parts"]["analogy"]
    assert [each["slug"] for each in first.content["follow_ups"]] == ["why-scores", "row-maximum", "attention-map"]
    assert first.content["red_flags"] == ["mask-after-softmax", "scores-sum-to-one", "causal-top-left"]


def test_it_keeps_the_present_version_of_what_was_loaded_before_versions_were_kept(db, folder):
    load(folder)
    QuestionVersion.objects.all().delete()
    assert load(folder) == ["4 unchanged"]
    assert QuestionVersion.objects.get().version == 1


def test_it_leaves_retired_what_a_host_retired(db, folder):
    load(folder)
    for rows in (Question.objects.all(), RedFlag.objects.filter(slug="scores-sum-to-one")):
        rows.update(retired=True, retired_by_host=True)
    write_content(folder, question=QUESTION.replace("Votes and seats.", "A pie."))
    load(folder)
    question = Question.objects.get()
    assert (question.retired, question.version) == (True, 2)
    assert RedFlag.objects.get(slug="scores-sum-to-one").retired
    Question.objects.update(retired_by_host=False)
    load(folder)
    assert not Question.objects.get().retired


def test_it_fills_in_what_is_marked_of_follow_ups(db, folder):
    head = "follow_ups: {row-maximum: {after_missing: [rows-sum-to-one], key_points: [{id: stays, text: It stays.}]}}"
    write_content(folder, question=QUESTION.replace("exercises:", f"{head}\nexercises:", 1))
    load(folder)
    found = FollowUp.objects.get(slug="row-maximum")
    assert (found.key_points, found.after_missing) == ([{"id": "stays", "text": "It stays."}], ["rows-sum-to-one"])


def test_it_follows_a_new_order_of_red_flags(db, folder):
    load(folder)
    flipped = "red_flags: [causal-top-left, scores-sum-to-one, mask-after-softmax]"
    old = "red_flags: [mask-after-softmax, scores-sum-to-one, causal-top-left]"
    write_content(folder, question=QUESTION.replace(old, flipped))
    load(folder)
    first = Question.objects.get().red_flags.order_by("questionredflag__position").first()
    assert first.slug == "causal-top-left"


def test_it_retires_what_vanished_and_keeps_its_history(db, folder, alice):
    load(folder)
    question = Question.objects.get()
    Attempt.objects.create(learner=alice, question=question, question_version=1, text="x")
    path = write_content(folder)
    path.unlink()
    assert "retired question score-to-weight" in load(folder)
    question.refresh_from_db()
    assert (question.retired, question.attempts.count()) == (True, 1)
    write_content(folder)
    assert "updated question score-to-weight" in load(folder)
    question.refresh_from_db()
    assert (question.retired, question.version) == (False, 1)


def test_it_retires_a_follow_up_that_vanished_and_brings_it_back(db, folder):
    load(folder)
    write_content(folder, question=QUESTION.replace("{#row-maximum}", "{#subtracting-the-maximum}"))
    load(folder)
    retired = dict(FollowUp.objects.values_list("slug", "retired"))
    assert retired == {
        "why-scores": False,
        "subtracting-the-maximum": False,
        "attention-map": False,
        "row-maximum": True,
    }
    write_content(folder)
    load(folder)
    assert not FollowUp.objects.get(slug="row-maximum").retired


def test_it_loads_nothing_where_anything_is_wrong(db, folder):
    (folder / "red_flags" / "causal-top-left.md").unlink()
    with pytest.raises(CommandError) as refused:
        load(folder)
    assert "score-to-weight.md:" in str(refused.value)
    assert "there is no red flag 'causal-top-left'" in str(refused.value)
    assert "no red flag explains 'causal-top-left'" in str(refused.value)
    assert str(refused.value).endswith("2 errors; nothing was changed.")
    assert not Question.objects.exists()
    assert not RedFlag.objects.exists()


def test_it_keeps_the_version_where_only_the_rendering_is_new(db, folder):
    load(folder)
    Question.objects.update(tldr="<p>as an older renderer made it</p>")
    assert load(folder) == ["updated question score-to-weight", "3 unchanged"]
    assert Question.objects.get().version == 1


def test_it_loads_the_projects_own_content(content):
    assert Question.objects.get(slug="score-to-weight").follow_ups.count() >= 3
