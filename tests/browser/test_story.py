"""The whole story of the product, on everything that `make run` starts: web, worker, sandbox, broker, database."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.stack.test_run import port, started

__all__ = ["port"]

pytestmark = pytest.mark.browser

TOP_LEFT = '''import torch


def causal_attention(q, k, v):
    """The mask of a square matrix, laid on whatever comes."""
    scores = q @ k.transpose(-2, -1) / q.shape[-1] ** 0.5
    future = torch.triu(torch.ones(q.shape[-2], k.shape[-2], dtype=torch.bool), diagonal=1)
    return torch.softmax(scores.masked_fill(future, float("-inf")), dim=-1) @ v
'''
RIGHT = TOP_LEFT.replace("diagonal=1", "diagonal=1 + k.shape[-2] - q.shape[-2]").replace(
    "dim=-1) @ v", "dim=-1).nan_to_num(0.0) @ v"
)
ATTEMPT = (
    "The score is the dot product of a query and a key, so it can be any real number. "
    "Softmax exponentiates it and divides by the sum of the exponentials over the keys."
)
JUDGED = 60_000  # milliseconds; bounds a hang while the worker still loads torch


@pytest.fixture
def running(tmp_path, port):
    with started(tmp_path / "var", port) as instance:
        instance.wait_until_ready()
        yield instance


@pytest.fixture
def visit(browser, running):
    """A page of the running product; the test fails if it logs an error or asks another host."""
    trouble = []
    context = browser.new_context(base_url=running.address, reduced_motion="reduce")
    page = context.new_page()
    page.on("console", lambda m: trouble.append(f"{page.url}: {m.text}") if m.type == "error" else None)
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("request", lambda r: None if r.url.startswith(running.address) else trouble.append(r.url))
    yield page
    context.close()
    assert trouble == []


def submit_code(page, source):
    page.goto("exercises/causal-attention/")
    page.evaluate("source => ace.edit(document.querySelector('.ace_editor')).setValue(source, -1)", source)
    page.get_by_role("button", name="Submit").click()


def open_review_of(visit, mistake: str) -> None:
    """Open the review; the mistake comes into it by a task of its own, a moment after the verdict is shown."""
    deadline = time.monotonic() + JUDGED / 1000
    visit.goto("review/")
    while mistake not in visit.get_by_text("Here because").inner_text() and time.monotonic() < deadline:
        visit.wait_for_timeout(300)
        visit.goto("review/")
    expect(visit.get_by_text("Here because")).to_contain_text(mistake)


def test_it_walks_from_the_first_attempt_to_the_red_flag_in_review(visit):
    visit.goto("")
    visit.get_by_role("link", name="Questions").first.click()
    visit.get_by_role("link", name=re.compile("How does softmax turn")).first.click()
    expect(visit.get_by_text("60-second cheat sheet")).to_have_count(0)

    visit.locator("#attempt-text").fill(ATTEMPT)
    visit.locator("button[value=attempt]").first.click()
    expect(visit.locator("strong", has_text="of 7 key points")).to_be_visible()
    expect(visit.get_by_text("Covered", exact=True).first).to_be_visible()
    expect(visit.get_by_text("Missing", exact=True).first).to_be_visible()
    expect(visit.get_by_text("60-second cheat sheet").first).to_be_visible()

    submit_code(visit, TOP_LEFT)
    verdict = visit.locator("#verdict")
    expect(verdict.get_by_role("heading", name=re.compile("top-left", re.I)).first).to_be_visible(timeout=JUDGED)
    expect(verdict).to_contain_text("decode: 1 query, 7 keys")
    expect(verdict).to_contain_text("cases that tell it from the right answer")

    open_review_of(visit, "Causal mask aligned top-left")
    visit.wait_for_load_state()  # a key that comes before the script is heard by nobody
    visit.keyboard.press("Space")
    expect(visit.get_by_role("heading", name="Why it is wrong")).to_be_visible()
    visit.keyboard.press("3")
    expect(visit.get_by_text("Here because")).not_to_contain_text("top-left")

    submit_code(visit, RIGHT)
    expect(verdict.get_by_text("Passed", exact=True)).to_be_visible(timeout=JUDGED)
