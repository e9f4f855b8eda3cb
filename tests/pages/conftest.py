from __future__ import annotations

import textwrap

import pytest
from django.utils import timezone

from flashcards.items import Wanted, add_items
from flashcards.models import ItemKind
from grader.models import Submission
from grader.statuses import SubmissionStatus
from tests.pages import factories

EXERCISE = """
number: 1
title: Causal attention
topic: masks
level: senior
summary: No query sees a later key.
function: causal_attention
parameters: [q, k, v]
family: attention
hints: [Count from the end., "Query $i$ stands at $i + T_k - T_q$."]
"""
CARD = """---
claim: The causal mask is tril(), whatever the lengths are.
misconceptions: [causal-top-left]
---
"""


@pytest.fixture
def exercise(tmp_path, settings):
    """The slug of the only exercise there is; its texts are these here, not the project's own."""
    settings.CONTENT_DIR = tmp_path
    folder = tmp_path / "exercises" / "causal-attention"
    folder.mkdir(parents=True)
    (folder / "exercise.yaml").write_text(EXERCISE)
    (folder / "statement.md").write_text("Write it: $w = \\frac{e^s}{\\sum e^s}$, with `a < b`.")
    (folder / "starter.py").write_text("def causal_attention(q, k, v):\n    return q < k\n")
    (folder / "solution.py").write_text("def causal_attention(q, k, v):\n    return MODEL_SOLUTION\n")
    flags = tmp_path / "red_flags"
    flags.mkdir()
    (flags / "causal-top-left.md").write_text(CARD)
    return folder.name


@pytest.fixture
def question(db):
    return factories.question()


@pytest.fixture
def submit():
    """`submit(alice, verdict)`: a judged submission; without a verdict one that waits."""

    code = "def causal_attention(q, k, v):\n    return v\n"

    def make(learner, verdict=None, *, source=code, kind="submit", device="cpu"):
        return Submission.with_runs.create(
            learner=learner,
            exercise="causal-attention",
            kind=kind,
            device=device,
            source=textwrap.dedent(source),
            status=verdict["status"] if verdict else SubmissionStatus.QUEUED,
            verdict=verdict,
            finished_at=timezone.now() if verdict else None,
        )

    return make


@pytest.fixture
def due_flag(db):
    """`due_flag(alice)`: a red flag in her queue, due now."""

    def make(learner, slug="mask-after-softmax"):
        flag = factories.red_flag(slug)
        add_items(learner, [Wanted(ItemKind.RED_FLAG, slug, "You wrote it.")], now=timezone.now())
        return flag

    return make
