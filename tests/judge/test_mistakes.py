"""The words for named mistakes: there for every name, to the learner, and without the repair."""

import ast
import re
from functools import cache

import pytest

from attention_core.misconceptions import MISCONCEPTIONS
from grader.catalogue import exercises, red_flag_of_misconception
from grader.worker.cases import read_cases
from grader.worker.fact_kinds import QUESTIONS, FactKind
from grader.worker.findings import TITLES
from grader.worker.mistakes import MISTAKES

LEAST = 8  # characters of code that say something


@cache
def solution_code():
    """Every call, operation, comparison and subscript of all solutions, without blanks."""
    kinds = (ast.Call, ast.BinOp, ast.Compare, ast.Subscript)
    found = set()
    for exercise in exercises().values():
        tree = ast.parse((exercise.folder / "solution.py").read_text())
        found |= {bare(ast.unparse(node)) for node in ast.walk(tree) if isinstance(node, kinds)}
    return {code for code in found if len(code) >= LEAST}


def bare(text):
    return re.sub(r"\s", "", text)


def test_it_has_words_for_every_mistake_that_a_verdict_or_a_card_names():
    named = MISCONCEPTIONS.keys() | TITLES.keys() | red_flag_of_misconception().keys()
    assert named <= MISTAKES.keys()
    assert QUESTIONS.keys() == set(FactKind)


def test_every_mistake_that_a_verdict_can_name_has_a_card():
    listed = {m.id for exercise in exercises().values() for m in read_cases(exercise).misconceptions}
    assert (MISTAKES.keys() | TITLES.keys() | listed) - red_flag_of_misconception().keys() == set()


@pytest.mark.parametrize("name", MISTAKES)
def test_it_speaks_to_the_learner_and_asks_one_thing(name):
    told = MISTAKES[name]
    assert re.match(r"Your? [a-zA-Z]", told.clause)
    assert told.clause[-1] not in ".?!"
    assert told.question.endswith("?")
    assert told.question.count("?") == 1
    assert len(told.question) <= 125


def test_it_holds_no_code_of_a_solution():
    texts = [told.question for told in MISTAKES.values()] + list(QUESTIONS.values())
    given_away = {(code, text) for text in texts for code in solution_code() if code in bare(text)}
    assert not given_away
    assert not [text for text in texts if re.search(r"torch\.|\w\(\w+[,)]|[=*/@]", text.replace("log(0)", ""))]
