"""Submissions in the admin: to look at, not to change. Tokens: to revoke, since nobody can see one."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from grader.models import ApiToken, Submission, Worker


@admin.register(Submission)
class SubmissionAdmin(admin.ModelAdmin):
    list_display = ("id", "created_at", "learner", "exercise", "device", "status", "named", "claims", "crashes")
    list_filter = ("status", "device", "exercise")
    list_select_related = ("learner",)
    search_fields = ("learner__username", "exercise")
    date_hierarchy = "created_at"

    @admin.display(description="misconceptions")
    def named(self, submission: Submission) -> str:
        return ", ".join(found["id"] for found in (submission.verdict or {}).get("misconceptions", ()))

    def get_queryset(self, request: HttpRequest) -> QuerySet[Submission]:
        return super().get_queryset(request).defer("source")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(ApiToken)
class ApiTokenAdmin(admin.ModelAdmin):
    list_display = ("name", "learner", "created_at", "last_used_at")
    list_select_related = ("learner",)
    search_fields = ("learner__username", "name")
    exclude = ("digest",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Worker)
class WorkerAdmin(admin.ModelAdmin):
    list_display = ("name", "seen_at", "has")

    @admin.display(description="has")
    def has(self, worker: Worker) -> str:
        return "; ".join(f"{offer['device']}: {offer['name']}" for offer in worker.devices)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
