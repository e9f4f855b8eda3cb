"""The command that makes the files of something new."""

from __future__ import annotations

from io import StringIO

import pytest
import yaml
from django.core.management import CommandError, call_command

from flashcards.content.library import read_library


def new(folder, kind, slug):
    out = StringIO()
    call_command("new_content", kind, slug, folder=folder, stdout=out)
    return out.getvalue()


def test_it_begins_a_question_that_says_what_is_left_to_write(folder):
    told = new(folder, "question", "why-scale")
    assert "why-scale.md" in told
    assert "why-scale.marking.yaml" in told
    problems = [f"{p.path.name}: {p.text}" for p in read_library(folder).problems]
    assert "why-scale.md: “## TL;DR” is empty" in problems
    assert "why-scale.md: 'prompt' is empty" in problems
    assert not any("missing" in each for each in problems)


def test_it_begins_a_red_flag(folder):
    new(folder, "red-flag", "rows-need-not-sum")
    problems = [f"{p.path.name}: {p.text}" for p in read_library(folder).problems]
    assert "rows-need-not-sum.md: “## Why it is wrong” is empty" in problems


def test_it_begins_an_exercise_with_the_next_number(folder):
    (folder / "exercises" / "causal-attention").mkdir(parents=True, exist_ok=True)
    (folder / "exercises" / "causal-attention" / "exercise.yaml").write_text("number: 14\n")
    new(folder, "exercise", "cosine-attention")
    made = folder / "exercises" / "cosine-attention"
    assert yaml.safe_load((made / "exercise.yaml").read_text())["number"] == 15
    for name in ("starter.py", "solution.py"):
        names = {}
        exec(compile((made / name).read_text(), name, "exec"), names)
        assert callable(names["cosine_attention"])
    assert yaml.safe_load((made / "cases.yaml").read_text())["cases"]


def test_it_says_what_is_left_to_write_of_an_exercise(folder):
    new(folder, "exercise", "row-shares")
    with pytest.raises(CommandError) as refused:
        call_command("check_content", "row-shares", folder=folder)
    text = str(refused.value)
    for line, says in ((2, "'title' is empty"), (3, "'topic' is empty"), (10, "an entry of 'hints' is empty")):
        assert f"row-shares/exercise.yaml:{line}: {says}" in text
    head = folder / "exercises" / "row-shares" / "exercise.yaml"
    head.write_text(head.read_text().replace("questions: []", "questions: [score-to-wait]"))
    with pytest.raises(CommandError, match=r"exercise\.yaml:11: there is no question 'score-to-wait'; do you mean"):
        call_command("check_content", "row-shares", folder=folder, no_exercises=True)


def test_it_begins_a_topic_of_quizzes_that_is_right_as_it_stands(folder):
    assert "row-maximum.yaml" in new(folder, "quiz", "row-maximum")
    out = StringIO()
    call_command("check_content", "row-maximum", folder=folder, no_exercises=True, stdout=out)
    assert out.getvalue() == "row-maximum: right.\n"
    topic = read_library(folder).quizzes[0]
    assert (topic.title, [item.slug for item in topic.items]) == (
        "Row maximum",
        ["row-maximum-equal-scores", "row-maximum-which-side"],
    )


def test_it_overwrites_nothing(folder):
    before = (folder / "questions" / "score-to-weight.md").read_text()
    with pytest.raises(CommandError, match="is there already"):
        new(folder, "question", "score-to-weight")
    assert (folder / "questions" / "score-to-weight.md").read_text() == before


@pytest.mark.parametrize("slug", ["Why Scale", "../out", "a/b", "", "-"])
def test_it_refuses_what_is_no_slug(folder, slug):
    with pytest.raises(CommandError, match="is no slug"):
        new(folder, "question", slug)
