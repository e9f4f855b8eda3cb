from __future__ import annotations

import pytest

from flashcards.models import Attempt
from grader import hints
from grader.catalogue import get_exercise
from grader.wording import RemarkKind
from tests.browser.conftest import DESKTOP, PHONE
from tests.pages import factories
from tests.pages.test_every_page import ADDRESSES

pytestmark = pytest.mark.browser
REMARKS = [{"kind": kind.value, "text": "In “decode” it is 0.11.", "about": "numbers"} for kind in RemarkKind]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_it_has_no_fault_that_axe_can_find(
    open_page, faults, learner, question, exercise, submit, due_flag, viewport, dark
):
    """One page after the other in one browser: starting it costs more than all of them."""
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
    page = open_page(viewport=viewport, dark=dark)
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
        found[address] = faults(page)
    assert {address: seen for address, seen in found.items() if seen} == {}
