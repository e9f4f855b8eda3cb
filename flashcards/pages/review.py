"""The review session: one card at a time, by form posts, so that it works without JavaScript and without a mouse."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.views.decorators.http import require_http_methods

from flashcards import day_queue, reviews
from flashcards.days import DayClock
from flashcards.faces import Card, cards
from flashcards.items import split_question
from flashcards.leeches import is_leech, needs_notice
from flashcards.models import Act, ItemKind, Learner, Rating, Review, ReviewItem
from flashcards.pages.people import learner_of
from flashcards.pages.shapes import share_bar
from flashcards.splits import parts_of
from grader.kept_text import signed_in

RATED_ALREADY = "You did something else with this card before; that stands. Undo takes it back."
NOT_COUNTED = "That form was not complete, so nothing was counted. Rate the card again."
SPLIT = "split"  # the question is suspended and its follow-ups stand in for it
MOST_LISTED = 200  # items that are set aside, on one page
KIND_NAMES = {
    ItemKind.QUESTION: "Question",
    ItemKind.FOLLOW_UP: "Follow-up",
    ItemKind.RED_FLAG: "Red flag",
    ItemKind.EXERCISE: "Exercise",
    ItemKind.QUIZ: "Quiz",
    ItemKind.CARD: "Own card",
}
SAID = {
    Act.SUSPEND: "Suspended. It is not asked again until you resume it.",
    Act.BURY: "Buried until tomorrow.",
    Act.LATER: "Moved to the end of today’s queue.",
    Act.RESUME: "Resumed. It is asked again when its day comes.",
}


@dataclass(frozen=True, slots=True)
class Button:
    rating: Rating
    interval: str


@dataclass(frozen=True, slots=True)
class AsideRow:
    """One item on the page of what is set aside."""

    card: Card
    kind: str
    key: uuid.UUID  # of the act that its button would be


@require_http_methods(["GET", "POST"])
@signed_in
def review(request: HttpRequest) -> HttpResponse:
    """The next due card; a POST rates it, sets it aside or takes the last act back, and comes back here."""
    if request.method == "GET":
        return render(request, "flashcards/review.html", session_context(request))
    match request.POST.get("act"):
        case "undo":
            return take_back(request)
        case None:
            return rate(request)
        case act:
            set_aside(request, act)
            return redirect("review")


def rate(request: HttpRequest) -> HttpResponse:
    """Record one rating. Whatever a stale form says, nothing is lost and the next card follows."""
    try:
        rating = Rating(int(request.POST.get("rating", "")))
        item_id, key = request.POST["item"], str(uuid.UUID(request.POST["key"]))
    except (ValueError, KeyError):
        messages.warning(request, NOT_COUNTED)
        return redirect("review")
    try:
        reviews.record_review(learner_of(request), item_id, rating, key=key, now=timezone.now())
    except reviews.KeyReused:
        messages.warning(request, RATED_ALREADY)
    except (reviews.Refused, reviews.UnknownItem) as stale:
        messages.warning(request, str(stale))
    return redirect("review")


def set_aside(request: HttpRequest, act: str) -> None:
    """Suspend, resume, bury, put off, or split a question; what a stale form asks for is answered in words."""
    learner, now = learner_of(request), timezone.now()
    try:
        item_id, key = request.POST["item"], str(uuid.UUID(request.POST["key"]))
        if act == SPLIT:
            parts = split_question(learner, item_id, key=key, now=now)
            said = f"Suspended. Its {parts} follow-ups are reviewed instead." if parts else SAID[Act.SUSPEND]
        else:
            reviews.record_act(learner, item_id, Act(act), key=key, now=now)
            said = SAID[Act(act)]
    except (ValueError, KeyError):
        messages.warning(request, NOT_COUNTED)
    except reviews.KeyReused:
        messages.warning(request, RATED_ALREADY)
    except (reviews.Refused, reviews.UnknownItem) as stale:
        messages.warning(request, str(stale))
    else:
        messages.info(request, said)


def take_back(request: HttpRequest) -> HttpResponse:
    """Undo, and show the card that comes back by it. The form names the act that it means: a double tap undoes once."""
    now = timezone.now()
    try:
        undone = reviews.undo(learner_of(request), now=now, key=request.POST.get("key") or None)
    except reviews.NothingToUndo as nothing:
        messages.info(request, str(nothing))
        return redirect("review")
    if undone.undone_at == now:  # otherwise an earlier request did it, and said so
        messages.info(request, words_of_undo(undone))
    return redirect(f"{reverse('review')}?{urlencode({'item': undone.item.public_id})}")


def words_of_undo(undone: Review) -> str:
    if undone.act == Act.RATE:
        return f"Your rating “{undone.get_rating_display()}” was taken back."
    kept = parts_of(undone).count()
    stay = f" {kept} of its follow-ups stay, because you have begun them." if kept else ""
    return f"“{undone.get_act_display()}” was taken back.{stay}"


def session_context(request: HttpRequest) -> dict[str, Any]:
    learner, now = learner_of(request), timezone.now()
    queue = day_queue.queue(learner, now=now, limit=1)
    so_far = day_queue.so_far(learner, now=now)
    card = asked_card(learner, request.GET.get("item", "")) or next(iter(queue.cards), None)
    context: dict[str, Any] = {
        "queue": queue,
        "done": so_far.done,
        "position": so_far.done + 1,
        "total": so_far.done + queue.due_count,
        "bar": share_bar(so_far.done, queue.due_count),
        "undo_key": so_far.last_key,
    }
    if card is None:
        return {**context, "outlook": day_queue.outlook(learner, now=now)}
    (intervals,) = reviews.previews(learner, [card.item], now=now, fitted=so_far.fitted)
    return {
        **context,
        "card": card,
        "kind": KIND_NAMES[card.kind],
        "buttons": [Button(rating, reviews.in_words(interval)) for rating, interval in intervals.items()],
        "key": uuid.uuid4(),
        "leech": needs_notice(card.item),
    }


def asked_card(learner: Learner, item_id: str) -> Card | None:
    """The card that the address names, if it is due."""
    kind, _, key = item_id.partition(":")
    if not key or "\0" in item_id:  # PostgreSQL takes no NUL
        return None
    due = (
        ReviewItem.objects.filter(learner=learner, kind=kind, key=key).live().due(timezone.now(), DayClock.of(learner))
    )
    return next(iter(cards(list(due))), None)


@require_http_methods(["GET", "POST"])
@signed_in
def aside(request: HttpRequest) -> HttpResponse:
    """What is suspended or buried, and the leeches; a POST resumes or suspends one and comes back here."""
    if request.method == "POST":
        set_aside(request, request.POST.get("act", ""))
        return redirect("review-suspended")
    learner = learner_of(request)
    today = DayClock.of(learner).day_of(timezone.now())
    found = list(ReviewItem.objects.filter(learner=learner).live().set_aside_or_leech(today)[: MOST_LISTED + 1])
    rows = [AsideRow(card, KIND_NAMES[card.kind], uuid.uuid4()) for card in cards(found[:MOST_LISTED])]
    active = [row for row in rows if row.card.item.suspended_at is None]
    context = {
        "suspended": [row for row in rows if row.card.item.suspended_at is not None],
        "buried": [row for row in active if row.card.item.buried_until and row.card.item.buried_until > today],
        "leeches": [row for row in active if is_leech(row.card.item)],
        "more": len(found) > MOST_LISTED,
    }
    return render(request, "flashcards/review_suspended.html", context)
