"""Celery tasks of the flashcards; the grader knows them by name only."""
