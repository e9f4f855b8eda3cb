"""Every address of the site; the apps bring their own."""

from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.templatetags.static import static
from django.urls import URLPattern, URLResolver, include, path
from drf_spectacular.views import SpectacularAPIView

from config import health
from config.api_docs import api_docs
from config.problems import NoSuchAddress


def icon(request: HttpRequest) -> HttpResponse:
    """GET /favicon.ico: asked for by pages that name no icon of ours, the admin's and the API's."""
    return redirect(static("mark.svg"))


urlpatterns: list[URLPattern | URLResolver] = [
    path("", include("flashcards.urls")),
    path("", include("grader.urls")),
    path("accounts/", include("allauth.account.urls")),
    path("admin/", admin.site.urls),
    path("api/v1/", include("flashcards.api.urls")),
    path("api/v1/", include("grader.api_urls")),
    path("api/v1/schema/", SpectacularAPIView.as_view(), name="schema"),
    path("api/v1/docs/", api_docs, name="api-docs"),
    path("api/v1/<path:address>", NoSuchAddress.as_view()),
    path("favicon.ico", icon),
    path("healthz", health.alive, name="healthz"),
    path("readyz", health.ready, name="readyz"),
]
