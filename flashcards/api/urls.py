"""The API's addresses for questions, reviews and the learner."""

from __future__ import annotations

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
