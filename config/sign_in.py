"""Who is signed in, with as little work as can be: it is asked on every page."""

from __future__ import annotations

from datetime import datetime

from django.contrib.auth.backends import ModelBackend
from django.contrib.sessions.backends import db
from django.contrib.sessions.models import Session
from django.db.models import QuerySet
from django.utils import timezone

from flashcards.models import Learner
from flashcards.models.prepared import Prepared


class SessionStore(db.SessionStore):
    """Django's sessions in the database, read by a statement that was put together before."""

    def _get_session_from_db(self) -> Session | None:
        session = next(iter(_SESSION(key=self.session_key, now=timezone.now())), None)
        if session is None:
            self._session_key = None
        return session


class PasswordBackend(ModelBackend):
    """Django's sign-in by name and password; the learner of a session is read in the same way."""

    def get_user(self, user_id: int) -> Learner | None:
        learner: Learner | None = next(iter(_LEARNER(learner=user_id)), None)
        return learner if learner is not None and self.user_can_authenticate(learner) else None


def _session_query(*, key: str, now: datetime) -> QuerySet[Session]:
    return Session.objects.filter(session_key=key, expire_date__gt=now)


def _learner_query(*, learner: int) -> QuerySet[Learner]:
    return Learner.objects.filter(pk=learner)


_SESSION = Prepared(_session_query, key=str, now=datetime)
_LEARNER = Prepared(_learner_query, learner=int)
