"""The API of questions: who sees what, and attempts."""

from __future__ import annotations

import pytest

from flashcards.attempts import TEXT_LIMIT
from flashcards.models import Attempt, FollowUp, Question, RedFlag

RIGHT = "Softmax exponentiates each score and divides by the sum over the keys, so the weights of a query sum to one."
ADDRESS = "/api/v1/questions/score-to-weight/"


@pytest.fixture
def visitor(client_for):
    return client_for(None)


@pytest.fixture
def hers(client_for, alice):
    return client_for(alice)


def post(client, address, body):
    return client.post(address, body, content_type="application/json")


def test_it_lists_the_questions_to_everybody(visitor, question):
    body = visitor.get("/api/v1/questions/").json()
    assert body["count"] == 1
    assert body["results"][0] == {
        "slug": "score-to-weight",
        "prompt": "What does softmax do to a row?",
        "topic": "Softmax",
        "level": "junior",
        "reading_minutes": 5,
    }


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("search=row", 1),
        ("search=share", 1),
        ("search=cache", 0),
        ("topic=softmax", 1),
        ("topic=Masks", 0),
        ("level=junior", 1),
        ("difficulty=staff", 0),
    ],
)
def test_it_searches_and_filters(visitor, question, query, count):
    assert visitor.get(f"/api/v1/questions/?{query}").json()["count"] == count


def test_it_says_which_filter_value_is_wrong(visitor, question):
    response = visitor.get("/api/v1/questions/?level=expert")
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")
    assert response.json()["errors"][0]["field"] == "level"


def test_it_hides_retired_questions(visitor, question):
    Question.objects.update(retired=True)
    assert visitor.get("/api/v1/questions/").json()["count"] == 0
    assert visitor.get(ADDRESS).status_code == 404


@pytest.mark.parametrize("who", ["visitor", "hers"])
def test_it_shows_the_beginning_before_an_attempt(request, question, who):
    body = request.getfixturevalue(who).get(ADDRESS).json()
    assert body["opened"] is False
    assert "a share of one" in body["tldr"]
    assert list(body["parts"]) == ["key_concepts"]
    assert (body["key_points"], body["follow_ups"], body["red_flags"]) == (None, None, None)
    for hidden in ("QUICK-SCAN", "CHEAT-SHEET", "Softmax comes last"):
        assert hidden not in str(body)


def test_it_opens_with_an_attempt_and_gives_the_mark(hers, question):
    response = post(hers, ADDRESS + "attempts/", {"text": RIGHT})
    body = response.json()
    assert response.status_code == 201
    assert body["question"] == "score-to-weight"
    assert 0 < body["score"] <= 1
    assert {"id", "text", "covered", "evidence", "disagreed"} == set(body["points"][0])
    assert {point["id"] for point in body["points"] if not point["covered"]} == set(body["missing"])
    assert body["reveals"]["opened"] is True
    assert body["reveals"] == hers.get(ADDRESS).json()
    assert "CHEAT-SHEET" in body["reveals"]["parts"]["cheat_sheet"]
    assert body["reveals"]["red_flags"][0]["slug"] == "mask-after-softmax"


def test_it_opens_for_ones_own_attempt_only(client_for, bob, hers, question):
    post(hers, ADDRESS + "attempts/", {"text": RIGHT})
    assert client_for(bob).get(ADDRESS).json()["opened"] is False


def test_it_opens_an_approach_with_the_follow_ups_own_attempt(hers, question):
    body = post(hers, ADDRESS + "attempts/", {"dont_know": True}).json()
    assert body["score"] is None
    assert [f["approach"] for f in body["reveals"]["follow_ups"]] == [None, None, None]
    body = post(hers, ADDRESS + "attempts/", {"text": "It cancels.", "follow_up": "row-maximum"}).json()
    assert [f["attempted"] for f in body["reveals"]["follow_ups"]] == [False, True, False]
    assert body["reveals"]["follow_ups"][1]["approach"] == "<p>No.</p>\n"


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "text"),
        ({"text": "   "}, "text"),
        ({"text": "x" * (TEXT_LIMIT + 1)}, "text"),
        ({"text": ["a", "b"]}, "text"),
        ({"text": RIGHT, "follow_up": "no slug!"}, "follow_up"),
    ],
)
def test_it_refuses_an_attempt_and_says_which_field(hers, question, body, field):
    response = post(hers, ADDRESS + "attempts/", body)
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")
    assert response.json()["errors"][0]["field"] == field
    assert not Attempt.objects.exists()


