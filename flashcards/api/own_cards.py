"""One's own cards over HTTP: list and find, add, edit, delete, take a deletion back."""

from __future__ import annotations

import uuid
from typing import Any

from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.pagination import LimitOffsetPagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from flashcards import own_cards
from flashcards.api.people import learner_of
from flashcards.models import ItemKind, OwnCard
from flashcards.own_cards import CardRefused, Typed, UnknownCard

SIDE = "plain text or simple HTML, formulas between \\( and \\)"


class OwnCardOutput(serializers.Serializer[OwnCard]):
    id = serializers.IntegerField(source="pk")
    item = serializers.SerializerMethodField(help_text="as reviews/ names it")
    front = serializers.CharField(help_text="cleaned HTML")
    back = serializers.CharField(help_text="cleaned HTML")
    deck = serializers.CharField()
    tags = serializers.ListField(child=serializers.CharField())
    created_at = serializers.DateTimeField()
    updated_at = serializers.DateTimeField()

    def get_item(self, card: OwnCard) -> str:
        return f"{ItemKind.CARD.value}:{card.guid}"


class OwnCardDetailOutput(OwnCardOutput):
    front_text = serializers.SerializerMethodField(help_text="the front as it is edited")
    back_text = serializers.SerializerMethodField()
    doubts = serializers.SerializerMethodField(
        help_text="by side, in sentences: what is shown as it is written though it looks like a formula; an empty back"
    )

    def get_front_text(self, card: OwnCard) -> str:
        return own_cards.typed(card).front

    def get_back_text(self, card: OwnCard) -> str:
        return own_cards.typed(card).back

    def get_doubts(self, card: OwnCard) -> dict[str, list[str]]:
        return own_cards.kept_doubts(card)


class OwnCardsInput(serializers.Serializer[Any]):
    search = serializers.CharField(default="", allow_blank=True, help_text="words that the card must have")
    deck = serializers.CharField(default="", allow_blank=True, help_text="empty: all decks")


class OwnCardInput(serializers.Serializer[Any]):
    front = serializers.CharField(help_text=SIDE)
    back = serializers.CharField(default="", allow_blank=True, help_text=SIDE)
    deck = serializers.CharField(default="", allow_blank=True)
    tags = serializers.ListField(child=serializers.CharField(), default=list)


class NewOwnCardInput(OwnCardInput):
    key = serializers.CharField(default="", allow_blank=True, max_length=100, help_text="sent again, it is one card")


class OwnCardChanges(serializers.Serializer[Any]):
    front = serializers.CharField(required=False, help_text=SIDE)
    back = serializers.CharField(required=False, allow_blank=True, help_text=SIDE)
    deck = serializers.CharField(required=False, allow_blank=True)
    tags = serializers.ListField(child=serializers.CharField(), required=False)


class OwnCards(APIView):
    @extend_schema(
        parameters=[OwnCardsInput, OpenApiParameter("limit", int), OpenApiParameter("offset", int)],
        responses=OwnCardOutput(many=True),
    )
    def get(self, request: Request) -> Response:
        """The caller's own cards, the newest first."""
        given = OwnCardsInput(data=request.query_params)
        given.is_valid(raise_exception=True)
        words, deck = given.validated_data["search"], given.validated_data["deck"]
        pages = LimitOffsetPagination()
        found: Any = own_cards.find(learner_of(request), words=words, deck=deck or None)
        rows: Any = pages.paginate_queryset(found, request, view=self)
        return pages.get_paginated_response(OwnCardOutput(rows, many=True).data)

    @extend_schema(request=NewOwnCardInput, responses={201: OwnCardDetailOutput})
    def post(self, request: Request) -> Response:
        """Write a card. It is due now, within the day's limit for new things."""
        given = NewOwnCardInput(data=request.data)
        given.is_valid(raise_exception=True)
        values = dict(given.validated_data)
        key = values.pop("key") or str(uuid.uuid4())
        try:
            made = own_cards.add(learner_of(request), Typed(**values), key=key, now=timezone.now())
        except CardRefused as refused:
            raise ValidationError(refused.problems) from None
        return Response(OwnCardDetailOutput(made).data, status=status.HTTP_201_CREATED)


class OwnCardDetail(APIView):
    @extend_schema(responses=OwnCardDetailOutput)
    def get(self, request: Request, pk: int) -> Response:
        """One card, with its sides as they are edited."""
        return Response(OwnCardDetailOutput(_card(request, pk)).data)

    @extend_schema(request=OwnCardChanges, responses=OwnCardDetailOutput)
    def patch(self, request: Request, pk: int) -> Response:
        """Change what a card says; when it comes back stays."""
        given = OwnCardChanges(data=request.data)
        given.is_valid(raise_exception=True)
        there = own_cards.typed(_card(request, pk))
        as_it_is = {"front": there.front, "back": there.back, "deck": there.deck, "tags": there.tags}
        try:
            made = own_cards.edit(learner_of(request), pk, Typed(**as_it_is | given.validated_data))
        except CardRefused as refused:
            raise ValidationError(refused.problems) from None
        except UnknownCard as unknown:
            raise NotFound(str(unknown)) from None
        return Response(OwnCardDetailOutput(made).data)

    @extend_schema(responses={204: None})
    def delete(self, request: Request, pk: int) -> Response:
        """Delete a card; for some weeks `restore/` takes it back."""
        try:
            own_cards.delete(learner_of(request), pk, now=timezone.now())
        except UnknownCard as unknown:
            raise NotFound(str(unknown)) from None
        return Response(status=status.HTTP_204_NO_CONTENT)


class OwnCardRestore(APIView):
    @extend_schema(request=None, responses=OwnCardDetailOutput)
    def post(self, request: Request, pk: int) -> Response:
        """Take a deletion back: the card is due when it was."""
        try:
            return Response(OwnCardDetailOutput(own_cards.restore(learner_of(request), pk)).data)
        except UnknownCard as unknown:
            raise NotFound(str(unknown)) from None


def _card(request: Request, pk: int) -> OwnCard:
    try:
        return own_cards.get(learner_of(request), pk)
    except UnknownCard as unknown:
        raise NotFound(str(unknown)) from None
