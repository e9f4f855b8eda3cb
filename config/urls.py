"""Every address of the site; the apps bring their own."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path
from drf_spectacular.views import SpectacularAPIView

from config import health
from config.api_docs import api_docs

urlpatterns: list[URLPattern | URLResolver] = [
    path("", include("flashcards.urls")),
    path("", include("grader.urls")),
    path("accounts/", include("allauth.account.urls")),
    path("admin/", admin.site.urls),
    path("api/v1/", include("flashcards.api.urls")),
    path("api/v1/", include("grader.api_urls")),
    path("api/v1/schema/", SpectacularAPIView.as_view(), name="schema"),
    path("api/v1/docs/", api_docs, name="api-docs"),
    path("healthz", health.alive, name="healthz"),
    path("readyz", health.ready, name="readyz"),
]
