"""The pages of a quiz, by form posts as a browser without scripts sends them."""

from __future__ import annotations

import re
import uuid
from datetime import UTC, datetime

import pytest

from flashcards.models import Quiz, QuizAnswer, ReviewItem
from flashcards.quiz_shown import right_answer
from tests.quizzes.sample import SLUGS


def form_of(asked, given):
    """The fields that a browser would send for an answer."""
    match asked["shape"]:
        case "classes":
            return {f"class-{n}": value for n, value in enumerate(given, start=1)}
        case "truth":
            return {"truth": str(given["truth"]).lower(), "choice": given["reason"]}
        case "order":
            return {f"place-{step}": place for place, step in enumerate(given, start=1)}
        case "numbers":
            return {"number": given}
        case _:
            return {"choice": given}


def post(client, quiz, answer, given=None, **fields):
    sent = {"question": answer.position, "act": "answer", **(form_of(answer.asked, given) if given is not None else {})}
    return client.post(f"/quiz/{quiz.pk}/", sent | fields, follow=True)


def text_of(response):
    return response.content.decode()


def test_it_begins_a_quiz_once_for_a_double_tap(client_for, alice, quiz_items):
    client = client_for(alice)
    page = text_of(client.get("/quiz/"))
    assert "Rows of one (12)" in page
    key = re.search(r'name="key" value="([^"]+)"', page)[1]
    wishes = {"key": key, "source": "mixed", "topic": "rows-of-one", "level": "", "length": "5", "feedback": "end"}
    first = client.post("/quiz/", wishes)
    assert client.post("/quiz/", wishes).url == first.url
    quiz = Quiz.objects.get()
    assert (quiz.topic, quiz.feedback, quiz.answers.count()) == ("rows-of-one", "end", 5)
    assert "Question 1 of 5" in text_of(client.get(first.url))
    assert "0 of 5 answered" in text_of(client.get("/quiz/"))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"source": "missed"}, "Nothing that you missed is left"),
        ({"topic": "no-such"}, "no quiz items for this topic"),
        ({"key": "no uuid"}, "not complete"),
    ],
)
def test_it_says_why_it_cannot_begin(client_for, alice, quiz_items, change, says):
    response = client_for(alice).post("/quiz/", {"key": str(uuid.uuid4())} | change)
    assert response.status_code == 422
    assert says in text_of(response)
    assert not Quiz.objects.exists()


def test_it_takes_what_no_form_sends_for_the_usual(client_for, alice, quiz_items):
    strange = {"key": str(uuid.uuid4()), "length": "999", "level": "expert", "source": "luck", "feedback": "never"}
    client_for(alice).post("/quiz/", strange)
    quiz = Quiz.objects.get()
    assert (quiz.answers.count(), quiz.level, quiz.source, quiz.feedback) == (10, "", "mixed", "immediate")


def test_it_asks_and_explains_every_kind(client_for, alice, begin):
    quiz = begin(alice)
    client = client_for(alice)
    for position in range(1, len(SLUGS) + 1):
        answer = quiz.answers.get(position=position)
        page = text_of(client.get(f"/quiz/{quiz.pk}/"))
        assert f"Question {position} of {len(SLUGS)}" in page
        assert "[[" not in page
        feedback = text_of(post(client, quiz, answer, right_answer(answer.asked)))
        assert re.search(r">\s*Right\s*</h2>", feedback), answer.item.slug
        assert "[[" not in feedback
    results = text_of(client.get(f"/quiz/{quiz.pk}/"))
    assert f"{len(SLUGS)} of {len(SLUGS)} right" in results


@pytest.mark.parametrize("slug", SLUGS)
def test_it_shows_the_same_question_as_a_review_card(client_for, alice, begin, slug):
    quiz = begin(alice, slug)
    client = client_for(alice)
    feedback = text_of(post(client, quiz, quiz.answers.get(), act="dont-know"))
    assert "Not known yet" in feedback
    assert "quiz-solution" in feedback
    card = text_of(client.get("/review/"))
    assert f'value="quiz:{slug}"' in card
    assert "[[" not in card
    assert "quiz-solution" in card


def test_it_names_the_misconception_and_links_its_card(client_for, alice, begin):
    quiz = begin(alice, "second-weight")
    answer = quiz.answers.get()
    b = answer.parameters["b"]
    feedback = text_of(post(client_for(alice), quiz, answer, f" {b} "))
    assert "Not right" in feedback
    assert "That is what one gets from:" in feedback
    assert "The scores of a row sum to one." in feedback
    assert 'href="/red-flags/scores-sum-to-one/"' in feedback


