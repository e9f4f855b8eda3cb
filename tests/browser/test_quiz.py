"""A whole quiz in Chromium: by keyboard, without JavaScript, across a reload, and looked at by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from flashcards.models import QuizAnswer, ReviewItem
from flashcards.quiz_shown import right_answer
from flashcards.quizzes import Sent, answer_question
from tests.browser.conftest import DESKTOP, PHONE
from tests.quizzes.conftest import begin, computed, now, quiz_items
from tests.quizzes.sample import SLUGS

__all__ = ["begin", "computed", "now", "quiz_items"]

pytestmark = pytest.mark.browser


def keys_for(asked):
    """What one presses for the right answer."""
    given = right_answer(asked)
    match asked["shape"]:
        case "truth":
            return ["t" if given["truth"] else "f", str(given["reason"])]
        case "numbers":
            return list(asked["shown_answer"].replace("−", "-"))
        case "one":
            return [str(given % 10)]
        case _:
            return [str(number) for number in given]


def test_it_takes_a_whole_quiz_by_keyboard(page, learner, begin):
    quiz = begin(learner)
    page.goto(f"/quiz/{quiz.pk}/")
    for answer in quiz.answers.all():
        expect(page.get_by_text(f"Question {answer.position} of {len(SLUGS)}")).to_be_visible()
        for key in keys_for(answer.asked):
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Right", exact=True)).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=f"{len(SLUGS)} of {len(SLUGS)} right")).to_be_visible()
    assert {answer.credit for answer in QuizAnswer.objects.all()} == {1.0}


def test_it_begins_misses_and_reviews(page, learner, quiz_items):
    page.goto("/")
    page.get_by_role("link", name="Quiz", exact=True).first.click()
    page.get_by_label("Length").select_option("5 questions")
    page.get_by_role("button", name="Start").click()
    for position in range(1, 6):
        expect(page.get_by_text(f"Question {position} of 5")).to_be_visible()
        if position == 3:
            page.reload()
            expect(page.get_by_text("Question 3 of 5")).to_be_visible()
        page.get_by_role("button", name="I don’t know").click()
        page.get_by_role("link", name="Next question").or_(page.get_by_role("link", name="See how it went")).click()
    expect(page.get_by_role("heading", name="0 of 5 right")).to_be_visible()
    page.get_by_role("link", name="Review now").click()
    expect(page.get_by_text("You did not know this in a quiz.")).to_be_visible()
    page.wait_for_load_state()  # a key that comes before the script is heard by nobody
    page.keyboard.press("Space")
    expect(page.locator(".quiz-solution")).to_be_visible()
    page.keyboard.press("3")
    expect(page.get_by_text("Card 2 of 5 today")).to_be_visible()
    assert ReviewItem.objects.filter(reps=1).count() == 1


def test_it_asks_again_for_what_it_cannot_read(page, learner, begin):
    quiz = begin(learner, "second-weight")
    page.goto(f"/quiz/{quiz.pk}/")
    page.get_by_label("Your answer").fill("1,234")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("could be 1.234 or 1234")
    expect(page.get_by_label("Your answer")).to_be_focused()
    expect(page.get_by_label("Your answer")).to_have_value("1,234")
    assert quiz.answers.get().is_open


def test_it_works_without_javascript(open_page, learner, begin):
    quiz = begin(learner, "one-right", "sides", "steps")
    page = open_page(java_script=False)
    page.goto(f"/quiz/{quiz.pk}/")
    for answer in quiz.answers.all():
        given = right_answer(answer.asked)
        if answer.asked["shape"] == "one":
            page.locator(f"input[name=choice][value='{given}']").check()
        elif answer.asked["shape"] == "classes":
            for number, value in enumerate(given, start=1):
                page.locator(f"input[name=class-{number}][value='{value}']").check()
        else:
            for place, step in enumerate(given, start=1):
                page.locator(f"select[name=place-{step}]").select_option(str(place))
        page.get_by_role("button", name="Answer").click()
        expect(page.get_by_role("heading", name="Right", exact=True)).to_be_visible()
        page.locator("#next").click()
    expect(page.get_by_role("heading", name="3 of 3 right")).to_be_visible()


def test_it_has_no_fault_that_axe_can_find(open_page, faults, learner, begin, now):
    quiz = begin(learner)
    pages = {
        "phone, dark": open_page(viewport=PHONE, dark=True),
        "desktop": open_page(viewport=DESKTOP),
    }
    found = {}

    def look(what, address):
        for name, page in pages.items():
            page.goto(address)
            page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
            found[f"{what} ({name})"] = faults(page)

    look("start", "/quiz/")
    for answer in quiz.answers.select_related("item"):
        look(f"{answer.item.kind} asked", f"/quiz/{quiz.pk}/")
        given = right_answer(answer.asked)
        sent = Sent(given) if answer.position % 2 else Sent(dont_know=True)
        answer_question(quiz, answer.position, sent, now=now)
        look(f"{answer.item.kind} told", f"/quiz/{quiz.pk}/?question={answer.position}")
    look("results", f"/quiz/{quiz.pk}/")
    look("review", "/review/")
    assert {what: seen for what, seen in found.items() if seen} == {}
