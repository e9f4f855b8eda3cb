"""Answers of every shape: what they are worth, what is behind a wrong one, and what is not an answer at all."""

from __future__ import annotations

from itertools import permutations

import pytest

from flashcards.quiz_asking import ask
from flashcards.quiz_marking import AnswerProblem, mark


def cause(name):
    return {"id": name, "card": f"card-of-{name}", "claim": name}


def option(right=False, name=None, why=""):
    return {"html": "x", "right": right, "cause": cause(name) if name else None, "why": why}


ONE = {"shape": "one", "options": [option(name="missing-scale", why="Divide."), option(right=True), option()]}
SEVERAL = {"shape": "several", "options": [option(True), option(True), option(name="double-softmax"), option()]}
CLASSES = {
    "shape": "classes",
    "classes": ["score", "weight"],
    "parts": [
        {"class": "score", "cause": cause("mask-after-softmax"), "why": ""},
        {"class": "weight", "cause": None, "why": "Shares."},
        {"class": "score", "cause": cause("mask-after-softmax"), "why": ""},
        {"class": "weight", "cause": None, "why": ""},
    ],
}
TRUTH = {
    "shape": "truth",
    "truth": False,
    "cause": cause("hard-argmax"),
    "options": [option(name="uniform-weights"), option(right=True), option()],
}
ORDER = {"shape": "order", "steps": ["b", "d", "a", "c"], "right_order": [3, 1, 4, 2]}
NUMBER = {
    "shape": "numbers",
    "precision": {"decimals": 2},
    "answer": [0.25],
    "share": True,
    "wrong": [
        {"values": [0.5], "cause": cause("uniform-weights"), "why": "Not all alike."},
        {"values": [0.5], "cause": cause("hard-argmax"), "why": ""},
        {"values": ["nan"], "cause": cause("no-max-subtraction"), "why": ""},
    ],
}
ROW = NUMBER | {
    "answer": [0.5, 0.5, 0.0],
    "wrong": [{"values": [1.0, 0.0, 0.0], "cause": cause("hard-argmax"), "why": ""}],
}


@pytest.mark.parametrize(
    ("asked", "given", "credit"),
    [
        (ONE, 2, 1.0),
        (ONE, 3, 0.0),
        (SEVERAL, [1, 2], 1.0),
        (SEVERAL, [2, 1, 1], 1.0),
        (SEVERAL, [1], 0.5),
        (SEVERAL, [1, 2, 4], 0.5),
        (SEVERAL, [1, 4], 0.0),
        (SEVERAL, [1, 2, 3, 4], 0.0),
        (CLASSES, [1, 2, 1, 2], 1.0),
        (CLASSES, [1, 2, 1, 1], 0.75),
        (CLASSES, [2, 1, 2, 1], 0.0),
        (TRUTH, {"truth": False, "reason": 2}, 1.0),
        (TRUTH, {"truth": False, "reason": 1}, 0.5),
        (TRUTH, {"truth": True, "reason": 2}, 0.0),
        (ORDER, [3, 1, 4, 2], 1.0),
        (ORDER, [1, 3, 4, 2], 4 / 6),
        (ORDER, [2, 4, 1, 3], 0.0),
        (NUMBER, "0.25", 1.0),
        (NUMBER, "25%", 1.0),
        (NUMBER, 0.25, 1.0),
        (NUMBER, "1/4", 1.0),
        (NUMBER, "0.3", 0.0),
        (ROW, "0.5, 0.5, 0", 1.0),
        (ROW, [0.5, 0.5, 0], 1.0),
        (ROW, ["1/2", "1/2", 0], 1.0),
        (ROW, "0.5, 0, 0.5", 0.0),
    ],
)
def test_it_gives_the_credit_that_is_due(asked, given, credit):
    assert mark(asked, given).credit == pytest.approx(credit)


