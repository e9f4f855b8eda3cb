"""Quizzes over HTTP."""

from __future__ import annotations

import pytest

from flashcards.models import Quiz, QuizAnswer
from flashcards.quiz_shown import right_answer
from tests.quizzes.sample import SLUGS

ADDRESS = "/api/v1/quizzes/"


def post(client, address, body):
    return client.post(address, body, content_type="application/json")


@pytest.fixture
def hers(client_for, alice, quiz_items):
    return client_for(alice)


def begin_over_http(client, **wishes):
    return post(client, ADDRESS, wishes).json()


def test_it_begins_a_quiz_and_hides_the_answers(hers):
    response = post(hers, ADDRESS, {"length": 50})
    body = response.json()
    assert response.status_code == 201
    assert (body["url"], body["finished"], body["answered"], body["credit"]) == (f"/quiz/{body['id']}/", False, 0, 0.0)
    assert len(body["questions"]) == len(SLUGS)
    by_kind = {question["kind"]: question for question in body["questions"]}
    assert {"numeric", "single", "classify", "order", "red-flag", "bug", "heatmap"} <= set(by_kind)
    assert by_kind["classify"]["classes"] == ["score", "weight"]
    assert [part["number"] for part in by_kind["classify"]["parts"]] == [1, 2, 3]
    assert by_kind["red-flag"]["options"][0]["before"] == ["What is masked?"]
    assert by_kind["heatmap"]["figure"]["caption"] == "Weights"
    assert by_kind["heatmap"]["count"] == 1
    for question in body["questions"]:
        assert question["result"] is None
        assert set(question) & {"right", "cause", "answer"} == set()
    assert "scores-sum-to-one" not in response.content.decode()


def test_it_begins_once_for_each_key(hers):
    first = begin_over_http(hers, key="mine", length=3)
    assert begin_over_http(hers, key="mine", length=9) == first
    assert begin_over_http(hers, length=3)["id"] != first["id"]


@pytest.mark.parametrize(
    ("wishes", "field"),
    [
        ({"length": 0}, "length"),
        ({"length": 51}, "length"),
        ({"length": "many"}, "length"),
        ({"level": "expert"}, "level"),
        ({"source": "luck"}, "source"),
        ({"feedback": "never"}, "feedback"),
        ({"topic": "no slug!"}, "topic"),
        ({"key": "k" * 101}, "key"),
    ],
)
def test_it_says_which_wish_is_wrong(hers, wishes, field):
    response = post(hers, ADDRESS, wishes)
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")
    assert response.json()["errors"][0]["field"] == field
    assert not Quiz.objects.exists()


def test_it_has_no_quiz_where_no_item_fits(hers):
    response = post(hers, ADDRESS, {"topic": "no-such-topic"})
    assert (response.status_code, response["Content-Type"]) == (404, "application/problem+json")
    assert "Choose another one" in response.json()["detail"]


def test_it_takes_the_right_answers_to_every_kind(hers):
    quiz = begin_over_http(hers, length=50)
    address = f"{ADDRESS}{quiz['id']}/"
    for answer in QuizAnswer.objects.select_related("item"):
        given = right_answer(answer.asked)
        response = post(hers, f"{address}answers/", {"question": answer.position, "answer": given})
        result = response.json()["result"]
        assert (response.status_code, result["right"], result["credit"]) == (201, True, 1.0), answer.item.slug
        assert result["right_answer"] == given
        assert result["explanation"]
    body = hers.get(address).json()
    assert (body["finished"], body["answered"], body["credit"]) == (True, len(SLUGS), float(len(SLUGS)))


def answer_to(client, begin, learner, slug, **body):
    quiz = begin(learner, slug)
    return quiz, post(client, f"{ADDRESS}{quiz.pk}/answers/", {"question": 1} | body)


def test_it_names_the_misconception(hers, alice, begin):
    quiz = begin(alice, "second-weight")
    b = quiz.answers.get().parameters["b"]
    result = post(hers, f"{ADDRESS}{quiz.pk}/answers/", {"question": 1, "answer": b}).json()["result"]
    assert (result["right"], result["read_as"]) == (False, f"{b}".replace("-", "−"))
    assert result["misconceptions"] == [
        {"id": "scores-sum-to-one", "red_flag": "scores-sum-to-one", "claim": "The scores of a row sum to one."}
    ]


