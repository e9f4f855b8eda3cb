"""What a host sees of content and learners. Content comes from files, and the review log is not edited by hand."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.db.models import Count, Model, Q, QuerySet
from django.http import HttpRequest

from flashcards.models import (
    Attempt,
    FollowUp,
    Learner,
    Question,
    Quiz,
    QuizAnswer,
    QuizItem,
    RedFlag,
    Review,
    ReviewItem,
)


class ReadOnly:
    """No adding, changing or deleting in the admin."""

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False


class FollowUpInline(ReadOnly, admin.TabularInline):
    model = FollowUp
    fields = ("position", "slug", "prompt", "retired")


@admin.register(Question)
class QuestionAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ("prompt", "slug", "topic", "level", "version", "learners", "retired")
    list_filter = ("topic", "level", "retired")
    search_fields = ("prompt", "slug")
    inlines = (FollowUpInline,)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Question]:
        return super().get_queryset(request).annotate(learner_count=Count("attempts__learner", distinct=True))

    @admin.display(description="learners", ordering="learner_count")
    def learners(self, question: Any) -> int:
        return int(question.learner_count)


@admin.register(RedFlag)
class RedFlagAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ("claim", "slug", "explains", "retired")
    list_filter = ("retired",)
    search_fields = ("claim", "slug")

    @admin.display(description="misconceptions")
    def explains(self, flag: RedFlag) -> str:
        return ", ".join(flag.misconceptions)


@admin.register(QuizItem)
class QuizItemAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ("title", "slug", "topic_title", "kind", "level", "variant_count", "version", "retired")
    list_filter = ("topic_title", "kind", "level", "retired")
    search_fields = ("title", "slug")

    @admin.display(description="variants")
    def variant_count(self, item: QuizItem) -> int:
        return len(item.variants)


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


@admin.register(Attempt)
class AttemptAdmin(ReadOnly, admin.ModelAdmin):
    list_display = ("created_at", "learner", "question", "follow_up", "beginning", "score")
    list_filter = ("question", "dont_know")
    list_select_related = ("learner", "question", "follow_up")
    date_hierarchy = "created_at"

    @admin.display(description="text")
    def beginning(self, attempt: Attempt) -> str:
        return "(don’t know)" if attempt.dont_know else attempt.text[:80]

    @admin.display
    def score(self, attempt: Attempt) -> str:
        return f"{attempt.mark['score']:.0%}" if attempt.mark else ""


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
    list_display = ("username", "time_zone", "last_login", "open_items", "is_staff")
    fieldsets = (
        *(UserAdmin.fieldsets or ()),
        ("Day", {"fields": ("time_zone", "day_start_hour", "interview_date", "daily_minutes", "target_retention")}),
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[Learner]:
        started = Count("review_items", filter=~Q(review_items__phase="new"))
        return super().get_queryset(request).annotate(open_item_count=started)

    @admin.display(description="items in review", ordering="open_item_count")
    def open_items(self, learner: Any) -> int:
        return int(learner.open_item_count)
