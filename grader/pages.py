"""The pages of exercises and submissions. Views only translate: parse, call one verb, shape."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from grader.catalogue import Exercise, UnknownExercise, get_exercise
from grader.hints import open_hint
from grader.kept_text import is_htmx, signed_in, take_kept_text
from grader.models import Submission
from grader.page_contexts import (
    exercise_context,
    hints_context,
    list_context,
    solution_html,
    statement_context,
    submission_context,
)
from grader.source_page import diff_lines, python_html
from grader.statuses import Device, SubmissionKind
from grader.submissions import LearnerQueueFull, QueueFull, SourceRefused, move_to, submit, take_back

VERDICT_ARRIVED = "verdict-arrived"  # the event on which the exercise page renews its history
BUSY = "The judge has too many submissions waiting. Your code is still in the editor; submit it again in a minute."
BUSY_WITH_YOURS = (
    "Too many of your own submissions are waiting. Your code is still in the editor; submit it again when some of them "
    "are judged."
)
RETRY_AFTER_SECONDS = "60"


@require_GET
def exercise_list(request: HttpRequest) -> HttpResponse:
    """Every exercise in order, with how far the learner has come; also for visitors."""
    return render(request, "grader/exercises.html", list_context(request.user.pk))


@require_http_methods(["GET", "POST"])
def exercise(request: HttpRequest, slug: str) -> HttpResponse:
    """Statement, editor, hints and history; a POST hands the program in. A visitor reads the statement."""
    if request.method == "GET" and not request.user.is_authenticated:
        found = exercise_or_404(slug)
        context = {**statement_context(found), "starter": python_html(found.starter)}
        return render(request, "grader/exercise_visitor.html", context)
    return workbench(request, slug)


@signed_in
def workbench(request: HttpRequest, slug: str) -> HttpResponse:
    found = exercise_or_404(slug)
    if request.method == "POST":
        return hand_in(request, found)
    kept = take_kept_text(request).get("source")
    context = exercise_context(learner_id_of(request), found, source=kept, kept=kept is not None)
    return render(request, "grader/exercise.html", context)


def hand_in(request: HttpRequest, found: Exercise) -> HttpResponse:
    """Run or submit, and answer with the waiting verdict: a fragment for htmx, its page otherwise."""
    source = typed_source(request)
    kind = SubmissionKind.RUN if request.POST.get("act") == SubmissionKind.RUN else SubmissionKind.SUBMIT
    device = Device.CUDA if request.POST.get("device") == Device.CUDA else Device.CPU
    try:
        submission = submit(learner=request.user, exercise_slug=found.slug, source=source, kind=kind, device=device)
    except SourceRefused as refused:
        return not_taken(request, found, source, error=str(refused), status=422)
    except QueueFull as full:
        return no_room(not_taken(request, found, source, **why_full(full)))
    if not is_htmx(request):
        return redirect("submission", pk=submission.pk)
    return render(request, "grader/_verdict_area.html", {**submission_context(submission), "accepted": True})


def why_full(full: QueueFull) -> dict[str, Any]:
    """429 where only this learner has to wait, 503 where everybody has."""
    if isinstance(full, LearnerQueueFull):
        return {"error": BUSY_WITH_YOURS, "status": 429}
    return {"error": BUSY, "status": 503}


def no_room(response: HttpResponse) -> HttpResponse:
    response["Retry-After"] = RETRY_AFTER_SECONDS
    return response


def typed_source(request: HttpRequest) -> str:
    """A form sends lines with CR LF; what is judged, and measured against the limit, is what was typed."""
    return request.POST.get("source", "").replace("\r\n", "\n")


def not_taken(request: HttpRequest, found: Exercise, source: str, *, error: str, status: int) -> HttpResponse:
    if is_htmx(request):
        return render(request, "grader/_refused.html", {"error": error}, status=status)
    context = exercise_context(learner_id_of(request), found, source=source, error=error)
    return render(request, "grader/exercise.html", context, status=status)


@require_POST
@signed_in
def hint(request: HttpRequest, slug: str) -> HttpResponse:
    """Open the next hint. Without a script the whole page comes back, with the code as it was typed."""
    found = exercise_or_404(slug)
    number = request.POST.get("hint", "")
    open_hint(learner_id_of(request), found, number=int(number) if number.isdecimal() else 0)
    if is_htmx(request):
        context = {**hints_context(learner_id_of(request), found), "opened_now": True}
        return render(request, "grader/_hints.html", context)
    return render(
        request,
        "grader/exercise.html",
        exercise_context(learner_id_of(request), found, source=typed_source(request) or None),
    )


@require_GET
@signed_in
def submission(request: HttpRequest, pk: int) -> HttpResponse:
    """One of the learner's own programs: its verdict, its source, and what changed since the submission before."""
    found = get_object_or_404(Submission.with_runs, pk=pk, learner=request.user.pk)
    described = exercise_or_404(found.exercise)
    own = Submission.objects.filter(learner=request.user.pk, exercise=found.exercise)
    before = own.filter(pk__lt=pk).first()
    context = {
        **submission_context(found),
        "exercise": described,
        "code": python_html(found.source),
        "before": before,
        "after": own.filter(pk__gt=pk).order_by("pk").only("pk").first(),
        "diff": diff_lines(before.source, found.source) if before else [],
        "solution": solution_html(described) if found.is_pass else None,
    }
    return render(request, "grader/submission.html", context)


