from __future__ import annotations

import pytest
from playwright.sync_api import expect

from grader.models import Submission
from tests.pages.factories import HEATMAP, TOP_LEFT, case, red_flag, verdict

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("learner", "exercise", "no_broker")]
ADDRESS = "/exercises/causal-attention/"


def judged(submission, found):
    Submission.with_runs.filter(pk=submission.pk).update(status=found["status"], verdict=found)


def type_code(page, code):
    page.locator("#editor .ace_content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(code)


def test_it_submits_by_keyboard_and_shows_the_verdict_without_a_reload(page):
    page.goto(ADDRESS)
    type_code(page, "def causal_attention(q, k, v):\n    return v\n")
    page.keyboard.press("Control+Shift+Enter")
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
    page.keyboard.press("Control+Shift+Enter")
    expect(page.get_by_text("Waiting for a judge", exact=True).last).to_be_visible()
    judged(Submission.objects.get(), verdict("passed", cases=[case()]))
    expect(page.get_by_role("heading", name="Model solution")).to_be_visible()
    expect(page.locator("#state").get_by_text("passed")).to_be_visible()
    expect(page.locator(".history").get_by_text("Passed")).to_be_visible()
    expect(page.locator("#editor .ace_content")).to_contain_text("return v")


def test_it_runs_the_visible_cases_by_keyboard_and_keeps_the_code(page):
    page.goto(ADDRESS)
    type_code(page, "def causal_attention(q, k, v):\n    return v\n")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("Waiting for a judge", exact=True).last).to_be_visible()
    run = Submission.with_runs.get()
    assert run.is_run
    judged(run, verdict("passed", cases=[case()], summary="The one visible case is right.", stdout="seen"))
    expect(page.get_by_text("Visible cases right", exact=True)).to_be_visible()
    expect(page.get_by_text("seen", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Model solution")).to_have_count(0)
    expect(page.get_by_text("None yet.")).to_be_visible()
    page.reload()
    expect(page.locator("#editor .ace_content")).to_contain_text("return v")


def test_it_opens_hints_in_steps_and_moves_the_reader_to_them(page):
    page.goto(ADDRESS)
    type_code(page, "half = 1")
    page.get_by_role("button", name="Show hint 1 of 2").click()
    expect(page.get_by_role("listitem").filter(has_text="Count from the end")).to_be_focused()
    expect(page.locator("#editor .ace_content")).to_contain_text("half = 1")
    page.reload()
    expect(page.get_by_text("Count from the end")).to_be_visible()
    expect(page.get_by_role("button", name="Show hint 2 of 2")).to_be_visible()


def test_it_marks_the_line_that_the_verdict_names(page):
    page.goto(ADDRESS)
    type_code(page, "a = 1\nx = = 1\n")
    page.keyboard.press("Control+Shift+Enter")
    expect(page.get_by_text("Waiting for a judge", exact=True).last).to_be_visible()
    details = {"kind": "syntax", "line": 2, "column": 5, "source_line": "x = = 1", "message": "invalid syntax"}
    judged(Submission.objects.get(), verdict("invalid", details=details))
    expect(page.locator(".ace_gutter-cell.ace_error")).to_contain_text("2")


def test_it_shows_the_card_and_the_changes_in_place(page, learner, submit):
    red_flag("causal-top-left")
    submit(learner, verdict(), source="a = 1\n")
    made = submit(learner, verdict(misconceptions=[TOP_LEFT]), source="a = 2\n")
    page.goto(f"/submissions/{made.pk}/")
    page.get_by_text("Red flag:").click()
    expect(page.get_by_role("heading", name="Say this instead")).to_be_visible()
    page.goto(ADDRESS)
    page.get_by_text("What changed").click()
    expect(page.locator(".history .diff .added")).to_have_text("+a = 2")
    expect(page.locator("#state")).to_have_count(1)


def test_it_shows_progress_and_says_each_thing_aloud_once(page):
    page.goto(ADDRESS)
    type_code(page, "x = 1")
    page.keyboard.press("Control+Shift+Enter")
    expect(page.get_by_text("Waiting for a judge", exact=True).last).to_be_visible()
    Submission.objects.update(status="running", cases_done=7, cases_total=19)
    expect(page.get_by_role("progressbar", name="7 of 19 cases done")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Waiting for a judge")).to_have_count(1)


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


def test_it_runs_and_opens_hints_without_javascript(open_page):
    page = open_page(java_script=False)
    page.goto(ADDRESS)
    page.get_by_role("textbox", name="Your code").fill("half = 1")
    page.get_by_role("button", name="Show hint 1 of 2").click()
    expect(page.get_by_text("Count from the end")).to_be_visible()
    expect(page.get_by_role("textbox", name="Your code")).to_have_value("half = 1")
    page.get_by_role("button", name="Run visible cases").click()
    expect(page.get_by_role("heading", name="Run of")).to_be_visible()
    assert Submission.with_runs.get().is_run
