"""The explorer: scores become weights in the browser. The page is the same for everyone; its query is the state."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_GET

from flashcards.explorer import Precision
from flashcards.explorer_examples import EXAMPLES, STATIC_ROWS, STATIC_SUMS
from flashcards.explorer_flags import FLAGS, ExplorerFlag
from flashcards.models import RedFlag

MAXIMUM = "no-max-subtraction"  # has a control of its own, beside the softmax


@dataclass(frozen=True, slots=True)
class Switch:
    """A red flag of the explorer with the address of its card, where there is one."""

    flag: ExplorerFlag
    card: str


@require_GET
def explore(request: HttpRequest) -> HttpResponse:
    """GET /explore/: the browser reads the query; the server shows one worked example to those without JavaScript."""
    cards = _cards()
    switches = [Switch(flag, cards.get(flag.id, "")) for flag in FLAGS.values()]
    groups = [(stage, list(group)) for stage, group in groupby(switches, key=lambda each: each.flag.stage)]
    context = {
        "examples": EXAMPLES,
        "groups": groups[:-1],
        "stream": groups[-1][1],
        "maximum": MAXIMUM,
        "maximum_card": cards.get(MAXIMUM, ""),
        "precisions": [precision.value for precision in Precision],
        "static_rows": STATIC_ROWS,
        "static_sums": STATIC_SUMS,
    }
    return render(request, "explore/explore.html", context)


def _cards() -> dict[str, str]:
    """Misconception -> address of the card that explains it."""
    flags = RedFlag.objects.filter(retired=False).values_list("slug", "misconceptions")
    return {name: reverse("red-flag", args=[slug]) for slug, explained in flags for name in explained}
