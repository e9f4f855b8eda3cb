"""One learner's writes happen one after the other, so that a double tap or two tabs cannot interleave."""

from __future__ import annotations

from django.db.models import QuerySet

from flashcards.models.learner import Learner
from flashcards.models.prepared import Prepared


def locked_learner(pk: int) -> Learner:
    """The learner's row as it is now, held until the transaction ends; only in a transaction.

    Raises Learner.DoesNotExist where the account was deleted in the meantime.
    """
    found: list[Learner] = _LOCKED(learner=pk)
    if not found:
        raise Learner.DoesNotExist(f"There is no learner {pk} any more.")
    return found[0]


def _locked_query(*, learner: int) -> QuerySet[Learner]:
    return Learner.objects.select_for_update(no_key=True).filter(pk=learner)


_LOCKED = Prepared(_locked_query, learner=int)
