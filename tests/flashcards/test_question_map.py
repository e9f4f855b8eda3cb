from __future__ import annotations

import pytest

from flashcards.models import Question
from flashcards.question_map import depths, in_order_of_use, topics_in_order
from grader.names import short_name


def question(slug, topic, level="junior", before=()):
    return Question(slug=slug, prompt=slug, topic=topic, level=level, prerequisites=list(before))


def test_it_counts_the_longest_way():
    found = depths({"a": [], "b": ["a"], "c": ["a", "b"], "d": ["c", "a"], "e": ["gone"]})
    assert found == {"a": 0, "b": 1, "c": 2, "d": 3, "e": 0}


def test_it_refuses_a_circle():
    with pytest.raises(ValueError, match="lead back"):
        depths({"a": ["b"], "b": ["a"]})


def test_it_begins_with_what_needs_nothing():
    rows = [
        question("z-last", "Systems", before=["b"]),
        question("b", "Masks", before=["a"]),
        question("c", "Softmax", "staff", before=["a"]),
        question("d", "Softmax", "junior", before=["a"]),
        question("a", "Softmax"),
    ]
    told = [(topic.title, [q.slug for q in topic.questions]) for topic in topics_in_order(rows)]
    assert told == [("Softmax", ["a", "d", "c"]), ("Masks", ["b"]), ("Systems", ["z-last"])]


def test_it_suggests_first_what_most_others_build_on():
    rows = [
        question("a-alone", "Softmax"),
        question("base", "Softmax"),
        question("staff", "Masks", "staff", before=["base"]),
        question("junior", "Masks", before=["base"]),
    ]
    assert [q.slug for q in in_order_of_use(rows)] == ["base", "a-alone", "junior", "staff"]


@pytest.mark.parametrize(
    ("slug", "name"),
    [
        ("score-to-weight", "Score to weight"),
        ("kv-cache", "KV cache"),
        ("softcap-and-qk-norm", "Softcap and QK norm"),
        ("alibi", "ALiBi"),
    ],
)
def test_it_names_a_question_in_few_words(slug, name):
    assert short_name(slug) == name
