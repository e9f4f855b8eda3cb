"""Answers to follow-ups: found by rules of their own, which add to those of the question."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from flashcards.marking import NoRulesError, mark, mark_follow_up, marked_follow_ups, marked_questions
from flashcards.marking.registry import QUESTIONS
from flashcards.marking.rules import RulesError, load_rules

FILES = sorted((Path(__file__).parent / "follow_ups").glob("*.jsonl"))
ROWS = [
    pytest.param(path.stem, row, id=f"{path.stem}-{row['follow_up']}-{number}")
    for path in FILES
    for number, row in enumerate(map(json.loads, path.read_text(encoding="utf-8").splitlines()))
]
RULES = """
question: caches
concepts:
  kept: {kind: part, say: [kept]}
points:
  - {id: kept, any: [{says: [kept]}]}
red_flags:
  - {id: all-wrong, text: Nothing is., any: [{says: [kept, key]}]}
follow_ups:
  why-not-queries:
    concepts:
      past: {kind: part, say: [past query|queries]}
    points:
      - {id: not-read-again, any: [{says: [past]}]}
    red_flags: [all-wrong]
"""
QUESTION = """---
prompt: What does a cache keep?
key_points:
  - {id: kept, text: Keys and values.}
follow_ups:
  why-not-queries:
    key_points:
      - {id: not-read-again, text: A past query is not read again.}
---

## Follow-ups

### Why are there no queries in it? {#why-not-queries}
"""


@pytest.mark.parametrize(("question", "row"), ROWS)
def test_it_marks_as_a_reader_did(question, row):
    made = mark_follow_up(question, row["follow_up"], row["text"])
    covered = {point["id"] for point in made["points"] if point["covered"]}
    assert (covered, {flag["id"] for flag in made["red_flags"]}) == (set(row["points"]), set(row["red_flags"]))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_has_a_covered_point_and_an_empty_answer_for_each(path):
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for slug in marked_follow_ups(path.stem):
        points = {point["id"] for point in mark_follow_up(path.stem, slug, "")["points"]}
        own = [set(row["points"]) for row in rows if row["follow_up"] == slug]
        assert set().union(*own) == points
        assert set() in own


def test_it_says_what_was_asked_and_quotes_the_answer():
    made = mark_follow_up("score-to-weight", "subtract-row-maximum", "Nothing changes. The weights stay the same.")
    assert (made["question"], made["follow_up"], made["score"]) == ("score-to-weight", "subtract-row-maximum", 0.3333)
    assert made["missing"] == ["factor-cancels", "no-overflow"]
    assert made["points"][0]["evidence"] in "Nothing changes. The weights stay the same."
    assert "follow_up" not in mark("score-to-weight", "")


@pytest.mark.parametrize("slug", [slug for slug in marked_questions() if marked_follow_ups(slug)])
def test_it_covers_nothing_with_the_question_itself(slug):
    for follow_up in marked_follow_ups(slug):
        rules = load_rules(QUESTIONS / f"{slug}.marking.yaml", follow_up)
        assert mark_follow_up(slug, follow_up, rules.prompt)["score"] == 0


def test_it_refuses_what_has_no_rules():
    with pytest.raises(NoRulesError, match="score-to-weight/no-such'; there are some for: causal-mask-on-scores"):
        mark_follow_up("score-to-weight", "no-such", "x")
    with pytest.raises(NoRulesError, match="none of its follow-ups"):
        mark_follow_up("no-such", "no-such", "x")


@pytest.fixture
def files(tmp_path):
    def write(rules=RULES, question=QUESTION):
        (tmp_path / "caches.md").write_text(question)
        path = tmp_path / "caches.marking.yaml"
        path.write_text(rules)
        return path

    return write


def test_it_shares_concepts_and_red_flags_with_the_question(files):
    rules = load_rules(files(), "why-not-queries")
    assert (rules.follow_up, rules.prompt) == ("why-not-queries", "Why are there no queries in it?")
    assert [point.text for point in rules.points] == ["A past query is not read again."]
    assert [flag.text for flag in rules.red_flags] == ["Nothing is."]
    names = {concept.name for concept in rules.lexicon.concepts}
    assert {"kept", "past"} <= names
    assert "past" not in {concept.name for concept in load_rules(files()).lexicon.concepts}


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[all-wrong]", "[none-such]", "the question has no rules for the red flag 'none-such'"),
        ("id: not-read-again", "id: other", "'other' is no key point of why-not-queries"),
        ("says: [past]", "says: [future]", "no concept 'future'"),
        ("why-not-queries:", "why-queries:", "there are no rules for the follow-up 'why-not-queries'"),
        ("    red_flags:", "    flags:", r"unknown: \['flags'\]"),
        ("  why-not-queries:\n", "  why-not-queries: []\n  more:\n", "`follow_ups` is a block"),
    ],
)
def test_it_says_what_is_wrong_with_the_rules(files, old, new, says):
    with pytest.raises(RulesError, match=says):
        load_rules(files(RULES.replace(old, new)), "why-not-queries")


def test_it_needs_the_follow_up_in_the_question(files):
    with pytest.raises(RulesError, match="there is no follow-up 'why-not-queries'"):
        load_rules(files(question=QUESTION.replace("{#why-not-queries}", "{#why}")), "why-not-queries")


def test_the_command_marks_a_follow_up(tmp_path):
    path = tmp_path / "answer.txt"
    path.write_text("The weights stay the same.")
    out = StringIO()
    call_command("mark", "score-to-weight/subtract-row-maximum", str(path), "--json", stdout=out)
    made = json.loads(out.getvalue())
    assert made == mark_follow_up("score-to-weight", "subtract-row-maximum", "The weights stay the same.")
    for wrong, known in (("score-to-weight/no-such", "score-to-weight/row-without-keys"), ("score-to-weight/", "")):
        with pytest.raises(CommandError, match=f"No follow-up '{wrong}' has marking rules.*{known}") as refused:
            call_command("mark", wrong, str(path))
        assert refused.value.returncode == 2