@pytest.mark.parametrize(
    ("asked", "given", "names", "whys"),
    [
        (ONE, 1, ["missing-scale"], ["Divide."]),
        (ONE, 3, [], []),
        (SEVERAL, [1, 2, 3], ["double-softmax"], []),
        (CLASSES, [2, 1, 2, 2], ["mask-after-softmax"], ["Shares."]),
        (TRUTH, {"truth": True, "reason": 2}, ["hard-argmax"], []),
        (TRUTH, {"truth": True, "reason": 1}, ["hard-argmax", "uniform-weights"], []),
        (TRUTH, {"truth": False, "reason": 1}, ["uniform-weights"], []),
        (NUMBER, "50%", ["uniform-weights", "hard-argmax"], ["Not all alike."]),
        (NUMBER, "nan", ["no-max-subtraction"], []),
        (NUMBER, "0.3", [], []),
        (ROW, "1 0 0", ["hard-argmax"], []),
        (ROW, "0 0.5 0.5", [], []),
        (ORDER, [2, 4, 1, 3], [], []),
    ],
)
def test_it_names_what_is_behind_a_wrong_answer(asked, given, names, whys):
    made = mark(asked, given)
    assert ([each["id"] for each in made.causes], made.whys) == (names, whys)


@pytest.mark.parametrize(
    ("asked", "given", "says"),
    [
        (ONE, None, "Choose one"),
        (ONE, 0, "Choose one"),
        (ONE, 4, "Choose one"),
        (ONE, "2", "Choose one"),
        (ONE, True, "Choose one"),
        (ONE, [2], "Choose one"),
        (SEVERAL, [], "at least one"),
        (SEVERAL, 1, "at least one"),
        (SEVERAL, [1, 5], "at least one"),
        (SEVERAL, [[1]], "at least one"),
        (CLASSES, [1, 2, 1], "each of the 4 lines"),
        (CLASSES, [1, 2, 1, None], "each of the 4 lines"),
        (CLASSES, [1, 2, 1, 3], "each of the 4 lines"),
        (TRUTH, {"reason": 1}, "true or false"),
        (TRUTH, True, "true or false"),
        (TRUTH, {"truth": "false", "reason": 1}, "true or false"),
        (TRUTH, {"truth": False}, "reason too"),
        (ORDER, [1, 2, 3], "from 1 to 4"),
        (ORDER, [1, 2, 3, 3], "from 1 to 4"),
        (ORDER, [1, 2, 3, None], "from 1 to 4"),
        (NUMBER, "", "no answer yet"),
        (NUMBER, None, "Write a number"),
        (NUMBER, {}, "Write a number"),
        (NUMBER, True, "Write a number"),
        (NUMBER, [0.1, 0.2], "more than one number"),
        (NUMBER, "25", "lies between 0 and 1"),
        (NUMBER, "1,234", "could be"),
        (ROW, "0.5, 0.5", "3 numbers"),
        (ROW, [[0.5], 0.5, 0], "do not understand"),
    ],
)
def test_it_asks_again_for_what_is_no_answer(asked, given, says):
    with pytest.raises(AnswerProblem, match=says):
        mark(asked, given)


def test_it_takes_a_number_above_one_for_wrong_where_a_known_mistake_gives_one():
    asked = NUMBER | {"share": False}
    assert mark(asked, "25").credit == 0.0


def test_it_reads_the_echo_back():
    assert mark(NUMBER, "1 / 4").read_as == "0.250"
    assert mark(NUMBER, "1 / 4").as_json() == {"credit": 1.0, "read_as": "0.250", "causes": [], "whys": []}


def test_it_shows_the_values_of_its_variant_in_a_part_and_in_what_is_said_of_it():
    part = {"html": "[[c]] more", "class": "grows", "cause": None, "why": "<p>By $[[c]]$.</p>"}
    body = {"shape": "classes", "prompt": "", "explanation": "", "classes": ["grows", "stays"], "parts": [part]}
    asked = ask(body, {"show": {"c": "5"}, "values": {}, "matrix": None}, seed="1")
    assert (asked["parts"][0]["html"], asked["parts"][0]["why"]) == ("5 more", "<p>By $5$.</p>")


def test_it_earns_nothing_to_order_by_chance():
    found = [mark(ORDER, list(order)).credit for order in permutations([1, 2, 3, 4])]
    assert sum(credit > 0 for credit in found) * 2 < len(found)
    assert found.count(1.0) == 1
