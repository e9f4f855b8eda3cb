from flashcards.models.attempt import Attempt
from flashcards.models.learner import Learner
from flashcards.models.question import FollowUp, Level, Question, QuestionRedFlag, RedFlag
from flashcards.models.review import ItemKind, Phase, Rating, Review, ReviewItem, ReviewSource

__all__ = [
    "Attempt",
    "FollowUp",
    "ItemKind",
    "Learner",
    "Level",
    "Phase",
    "Question",
    "QuestionRedFlag",
    "Rating",
    "RedFlag",
    "Review",
    "ReviewItem",
    "ReviewSource",
]
