from django.apps import AppConfig


class GraderConfig(AppConfig):
    name = "grader"
    default_auto_field = "django.db.models.BigAutoField"
