"""The API's addresses for questions, reviews and the learner."""

from __future__ import annotations

from django.urls import URLPattern, path

from flashcards.api import exchange, interviews, me, own_cards, plan, progress, questions, quizzes, reviews

urlpatterns: list[URLPattern] = [
    path("questions/", questions.QuestionList.as_view(), name="api-questions"),
    path("questions/<slug:slug>/", questions.QuestionDetail.as_view(), name="api-question"),
    path("questions/<slug:slug>/attempts/", questions.QuestionAttempts.as_view(), name="api-question-attempts"),
    path("questions/<slug:slug>/unlocks/", questions.QuestionUnlocks.as_view(), name="api-question-unlocks"),
    path(
        "questions/<slug:slug>/follow-ups/<slug:follow_up>/attempts/",
        questions.FollowUpAttempts.as_view(),
        name="api-follow-up-attempts",
    ),
    path("attempts/<int:pk>/disagreements/", questions.Disagreements.as_view(), name="api-disagreements"),
    path(
        "attempts/<int:pk>/disagreements/<slug:point>/",
        questions.DisagreementDetail.as_view(),
        name="api-disagreement",
    ),
    path("quizzes/", quizzes.Quizzes.as_view(), name="api-quizzes"),
    path("quizzes/<int:pk>/", quizzes.QuizDetail.as_view(), name="api-quiz"),
    path("quizzes/<int:pk>/answers/", quizzes.QuizAnswers.as_view(), name="api-quiz-answers"),
    path("interviews/", interviews.Interviews.as_view(), name="api-interviews"),
    path("interviews/<int:pk>/", interviews.InterviewDetail.as_view(), name="api-interview"),
    path("interviews/<int:pk>/answers/", interviews.InterviewAnswers.as_view(), name="api-interview-answers"),
    path("interviews/<int:pk>/pause/", interviews.InterviewPause.as_view(), name="api-interview-pause"),
    path("interviews/<int:pk>/resume/", interviews.InterviewResume.as_view(), name="api-interview-resume"),
    path("interviews/<int:pk>/away/", interviews.InterviewAway.as_view(), name="api-interview-away"),
    path("interviews/<int:pk>/finish/", interviews.InterviewFinish.as_view(), name="api-interview-finish"),
    path("reviews/", reviews.Reviews.as_view(), name="api-reviews"),
    path("reviews/acts/", reviews.ReviewsActs.as_view(), name="api-reviews-acts"),
    path("reviews/due/", reviews.ReviewsDue.as_view(), name="api-reviews-due"),
    path("reviews/undo/", reviews.ReviewsUndo.as_view(), name="api-reviews-undo"),
    path("reviews/stats/", reviews.ReviewsStats.as_view(), name="api-reviews-stats"),
    path("reviews/forecast/", reviews.ReviewsForecast.as_view(), name="api-reviews-forecast"),
    path("progress/", progress.MyProgress.as_view(), name="api-progress"),
    path("cards/", own_cards.OwnCards.as_view(), name="api-cards"),
    path("cards/<int:pk>/", own_cards.OwnCardDetail.as_view(), name="api-card"),
    path("cards/<int:pk>/restore/", own_cards.OwnCardRestore.as_view(), name="api-card-restore"),
    path("export/", exchange.Export.as_view(), name="api-export"),
    path("import/", exchange.Imports.as_view(), name="api-imports"),
    path("import/<int:pk>/", exchange.ImportDetail.as_view(), name="api-import"),
    path("import/<int:pk>/apply/", exchange.ImportApply.as_view(), name="api-import-apply"),
    path("me/", me.Me.as_view(), name="api-me"),
    path("me/plan/", plan.MePlan.as_view(), name="api-me-plan"),
]
