"""Signs the local learner in, on loopback only: a laptop needs no account."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

import tzlocal
from django.conf import settings
from django.contrib.auth import get_user_model, login
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse


def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def machine_time_zone() -> str:
    """The IANA name of this machine's zone, or UTC where it has none that learners could choose."""
    field = get_user_model()._meta.get_field("time_zone")
    try:
        return str(field.clean(tzlocal.get_localzone_name(), None))
    except (ValidationError, LookupError, ValueError):
        return "UTC"


class LocalLearnerMiddleware:
    """Installed in mode `local` only. ALLOWED_HOSTS keeps pages of other origins from reaching us by DNS rebinding."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not request.user.is_authenticated and is_loopback(request.META.get("REMOTE_ADDR", "")):
            learner, created = get_user_model().objects.get_or_create(
                username=settings.LOCAL_LEARNER, defaults={"is_staff": True, "is_superuser": True}
            )
            if created:
                learner.time_zone = machine_time_zone()
                learner.set_unusable_password()
                learner.save()
            login(request, learner, backend="config.sign_in.PasswordBackend")
        return self.get_response(request)
