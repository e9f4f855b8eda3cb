"""Pages for signed-in learners, and what becomes of the text that a learner sends after their session has ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.conf import settings
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import resolve_url
from django.utils.http import urlencode
from django_htmx.http import HttpResponseClientRedirect

SESSION_KEY = "kept_text"
KEPT_FIELDS = ("text", "source")  # what learners type at length

View = Callable[..., HttpResponse]


def signed_in(view: View) -> View:
    """Send a visitor without a session to sign in, and back to the same page; long text that they sent waits for them.

    Signing in keeps the data of the anonymous session, so this needs no JavaScript.
    """

    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.user.is_authenticated:
            return view(request, *args, **kwargs)
        if request.method == "POST":
            keep_text(request)
        if is_htmx(request):
            query = urlencode({"next": request.path})
            return HttpResponseClientRedirect(f"{resolve_url(settings.LOGIN_URL)}?{query}")
        return redirect_to_login(request.path)

    return guarded


def is_htmx(request: HttpRequest) -> bool:
    """Whether the page's script asks, and wants a fragment."""
    return bool(getattr(request, "htmx", False))


def keep_text(request: HttpRequest) -> None:
    """Keep the typed text of a POST in the session, under the page it belongs to; only the latest, and bounded."""
    typed = {name: request.POST[name] for name in KEPT_FIELDS if request.POST.get(name, "").strip()}
    if not typed or sum(len(text) for text in typed.values()) > settings.SOURCE_LIMIT_BYTES:
        return
    request.session[SESSION_KEY] = {"path": request.path, "follow_up": request.POST.get("follow_up", ""), **typed}


def take_kept_text(request: HttpRequest) -> dict[str, str]:
    """What was kept for this page, once; empty if nothing was."""
    if request.session.get(SESSION_KEY, {}).get("path") != request.path:
        return {}
    return dict(request.session.pop(SESSION_KEY))
