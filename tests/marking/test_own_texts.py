"""The words of the content itself: each key point is covered by its own text, and each red flag raised by its claim."""

from __future__ import annotations

import re

import pytest

from flashcards.content.document import read_document
from flashcards.marking import mark, mark_follow_up
from flashcards.marking.registry import marked_follow_ups
from tests.conftest import ROOT

CONTENT = ROOT / "content"
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
QUESTIONS = sorted(path.stem for path in (CONTENT / "questions").glob("*.md"))


def head_of(kind: str, slug: str) -> dict:
    return read_document(CONTENT / kind / f"{slug}.md").head


@pytest.mark.parametrize("slug", QUESTIONS)
def test_each_key_point_is_covered_by_its_own_text_and_accuses_nobody(slug):
    head = head_of("questions", slug)
    asked = [("", head["key_points"])]
    asked += [(name, head["follow_ups"][name]["key_points"]) for name in marked_follow_ups(slug)]
    unlike = []
    for follow_up, points in asked:
        for point in points:
            made = mark_follow_up(slug, follow_up, point["text"]) if follow_up else mark(slug, point["text"])
            if point["id"] in made["missing"] or made["red_flags"]:
                unlike.append((follow_up, point["id"], [flag["id"] for flag in made["red_flags"]]))
    assert not unlike


@pytest.mark.parametrize("slug", QUESTIONS)
def test_each_red_flag_is_raised_by_the_claim_of_its_card_and_not_by_what_to_say_instead(slug):
    unlike = []
    for name in head_of("questions", slug)["red_flags"]:
        card = read_document(CONTENT / "red_flags" / f"{name}.md")
        raised = {flag["id"] for flag in mark(slug, card.head["claim"])["red_flags"]}
        instead = LINK.sub(r"\1", card.section("Say this instead").text)
        if name not in raised or mark(slug, instead)["red_flags"]:
            unlike.append((name, raised))
    assert not unlike
