from flashcards.models.attempt import Attempt
from flashcards.models.learner import Learner
from flashcards.models.question import FollowUp, Level, Part, Question, QuestionRedFlag, RedFlag
from flashcards.models.quiz import Quiz, QuizAnswer, QuizItem
from flashcards.models.review import ItemKind, Review, ReviewItem, ReviewSource
from flashcards.phases import Phase, Rating

__all__ = [
    "Attempt",
    "FollowUp",
    "ItemKind",
    "Learner",
    "Level",
    "Part",
    "Phase",
    "Question",
    "QuestionRedFlag",
    "Quiz",
    "QuizAnswer",
    "QuizItem",
    "Rating",
    "RedFlag",
    "Review",
    "ReviewItem",
    "ReviewSource",
]
