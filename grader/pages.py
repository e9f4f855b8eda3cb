"""The pages of exercises and submissions. Views only translate: parse, call one verb, shape."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db.models.fields.json import KT
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_http_methods

from grader import verdict_page
from grader.catalogue import Exercise, UnknownExercise, exercises, get_exercise
from grader.kept_text import is_htmx, signed_in, take_kept_text
from grader.models import Submission
from grader.rendering import render as render_markdown
from grader.source_page import diff_lines, python_html
from grader.statuses import SubmissionStatus
from grader.submissions import QueueFull, SourceRefused, queue_position, submit
from grader.walls import UNSANDBOXED, sandboxed

HISTORY_LENGTH = 20
FAST_POLLS, FAST_POLL_MS, SLOW_POLL_MS = 12, 250, 1500  # three seconds of quick questions, then slower ones
VERDICT_ARRIVED = "verdict-arrived"  # the event on which the exercise page renews its history
BUSY = "The judge has too many submissions waiting. Your code is still in the editor; submit it again in a minute."


@require_GET
@signed_in
def exercise_list(request: HttpRequest) -> HttpResponse:
    """Every exercise in order, with whether the learner passed it."""
    tried: dict[str, bool] = {}
    own = Submission.objects.filter(learner=request.user.pk).order_by()
    for slug, status in own.values_list("exercise", "status").distinct():
        tried[slug] = tried.get(slug, False) or status == SubmissionStatus.PASSED
    rows = [{"exercise": e, "tried": e.slug in tried, "passed": tried.get(e.slug, False)} for e in exercises().values()]
    passed = sum(tried.values())
    return render(request, "grader/exercises.html", {"rows": rows, "passed": passed})


@require_http_methods(["GET", "POST"])
@signed_in
def exercise(request: HttpRequest, slug: str) -> HttpResponse:
    """Statement, editor, hints and history; a POST hands the program in."""
    found = exercise_or_404(slug)
    if request.method == "POST":
        return hand_in(request, found)
    kept = take_kept_text(request)
    return render(request, "grader/exercise.html", exercise_context(request, found, source=kept.get("source")))


def hand_in(request: HttpRequest, found: Exercise) -> HttpResponse:
    """Submit, and answer with the waiting verdict: a fragment for htmx, its page otherwise."""
    # A form sends lines with CR LF; what is judged, and measured against the limit, is what was typed.
    source = request.POST.get("source", "").replace("\r\n", "\n")
    try:
        submission = submit(learner=request.user, exercise_slug=found.slug, source=source)
    except SourceRefused as refused:
        return not_taken(request, found, source, error=str(refused), status=422)
    except QueueFull:
        response = not_taken(request, found, source, error=BUSY, status=503)
        response["Retry-After"] = "60"
        return response
    if not is_htmx(request):
        return redirect("submission", pk=submission.pk)
    return render(request, "grader/_verdict_area.html", {**submission_context(submission), "accepted": True})


def not_taken(request: HttpRequest, found: Exercise, source: str, *, error: str, status: int) -> HttpResponse:
    if is_htmx(request):
        return render(request, "grader/_refused.html", {"error": error}, status=status)
    context = exercise_context(request, found, source=source, error=error)
    return render(request, "grader/exercise.html", context, status=status)


def exercise_context(
    request: HttpRequest, found: Exercise, *, source: str | None = None, error: str = ""
) -> dict[str, Any]:
    """Everything of the exercise page; `source` is text that must come back into the editor."""
    own = Submission.objects.filter(learner=request.user.pk, exercise=found.slug)
    history = list(own.defer("verdict").annotate(said=KT("verdict__summary"))[:HISTORY_LENGTH])
    passed = any(s.status == SubmissionStatus.PASSED for s in history) or (
        len(history) == HISTORY_LENGTH and own.filter(status=SubmissionStatus.PASSED).exists()
    )
    latest = history[0].source if history else found.starter
    return {
        "exercise": found,
        "statement": render_markdown(found.statement).html,
        "hints": [render_markdown(hint).html for hint in found.hints],
        "source": latest if source is None else source,
        "kept": source is not None and not error,
        "error": error,
        "history": history_rows(history),
        "passed": passed,
        "solution": python_html(solution_of(found)) if passed else None,
        "warning": "" if sandboxed(settings.SANDBOX_LAYER) else UNSANDBOXED,
    }


def history_rows(history: list[Any]) -> list[dict[str, Any]]:
    """Lines of the history; its submissions carry `said`, the sentence of the verdict."""
    return [
        {"submission": s, "title": title(s), "tone": verdict_page.tone(s.status), "said": s.said or ""} for s in history
    ]


def title(submission: Submission) -> str:
    return verdict_page.title_of(submission.status)


def solution_of(found: Exercise) -> str:
    return (found.folder / "solution.py").read_text(encoding="utf-8")


@require_GET
@signed_in
def submission(request: HttpRequest, pk: int) -> HttpResponse:
    """One of the learner's own submissions: its verdict, its source, and what changed since the one before."""
    found = get_object_or_404(Submission, pk=pk, learner=request.user.pk)
    described = exercise_or_404(found.exercise)
    before = Submission.objects.filter(learner=request.user.pk, exercise=found.exercise, pk__lt=pk).first()
    context = {
        **submission_context(found),
        "exercise": described,
        "code": python_html(found.source),
        "before": before,
        "diff": diff_lines(before.source, found.source) if before else [],
        "solution": python_html(solution_of(described)) if verdict_page.is_pass(found.status) else None,
    }
    return render(request, "grader/submission.html", context)


@require_GET
@signed_in
def verdict_fragment(request: HttpRequest, pk: int) -> HttpResponse:
    """What the page asks again and again until there is a verdict."""
    found = get_object_or_404(Submission, pk=pk, learner=request.user.pk)
    asked = request.GET.get("asked", "0")
    context = submission_context(found, asked=int(asked) if asked.isdecimal() else 0)
    response = render(request, "grader/_verdict_area.html", context)
    if "verdict" in context:
        response["HX-Trigger"] = VERDICT_ARRIVED
    return response


def submission_context(found: Submission, *, asked: int = 0) -> dict[str, Any]:
    """A submission for the templates: how it stands, and the verdict's shapes once there is one."""
    context: dict[str, Any] = {"submission": found, "title": title(found), "tone": verdict_page.tone(found.status)}
    if found.is_open or not found.verdict:
        ahead = queue_position(found) if found.status == SubmissionStatus.QUEUED else 0
        delay = FAST_POLL_MS if asked < FAST_POLLS else SLOW_POLL_MS
        return {**context, "ahead": ahead, "asked": min(asked, FAST_POLLS) + 1, "delay_ms": delay}
    rows = verdict_page.case_rows(found.verdict["cases"])
    return {
        **context,
        "verdict": found.verdict,
        "place": verdict_page.place_of(found.verdict.get("details")),
        "cases": rows,
        "run_cases": [row for row in rows if row.ran],
        "cases_not_run": [row for row in rows if not row.ran],
        "passed_count": sum(row.passed for row in rows),
        "pictured": next((row for row in rows if row.heatmaps), None),
        "comparisons": verdict_page.comparisons(found.verdict),
        "bar_width": verdict_page.BAR_WIDTH,
        "budget_mark": verdict_page.budget_mark(),
    }


def exercise_or_404(slug: str) -> Exercise:
    try:
        return get_exercise(slug)
    except UnknownExercise as unknown:
        raise Http404(str(unknown)) from None