def test_it_offers_the_red_flags_that_were_overlooked(client_for, alice, begin):
    quiz = begin(alice, "flag", "bug", "second-weight")
    client = client_for(alice)
    post(client, quiz, quiz.answers.get(item__slug="flag"), choice="1")
    post(client, quiz, quiz.answers.get(item__slug="bug"), choice="1")
    answer = quiz.answers.get(item__slug="second-weight")
    post(client, quiz, answer, str(answer.parameters["b"]))
    results = text_of(client.get(f"/quiz/{quiz.pk}/"))
    behind, found, offered = results.partition("What you were to find, to read again:")
    assert found
    assert 'href="/red-flags/scores-sum-to-one/"' in behind  # the bug's too, and said once
    assert re.findall(r'href="/red-flags/([a-z-]+)/"', offered) == ["mask-after-softmax"]


def test_it_echoes_how_it_read_a_number(client_for, alice, begin):
    quiz = begin(alice, "heat")
    feedback = text_of(post(client_for(alice), quiz, quiz.answers.get(), "100 %"))
    assert 'read as <strong class="number">1.000</strong>' in feedback


def test_it_does_not_repeat_a_number_that_it_read_as_it_was_written(client_for, alice, begin):
    quiz = begin(alice, "heat")
    feedback = text_of(post(client_for(alice), quiz, quiz.answers.get(), "0.25"))
    assert 'You wrote <strong class="number">0.25</strong>.' in feedback
    assert "read as" not in feedback


def test_it_offers_what_was_missed_only_where_something_was(client_for, alice, begin):
    client = client_for(alice)
    option = re.compile(r'name="source" value="missed"( disabled)?')
    assert option.search(text_of(client.get("/quiz/")))[1]
    quiz = begin(alice, "heat")
    post(client, quiz, quiz.answers.get(), act="dont-know")
    assert not option.search(text_of(client.get("/quiz/")))[1]


def test_it_tells_two_quizzes_of_one_minute_apart(client_for, alice, begin):
    quizzes = begin(alice, "heat"), begin(alice, "second-weight"), begin(alice, "heat", "second-weight")
    for quiz, (minute, second) in zip(quizzes, ((7, 5), (7, 50), (8, 5)), strict=True):
        Quiz.objects.filter(pk=quiz.pk).update(created_at=datetime(2026, 3, 4, 5, minute, second, tzinfo=UTC))
    names = re.findall(r'aria-describedby="answered-\d+">([^<]+)</a>', text_of(client_for(alice).get("/quiz/")))
    assert [name.strip().rpartition(", ")[2] for name in names] == ["05:08", "05:07:50", "05:07:05"]  # the newest first


def test_it_asks_again_for_what_it_cannot_read_and_counts_nothing(client_for, alice, begin):
    quiz = begin(alice, "second-weight")
    response = post(client_for(alice), quiz, quiz.answers.get(), "1,234")
    assert response.status_code == 422
    assert "could be 1.234 or 1234" in text_of(response)
    assert 'value="1,234"' in text_of(response)
    assert quiz.answers.get().is_open


@pytest.mark.parametrize(
    ("slug", "fields", "says"),
    [
        ("one-right", {}, "Choose one of the answers"),
        ("one-right", {"choice": "9"}, "Choose one of the answers"),
        ("one-right", {"choice": "x"}, "Choose one of the answers"),
        ("several-right", {}, "there is at least one"),
        ("sides", {"class-1": "1"}, "each of the 3 lines"),
        ("true-or-false", {"choice": "1"}, "whether it is true or false"),
        ("true-or-false", {"truth": "false"}, "Choose the reason too"),
        ("steps", {"place-1": "1", "place-2": "1", "place-3": "2", "place-4": "3"}, "another place"),
        ("whole-row", {"number": ""}, "There is no answer yet"),
    ],
)
def test_it_says_what_is_missing(client_for, alice, begin, slug, fields, says):
    quiz = begin(alice, slug)
    response = post(client_for(alice), quiz, quiz.answers.get(), **fields)
    assert response.status_code == 422
    assert says in text_of(response)
    assert quiz.answers.get().is_open


