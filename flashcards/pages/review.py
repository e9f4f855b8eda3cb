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

from flashcards import items, reviews
from flashcards.days import DayClock
from flashcards.items import Card
from flashcards.models import ItemKind, Learner, Rating, ReviewItem
from flashcards.pages.people import learner_of
from flashcards.pages.shapes import share_cells
from flashcards.pages.today import reviews_of_day
from grader.kept_text import signed_in

NOT_COUNTED = "That form was not complete, so nothing was counted. Rate the card again."
KIND_NAMES = {
    ItemKind.QUESTION: "Question",
    ItemKind.FOLLOW_UP: "Follow-up",
    ItemKind.RED_FLAG: "Red flag",
    ItemKind.EXERCISE: "Exercise",
    ItemKind.QUIZ: "Quiz",
}


@dataclass(frozen=True, slots=True)
class Button:
    rating: Rating
    interval: str


@require_http_methods(["GET", "POST"])
@signed_in
def review(request: HttpRequest) -> HttpResponse:
    """The next due card; a POST rates it or takes the last rating back, and comes back here."""
    if request.method == "GET":
        return render(request, "flashcards/review.html", session_context(request))
    if request.POST.get("act") == "undo":
        return take_back(request)
    return rate(request)


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
    except (reviews.NotDue, reviews.UnknownItem, reviews.KeyReused) as stale:
        messages.warning(request, str(stale))
    return redirect("review")


def take_back(request: HttpRequest) -> HttpResponse:
    """Undo, and show the card that it brings back."""
    try:
        undone = reviews.undo(learner_of(request), now=timezone.now())
    except reviews.NothingToUndo as nothing:
        messages.info(request, str(nothing))
        return redirect("review")
    messages.info(request, f"Your rating “{undone.get_rating_display()}” was taken back.")
    return redirect(f"{reverse('review')}?{urlencode({'item': undone.item.public_id})}")


def session_context(request: HttpRequest) -> dict[str, Any]:
    learner, now = learner_of(request), timezone.now()
    queue = items.queue(learner, now=now, limit=1)
    done = reviews_of_day(learner)
    card = asked_card(learner, request.GET.get("item", "")) or next(iter(queue.cards), None)
    context: dict[str, Any] = {
        "queue": queue,
        "done": done,
        "position": done + 1,
        "total": done + queue.due_count,
        "cells": share_cells(done, queue.due_count),
    }
    if card is None:
        return context
    intervals = reviews.previews(learner, card.item, now=now)
    buttons = [Button(rating, reviews.in_words(interval)) for rating, interval in intervals.items()]
    return {**context, "card": card, "kind": KIND_NAMES[card.kind], "buttons": buttons, "key": uuid.uuid4()}


def asked_card(learner: Learner, item_id: str) -> Card | None:
    """The card that the address names, if it is due."""
    kind, _, key = item_id.partition(":")
    if not key:
        return None
    due = (
        ReviewItem.objects.filter(learner=learner, kind=kind, key=key).live().due(timezone.now(), DayClock.of(learner))
    )
    return next(iter(items.cards(list(due))), None)
