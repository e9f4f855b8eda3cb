"""Addresses of the exercise and submission pages."""

from __future__ import annotations

from django.urls import URLPattern, path

from grader import pages

urlpatterns: list[URLPattern] = [
    path("exercises/", pages.exercise_list, name="exercises"),
    path("exercises/<slug:slug>/", pages.exercise, name="exercise"),
    path("submissions/<int:pk>/", pages.submission, name="submission"),
    path("submissions/<int:pk>/verdict/", pages.verdict_fragment, name="submission-verdict"),
]