def test_it_keeps_what_was_chosen_while_something_is_missing(client_for, alice, begin):
    quiz = begin(alice, "sides")
    page = text_of(post(client_for(alice), quiz, quiz.answers.get(), **{"class-2": "2"}))
    assert re.findall(r'name="class-(\d)" value="(\d)" checked', page) == [("2", "2")]


def test_it_tells_nothing_before_the_end_where_that_was_asked_for(client_for, alice, begin):
    quiz = begin(alice, "steps", "one-right", feedback="end")
    client = client_for(alice)
    first, second = quiz.answers.all()
    page = text_of(post(client, quiz, first, act="dont-know"))
    assert "Question 2 of 2" in page
    assert "quiz-solution" not in text_of(client.get(f"/quiz/{quiz.pk}/?question=1"))
    results = text_of(post(client, quiz, second, right_answer(second.asked)))
    assert "1 of 2 right" in results
    assert "What to review" in results
    assert "quiz-solution" in text_of(client.get(f"/quiz/{quiz.pk}/?question=1"))


def test_it_goes_on_where_it_stopped_on_another_device(client_for, alice, begin):
    quiz = begin(alice, "steps", "one-right")
    post(client_for(alice), quiz, quiz.answers.first(), act="dont-know")
    elsewhere = client_for(alice)
    assert f'href="/quiz/{quiz.pk}/"' in text_of(elsewhere.get("/quiz/"))
    assert "Question 2 of 2" in text_of(elsewhere.get(f"/quiz/{quiz.pk}/"))
    assert f'href="/quiz/{quiz.pk}/"' in text_of(elsewhere.get("/"))


def test_it_is_friendly_to_a_stale_form(client_for, alice, begin):
    quiz = begin(alice, "whole-row", "steps")
    client = client_for(alice)
    answer = quiz.answers.get(item__slug="whole-row")
    post(client, quiz, answer, "0.5, 0.5, 0")
    page = text_of(post(client, quiz, answer, "1, 0, 0"))
    assert "Your first answer stands." in page
    assert "nothing was counted" in text_of(post(client, quiz, answer, question="77"))
    assert QuizAnswer.objects.filter(answered_at__isnull=False).count() == 1


def test_it_names_its_topic_as_people_do(client_for, alice, begin):
    quiz = begin(alice)
    Quiz.objects.update(topic="rows-of-one")
    client = client_for(alice)
    assert "Mixed, Rows of one: " in text_of(client.get("/quiz/"))
    assert "Mixed, Rows of one: " in text_of(client.post(f"/quiz/{quiz.pk}/", {"act": "end"}, follow=True))
    Quiz.objects.update(topic="gone-since")
    assert "Mixed, gone-since: " in text_of(client.get("/quiz/"))


def test_it_can_be_ended_early(client_for, alice, begin):
    quiz = begin(alice, "steps", "one-right")
    page = text_of(client_for(alice).post(f"/quiz/{quiz.pk}/", {"act": "end"}, follow=True))
    assert "0 of 2 right" in page
    assert "You ended it after 0." in page
    assert "not answered" in page
    assert not ReviewItem.objects.exists()


def test_it_shows_a_quiz_to_its_learner_only(client_for, alice, bob, begin):
    quiz = begin(alice, "steps")
    his = client_for(bob)
    assert his.get(f"/quiz/{quiz.pk}/").status_code == 404
    assert his.post(f"/quiz/{quiz.pk}/", {"question": 1, "act": "dont-know"}).status_code == 404
    assert client_for(None).get(f"/quiz/{quiz.pk}/").url.startswith("/accounts/login/")
    assert quiz.answers.get().is_open
    assert "Go on" not in text_of(his.get("/quiz/"))


def test_it_says_when_there_is_nothing_to_ask(client_for, alice):
    assert "There are no quiz items here yet" in text_of(client_for(alice).get("/quiz/"))


def test_it_takes_as_many_queries_for_much_as_for_little(client_for, alice, begin, django_assert_max_num_queries):
    quizzes = [begin(alice, "steps"), begin(alice)]
    client = client_for(alice)
    for quiz in quizzes:
        with django_assert_max_num_queries(4):  # session, learner, quiz, answers
            client.get(f"/quiz/{quiz.pk}/")
    for quiz in quizzes:
        client.post(f"/quiz/{quiz.pk}/", {"act": "end"})
        with django_assert_max_num_queries(4):
            client.get(f"/quiz/{quiz.pk}/")
    with django_assert_max_num_queries(5):  # session, learner, quizzes, topics, missed
        client.get("/quiz/")
