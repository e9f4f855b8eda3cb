"""Questions: their list, the question page with its attempts, the cheat sheet, and red-flag cards."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.views.decorators.http import require_GET, require_http_methods

from flashcards.access import access_to
from flashcards.attempts import AttemptRefused, agree_again, disagree, submit_attempt
from flashcards.days import DayClock
from flashcards.explorer_examples import seen_in_explorer
from flashcards.marks import covered_count, follow_ups_in_order
from flashcards.models import Attempt, ItemKind, Level, Part, Question, RedFlag, ReviewItem, UnlockPart
from flashcards.pages.people import learner_of
from flashcards.pages.shapes import (
    FollowUpRow,
    Piece,
    anchor_of_unlock,
    attempt_mark,
    sections,
)
from flashcards.question_map import topics_in_order
from flashcards.unlocks import UnlockRefused, allowance_of, unlock, unlocked_parts
from grader.catalogue import exercises
from grader.kept_text import signed_in, take_kept_text
from grader.names import short_name

EARLIER_SHOWN = 10  # attempts before the latest, newest first
AGREE = "agree"  # the value of the button that takes a disagreement back
DONT_KNOW = "dont-know"  # the value of the second button; the first one's is "attempt"


@require_GET
def question_list(request: HttpRequest) -> HttpResponse:
    """Every question by topic and in the order they build on each other, with how the learner stands with each."""
    latest: dict[int, Attempt] = {}
    due: set[str] = set()
    if request.user.is_authenticated:
        learner = learner_of(request)
        latest = {a.question_id: a for a in own_attempts(request).filter(follow_up=None).order_by("id")}
        items = ReviewItem.objects.filter(learner=learner, kind=ItemKind.QUESTION)
        due = set(items.due(timezone.now(), DayClock.of(learner)).values_list("key", flat=True))
    every = list(live_questions().defer("parts", "tldr", "key_points"))
    by_slug = {q.slug: q for q in every}
    level = request.GET.get("level", "")
    wanted = level if level in Level.values else ""
    topics = [
        (
            topic.title,
            [_list_row(q, latest.get(q.pk), due, by_slug) for q in topic.questions if wanted in ("", q.level)],
        )
        for topic in topics_in_order(every)
    ]
    context = {
        "topics": [(title, rows) for title, rows in topics if rows],
        "levels": Level.choices,
        "level": wanted,
        "tried": sum(q.pk in latest for q in every),
        "total": len(every),
    }
    return render(request, "flashcards/questions.html", context)


def _list_row(
    question: Question, attempt: Attempt | None, due: set[str], by_slug: dict[str, Question]
) -> dict[str, Any]:
    before = [(slug, short_name(slug)) for slug in question.prerequisites if slug in by_slug]
    return {"question": question, "before": before, "due": question.slug in due, **attempt_state(attempt)}


@require_http_methods(["GET", "POST"])
def question(request: HttpRequest, slug: str) -> HttpResponse:
    """The question page: the prompt, and everything else after an attempt.

    A retired question stays there for those who attempted it, and an answer that was begun before is still taken.
    """
    found = get_object_or_404(Question, slug=slug)
    if request.method == "POST":
        return answer(request, found)
    if found.retired and not own_attempts(request).filter(question=found).exists():
        raise Http404
    if not request.user.is_authenticated:
        concepts = found.parts.get(Part.KEY_CONCEPTS)
        return render(
            request, "flashcards/question.html", {"question": found, "concepts": concepts and Piece(concepts)}
        )
    return render(request, "flashcards/question.html", question_context(request, found, take_kept_text(request)))


@signed_in
def answer(request: HttpRequest, found: Question) -> HttpResponse:
    """One attempt, at the question or at one of its follow-ups; answered with the page it opens."""
    text = request.POST.get("text", "")
    slug = request.POST.get("follow_up", "")
    follow_up = get_object_or_404(found.follow_ups.all(), slug=slug) if slug else None
    try:
        attempt = submit_attempt(
            learner_of(request),
            found,
            text,
            now=timezone.now(),
            dont_know=request.POST.get("act") == DONT_KNOW,
            follow_up=follow_up,
        )
    except AttemptRefused as refused:
        sent = {"text": text, "follow_up": slug, "error": str(refused)}
        return render(request, "flashcards/question.html", question_context(request, found, sent), status=422)
    anchor = f"follow-up-{slug}" if slug else "covered"
    return redirect(f"{request.path}?new={attempt.pk}#{anchor}")


@require_http_methods(["GET", "POST"])
@signed_in
def disagreement(request: HttpRequest, pk: int) -> HttpResponse:
    """“I did say this”, or taking that back; answered with the page of the attempt."""
    attempt = get_object_or_404(own_attempts(request).select_related("question", "follow_up"), pk=pk)
    point = request.POST.get("point", "")
    if request.method == "POST":
        try:
            (agree_again if request.POST.get("act") == AGREE else disagree)(attempt, point)
        except AttemptRefused:
            point = ""  # an old page; the new one shows how things stand
    anchor = f"follow-up-{attempt.follow_up.slug}" if attempt.follow_up else "covered"
    place = f"#point-{point}-{attempt.pk}" if point else f"#{anchor}"
    return redirect(f"{reverse('question', args=[attempt.question.slug])}?{urlencode({'said': point})}{place}")


@require_http_methods(["GET", "POST"])
@signed_in
def unlock_part(request: HttpRequest, slug: str) -> HttpResponse:
    """Open one part of a question where the host limits how many a day; answered with the page, at that part."""
    found = get_object_or_404(Question, slug=slug)
    if request.method != "POST":  # back from signing in
        return redirect("question", slug=slug)
    wanted = request.POST.get("part", "")
    if wanted not in UnlockPart.values:
        raise Http404
    part = UnlockPart(wanted)
    with suppress(UnlockRefused):  # an old page; the new one shows how things stand
        unlock(learner_of(request), found, part, now=timezone.now())
    anchor = anchor_of_unlock(part)
    return redirect(f"{reverse('question', args=[slug])}?{urlencode({'unlocked': anchor})}#{anchor}")


def question_context(request: HttpRequest, found: Question, sent: dict[str, str]) -> dict[str, Any]:
    """Everything the page shows; `sent` is text to put back into the box it came from, with what was wrong with it."""
    attempts = list(own_attempts(request).filter(question=found))
    attempt = next((a for a in attempts if a.follow_up_id is None), None)
    new = request.GET.get("new", "")
    at_follow_up = sent.get("follow_up", "")
    flags = RedFlag.objects.filter(retired=False, questionredflag__question=found).order_by("questionredflag__position")
    own = {} if at_follow_up else sent
    names = live_questions().only("slug", "prompt", "prerequisites")
    context: dict[str, Any] = {
        "question": found,
        "before": [(q.slug, short_name(q.slug)) for q in names if q.slug in found.prerequisites],
        "next_questions": [q for q in names if found.slug in q.prerequisites],
        "follow_ups": follow_up_rows(found, attempts, sent, new=new),
        "red_flags": list(flags),
        "text": own.get("text", ""),
        "error": own.get("error", ""),
        "said": request.GET.get("said", ""),
        "kept": bool(sent) and not sent.get("error"),
    }
    if attempt is None:
        return context
    earlier = [a for a in attempts if a.follow_up_id is None and a.pk != attempt.pk][:EARLIER_SHOWN]
    learner = learner_of(request)
    linked = [exercises()[slug] for slug in found.exercises if slug in exercises()]
    return {
        **context,
        **attempt_state(attempt),
        "fresh": str(attempt.pk) == new,
        "earlier": [attempt_state(a) for a in earlier],
        "parts": sections(found, practise=bool(linked), unlocked=unlocked_parts(learner, found)),
        "unlocked": request.GET.get("unlocked", ""),
        "allowance": allowance_of(learner, now=timezone.now()),
        "exercises": linked,
        "mark": attempt_mark(attempt),
    }


def follow_up_rows(
    found: Question, attempts: Sequence[Attempt], sent: dict[str, str], *, new: str
) -> list[FollowUpRow]:
    """The follow-ups in the order that the latest of `attempts`, newest first, calls for, each with its own latest."""
    latest = next((a for a in attempts if a.follow_up_id is None), None)
    tried = {a.follow_up_id: a for a in reversed(attempts) if a.follow_up_id}
    rows = []
    shown = [each for each in found.follow_ups.all() if not each.retired or each.pk in tried]
    for row in follow_ups_in_order(shown, latest):
        attempt = tried.get(row.follow_up.pk)
        own = sent if sent.get("follow_up") == row.follow_up.slug else {}
        rows.append(
            FollowUpRow(
                follow_up=row.follow_up,
                attempt=attempt,
                mark=attempt_mark(attempt),
                because=row.because,
                fresh=attempt is not None and str(attempt.pk) == new,
                error=own.get("error", ""),
                text=own.get("text", ""),
            )
        )
    return rows


def attempt_state(attempt: Attempt | None) -> dict[str, Any]:
    covered, points = covered_count(attempt)
    return {"attempt": attempt, "covered": covered, "points": points}


@require_GET
@signed_in
def cheat_sheet(request: HttpRequest, slug: str) -> HttpResponse:
    """The night-before bullets on a page of their own, for printing; after an attempt, as on the question page."""
    found = get_object_or_404(live_questions(), slug=slug)
    access = access_to(learner_of(request), found)
    if not access.opens(UnlockPart.CHEAT_SHEET):
        anchor = f"#{anchor_of_unlock(UnlockPart.CHEAT_SHEET)}" if access.opened else ""
        return redirect(f"{reverse('question', args=[slug])}{anchor}")
    sheet = Piece(found.parts.get(Part.CHEAT_SHEET, ""))
    return render(request, "flashcards/cheat_sheet.html", {"question": found, "sheet": sheet})


@require_GET
@signed_in
def red_flag(request: HttpRequest, slug: str) -> HttpResponse:
    """The card of one wrong claim."""
    flag = get_object_or_404(RedFlag, slug=slug, retired=False)
    item = ReviewItem.objects.filter(learner=learner_of(request), kind=ItemKind.RED_FLAG, key=slug).first()
    questions = flag.questions.filter(retired=False)
    seen = seen_in_explorer(flag.misconceptions)
    context = {"flag": flag, "item": item, "questions": questions, "explorer": seen}
    return render(request, "flashcards/red_flag.html", context)


def live_questions() -> QuerySet[Question]:
    return Question.objects.filter(retired=False)


def own_attempts(request: HttpRequest) -> QuerySet[Attempt]:
    return Attempt.objects.filter(learner=request.user.pk).prefetch_related("disagreements")
