"""The pages of questions, reviews and today."""

from __future__ import annotations

from django.urls import URLPattern, path

from flashcards.pages import (
    class_progress,
    data,
    explore,
    interview,
    me,
    own_cards,
    plan,
    progress,
    questions,
    quiz,
    review,
    today,
)

urlpatterns: list[URLPattern] = [
    path("", today.today, name="today"),
    path("questions/", questions.question_list, name="questions"),
    path("questions/<slug:slug>/", questions.question, name="question"),
    path("questions/<slug:slug>/unlock/", questions.unlock_part, name="unlock"),
    path("questions/<slug:slug>/cheat-sheet/", questions.cheat_sheet, name="cheat-sheet"),
    path("attempts/<int:pk>/disagree/", questions.disagreement, name="disagree"),
    path("red-flags/<slug:slug>/", questions.red_flag, name="red-flag"),
    path("quiz/", quiz.quiz_start, name="quiz-start"),
    path("quiz/<int:pk>/", quiz.quiz, name="quiz"),
    path("interview/", interview.interview_start, name="interview-start"),
    path("interview/<int:pk>/", interview.interview, name="interview"),
    path("interview/<int:pk>/draft/", interview.draft, name="interview-draft"),
    path("interview/<int:pk>/report.md", interview.report_markdown, name="interview-report"),
    path("explore/", explore.explore, name="explore"),
    path("review/", review.review, name="review"),
    path("review/plan/", plan.plan, name="plan"),
    path("review/suspended/", review.aside, name="review-suspended"),
    path("progress/", progress.page, name="progress"),
    path("progress/class/", class_progress.page, name="class-progress"),
    path("me/", me.me, name="me"),
    path("me/cards/", own_cards.card_list, name="own-cards"),
    path("me/cards/new/", own_cards.new, name="own-card-new"),
    path("me/cards/<int:pk>/", own_cards.edit, name="own-card"),
    path("me/cards/<int:pk>/delete/", own_cards.delete, name="own-card-delete"),
    path("me/cards/<int:pk>/restore/", own_cards.restore, name="own-card-restore"),
    path("me/data/", data.data, name="data"),
    path("me/data/export/", data.export, name="data-export"),
    path("me/data/import/<int:pk>/", data.preview, name="data-import"),
    path("me/data/import/<int:pk>/discard/", data.discard, name="data-discard"),
    path("me/data/delete/", data.delete, name="data-delete"),
]
