"""One's own cards: their list with search, and a form to write, change or delete one."""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
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
from flashcards.exchange.card_text import SideRefused, as_html
from flashcards.models import ItemKind, Learner, OwnCard, Phase, ReviewItem
from flashcards.own_cards import CardRefused, ChangedMeanwhile, Typed, UnknownCard
from flashcards.pages.people import learner_of
from flashcards.short_text import short_text
from grader.kept_text import signed_in

A_PAGE = 50  # cards
SHOWN_DELETED = 20
DELETED = "deleted"  # in the query of the list: something just was
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


@dataclass(frozen=True, slots=True)
class Held:
    """Why a card that was sent is not saved (yet)."""

    problems: dict[str, str] = field(default_factory=dict)  # by field
    doubts: dict[str, list[str]] = field(default_factory=dict)  # by side; sent again, the card is saved as it is
    changed: bool = False  # by somebody else since the form was opened

    @property
    def status(self) -> int:
        return 409 if self.changed else 422 if self.problems or self.doubts else 200

    @property
    def mark(self) -> str:
        """Goes along with the form, and tells by coming back that these very doubts were seen."""
        return hashlib.sha256(repr(sorted(self.doubts.items())).encode()).hexdigest()[:16] if self.doubts else ""


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
        "deleted_now": DELETED in request.GET,
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
        key = str(uuid.UUID(key))
        if held := _doubts(request, given):
            return _form(request, given, key=key, held=held)
        made = own_cards.add(learner_of(request), given, key=key, now=timezone.now())
    except ValueError as refused:
        problems = refused.problems if isinstance(refused, CardRefused) else {"front": "Save it once more."}
        return _form(request, given, key=str(uuid.uuid4()), held=Held(problems))
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
        if held := _doubts(request, given, card):
            return _form(request, given, card=card, held=held)
        made = own_cards.edit(learner, pk, given, begun_with=request.POST.get("version", ""))
    except CardRefused as refused:
        return _form(request, given, card=card, held=Held(refused.problems))
    except ChangedMeanwhile as other:
        return _form(request, given, card=other.card, held=Held(changed=True))
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
    back = request.POST.get("back", "")
    take_back = f"{reverse('own-card-restore', args=[pk])}?{urlencode({'back': back})}"
    said = f"Deleted: “{short_text(card.front)}”. For {own_cards.KEPT_DAYS} days you can take it back."
    messages.success(request, said, extra_tags=take_back)
    url = _back_to(back)
    return redirect(url if back == REVIEW else f"{url}{'&' if '?' in url else '?'}{DELETED}=1")


@require_POST
@signed_in
def restore(request: HttpRequest, pk: int) -> HttpResponse:
    try:
        card = own_cards.restore(learner_of(request), pk)
    except UnknownCard as unknown:
        raise Http404(str(unknown)) from None
    messages.success(request, f"Back again: “{short_text(card.front)}”, with the memory it had.")
    return redirect(_back_to(request.GET.get("back", "")))


def _card(learner: Learner, pk: int) -> OwnCard:
    try:
        return own_cards.get(learner, pk)
    except UnknownCard as unknown:
        raise Http404(str(unknown)) from None


def _doubts(request: HttpRequest, given: Typed, card: OwnCard | None = None) -> Held | None:
    """What should be looked at before the card is saved; None where there is nothing or it was. Raises CardRefused."""
    held = Held(doubts=own_cards.doubts(given, card))
    return held if held.mark and request.POST.get("seen") != held.mark else None


def _form(
    request: HttpRequest, given: Typed, *, card: OwnCard | None = None, key: str = "", held: Held | None = None
) -> HttpResponse:
    held = held or Held()
    back = request.POST.get("back", request.GET.get("back", ""))
    decks = OwnCard.objects.filter(learner=learner_of(request)).exclude(deck="").order_by("deck")
    # Doubts go with the version that the form was opened with: looking at them must not hide another's change.
    version = request.POST.get("version", "") if held.doubts or held.problems else ""
    context = {
        "card": card,
        "given": {"front": given.front, "back": given.back, "deck": given.deck, "tags": " ".join(given.tags)},
        "problems": held.problems,
        "doubts": held.doubts,
        "seen": held.mark or request.POST.get("seen", ""),
        "changed": held.changed,
        "version": version or (own_cards.version(card) if card else ""),
        "shown": _shown(given, card, held),
        "theirs": _theirs(given, own_cards.typed(card)) if card and held.changed else [],
        "decks": decks.values_list("deck", flat=True).distinct(),
        "key": key,
        "back": back,
        "back_url": _back_to(back),
    }
    return render(request, "flashcards/own_card.html", context, status=held.status)


def _theirs(given: Typed, now: Typed) -> list[tuple[str, str]]:
    """What the card says otherwise than the form, by the names of the fields."""
    fields = ("Front", given.front, now.front), ("Back", given.back, now.back), ("Deck", given.deck, now.deck)
    tags = "Tags", " ".join(given.tags), " ".join(now.tags)
    return [(name, there) for name, here, there in (*fields, tags) if here.replace("\r\n", "\n").strip() != there]


def _shown(given: Typed, card: OwnCard | None, held: Held) -> tuple[str, str] | None:
    """Both sides as cleaned HTML: as they would look where there are doubts, otherwise as they are kept."""
    if held.doubts:
        try:
            return as_html(given.front), as_html(given.back)
        except SideRefused:
            return None
    return (card.front, card.back) if card else None


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