@pytest.mark.parametrize(
    ("slug", "answer", "says"),
    [
        ("second-weight", "1,234", "could be 1.234 or 1234"),
        ("second-weight", "", "no answer yet"),
        ("second-weight", {"a": 1}, "Write a number"),
        ("whole-row", [0.5, 0.5], "3 numbers are asked for"),
        ("one-right", "two", "Choose one"),
        ("one-right", 99, "Choose one"),
        ("several-right", [], "at least one"),
        ("sides", [1], "each of the 3 lines"),
        ("true-or-false", False, "true or false"),
        ("steps", [1, 2, 3, 9], "from 1 to 4"),
        ("second-weight", None, "Send one, or dont_know"),
    ],
)
def test_it_says_what_is_wrong_with_an_answer_and_counts_nothing(hers, alice, begin, slug, answer, says):
    quiz, response = answer_to(hers, begin, alice, slug, answer=answer)
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")
    error = response.json()["errors"][0]
    assert error["field"] == "answer"
    assert says in error["detail"]
    assert quiz.answers.get().is_open


@pytest.mark.parametrize("number", [0, 2, 51, "x", None])
def test_it_says_that_there_is_no_such_question(hers, alice, begin, number):
    _, response = answer_to(hers, begin, alice, "steps", question=number, dont_know=True)
    assert (response.status_code, response.json()["errors"][0]["field"]) == (400, "question")


def test_it_answers_a_repeat_the_same_and_another_answer_with_409(hers, alice, begin):
    quiz, first = answer_to(hers, begin, alice, "one-right", answer=1)
    again = post(hers, f"{ADDRESS}{quiz.pk}/answers/", {"question": 1, "answer": 1})
    assert (again.status_code, again.json()) == (first.status_code, first.json())
    other = post(hers, f"{ADDRESS}{quiz.pk}/answers/", {"question": 1, "answer": 2})
    assert (other.status_code, other["Content-Type"]) == (409, "application/problem+json")
    assert QuizAnswer.objects.get().given == 1


def test_it_tells_nothing_before_the_end_where_that_was_asked_for(hers, alice, begin):
    quiz = begin(alice, "steps", "one-right", feedback="end")
    address = f"{ADDRESS}{quiz.pk}/"
    first = post(hers, f"{address}answers/", {"question": 1, "dont_know": True}).json()
    assert (first["answered"], first["result"]) == (True, None)
    assert hers.get(address).json()["credit"] is None
    last = post(hers, f"{address}answers/", {"question": 2, "dont_know": True}).json()
    assert last["result"]["right"] is False
    body = hers.get(address).json()
    assert body["credit"] == 0.0
    assert all(question["result"] for question in body["questions"])


def test_it_belongs_to_its_learner(hers, client_for, alice, bob, begin):
    quiz = begin(alice, "steps")
    his = client_for(bob)
    assert his.get(f"{ADDRESS}{quiz.pk}/").status_code == 404
    assert post(his, f"{ADDRESS}{quiz.pk}/answers/", {"question": 1, "dont_know": True}).status_code == 404
    assert quiz.answers.get().is_open


def test_it_wants_a_learner(client_for, alice, begin):
    quiz = begin(alice, "steps")
    visitor = client_for(None)
    assert post(visitor, ADDRESS, {}).status_code in (401, 403)
    assert visitor.get(f"{ADDRESS}{quiz.pk}/").status_code in (401, 403)
    assert post(visitor, f"{ADDRESS}{quiz.pk}/answers/", {"question": 1}).status_code in (401, 403)


def test_it_takes_as_many_queries_for_a_long_quiz_as_for_a_short_one(hers, alice, begin, django_assert_num_queries):
    for quiz in (begin(alice, "steps"), begin(alice)):
        with django_assert_num_queries(4):  # session, learner, quiz, answers
            hers.get(f"{ADDRESS}{quiz.pk}/")
