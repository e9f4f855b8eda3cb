"""The admin: content with its versions, and what learners did. Importing it registers both."""

from __future__ import annotations

from flashcards.admin import content, learning

__all__ = ["content", "learning"]
