"""What a host sees and does with content: it is written in files; here it is previewed, compared and retired."""

from __future__ import annotations

from typing import Any

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import Count, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from flashcards.admin.comparison import version_difference
from flashcards.admin.read_only import ReadOnly
from flashcards.models import FollowUp, Question, QuestionVersion, QuizItem, RedFlag
from flashcards.pages.preview import question_preview, quiz_item_preview


class Retirable(ReadOnly):
    """Content that a host takes out and brings back, whatever its file says."""

    actions: Any = ("retire", "bring_back")

    def has_retire_permission(self, request: HttpRequest) -> bool:
        name: str = self.opts.model_name  # type: ignore[attr-defined]
        return request.user.has_perm(f"flashcards.change_{name}")

    @admin.action(description="Retire: no longer shown or asked", permissions=["retire"])
    def retire(self, request: HttpRequest, rows: QuerySet[Any]) -> None:
        count = rows.update(retired=True, retired_by_host=True)
        messages.success(request, f"{count} retired. Histories keep them, and loading content leaves them retired.")

    @admin.action(description="Bring back what was retired here", permissions=["retire"])
    def bring_back(self, request: HttpRequest, rows: QuerySet[Any]) -> None:
        gone = rows.filter(retired=True, retired_by_host=False).count()
        count = rows.filter(retired_by_host=True).update(retired=False, retired_by_host=False)
        messages.success(request, f"{count} brought back.")
        if gone:
            text = f"{gone} more have no file: put the file back, and run manage.py load_content."
            messages.warning(request, text)

    def address(self, name: str, *args: Any) -> str:
        return reverse(f"admin:flashcards_{self.opts.model_name}_{name}", args=args)  # type: ignore[attr-defined]

    def previewed(self, request: HttpRequest, row: Any, template: str, context: dict[str, Any]) -> HttpResponse:
        if not self.has_view_permission(request, row):  # type: ignore[attr-defined]
            raise PermissionDenied
        return render(request, template, {**context, "preview": True, "back": self.address("change", row.pk)})

    @admin.display(description="")
    def look(self, row: Any) -> SafeString:
        return format_html('<a href="{}">Preview</a>', self.address("preview", row.pk))


class FollowUpInline(ReadOnly, admin.TabularInline):
    model = FollowUp
    fields = ("position", "slug", "prompt", "key_points", "after_missing", "retired")


class VersionInline(ReadOnly, admin.TabularInline):
    model = QuestionVersion
    fields = ("version", "created_at", "links")
    readonly_fields = ("version", "created_at", "links")

    def get_queryset(self, request: HttpRequest) -> QuerySet[QuestionVersion]:
        return super().get_queryset(request).defer("content")

    @admin.display(description="")
    def links(self, row: QuestionVersion) -> SafeString:
        base = reverse("admin:flashcards_question_preview", args=[row.question_id])
        preview = format_html('<a href="{}?version={}">Preview</a>', base, row.version)
        if row.version == 1:
            return preview
        compare = reverse("admin:flashcards_question_compare", args=[row.question_id])
        text = '{} · <a href="{}?old={}&amp;new={}">Compare with version {}</a>'
        return format_html(text, preview, compare, row.version - 1, row.version, row.version - 1)


@admin.register(Question)
class QuestionAdmin(Retirable, admin.ModelAdmin):
    list_display = ("prompt", "slug", "topic", "level", "version", "learners", "retired", "retired_by_host", "look")
    list_filter = ("topic", "level", "retired", "retired_by_host")
    search_fields = ("prompt", "slug")
    inlines = (VersionInline, FollowUpInline)
    readonly_fields = ("look",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Question]:
        return super().get_queryset(request).annotate(learner_count=Count("attempts__learner", distinct=True))

    @admin.display(description="learners", ordering="learner_count")
    def learners(self, question: Any) -> int:
        return int(question.learner_count)

    def get_urls(self) -> list[URLPattern]:
        own = [("preview", self.preview), ("compare", self.compare)]
        paths = [
            path(f"<int:pk>/{name}/", self.admin_site.admin_view(view), name=f"flashcards_question_{name}")
            for name, view in own
        ]
        return [*paths, *super().get_urls()]

    def preview(self, request: HttpRequest, pk: int) -> HttpResponse:
        """The page as a learner sees it after an attempt, at this version or at `?version=`."""
        question = get_object_or_404(Question, pk=pk)
        version = None
        if wanted := request.GET.get("version", ""):
            version = get_object_or_404(question.versions, version=wanted if wanted.isdecimal() else 0)
        context = question_preview(question, version)
        return self.previewed(request, question, "flashcards/question_preview.html", context)

    def compare(self, request: HttpRequest, pk: int) -> HttpResponse:
        """Two versions side by side; without `?old=` and `?new=` the last two."""
        question = get_object_or_404(Question, pk=pk)
        if not self.has_view_permission(request, question):
            raise PermissionDenied
        versions = list(question.versions.all())
        by_number = {str(row.version): row for row in versions}
        new = by_number.get(request.GET.get("new", ""), versions[0] if versions else None)
        old = by_number.get(request.GET.get("old", ""), versions[1] if len(versions) > 1 else new)
        context = {
            **self.admin_site.each_context(request),
            "title": "Compare versions",
            "question": question,
            "versions": versions,
            "old": old,
            "new": new,
            "parts": version_difference(old.content, new.content) if old and new else [],
        }
        return render(request, "flashcards/question_compare.html", context)


@admin.register(RedFlag)
class RedFlagAdmin(Retirable, admin.ModelAdmin):
    list_display = ("claim", "slug", "explains", "retired", "retired_by_host", "look")
    list_filter = ("retired", "retired_by_host")
    search_fields = ("claim", "slug")
    readonly_fields = ("look",)

    @admin.display(description="misconceptions")
    def explains(self, flag: RedFlag) -> str:
        return ", ".join(flag.misconceptions)

    def get_urls(self) -> list[URLPattern]:
        view = self.admin_site.admin_view(self.preview)
        return [path("<int:pk>/preview/", view, name="flashcards_redflag_preview"), *super().get_urls()]

    def preview(self, request: HttpRequest, pk: int) -> HttpResponse:
        """The card as a learner sees it."""
        flag = get_object_or_404(RedFlag, pk=pk)
        return self.previewed(request, flag, "flashcards/red_flag_preview.html", {"flag": flag})


@admin.register(QuizItem)
class QuizItemAdmin(Retirable, admin.ModelAdmin):
    list_display = (
        *("title", "slug", "topic_title", "kind", "level", "variant_count", "version"),
        *("retired", "retired_by_host", "look"),
    )
    list_filter = ("topic_title", "kind", "level", "retired", "retired_by_host")
    search_fields = ("title", "slug")
    readonly_fields = ("look",)

    @admin.display(description="variants")
    def variant_count(self, item: QuizItem) -> int:
        return len(item.variants)

    def get_urls(self) -> list[URLPattern]:
        view = self.admin_site.admin_view(self.preview)
        return [path("<int:pk>/preview/", view, name="flashcards_quizitem_preview"), *super().get_urls()]

    def preview(self, request: HttpRequest, pk: int) -> HttpResponse:
        """One variant as a learner sees it, and its solution; `?variant=` chooses another."""
        item = get_object_or_404(QuizItem, pk=pk)
        wanted = request.GET.get("variant", "")
        context = quiz_item_preview(item, int(wanted) if wanted.isdecimal() else 1)
        return self.previewed(request, item, "flashcards/quiz_item_preview.html", context)
