"""Your data: take it out, bring some in, delete it."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth import logout
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from flashcards.exchange import imports
from flashcards.exchange.deletion import WrongPassword, delete_account
from flashcards.exchange.downloads import ExportFormat, file_name, written
from flashcards.exchange.limits import FileRefused
from flashcards.exchange.outcome import Change, Choices, Side
from flashcards.exchange.upload_limit import too_large
from flashcards.models import Import
from flashcards.pages.people import learner_of
from grader.kept_text import signed_in

# What is counted, in the order of the table, and as what a learner knows it.
KINDS = {
    "settings": "settings",
    "cards": "own cards",
    "items": "things to review",
    "reviews": "reviews and other acts",
    "attempts": "typed answers",
    "quizzes": "quizzes",
    "interviews": "mock interviews",
    "submissions": "submissions",
    "hints": "exercises with opened hints",
    "plans": "plans",
    "parameters": "fitted parameters",
}
CHOICE = "choice:"  # how the name of a form's field for one conflict begins


@never_cache
@require_http_methods(["GET", "POST"])
@signed_in
def data(request: HttpRequest) -> HttpResponse:
    """The page. A POST brings a file, which is shown before anything of it counts."""
    if request.method == "GET":
        return _page(request)
    sent = request.FILES.get("file")
    problem = too_large(request)
    if not problem and sent is None:
        problem = "Choose a file first: .json, .apkg, .csv or .tsv."
    if problem or sent is None:
        return _page(request, file_error=problem)
    try:
        made = imports.prepare(learner_of(request), sent, name=sent.name or "", now=timezone.now())
    except (FileRefused, imports.TooManyAtOnce) as refused:
        return _page(request, file_error=str(refused))
    return redirect("data-import", pk=made.pk)


@require_GET
@signed_in
def export(request: HttpRequest) -> Any:
    try:
        form = ExportFormat(request.GET.get("format", ""))
    except ValueError:
        raise Http404("There is no such format.") from None
    now = timezone.now()
    return FileResponse(
        written(learner_of(request), form, now=now),
        as_attachment=True,
        filename=file_name(form, now=now),
        content_type=form.content_type,
    )


@never_cache
@require_http_methods(["GET", "POST"])
@signed_in
def preview(request: HttpRequest, pk: int) -> HttpResponse:
    """What a file would do; a POST has it done, and the page then says what was."""
    learner, error = learner_of(request), ""
    if request.method == "POST":
        try:
            imports.apply(learner, pk, _choices(request), now=timezone.now())
            return redirect("data-import", pk=pk)
        except imports.UnknownImport as unknown:
            raise Http404(str(unknown)) from None
        except FileRefused as refused:
            error = str(refused)
    made = Import.objects.filter(learner=learner, pk=pk).defer("content").first()
    if made is None:
        raise Http404("There is no such import.")
    outcome = made.preview.get("done") or made.preview
    context = {
        "import": made,
        "outcome": outcome,
        "rows": _rows(outcome["counts"]),
        "any_left_out": any(row[Change.LEFT_OUT] for row in outcome["counts"].values()),
        "any_differs": any(row.get(Change.DIFFERS) for row in outcome["counts"].values()),
        "changes": sum(row[Change.NEW] + row[Change.UPDATED] for row in outcome["counts"].values()),
        "more_conflicts": outcome["conflict_count"] - len(outcome["conflicts"]),
        "error": error,
    }
    return render(request, "flashcards/data_import.html", context, status=422 if error else 200)


@require_POST
@signed_in
def discard(request: HttpRequest, pk: int) -> HttpResponse:
    if imports.discard(learner_of(request), pk):
        messages.success(request, "The file is forgotten. Nothing was changed.")
    return redirect("data")


@require_POST
@signed_in
def delete(request: HttpRequest) -> HttpResponse:
    """The account, or on a laptop the local learner's data: the next request begins with an empty one."""
    learner = learner_of(request)
    had_password = learner.has_usable_password()
    if not had_password and request.POST.get("sure") != "yes":
        return _page(request, delete_error="Tick the box to say that you mean it. Nothing was deleted.")
    try:
        delete_account(learner, password=request.POST.get("password", ""))
    except WrongPassword as wrong:
        return _page(request, delete_error=str(wrong))
    logout(request)
    said = "Your account and everything in it are deleted." if had_password else "Your data is deleted; you begin anew."
    messages.success(request, said)
    return redirect("today")


def _page(request: HttpRequest, *, file_error: str = "", delete_error: str = "") -> HttpResponse:
    waiting = Import.objects.filter(learner=learner_of(request), applied_at=None).defer("content", "preview").first()
    context: dict[str, Any] = {"waiting": waiting, "file_error": file_error, "delete_error": delete_error}
    return render(request, "flashcards/data.html", context, status=422 if file_error or delete_error else 200)


def _choices(request: HttpRequest) -> Choices:
    sides = {side.value: side for side in Side}
    each = {
        name.removeprefix(CHOICE): sides[value]
        for name, value in request.POST.items()
        if name.startswith(CHOICE) and isinstance(value, str) and value in sides
    }
    return Choices(sides.get(request.POST.get("conflicts", ""), Side.MINE), each)


def _rows(counts: dict[str, dict[str, int]]) -> list[dict[str, Any]]:
    return [{"name": name, **counts[kind]} for kind, name in KINDS.items() if kind in counts]
