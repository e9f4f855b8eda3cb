"""The page of a learner's API tokens, and the client that uses one."""

from __future__ import annotations

from django.conf import settings
from django.contrib import messages
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from grader.kept_text import signed_in
from grader.models import ApiToken
from grader.tokens import NAME_CHARACTERS, TokenRefused, create_token, revoke_token

CLIENT = "rowsum_submit.py"


@never_cache
@require_http_methods(["GET", "POST"])
@signed_in
def tokens(request: HttpRequest) -> HttpResponse:
    """The learner's tokens; a POST makes one and shows it in its answer, which is the only place it ever stands in."""
    created = error = ""
    name = request.POST.get("name", "")
    if request.method == "POST":
        try:
            created = create_token(request.user, name=name)
        except TokenRefused as refused:
            error = str(refused)
    context = {
        "tokens": ApiToken.objects.filter(learner=request.user.pk),
        "created": created,
        "error": error,
        "name": name if error else "",
        "name_characters": NAME_CHARACTERS,
        "client": CLIENT,
        "site": request.build_absolute_uri("/").rstrip("/"),
    }
    return render(request, "grader/tokens.html", context, status=422 if error else 200)


@require_POST
@signed_in
def revoke(request: HttpRequest, pk: int) -> HttpResponse:
    if not revoke_token(request.user, pk=pk):
        raise Http404("There is no such token.")
    messages.success(request, "The token is revoked; programs that use it are signed out.")
    return redirect("tokens")


@require_GET
def client(request: HttpRequest) -> FileResponse:
    """The terminal client, as a file to download; it needs nothing but Python."""
    path = settings.BASE_DIR / "clients" / CLIENT
    return FileResponse(path.open("rb"), as_attachment=True, filename=CLIENT, content_type="text/x-python")
