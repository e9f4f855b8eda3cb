from __future__ import annotations

import pytest
from playwright.sync_api import expect

from flashcards.models import Attempt

pytestmark = pytest.mark.browser


def test_it_opens_the_answer_in_place_and_puts_the_reader_there(page, learner, question):
    page.goto(f"/questions/{question.slug}/")
    page.get_by_label("Your answer").fill("Rows sum to one.")
    page.get_by_role("button", name="Show me what I covered").click()
    expect(page.get_by_role("heading", name="What you covered")).to_be_focused()
    expect(page.get_by_text("DETAILED-ANSWER")).to_be_visible()
    assert Attempt.objects.get().text == "Rows sum to one."


def test_it_opens_one_approach_in_place(page, learner, question):
    Attempt.objects.create(learner=learner, question=question, dont_know=True, question_version=1)
    page.goto(f"/questions/{question.slug}/")
    box = page.locator("#follow-up-which-axis")
    box.get_by_label("Your answer").fill("The keys.")
    box.get_by_role("button", name="Open the approach").click()
    expect(box.get_by_text("APPROACH which-axis")).to_be_visible()
    expect(page.get_by_text("APPROACH why-before")).to_have_count(0)


def test_it_works_without_javascript(open_page, learner, question):
    page = open_page(java_script=False)
    page.goto(f"/questions/{question.slug}/")
    page.get_by_role("button", name="I don’t know").click()
    expect(page.get_by_text("DETAILED-ANSWER")).to_be_visible()


def test_it_keeps_what_was_typed_through_a_reload_until_it_is_sent(page, learner, question):
    address = f"/questions/{question.slug}/"
    page.goto(address)
    page.get_by_label("Your answer").fill("Half a thought")
    page.reload()
    expect(page.get_by_label("Your answer")).to_have_value("Half a thought")
    expect(page.get_by_text("Restored what you had typed")).to_be_visible()
    page.get_by_role("button", name="Show me what I covered").click()
    expect(page.get_by_text("DETAILED-ANSWER")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage)") == []


def test_it_says_beside_the_button_when_the_server_is_gone(page, learner, question):
    page.goto(f"/questions/{question.slug}/")
    page.get_by_label("Your answer").fill("Kept.")
    page.context.set_offline(True)
    page.get_by_role("button", name="Show me what I covered").click()
    expect(page.get_by_role("alert")).to_contain_text("did not reach the server")
    expect(page.get_by_label("Your answer")).to_have_value("Kept.")
    page.context.set_offline(False)


def test_it_prints_the_cheat_sheet_alone_on_one_page(page, learner, question):
    Attempt.objects.create(learner=learner, question=question, dont_know=True, question_version=1)
    page.goto(f"/questions/{question.slug}/cheat-sheet/")
    page.emulate_media(media="print")
    expect(page.get_by_text("CHEAT-SHEET")).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
