"""The admin shows content and the log; it retires content, and changes nothing else."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import Permission
from django.urls import reverse
from django.utils import timezone
from django.utils.html import escape

from flashcards.attempts import disagree, submit_attempt
from flashcards.content.library import read_library
from flashcards.content.load import load
from flashcards.models import Attempt, Disagreement, Question, QuizItem, Rating, RedFlag, Review
from flashcards.quizzes import Sent, Wishes, answer_question, start_quiz
from flashcards.reviews import record_review
from tests.flashcards.sample import QUESTION, write_content
from tests.quizzes.factories import quiz_item


@pytest.fixture
def host(client_for, django_user_model, question, alice):
    submit_attempt(alice, question, "Rows sum to one.", now=timezone.now())
    record_review(alice, "question:score-to-weight", Rating.GOOD, key="a", now=timezone.now())
    return client_for(django_user_model.objects.create_superuser("host", password="x"))


@pytest.mark.parametrize(
    "model", ["question", "redflag", "quizitem", "quiz", "attempt", "reviewitem", "review", "learner"]
)
def test_it_lists(host, model):
    assert host.get(reverse(f"admin:flashcards_{model}_changelist")).status_code == 200


@pytest.mark.parametrize("model", ["question", "redflag", "quizitem", "quiz", "attempt", "reviewitem", "review"])
def test_it_adds_nothing(host, model):
    assert host.get(reverse(f"admin:flashcards_{model}_add")).status_code == 403


def test_it_shows_a_review_and_does_not_change_it(host):
    review = Review.objects.get()
    address = reverse("admin:flashcards_review_change", args=[review.pk])
    assert host.get(address).status_code == 200
    assert host.post(address, {"rating": 1}).status_code == 403
    assert host.post(reverse("admin:flashcards_review_delete", args=[review.pk])).status_code == 403


def test_it_shows_a_quiz_with_what_was_asked_and_answered(host, alice, django_assert_max_num_queries):
    for number in range(6):
        quiz_item(f"row-sum-{number}")
    quiz = start_quiz(alice, Wishes(), key="a", seed=1, now=timezone.now())
    answer_question(quiz, 1, Sent("0.5"), now=timezone.now())
    with django_assert_max_num_queries(8):
        text = host.get(reverse("admin:flashcards_quiz_change", args=[quiz.pk])).content.decode()
    assert "row-sum-5" in text
    assert host.post(reverse("admin:flashcards_quiz_delete", args=[quiz.pk])).status_code == 403


def address(name, *args):
    return reverse(f"admin:flashcards_{name}", args=args)


def act(client, model, action, *rows):
    return client.post(
        address(f"{model}_changelist"),
        {"action": action, "_selected_action": [row.pk for row in rows], "index": "0"},
        follow=True,
    )


@pytest.mark.parametrize("model", [Question, RedFlag, QuizItem])
def test_it_retires_and_brings_back(host, model):
    row = quiz_item("row-sum") if model is QuizItem else model.objects.first()
    name = model._meta.model_name
    assert "1 retired" in act(host, name, "retire", row).content.decode()
    row.refresh_from_db()
    assert (row.retired, row.retired_by_host) == (True, True)
    assert "1 brought back" in act(host, name, "bring_back", row).content.decode()
    row.refresh_from_db()
    assert (row.retired, row.retired_by_host) == (False, False)


def test_it_says_what_to_do_about_content_without_a_file(host):
    Question.objects.update(retired=True)
    assert "put the file back" in act(host, "question", "bring_back", Question.objects.get()).content.decode()
    assert Question.objects.get().retired


def test_a_reader_without_the_right_retires_nothing(client_for, django_user_model, question):
    reader = django_user_model.objects.create_user("reader", password="x", is_staff=True)
    reader.user_permissions.add(Permission.objects.get(codename="view_question"))
    client = client_for(reader)
    act(client, "question", "retire", question)
    question.refresh_from_db()
    assert not question.retired
    assert client.get(address("question_preview", question.pk)).status_code == 200
    assert client.get(address("redflag_preview", RedFlag.objects.first().pk)).status_code == 403


def edited(folder, old, new):
    write_content(folder, question=QUESTION.replace(old, new))
    load(read_library(folder))


def test_it_previews_each_version_as_learners_saw_it(host, folder, question):
    edited(folder, "Votes and seats.", "A pie.")
    now = host.get(address("question_preview", question.pk)).content.decode()
    assert "A pie." in now
    assert "Votes and seats." not in now
    assert "So that the rest still sums to one." in now  # approaches are open
    first = host.get(address("question_preview", question.pk), {"version": "1"}).content.decode()
    assert "Votes and seats." in first
    assert "A pie." not in first
    assert "mask" in first
    assert host.get(address("question_preview", question.pk), {"version": "9"}).status_code == 404


def test_it_compares_two_versions(host, folder, question):
    edited(folder, "Votes and seats.", "A <b>pie</b>.")
    text = host.get(address("question_compare", question.pk), {"old": "1", "new": "2"}).content.decode()
    assert 'class="diff_sub"' in text or 'class="diff_chg"' in text
    assert "<h3>Analogy</h3>" in text
    assert "<h3>Memory aid</h3>" not in text
    assert "style=" not in text.partition('class="compare"')[2]
    assert f'<a href="{address("question_change", question.pk)}">{question.slug}</a>' in text
    same = host.get(address("question_compare", question.pk), {"old": "2", "new": "2"}).content.decode()
    assert "These versions say the same." in same


def test_it_shows_everything_about_one_row(host, question):
    shown = [question, RedFlag.objects.first(), quiz_item("row-sum"), Attempt.objects.get()]
    for row in shown:
        text = host.get(address(f"{row._meta.model_name}_change", row.pk)).content.decode()
        assert "Preview" in text or "version 1" in text


def test_it_previews_cards_and_variants(host):
    flag = RedFlag.objects.first()
    assert flag.claim in host.get(address("redflag_preview", flag.pk)).content.decode()
    item = quiz_item("row-sum")
    text = host.get(address("quizitem_preview", item.pk), {"variant": "99"}).content.decode()
    assert "Solution" in text
    assert f"variant {len(item.variants)} of {len(item.variants)}" in text


def test_it_links_an_attempt_to_the_version_it_was_made_at(host, question):
    text = host.get(address("attempt_changelist")).content.decode()
    assert f"{address('question_preview', question.pk)}?version=1" in text


def test_it_lists_disagreements_unread_first_and_marks_them_as_read(host, alice, question):
    attempt = Attempt.objects.get(learner=alice)
    points = attempt.mark["missing"][:2]
    for point in points:
        disagree(attempt, point)
    first, second = Disagreement.objects.order_by("id")
    assert "1 marked as read" in act(host, "disagreement", "mark_as_read", second).content.decode()
    text = host.get(address("disagreement_changelist")).content.decode()
    shown = {point["id"]: escape(point["text"]) for point in attempt.mark["points"]}
    assert text.index(shown[first.point]) < text.index(shown[second.point])
    assert "Rows sum to one." in text
    assert host.get(address("disagreement_change", first.pk)).status_code == 200


def test_it_is_closed_to_learners(client_for, alice):
    assert client_for(alice).get(reverse("admin:flashcards_question_changelist")).status_code == 302
