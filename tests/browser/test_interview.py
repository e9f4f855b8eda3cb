"""An interview in Chromium: drafts over a reload, the clock, the editor, a phone, and looked at by axe."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.utils import timezone
from playwright.sync_api import expect

from flashcards import interviews
from flashcards.interviews import Sent, Wishes
from flashcards.models import Interview
from grader.models import Submission
from tests.browser.conftest import DESKTOP, PHONE
from tests.interviews.conftest import CODE, PARTLY, asked, folder, question

__all__ = ["asked", "folder", "question"]

pytestmark = pytest.mark.browser


def begin(learner, *, ago=0, minutes=30):
    now = timezone.now() - timedelta(minutes=ago)
    return interviews.start(learner, Wishes(minutes), key="k", seed=3, now=now)


def pass_steps(interview, count):
    for position in range(1, count + 1):
        interviews.answer(interview, position, Sent(passed=True), now=timezone.now())


def test_it_holds_an_interview(page, learner, asked, no_broker):
    page.goto("/interview/")
    page.get_by_role("button", name="Start the interview").click()
    expect(page.get_by_role("heading", name="What does softmax do to a row?")).to_be_visible()
    expect(page.get_by_role("timer")).to_contain_text("29:")
    page.get_by_label("Your answer").fill(PARTLY)
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Your answer")).to_have_value(PARTLY)
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_role("heading", name="Which way does it run?")).to_be_visible()
    for number in (2, 3, 4):
        expect(page.get_by_text(f"Step {number} of 6")).to_be_visible()
        page.get_by_role("button", name="Pass").click()
    page.locator(".ace_editor").wait_for()
    page.evaluate("source => ace.edit(document.querySelector('.ace_editor')).setValue(source, -1)", CODE)
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.locator(".ace_editor textarea").press("Control+Shift+Enter")
    page.get_by_role("radio").first.check()
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_role("heading", name="What an interviewer would have noted")).to_be_visible()
    assert Submission.objects.get().source == CODE


def test_it_saves_on_the_way_out_and_reloads_when_the_time_is_over(page, learner, asked):
    interview = begin(learner)
    page.goto(f"/interview/{interview.pk}/")
    page.get_by_label("Your answer").fill("Half a sentence")
    page.goto("/questions/")  # sooner than the script saves by itself
    page.goto(f"/interview/{interview.pk}/")
    expect(page.get_by_label("Your answer")).to_have_value("Half a sentence")
    Interview.objects.update(started_at=timezone.now() - timedelta(minutes=30, seconds=58))
    page.reload()
    page.get_by_label("Your answer").fill("Half a sentence more")
    expect(page.get_by_role("heading", name="The time is over")).to_be_visible()
    page.get_by_role("button", name="Read the report").click()
    page.get_by_text("1. What does softmax do to a row?").click()
    expect(page.get_by_text("Half a sentence more")).to_be_visible()


def test_it_brings_back_what_was_sent_on_the_way_out_and_did_not_arrive(page, learner, asked):
    interview = begin(learner)
    address = f"/interview/{interview.pk}/"
    page.goto(address)
    page.evaluate("navigator.sendBeacon = () => true")  # as where the connection ends with the page
    page.get_by_label("Your answer").fill("Half a sentence")
    page.goto("/questions/")
    page.goto(address)
    expect(page.get_by_label("Your answer")).to_have_value("Half a sentence")
    expect(page.get_by_text("Saved.")).to_be_visible()

    page.evaluate("navigator.sendBeacon = () => true")
    page.get_by_label("Your answer").fill("Half a sentence less")
    page.goto("/questions/")
    interviews.save_draft(interview, 1, Sent("From the phone"), now=timezone.now())
    page.goto(address)
    expect(page.get_by_label("Your answer")).to_have_value("From the phone")  # it came later


def test_it_brings_back_code_and_a_choice(page, learner, asked, no_broker):
    interview = begin(learner)
    pass_steps(interview, 4)
    address = f"/interview/{interview.pk}/"
    page.goto(address)
    page.locator(".ace_editor").wait_for()
    page.evaluate("navigator.sendBeacon = () => true")
    page.evaluate("source => ace.edit(document.querySelector('.ace_editor')).setValue(source, -1)", CODE)
    page.reload()
    page.locator(".ace_editor").wait_for()
    assert page.evaluate("ace.edit(document.querySelector('.ace_editor')).getValue()") == CODE
    interviews.answer(interview, 5, Sent(passed=True), now=timezone.now())
    page.goto(address)
    page.evaluate("navigator.sendBeacon = () => true")
    page.get_by_role("radio").nth(1).check()
    page.reload()
    expect(page.get_by_role("radio").nth(1)).to_be_checked()


def test_it_works_without_java_script(open_page, learner, asked):
    page = open_page(java_script=False)
    interview = begin(learner)
    page.goto(f"/interview/{interview.pk}/")
    expect(page.get_by_role("timer")).to_contain_text("30 min left")
    page.get_by_label("Your answer").fill(PARTLY)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_label("Your answer")).to_have_value(PARTLY)
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_text("Step 2 of 6")).to_be_visible()


@pytest.mark.parametrize(("viewport", "dark"), [(PHONE, True), (DESKTOP, False)])
def test_it_is_accessible(open_page, learner, asked, no_broker, faults, viewport, dark):
    page = open_page(viewport=viewport, dark=dark)
    page.goto("/interview/")
    assert faults(page) == []
    interview = begin(learner)
    for position in range(1, 7):
        if position in (1, 2, 5, 6):
            page.goto(f"/interview/{interview.pk}/")
            assert faults(page) == [], position
        sent = Sent(PARTLY, choice=1, source=CODE)
        interviews.answer(interview, position, sent, now=timezone.now())
    page.goto(f"/interview/{interview.pk}/")
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    assert faults(page) == []
    paused = interviews.start(learner, Wishes(10), key="other", seed=3, now=timezone.now())
    interviews.pause(paused, now=timezone.now())
    page.goto(f"/interview/{paused.pk}/")
    assert faults(page) == []
    Interview.objects.filter(pk=paused.pk).update(paused_at=None, started_at=timezone.now() - timedelta(hours=1))
    page.reload()
    expect(page.get_by_role("heading", name="The time is over")).to_be_visible()
    assert faults(page) == []


def test_it_asks_after_a_gap_whether_the_learner_was_away(page, learner, asked):
    interview = begin(learner, ago=12)
    page.clock.install()
    page.goto(f"/interview/{interview.pk}/")
    expect(page.get_by_role("button", name="I was away")).to_be_visible()  # twelve minutes without a sign of life
    page.get_by_role("button", name="I was away").click()
    expect(page.get_by_text("12 minutes taken off the clock.")).to_be_visible()
    expect(page.get_by_role("button", name="I was away")).to_be_hidden()
    page.clock.fast_forward("10:00")  # as after a laptop was closed
    expect(page.get_by_label("Minutes to take off it")).to_have_value("10")
    expect(page.get_by_role("timer")).to_contain_text("19:")