def test_it_refuses_a_body_that_is_not_utf8(hers, question):
    response = hers.post(ADDRESS + "attempts/", b'{"text": "\xff"}', content_type="application/json")
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")


def test_it_knows_no_such_question_or_follow_up(hers, question):
    assert hers.get("/api/v1/questions/nope/").status_code == 404
    assert post(hers, ADDRESS + "attempts/", {"text": "a", "follow_up": "nope"}).status_code == 404


def test_it_takes_attempts_of_learners_only(visitor, question):
    assert post(visitor, ADDRESS + "attempts/", {"text": RIGHT}).status_code in (401, 403)
    assert not Attempt.objects.exists()


def test_it_takes_as_many_queries_for_much_as_for_little(hers, question, django_assert_max_num_queries):
    post(hers, ADDRESS + "attempts/", {"text": RIGHT})
    for n in range(30):
        FollowUp.objects.create(question=question, slug=f"more-{n}", prompt="p", approach="a", position=n + 9)
        fields = {"claim": "c", "why_wrong": "w", "how_to_notice": "h", "say_instead": "s", "content_hash": "0"}
        question.red_flags.add(RedFlag.objects.create(slug=f"flag-{n}", **fields), through_defaults={"position": n + 9})
        Question.objects.create(slug=f"question-{n}", reading_minutes=1)
    with django_assert_max_num_queries(7):  # session, learner, question, attempts, follow-ups, red flags
        assert len(hers.get(ADDRESS).json()["red_flags"]) == 33
    with django_assert_max_num_queries(4):
        assert len(hers.get("/api/v1/questions/").json()["results"]) == 31


# -- follow-ups with a mark, and disagreements


def follow_up_address(slug):
    return f"{ADDRESS}follow-ups/{slug}/attempts/"


def test_it_marks_a_follow_up_at_its_own_address(hers, question):
    points = [{"id": "weights-unchanged", "text": "The weights stay."}]
    FollowUp.objects.create(
        question=question, slug="subtract-row-maximum", prompt="p", approach="<p>So.</p>", key_points=points, position=9
    )
    response = post(hers, follow_up_address("subtract-row-maximum"), {"text": "The weights stay the same."})
    body = response.json()
    assert (response.status_code, body["follow_up"], body["version"]) == (201, "subtract-row-maximum", 1)
    assert [point["id"] for point in body["points"] if point["covered"]] == ["weights-unchanged"]
    assert body["points"][0]["evidence"] == "The weights stay the same."
    assert post(hers, follow_up_address("no-such"), {"text": "x"}).status_code == 404
    assert post(hers, follow_up_address("row-maximum"), {"text": ""}).json()["errors"][0]["field"] == "text"


def test_it_takes_an_answer_to_a_follow_up_without_rules(hers, question):
    body = post(hers, follow_up_address("row-maximum"), {"text": "No."}).json()
    assert (body["follow_up"], body["score"], body["points"]) == ("row-maximum", None, [])


def test_it_orders_follow_ups_by_what_the_latest_attempt_left_out(hers, question):
    question.follow_ups.filter(slug="attention-map").update(after_missing=["score-any-real"])
    rows = post(hers, f"{ADDRESS}attempts/", {"text": RIGHT}).json()["reveals"]["follow_ups"]
    assert [row["slug"] for row in rows] == ["attention-map", "why-scores", "row-maximum"]
    assert "any real number" in rows[0]["because"]
    assert rows[1]["because"] == ""


def test_it_counts_a_disagreement_and_takes_it_back(hers, client_for, bob, question):
    mark = post(hers, f"{ADDRESS}attempts/", {"text": RIGHT}).json()
    address = f"/api/v1/attempts/{mark['attempt']}/disagreements/"
    point = mark["missing"][0]
    assert post(client_for(bob), address, {"point": point}).status_code == 404
    response = post(hers, address, {"point": point})
    body = response.json()
    assert (response.status_code, body["missing"]) == (201, mark["missing"][1:])
    assert body["score"] > mark["score"]
    assert [each["id"] for each in body["points"] if each["disagreed"]] == [point]
    refused = post(hers, address, {"point": "no-such-point"})
    assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, "point")
    back = hers.delete(f"{address}{point}/")
    assert (back.status_code, back.json()["missing"]) == (200, mark["missing"])


def test_a_visitor_disagrees_with_nothing(visitor, question):
    assert post(visitor, "/api/v1/attempts/1/disagreements/", {"point": "x"}).status_code in (401, 403)
