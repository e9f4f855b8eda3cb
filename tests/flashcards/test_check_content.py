"""Checking content: code is run and numbers are recomputed, in a process with torch."""

from __future__ import annotations

import signal
import subprocess
import sys
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from flashcards.content.watch import changed_names, saved_at
from tests.conftest import ROOT
from tests.flashcards.sample import QUESTION, write_content

WRONG = (
    QUESTION.replace("first: 0.731 = weights[0]", "first: 0.732 = weights[0]\n  other: 1 = wieghts[0]")
    .replace("```output\n[1, 2]", "```output\n[1, 3]")
    .replace(
        "### Worked example\n",
        "### Worked example\n\n```python run\nfine = 1\nfine / 0\n```\n\n```python run\nprint(fine)\n```\n",
    )
)


def check(folder):
    out = StringIO()
    call_command("check_content", folder=folder, no_exercises=True, stdout=out)
    return out.getvalue()


def line_in(text, words):
    return text[: text.index(words)].count("\n") + 1


def test_it_says_what_it_checked_where_all_is_right(folder):
    assert check(folder) == "1 question, 3 red flags, 2 numbers and 1 piece of code are right.\n"


def test_it_says_every_wrong_number_and_output_with_its_line(folder):
    write_content(folder, question=WRONG)
    with pytest.raises(CommandError) as refused:
        check(folder)
    text = str(refused.value)
    for words, says in (
        ("first: 0.732", "[[first]] shows 0.732, but the expression gives 0.7310585786"),
        ("other: 1", "[[other]]: NameError: name 'wieghts' is not defined"),
        ("fine / 0", "the code raises ZeroDivisionError: division by zero"),
        ("```python run\nprint(fine)", "the code prints\n    1\nbut the text shows\n    nothing"),
        ("```python run\nprint([1, 2])", "the code prints\n    [1, 2]\nbut the text shows\n    [1, 3]"),
    ):
        assert f"score-to-weight.md:{line_in(WRONG, words)}: {says}" in text
    assert text.endswith("5 errors.")


def test_it_says_where_the_setup_fails(folder):
    broken = QUESTION.replace("  weights = torch.tensor", "  one = 1\n  weights = torch.tensro")
    write_content(folder, question=broken)
    with pytest.raises(
        CommandError, match=rf"score-to-weight.md:{line_in(broken, 'weights = torch.tensro')}: the setup"
    ):
        check(folder)


def test_it_says_when_the_code_ends_its_process(folder):
    write_content(folder, question=QUESTION.replace("print([1, 2])", "import os; os._exit(3)"))
    with pytest.raises(CommandError, match="ended its process"):
        check(folder)


def test_it_runs_the_code_elsewhere(folder):
    write_content(folder, question=QUESTION.replace("print([1, 2])", "import sys; sys.rowsum = 1; print([1, 2])"))
    check(folder)
    assert not hasattr(sys, "rowsum")


def test_it_checks_only_what_is_named(folder):
    write_content(folder, question=WRONG)
    out = StringIO()
    call_command("check_content", "mask-after-softmax", folder=folder, no_exercises=True, stdout=out)
    assert out.getvalue() == "mask-after-softmax: right.\n"
    with pytest.raises(CommandError, match="5 errors"):
        call_command("check_content", "score-to-weight", folder=folder, no_exercises=True)


def test_it_says_that_a_name_is_unknown(folder):
    with pytest.raises(CommandError, match="There is nothing called 'no-such-thing'"):
        call_command("check_content", "no-such-thing", folder=folder, no_exercises=True)


def test_it_knows_what_was_saved(tmp_path):
    (tmp_path / "questions").mkdir()
    (tmp_path / "exercises" / "softmax" / "wrong").mkdir(parents=True)
    kept, rules = tmp_path / "questions" / "alibi.md", tmp_path / "questions" / "alibi.marking.yaml"
    kept.write_text("before")
    before = saved_at(tmp_path)
    assert changed_names(tmp_path, before, saved_at(tmp_path)) == set()
    rules.write_text("new")
    (tmp_path / "exercises" / "softmax" / "wrong" / "uniform-weights.py").write_text("")
    (tmp_path / "questions" / ".alibi.md.swp").write_text("an editor's own")
    assert changed_names(tmp_path, before, saved_at(tmp_path)) == {"alibi", "softmax"}
    kept.unlink()
    assert changed_names(tmp_path, before, saved_at(tmp_path)) == {"alibi", "softmax"}


def test_it_watches_until_it_is_told_to_end(folder):
    command = [sys.executable, "manage.py", "check_content", "--folder", str(folder), "--no-exercises", "--watch"]
    watching = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        # Whoever starts the tests in the background passes on that Ctrl-C is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads here
    )  # fmt: skip
    try:
        assert "Waiting for changes" in watching.stdout.readline()
        write_content(folder, question=WRONG)
        assert "score-to-weight.md" in watching.stderr.readline()
        watching.send_signal(signal.SIGINT)
        assert watching.wait(timeout=30) == 0
    finally:
        watching.kill()
        watching.communicate()
