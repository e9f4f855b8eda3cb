"""Addresses of the grader's part of the API."""

from django.urls import path

from grader import api

urlpatterns = [
    path("exercises/", api.ExerciseList.as_view(), name="api-exercises"),
    path("exercises/<slug:slug>/", api.ExerciseDetail.as_view(), name="api-exercise"),
    path("exercises/<slug:slug>/submissions/", api.ExerciseSubmissions.as_view(), name="api-exercise-submissions"),
    path("submissions/<int:pk>/", api.SubmissionDetail.as_view(), name="api-submission"),
]
