"""What a host sees of learners. Attempts, quizzes and the review log are not edited by hand."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.db.models import Count, F, Q, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html
from django.utils.text import Truncator

from flashcards.admin.read_only import ReadOnly
from flashcards.marks import covered_count
from flashcards.models import (
    Attempt,
    Disagreement,
    Interview,
    InterviewStep,
    Learner,
    Quiz,
    QuizAnswer,
    Review,
    ReviewItem,
)


class QuizAnswerInline(ReadOnly, admin.TabularInline):
    model = QuizAnswer
    fields = ("position", "item", "item_version", "variant_seed", "parameters", "given", "credit", "answered_at")

    def get_queryset(self, request: HttpRequest) -> QuerySet[QuizAnswer]:
        return super().get_queryset(request).select_related("item")


@admin.register(Quiz)
class QuizAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ("created_at", "learner", "source", "topic", "level", "feedback", "finished_at")
    list_filter = ("source", "feedback", "topic", "level")
    list_select_related = ("learner",)
    date_hierarchy = "created_at"
    inlines = (QuizAnswerInline,)


class InterviewStepInline(ReadOnly, admin.TabularInline):
    model = InterviewStep
    fields = ("position", "kind", "key", "given", "mark", "submission", "seconds", "answered_at")

    def get_queryset(self, request: HttpRequest) -> QuerySet[InterviewStep]:
        return super().get_queryset(request).select_related("submission")


@admin.register(Interview)
class InterviewAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ("started_at", "learner", "minutes", "level", "topic", "paused_seconds", "finished_at")
    list_filter = ("level", "topic")
    list_select_related = ("learner",)
    date_hierarchy = "started_at"
    inlines = (InterviewStepInline,)


@admin.register(Attempt)
class AttemptAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ("created_at", "learner", "question", "version", "follow_up", "beginning", "score")
    list_filter = ("question", "dont_know")
    list_select_related = ("learner", "question", "follow_up")
    date_hierarchy = "created_at"
    fields = ("created_at", "learner", "question", "version", "follow_up", "dont_know", "text", "score", "mark")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Attempt]:
        return super().get_queryset(request).prefetch_related("disagreements")

    @admin.display(description="text")
    def beginning(self, attempt: Attempt) -> str:
        return "(don’t know)" if attempt.dont_know else attempt.text[:80]

    @admin.display
    def score(self, attempt: Attempt) -> str:
        covered, points = covered_count(attempt)
        return f"{covered} of {points}" if points else ""

    @admin.display(description="made at")
    def version(self, attempt: Attempt) -> str:
        """A link to what the question said then."""
        address = reverse("admin:flashcards_question_preview", args=[attempt.question_id])
        return format_html('<a href="{}?version={}">version {}</a>', address, *2 * [attempt.question_version])


@admin.register(Disagreement)
class DisagreementAdmin(ReadOnly, admin.ModelAdmin):
    """Points that learners say they stated although the mark missed them: what rules get wrong. Unread ones first."""

    list_display = ("created_at", "asked", "point_text", "said", "learner", "read_at")
    list_filter = (("read_at", admin.EmptyFieldListFilter), "attempt__question")
    list_select_related = ("attempt__question", "attempt__follow_up", "attempt__learner")
    search_fields = ("point", "attempt__question__slug", "attempt__text")
    fields = ("created_at", "asked", "point", "point_text", "answer", "learner", "read_at")
    ordering = (F("read_at").asc(nulls_first=True), "-id")
    actions = ("mark_as_read",)

    @admin.display(description="asked")
    def asked(self, row: Disagreement) -> str:
        attempt = row.attempt
        return attempt.follow_up.public_key if attempt.follow_up else attempt.question.slug

    @admin.display(description="key point")
    def point_text(self, row: Disagreement) -> str:
        points = row.attempt.mark["points"] if row.attempt.mark else []
        return next((point["text"] for point in points if point["id"] == row.point), row.point)

    @admin.display(description="what the learner wrote")
    def said(self, row: Disagreement) -> str:
        return Truncator(row.attempt.text).chars(300)

    @admin.display(description="what the learner wrote")
    def answer(self, row: Disagreement) -> str:
        return row.attempt.text

    @admin.display
    def learner(self, row: Disagreement) -> str:
        return row.attempt.learner.get_username()

    def has_read_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("flashcards.change_disagreement")

    @admin.action(description="Mark as read", permissions=["read"])
    def mark_as_read(self, request: HttpRequest, rows: QuerySet[Disagreement]) -> None:
        count = rows.filter(read_at=None).update(read_at=timezone.now())
        self.message_user(request, f"{count} marked as read.")


@admin.register(ReviewItem)
class ReviewItemAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ("public_id", "learner", "phase", "due_at", "reps", "lapses", "reason")
    list_filter = ("kind", "phase")
    list_select_related = ("learner",)
    search_fields = ("key", "learner__username")


@admin.register(Review)
class ReviewAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ("reviewed_at", "day", "learner", "item_id_shown", "rating", "source", "undone_at")
    list_filter = ("source", "rating")
    list_select_related = ("learner", "item")
    search_fields = ("item__key", "learner__username")
    date_hierarchy = "reviewed_at"

    @admin.display(description="item")
    def item_id_shown(self, review: Review) -> str:
        return review.item.public_id


@admin.register(Learner)
class LearnerAdmin(UserAdmin):
    list_display = ("username", "access_plan", "time_zone", "last_login", "open_items", "is_staff")
    list_filter = ("access_plan", *UserAdmin.list_filter)
    fieldsets = (
        *(UserAdmin.fieldsets or ()),
        ("Access", {"fields": ("access_plan",)}),
        ("Day", {"fields": ("time_zone", "day_start_hour", "interview_date", "daily_minutes", "target_retention")}),
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[Learner]:
        started = Count("review_items", filter=~Q(review_items__phase="new"))
        return super().get_queryset(request).annotate(open_item_count=started)

    @admin.display(description="items in review", ordering="open_item_count")
    def open_items(self, learner: Any) -> int:
        return int(learner.open_item_count)
