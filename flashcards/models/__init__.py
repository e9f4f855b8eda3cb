from flashcards.models.attempt import Attempt, Disagreement
from flashcards.models.interview import Interview, InterviewStep, StepKind
from flashcards.models.learner import AccessPlan, Learner
from flashcards.models.own import Import, OwnCard
from flashcards.models.plan import Plan
from flashcards.models.question import FollowUp, Level, Part, Question, QuestionRedFlag, QuestionVersion, RedFlag
from flashcards.models.quiz import Quiz, QuizAnswer, QuizItem
from flashcards.models.review import Act, ItemKind, Review, ReviewItem, ReviewSource
from flashcards.models.scheduler_parameters import SchedulerParameters
from flashcards.models.unlock import Unlock, UnlockPart
from flashcards.phases import Phase, Rating

__all__ = [
    "AccessPlan",
    "Act",
    "Attempt",
    "Disagreement",
    "FollowUp",
    "Import",
    "Interview",
    "InterviewStep",
    "ItemKind",
    "Learner",
    "Level",
    "OwnCard",
    "Part",
    "Phase",
    "Plan",
    "Question",
    "QuestionRedFlag",
    "QuestionVersion",
    "Quiz",
    "QuizAnswer",
    "QuizItem",
    "Rating",
    "RedFlag",
    "Review",
    "ReviewItem",
    "ReviewSource",
    "SchedulerParameters",
    "StepKind",
    "Unlock",
    "UnlockPart",
]
