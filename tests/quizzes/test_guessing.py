"""What could be answered without the subject is refused: by length, by big words, by its place."""

from __future__ import annotations

from flashcards.content.library import read_library
from tests.quizzes.sample import TOPIC, write_quizzes

SINGLE = """
  - id: {name}
    title: {name}
    kind: single
    level: junior
    prompt: Which?
    options:
      - {{text: {right}, right: true}}
      - {{text: {wrong}}}
      - {{text: something else}}
    explanation: This.
"""
CLAIM = """
  - id: {name}
    title: {name}
    kind: true-false
    level: junior
    prompt: A claim.
    truth: {truth}
    reasons: [{{text: because, right: true}}, {{text: since then}}, {{text: so}}]
    explanation: This.
"""
SAID = """
  - id: {name}
    title: {name}
    kind: red-flag
    level: junior
    prompt: Which?
    transcript:
      - {{who: interviewer, says: What?}}
      - {{who: candidate, says: One{first}}}
      - {{who: candidate, says: Two{second}}}
      - {{who: candidate, says: Three}}
    explanation: This.
"""
FLAG = ", from: {id: mask-after-softmax}"


def said(tmp_path, items):
    write_quizzes(tmp_path, topic="title: Topic\nitems:" + "".join(items))
    return [f"{problem.line}: {problem.text}" for problem in read_library(tmp_path).problems]


def single(name, right="the right one", wrong="the one that is wrong"):
    return SINGLE.format(name=name, right=right, wrong=wrong)


def test_it_has_nothing_against_the_sample(tmp_path):
    write_quizzes(tmp_path, topic=TOPIC)
    assert read_library(tmp_path).problems == []


def test_it_refuses_the_longest_option_as_a_habit(tmp_path):
    long = "the right one that is longer than it should"
    found = said(tmp_path, [single("a", long), single("b", long), single("c", long), single("d")])
    assert len(found) == 1
    assert "in 3 of 4 items the right option is the longest" in found[0]
    assert found[0].endswith("a, b, c")
    assert said(tmp_path, [single("a", long), single("b", long), single("c"), single("d")]) == []


def test_it_refuses_the_shortest_option_as_a_habit(tmp_path):
    longer = "the right one that is longer"
    found = said(tmp_path, [single("a"), single("b"), single("c"), single("d", longer)])
    assert len(found) == 1
    assert "in 3 of 4 items the right option is the shortest" in found[0]
    assert found[0].endswith("a, b, c")
    assert said(tmp_path, [single("a"), single("b"), single("c", longer), single("d", longer)]) == []


def test_it_refuses_big_words_in_wrong_options_only(tmp_path):
    found = said(tmp_path, [single("a", wrong="it is never so")])
    assert found == ["3: a: only wrong options say “always”, “never” or the like"]
    assert said(tmp_path, [single("a", right="always so", wrong="it is never so")]) == []


def test_it_refuses_options_that_point_at_others(tmp_path):
    assert "an option points at the others" in said(tmp_path, [single("a", wrong="all of the above")])[0]
    assert "an option points at the others" in said(tmp_path, [single("a", right="none of these options")])[0]


def test_it_refuses_claims_that_are_nearly_all_false(tmp_path):
    claims = [CLAIM.format(name=name, truth="false") for name in "abcd"]
    assert said(tmp_path, claims) == ["3: 4 of 4 claims are false; write some that are not"]
    assert said(tmp_path, [*claims[:3], CLAIM.format(name="d", truth="true")]) == []


def test_it_refuses_a_red_flag_at_the_same_place_each_time(tmp_path):
    second = [SAID.format(name=name, first="", second=FLAG) for name in "abc"]
    found = said(tmp_path, [*second, SAID.format(name="d", first=FLAG, second="")])
    assert found == ["3: the red flag is sentence 2 in 3 of 4 items; vary it"]
    mixed = [*second[:2], *(SAID.format(name=name, first=FLAG, second="") for name in "cd")]
    assert said(tmp_path, mixed) == []