@require_GET
@signed_in
def verdict_fragment(request: HttpRequest, pk: int) -> HttpResponse:
    """What the page asks again and again until there is a verdict."""
    found = get_object_or_404(Submission.with_runs, pk=pk, learner=request.user.pk)
    if not is_htmx(request):  # such as after signing in again while it waited
        return redirect("submission", pk=pk)
    asked = request.GET.get("asked", "0")
    context = submission_context(found, asked=int(asked) if asked.isdecimal() else 0)
    response = render(request, "grader/_verdict_area.html", context)
    if "verdict" in context and not found.is_run:
        response["HX-Trigger"] = VERDICT_ARRIVED
    return response


@require_POST
@signed_in
def take_back_submission(request: HttpRequest, pk: int) -> HttpResponse:
    """While it waits. Without a script the exercise comes back, with the code in the editor."""
    found = get_object_or_404(Submission.with_runs, pk=pk, learner=request.user.pk)
    if not take_back(found):
        return as_it_stands(request, found)
    if is_htmx(request):
        return render(request, "grader/_taken_back.html", {"submission": found})
    described = exercise_or_404(found.exercise)
    context = exercise_context(learner_id_of(request), described, source=found.source)
    return render(request, "grader/exercise.html", context)


@require_POST
@signed_in
def judge_on_cpu(request: HttpRequest, pk: int) -> HttpResponse:
    """What waits for a GPU goes into the other queue."""
    found = get_object_or_404(Submission.with_runs, pk=pk, learner=request.user.pk)
    try:
        moved = move_to(found, Device.CPU)
    except QueueFull as full:
        return no_room(as_it_stands(request, found, **why_full(full)))
    return as_it_stands(request, found, status=200 if moved else 409)


def as_it_stands(request: HttpRequest, found: Submission, *, status: int = 409, error: str = "") -> HttpResponse:
    """What became of a submission, where something else was asked of it."""
    if not is_htmx(request):
        return redirect("submission", pk=found.pk)
    found.refresh_from_db()
    context = {**submission_context(found), "error": error}
    return render(request, "grader/_verdict_area.html", context, status=status)


def exercise_or_404(slug: str) -> Exercise:
    try:
        return get_exercise(slug)
    except UnknownExercise as unknown:
        raise Http404(str(unknown)) from None


def learner_id_of(request: HttpRequest) -> int:
    """Of the signed-in learner; only for views behind `signed_in`."""
    assert request.user.pk is not None
    return int(request.user.pk)
