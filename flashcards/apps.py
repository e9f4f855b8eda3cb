from django.apps import AppConfig


class FlashcardsConfig(AppConfig):
    name = "flashcards"
    default_auto_field = "django.db.models.BigAutoField"
