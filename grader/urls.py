"""Addresses of the exercise and submission pages, and of the learner's tokens."""

from __future__ import annotations

from django.urls import URLPattern, path

from grader import pages, token_pages

urlpatterns: list[URLPattern] = [
    path("exercises/", pages.exercise_list, name="exercises"),
    path("exercises/<slug:slug>/", pages.exercise, name="exercise"),
    path("exercises/<slug:slug>/hints/", pages.hint, name="exercise-hint"),
    path("submissions/<int:pk>/", pages.submission, name="submission"),
    path("submissions/<int:pk>/verdict/", pages.verdict_fragment, name="submission-verdict"),
    path("submissions/<int:pk>/take-back/", pages.take_back_submission, name="submission-take-back"),
    path("submissions/<int:pk>/on-cpu/", pages.judge_on_cpu, name="submission-on-cpu"),
    path("me/tokens/", token_pages.tokens, name="tokens"),
    path("me/tokens/<int:pk>/revoke/", token_pages.revoke, name="token-revoke"),
    path(token_pages.CLIENT, token_pages.client, name="client"),
]
