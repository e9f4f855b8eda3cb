"""Settings: the learner's day and how much they want to recall."""

from __future__ import annotations

import zoneinfo
from functools import cache
from typing import ClassVar

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from flashcards import day_queue
from flashcards.models import Learner
from flashcards.pages.people import learner_of
from flashcards.setting_words import SETTING_NAMES
from grader.kept_text import signed_in

NUMBER_FAULTS = ("required", "invalid", "min_value", "max_value")  # what Django calls them


class SettingsForm(forms.ModelForm):
    class Meta:
        model = Learner
        fields = (
            "interview_date",
            "time_zone",
            "day_start_hour",
            "target_retention",
            "daily_minutes",
            "new_per_day",
            "reviews_per_day",
        )
        labels: ClassVar = SETTING_NAMES
        help_texts: ClassVar = {
            "interview_date": "May stay empty. Until then Today counts the days.",
            "time_zone": "Written like Europe/Berlin. A review keeps the day on which it was made.",
            "day_start_hour": "0 to 23. With 4, half past one at night still belongs to the day before.",
            "target_retention": "0.70 to 0.97. Higher means more reviews; 0.90 suits most people.",
            "daily_minutes": "1 to 600. How long you mean to practise.",
            "new_per_day": "0 to 500. At most so many are asked for the first time on one day; "
            "a quarter of them while reviews wait for a later day.",
            "reviews_per_day": "1 to 2000. Where more are due, the rest comes on the next days. "
            "Mistakes you have just made are always asked.",
        }
        widgets: ClassVar = {
            "interview_date": forms.DateInput(format="%Y-%m-%d", attrs={"type": "date"}),
            "time_zone": forms.TextInput(attrs={"list": "zones", "autocomplete": "off", "spellcheck": "false"}),
            "day_start_hour": forms.NumberInput(attrs={"min": "0", "max": "23"}),
            "target_retention": forms.NumberInput(attrs={"step": "0.01", "min": "0.70", "max": "0.97"}),
            "daily_minutes": forms.NumberInput(attrs={"min": "1", "max": "600"}),
            "new_per_day": forms.NumberInput(attrs={"min": "0", "max": "500"}),
            "reviews_per_day": forms.NumberInput(attrs={"min": "1", "max": "2000"}),
        }
        # One sentence for each field, whatever is wrong with its number: Django's own name one limit at a time.
        error_messages: ClassVar = {
            "interview_date": dict.fromkeys(("invalid",), "A date, written like 2027-03-18."),
            "time_zone": {"required": "A time zone, written like Europe/Berlin."},
            "day_start_hour": dict.fromkeys(NUMBER_FAULTS, "A whole number from 0 to 23."),
            "target_retention": dict.fromkeys(NUMBER_FAULTS, "A number from 0.70 to 0.97."),
            "daily_minutes": dict.fromkeys(NUMBER_FAULTS, "A whole number from 1 to 600."),
            "new_per_day": dict.fromkeys(NUMBER_FAULTS, "A whole number from 0 to 500."),
            "reviews_per_day": dict.fromkeys(NUMBER_FAULTS, "A whole number from 1 to 2000."),
        }


@require_http_methods(["GET", "POST"])
@signed_in
def me(request: HttpRequest) -> HttpResponse:
    """The settings form."""
    # The form writes into its instance even where it is invalid; the header must go on showing the stored learner.
    stored = Learner.objects.get(pk=learner_of(request).pk)
    form = SettingsForm(request.POST or None, instance=stored)
    if request.method == "POST" and form.is_valid():
        form.save()
        if day_queue.is_chosen_by(form.changed_data):
            day_queue.thaw(stored)
        messages.success(request, "Your settings are saved. They hold from the next review on.")
        return redirect("me")
    status = 422 if form.is_bound else 200
    return render(request, "flashcards/me.html", {"form": form, "zones": zone_names()}, status=status)


@cache
def zone_names() -> list[str]:
    return sorted(name for name in zoneinfo.available_timezones() if "/" in name or name == "UTC")
