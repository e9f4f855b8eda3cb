"""What learners bring along: cards of their own, and files that wait to be imported."""

from __future__ import annotations

from typing import ClassVar

from django.conf import settings
from django.db import models


class KeptManager(models.Manager["OwnCard"]):
    """Without deleted cards: whoever does not think of them must not show one."""

    def get_queryset(self) -> models.QuerySet[OwnCard]:
        return super().get_queryset().filter(deleted_at=None)


class OwnCard(models.Model):
    """A card of one learner, seen by nobody else, e.g. imported from Anki."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="own_cards")
    guid = models.CharField(max_length=170)  # stays what it is, so that the next import updates; ReviewItem.key
    front = models.TextField()  # cleaned HTML, like the back
    back = models.TextField()
    deck = models.CharField(max_length=200, blank=True)
    tags = models.JSONField(default=list)
    imported_hash = models.CharField(max_length=64, blank=True)  # of the card as the last file had it; tells who edited
    created_at = models.DateTimeField(auto_now_add=True)
    updated_at = models.DateTimeField(auto_now=True)
    deleted_at = models.DateTimeField(null=True, blank=True)  # for some weeks it can be taken back; see own_cards

    objects = KeptManager()
    with_deleted = models.Manager["OwnCard"]()

    class Meta:
        ordering: ClassVar = ["id"]
        constraints: ClassVar = [models.UniqueConstraint(fields=["learner", "guid"], name="own_card_guid_once")]


class Import(models.Model):
    """A file that was read and checked, and shown as a preview; applied only when its owner says so."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="imports")
    name = models.CharField(max_length=200)  # of the file, for the learner
    format = models.CharField(max_length=10)  # json, apkg, csv
    content = models.JSONField()  # what was read, in our own form
    preview = models.JSONField()  # counts and samples: new, updated, conflicting
    created_at = models.DateTimeField(auto_now_add=True)
    applied_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering: ClassVar = ["-id"]
