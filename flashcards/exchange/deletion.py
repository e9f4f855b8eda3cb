"""Deletes a learner with everything that is theirs."""

from __future__ import annotations

from django.db import transaction

from flashcards.models import Learner


class WrongPassword(ValueError):
    """The password is not the account's; nothing was deleted."""


def delete_account(learner: Learner, *, password: str) -> None:
    """All rows go with the account. `password` confirms it where the account has one. Raises WrongPassword."""
    if learner.has_usable_password() and not learner.check_password(password):
        raise WrongPassword("This is not your password. Nothing was deleted; type it again.")
    with transaction.atomic():
        locked = Learner.objects.select_for_update().get(pk=learner.pk)
        locked.delete()
