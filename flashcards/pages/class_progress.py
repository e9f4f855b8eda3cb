"""Where a host's learners stumble: figures about everybody or one group, about no one of them."""

from __future__ import annotations

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_GET

from flashcards.class_figures import FEWEST
from flashcards.class_progress import class_progress, groups_to_show
from flashcards.pages.people import learner_of
from grader.kept_text import signed_in

SHOWN_QUIZ = 20


@require_GET
@signed_in
def page(request: HttpRequest) -> HttpResponse:
    """For staff only. A group that is too small to show is answered like one that is not there."""
    if not learner_of(request).is_staff:
        raise PermissionDenied
    groups = groups_to_show()
    wanted = request.GET.get("group", "")
    group = next((each for each in groups if str(each.pk) == wanted), None)
    found = class_progress(group, now=timezone.now())
    context = {
        "groups": groups,
        "group": group,
        "refused": bool(wanted) and group is None,
        "fewest": FEWEST,
        "found": found,
        "quiz": found.quiz[:SHOWN_QUIZ],
        "quiz_count": len(found.quiz),
    }
    return render(request, "flashcards/progress_class.html", context)
