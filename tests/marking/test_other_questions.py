"""Attempts at the other questions, labelled by readers who had not seen the rules: what is right stays right."""

from __future__ import annotations

from pathlib import Path

import pytest

from flashcards.marking import mark, marked_questions
from tests.marking.conftest import read_lines, tally

FOLDER = Path(__file__).parent / "questions"
FILES = sorted(FOLDER.glob("*.jsonl"))
LEAST_F1, LEAST_PRECISION, LEAST_RECALL = 0.96, 0.99, 0.94  # of points, and of red flags, over all files: see README.md


@pytest.fixture(scope="module")
def counts():
    return tally(FILES)


def test_it_finds_the_points_of_every_question(counts):
    right, wrong, missed = (counts["points", outcome] for outcome in ("right", "wrong", "missed"))
    assert 2 * right / (2 * right + wrong + missed) >= LEAST_F1


def test_it_seldom_accuses_wrongly(counts):
    right, wrong = counts["red_flags", "right"], counts["red_flags", "wrong"]
    assert right / (right + wrong) >= LEAST_PRECISION


def test_it_finds_most_red_flags(counts):
    right, missed = counts["red_flags", "right"], counts["red_flags", "missed"]
    assert right / (right + missed) >= LEAST_RECALL


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_knows_what_a_label_names(path):
    assert path.stem in marked_questions()
    points = {point["id"] for point in mark(path.stem, "")["points"]}
    assert len(read_lines(path)) >= 12
    assert all(set(row["points"]) <= points for row in read_lines(path))
