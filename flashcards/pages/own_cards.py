"""One's own cards: their list with search, and a form to write, change or delete one."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.contrib import messages
from django.core.paginator import Paginator
from django.db.models import Count
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from flashcards import own_cards
from flashcards.days import DayClock
from flashcards.models import ItemKind, Learner, OwnCard, Phase, ReviewItem
from flashcards.own_cards import CardRefused, Typed, UnknownCard
from flashcards.pages.people import learner_of
from flashcards.short_text import short_text
from grader.kept_text import signed_in

A_PAGE = 50  # cards
SHOWN_DELETED = 20
REVIEW = "review"  # where an edit goes back to; anything else is the query of the list


@dataclass(frozen=True, slots=True)
class Row:
    """A card in the list."""

    pk: int
    front: str  # the first words, as text
    back: str
    deck: str
    state: str  # in words
    tone: str  # CSS class of its tag


@never_cache
@require_GET
@signed_in
def card_list(request: HttpRequest) -> HttpResponse:
    """All cards, or those that a search finds; and what was deleted lately. The same number of queries for any."""
    learner, now = learner_of(request), timezone.now()
    words, deck = (request.GET.get(name, "").replace("\0", "").strip()[:200] for name in ("q", "deck"))
    every = OwnCard.objects.filter(learner=learner).order_by("deck").values_list("deck")
    decks = list(every.annotate(Count("pk")))
    page = Paginator(own_cards.find(learner, words=words, deck=deck or None), A_PAGE).get_page(request.GET.get("page"))
    deleted = own_cards.recently_deleted(learner, now=now)[:SHOWN_DELETED]
    query = {name: value for name, value in (("q", words), ("deck", deck)) if value}
    context = {
        "rows": _rows(learner, list(page.object_list), now=now),
        "page": page,
        "words": words,
        "deck": deck,
        "decks": [(name, count) for name, count in decks if name],
        "total": sum(count for _, count in decks),
        "pages_query": urlencode(query),
        "back": urlencode({**query, "page": str(page.number)}),
        "deleted": [(card.pk, short_text(card.front)) for card in deleted],
    }
    return render(request, "flashcards/own_cards.html", context)


@never_cache
@require_http_methods(["GET", "POST"])
@signed_in
def new(request: HttpRequest) -> HttpResponse:
    """An empty form; after “and write another” with the deck and the tags of the one before."""
    if request.method == "GET":
        begun = Typed("", "", request.GET.get("deck", ""), request.GET.get("tags", "").split())
        return _form(request, begun, key=str(uuid.uuid4()))
    given, key = _typed(request.POST), request.POST.get("key", "")
    try:
        made = own_cards.add(learner_of(request), given, key=str(uuid.UUID(key)), now=timezone.now())
    except ValueError as refused:
        problems = refused.problems if isinstance(refused, CardRefused) else {"front": "Save it once more."}
        return _form(request, given, key=str(uuid.uuid4()), problems=problems)
    messages.success(request, f"Saved: “{short_text(made.front)}”. It comes up in review.")
    if "another" in request.POST:
        return redirect(f"{reverse('own-card-new')}?{urlencode({'deck': made.deck, 'tags': ' '.join(made.tags)})}")
    return redirect("own-cards")


@never_cache
@require_http_methods(["GET", "POST"])
@signed_in
def edit(request: HttpRequest, pk: int) -> HttpResponse:
    """The form with what the card says, and the card as it looks."""
    learner = learner_of(request)
    card = _card(learner, pk)
    if request.method == "GET":
        return _form(request, own_cards.typed(card), card=card)
    given = _typed(request.POST)
    try:
        made = own_cards.edit(learner, pk, given)
    except CardRefused as refused:
        return _form(request, given, card=card, problems=refused.problems)
    except UnknownCard as unknown:
        raise Http404(str(unknown)) from None
    messages.success(request, f"Saved: “{short_text(made.front)}”. When it comes back has not changed.")
    return redirect(_back_to(request.POST.get("back", "")))


@never_cache
@require_http_methods(["GET", "POST"])
@signed_in
def delete(request: HttpRequest, pk: int) -> HttpResponse:
    """Asks first; a POST deletes. The list then offers to take it back."""
    learner = learner_of(request)
    if request.method == "GET":
        card = _card(learner, pk)
        item = ReviewItem.objects.filter(learner=learner, kind=ItemKind.CARD, key=card.guid).first()
        context = {"card": card, "title": short_text(card.front), "item": item, "kept_days": own_cards.KEPT_DAYS}
        back = request.GET.get("back", "")
        return render(request, "flashcards/own_card_delete.html", context | {"back": back, "back_url": _back_to(back)})
    try:
        card = own_cards.delete(learner, pk, now=timezone.now())
    except UnknownCard as unknown:
        raise Http404(str(unknown)) from None
    messages.success(request, f"Deleted: “{short_text(card.front)}”. You can take it back under your cards.")
    return redirect(_back_to(request.POST.get("back", "")))


@require_POST
@signed_in
def restore(request: HttpRequest, pk: int) -> HttpResponse:
    try:
        card = own_cards.restore(learner_of(request), pk)
    except UnknownCard as unknown:
        raise Http404(str(unknown)) from None
    messages.success(request, f"Back again: “{short_text(card.front)}”, with the memory it had.")
    return redirect("own-cards")


def _card(learner: Learner, pk: int) -> OwnCard:
    card = OwnCard.objects.filter(learner=learner, pk=pk).first()
    if card is None:
        raise Http404("There is no such card among yours.")
    return card


def _form(
    request: HttpRequest,
    given: Typed,
    *,
    card: OwnCard | None = None,
    key: str = "",
    problems: dict[str, str] | None = None,
) -> HttpResponse:
    back = request.POST.get("back", request.GET.get("back", ""))
    decks = OwnCard.objects.filter(learner=learner_of(request)).exclude(deck="").order_by("deck")
    context = {
        "card": card,
        "given": {"front": given.front, "back": given.back, "deck": given.deck, "tags": " ".join(given.tags)},
        "problems": problems or {},
        "decks": decks.values_list("deck", flat=True).distinct(),
        "key": key,
        "back": back,
        "back_url": _back_to(back),
    }
    return render(request, "flashcards/own_card.html", context, status=422 if problems else 200)


def _typed(post: QueryDict) -> Typed:
    return Typed(post.get("front", ""), post.get("back_side", ""), post.get("deck", ""), post.get("tags", "").split())


def _back_to(back: str) -> str:
    """Review, or the list as it was; nowhere else, whatever the address says."""
    if back == REVIEW:
        return reverse("review")
    query = QueryDict(back[:500]).urlencode()
    return reverse("own-cards") + (f"?{query}" if query else "")


def _rows(learner: Learner, found: Sequence[OwnCard], *, now: datetime) -> list[Row]:
    items = ReviewItem.objects.filter(learner=learner, kind=ItemKind.CARD, key__in=[card.guid for card in found])
    by_key = {item.key: item for item in items}
    clock = DayClock.of(learner)
    return [
        Row(
            card.pk,
            short_text(card.front),
            short_text(card.back),
            card.deck,
            *_state(by_key.get(card.guid), clock, now),
        )
        for card in found
    ]


def _state(item: ReviewItem | None, clock: DayClock, now: datetime) -> tuple[str, str]:
    if item is None:
        return "not in review", ""
    if item.suspended_at is not None:
        return "suspended", "warn"
    if item.phase == Phase.NEW:
        return "new", "accent"
    if item.is_due(now, clock):
        return "due", "warn"
    day = max(filter(None, (item.due_day or clock.day_of(item.due_at), item.buried_until)))
    return f"due {day:%-d %b %Y}", ""
