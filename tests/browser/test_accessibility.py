from __future__ import annotations

import io
from datetime import timedelta
from itertools import product

import pytest
from django.utils import timezone

from flashcards import interviews, own_cards
from flashcards.exchange import imports
from flashcards.interviews import Wishes
from flashcards.models import Attempt
from flashcards.own_cards import Typed
from grader import hints
from grader.catalogue import get_exercise
from grader.wording import RemarkKind
from tests.browser.conftest import DESKTOP, PHONE
from tests.conftest import PASSWORD
from tests.pages import factories
from tests.pages.test_every_page import ADDRESSES

pytestmark = pytest.mark.browser
LOOKS = pytest.mark.parametrize(
    ("viewport", "dark"), [(PHONE, True), (DESKTOP, False)], ids=["phone, dark", "desktop, light"]
)
REMARKS = [{"kind": kind.value, "text": "In “decode” it is 0.11.", "about": "numbers"} for kind in RemarkKind]


def look_of(page):
    """What the page itself knows of its window, once it has drawn itself anew in it."""
    return page.evaluate(
        """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
            [innerWidth, matchMedia("(prefers-color-scheme: dark)").matches]))))"""
    )


def test_it_has_no_fault_that_axe_can_find(open_page, faults, learner, question, exercise, submit, due_flag):
    """One page after the other in one browser, each loaded once and then shown in four ways: starting a browser and
    waiting until a page fetches nothing more costs more than looking at it."""
    mark = {
        "points": [{"id": "a", "text": "Rows sum to one.", "covered": True, "evidence": "sum to one"}],
        "red_flags": [{"id": "mask-after-softmax", "text": "The row.", "evidence": "raw dot product"}],
        "missing": [],
    }
    Attempt.objects.create(
        learner=learner, question=question, text=factories.LONG_ENOUGH, mark=mark, question_version=1
    )
    due_flag(learner)
    factories.red_flag("causal-top-left")
    hints.open_hint(learner.pk, get_exercise(exercise), number=1)
    cases = [factories.case("square"), factories.case(passed=False, heatmap=factories.HEATMAP, message="off")]
    submit(learner, factories.verdict("passed", cases=[factories.case()], fused=factories.FUSED), source="a = 1")
    waiting = submit(learner)
    waiting.status, waiting.cases_done, waiting.cases_total = "running", 3, 19
    waiting.save()
    made = submit(
        learner, factories.verdict(cases=cases, misconceptions=[factories.TOP_LEFT], fused=factories.FUSED, stdout="x")
    )
    unexplained = submit(
        learner,
        factories.verdict(
            cases=cases, facts=["Only head 1 is wrong."], remarks=REMARKS, first_difference=factories.FIRST_DIFFERENCE
        ),
    )
    learner.is_staff = True  # may see what the class does
    learner.save()
    page = open_page()
    found = {}
    for address in [
        *ADDRESSES,
        "/progress/",
        "/progress/class/",
        f"/submissions/{made.pk}/",
        f"/submissions/{unexplained.pk}/",
        f"/submissions/{waiting.pk}/",
        "/accounts/login/",
        "/no-such-page/",
    ]:
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        page.wait_for_load_state("networkidle")  # some fetch what they show
        for viewport, dark in product((DESKTOP, PHONE), (False, True)):
            page.set_viewport_size(viewport)
            page.emulate_media(color_scheme="dark" if dark else "light")
            assert look_of(page) == [viewport["width"], dark]
            page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
            found[address, viewport["width"], dark] = faults(page)
    assert {shown: seen for shown, seen in found.items() if seen} == {}


@LOOKS
def test_it_has_no_fault_in_what_is_ones_own(open_page, faults, learner, question, exercise, viewport, dark):
    """One's data, also where a deletion is refused; one's cards; a file that waits; an interview that is over."""
    learner.set_password(PASSWORD)
    learner.save()
    now = timezone.now()
    cards = [own_cards.add(learner, Typed(f"{name} \\(x^2\\)?", "y", "Deck"), key=name, now=now) for name in "abc"]
    own_cards.delete(learner, cards[0].pk, now=now)
    table = f"#guid column:1\n#separator:Tab\n{cards[1].guid}\tchanged\tz\nnew\tq\ta\n"
    waiting = imports.prepare(learner, io.BytesIO(table.encode()), name="cards.tsv", now=now)
    over = interviews.start(learner, Wishes(10), key="k", seed=3, now=now - timedelta(minutes=12))
    page = open_page(viewport=viewport, dark=dark)
    found = {}

    def look(name):
        page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        found[name] = faults(page)

    for address in (
        f"/me/data/import/{waiting.pk}/",
        "/me/cards/",
        "/me/cards/?q=nowhere",
        f"/me/cards/{cards[1].pk}/delete/",
        f"/me/cards/{cards[1].pk}/",
    ):
        page.goto(address)
        look(address)
    page.get_by_label("Front").fill(" ")
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Write what the card asks.").wait_for()
    look("a card that is refused")
    page.goto("/me/cards/new/")
    look("a new card")
    page.goto(f"/interview/{over.pk}/")
    page.get_by_role("heading", name="The time is over").wait_for()
    look("the time is over")
    page.goto("/me/data/")
    page.get_by_label("Your password").fill("wrong")
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_text("This is not your password.").wait_for()
    look("a refused deletion")
    assert {name: seen for name, seen in found.items() if seen} == {}
