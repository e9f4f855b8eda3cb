from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grader.models import Submission
from tests.pages.factories import HEATMAP, TOP_LEFT, case, verdict

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("learner", "exercise", "no_broker")]
ADDRESS = "/exercises/causal-attention/"


def judged(submission, found):
    Submission.objects.filter(pk=submission.pk).update(status=found["status"], verdict=found)


def type_code(page, code):
    page.locator("#editor .ace_content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(code)


def test_it_submits_by_keyboard_and_shows_the_verdict_without_a_reload(page):
    page.goto(ADDRESS)
    type_code(page, "def causal_attention(q, k, v):\n    return v\n")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("Waiting for a judge", exact=True).last).to_be_visible()
    made = Submission.objects.get()
    assert made.source.endswith("return v\n")
    judged(made, verdict(cases=[case(passed=False, heatmap=HEATMAP)], misconceptions=[TOP_LEFT]))
    expect(page.get_by_role("heading", name=TOP_LEFT["title"])).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Failed. The causal mask")).to_have_count(1)
    expect(page.get_by_role("img", name="Yours: 2 rows by 3 columns")).to_be_visible()
    expect(page.locator("#editor .ace_content")).to_contain_text("return v")


def test_it_renews_history_and_solution_when_the_verdict_comes(page):
    page.goto(ADDRESS)
    expect(page.get_by_text("None yet.")).to_be_visible()
    type_code(page, "def causal_attention(q, k, v):\n    return v\n")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("Waiting for a judge", exact=True).last).to_be_visible()
    judged(Submission.objects.get(), verdict("passed", cases=[case()]))
    expect(page.get_by_role("heading", name="Model solution")).to_be_visible()
    expect(page.locator("#state").get_by_text("passed")).to_be_visible()
    expect(page.locator(".history").get_by_text("Passed")).to_be_visible()
    expect(page.locator("#editor .ace_content")).to_contain_text("return v")


def test_it_indents_by_four_and_lets_the_keyboard_leave(page):
    page.goto(ADDRESS)
    type_code(page, "")
    page.keyboard.press("Tab")
    page.keyboard.insert_text("x")
    assert page.locator("#source").input_value() == "    x"
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Submit")).to_be_focused()


def test_it_keeps_code_through_a_reload_and_can_start_over(page):
    page.goto(ADDRESS)
    type_code(page, "half = 1")
    page.reload()
    expect(page.locator("#editor .ace_content")).to_contain_text("half = 1")
    page.get_by_role("button", name="Start over").click()
    assert page.locator("#source").input_value() == "def causal_attention(q, k, v):\n    return q < k\n"


def test_it_refuses_an_empty_editor_without_losing_the_page(page):
    page.goto(ADDRESS)
    type_code(page, " ")
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no code")


def test_it_works_without_javascript(open_page):
    page = open_page(java_script=False)
    page.goto(ADDRESS)
    page.get_by_role("textbox", name="Your code").fill("def causal_attention(q, k, v):\n    return v\n")
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_text("Waiting for a judge").first).to_be_visible()
    judged(Submission.objects.get(), verdict())
    page.reload()
    expect(page.get_by_text("The causal mask is aligned top-left, not bottom-right.")).to_be_visible()
