"""The learner's plan until the interview: made once a day and again when its wishes change, and what it asks today."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from django.db import transaction

from flashcards import reviews, scheduling
from flashcards.days import DayClock
from flashcards.expected_memory import MemoryModel
from flashcards.models import (
    Act,
    FollowUp,
    ItemKind,
    Learner,
    Level,
    OwnCard,
    Phase,
    Plan,
    Question,
    QuestionRedFlag,
    QuizItem,
    RedFlag,
    Review,
    ReviewItem,
)
from flashcards.plan_courses import REPEAT_SHARE, Effort, Thing
from flashcards.planning import InterviewPlan, Planner
from flashcards.relations import Place
from flashcards.worth import (
    LEVELS,
    MOST_COMMON_MISTAKE,
    OWN_MISTAKE,
    WORTH,
    effort,
    own_seconds,
    pauses,
    question_worths,
)
from grader.catalogue import exercises

NEW_REASON = "New today, by your interview plan."
EARLY_REASON = "Before it is due, by your interview plan."
OTHER_MINUTES = (-10, 10, 20, 40, 80)  # more or fewer a day, for comparison
MOST_MINUTES = 600
LONGEST_DAYS = 365  # an interview that is further off is planned as if it were then
TIMED_REVIEWS = 500  # the last ones tell how long the learner takes


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing of the content, or a card of the learner's own."""

    kind: ItemKind
    key: str
    title: str
    worth: float
    after: tuple[str, ...] = ()  # slugs of questions that are better met before


def todays_items(learner: Learner, *, now: datetime) -> list[int] | None:
    """The ids of what the plan asks today, what gains most for its time first; they are in the learner's reviews then.

    None where no interview lies ahead.
    """
    plan = current(learner, now=now)
    if plan is None:
        return None
    start = DayClock.of(learner).start_of(plan.day)
    asked: list[Place] = [(each["kind"], each["key"]) for each in plan.content["today"]]
    there = _items(learner, asked)
    missing = [place for place in asked if place not in there]
    ReviewItem.objects.bulk_create(
        # A second before the day began, so that the queue of the day counts them among what it found.
        [
            ReviewItem(learner=learner, kind=kind, key=key, due_at=start - timedelta(seconds=1), reason=NEW_REASON)
            for kind, key in missing
        ],
        ignore_conflicts=True,  # another request may have added the same a moment ago
    )
    # What an earlier plan asked for early and was not done is no longer asked for.
    early_before = ReviewItem.objects.filter(learner=learner, reason=EARLY_REASON, brought_back_at__isnull=False)
    early_before.exclude(pk__in=[item.pk for item in there.values()]).update(brought_back_at=None)
    early = [
        item.pk
        for item in there.values()
        if item.phase == Phase.REVIEW and item.due_day is not None and item.due_day > plan.day
        if item.brought_back_at is None and item.last_review_day != plan.day
    ]
    ReviewItem.objects.filter(pk__in=early).update(
        brought_back_at=start - timedelta(seconds=1), reason=EARLY_REASON, queue_day=None, queue_position=None
    )
    there = _items(learner, asked) if missing else there
    return [there[place].pk for place in asked if place in there]


def current(learner: Learner, *, now: datetime) -> Plan | None:
    """The plan of the learner's day, made if there is none or if their wishes have changed; None without an interview
    ahead."""
    today = DayClock.of(learner).day_of(now)
    if days_left(learner, now=now) <= 0:
        return None
    plan = Plan.objects.filter(learner=learner, day=today).first()
    if plan is not None and _wishes(learner).items() <= vars(plan).items():
        return plan
    return _make(learner, today, now=now)


def more_today(learner: Learner, *, now: datetime) -> bool:
    """Plan what is left of today's minutes again, from what was recalled by now; False where nothing more fits.

    A day's first plan keeps minutes free for repeats that may be needed; where they were not, this uses them.
    """
    if days_left(learner, now=now) <= 0:
        return False
    return bool(_make(learner, DayClock.of(learner).day_of(now), now=now).content["today"])


def days_left(learner: Learner, *, now: datetime) -> int:
    """Days until the interview, today included: 0 on its day, and where there is none or it is over."""
    if learner.interview_date is None:
        return 0
    return max(0, (learner.interview_date - DayClock.of(learner).day_of(now)).days)


def without_plan(*, now: datetime) -> Iterable[int]:
    """Ids of the learners whose interview lies ahead and whose day has no plan yet."""
    ahead = Learner.objects.filter(interview_date__gte=now.date() - timedelta(days=1), is_active=True)
    for learner in ahead.iterator():
        today = DayClock.of(learner).day_of(now)
        if days_left(learner, now=now) and not Plan.objects.filter(learner=learner, day=today).exists():
            yield learner.pk


def entries(learner: Learner) -> list[Entry]:
    """All that the learner can be asked, in the order of the content. Six queries."""
    live = Question.objects.filter(retired=False).only("slug", "prompt", "topic", "level", "prerequisites")
    questions = list(live.order_by("topic", "slug"))
    worths = question_worths({q.slug: q.level for q in questions}, {q.slug: q.prerequisites for q in questions})
    factors = {slug: worth / WORTH[ItemKind.QUESTION] for slug, worth in worths.items()}
    found = [Entry(ItemKind.QUESTION, q.slug, q.prompt, worths[q.slug], tuple(q.prerequisites)) for q in questions]
    follow_ups = FollowUp.objects.filter(retired=False, question__retired=False).select_related("question")
    follow_ups = follow_ups.only("slug", "prompt", "question__slug")  # the parts of a question are long
    for each in follow_ups.order_by("question__topic", "question__slug", "position"):
        worth = WORTH[ItemKind.FOLLOW_UP] * factors[each.question.slug]
        found.append(Entry(ItemKind.FOLLOW_UP, each.public_key, each.prompt, worth, (each.question.slug,)))
    found += _red_flags(factors)
    for exercise in exercises().values():
        worth = WORTH[ItemKind.EXERCISE] * LEVELS[Level(exercise.level)]
        found.append(Entry(ItemKind.EXERCISE, exercise.slug, exercise.title, worth, exercise.questions[:1]))
    for row in QuizItem.objects.filter(retired=False).only("slug", "title", "level"):
        found.append(Entry(ItemKind.QUIZ, row.slug, row.title, WORTH[ItemKind.QUIZ] * LEVELS[Level(row.level)]))
    for guid, deck in OwnCard.objects.filter(learner=learner).values_list("guid", "deck"):
        found.append(
            Entry(ItemKind.CARD, guid, f"A card of your own{f', {deck}' if deck else ''}", WORTH[ItemKind.CARD])
        )
    return found


def _red_flags(factors: dict[str, float]) -> list[Entry]:
    worths: dict[str, float] = {}
    first: dict[str, str] = {}
    listed = QuestionRedFlag.objects.filter(question__retired=False)
    for slug, question, position in listed.values_list("red_flag__slug", "question__slug", "position"):
        factor = factors[question] * (1.0 if position else MOST_COMMON_MISTAKE)
        if factor > worths.get(slug, 0.0):
            worths[slug], first[slug] = factor, question
    flags = RedFlag.objects.filter(retired=False).values_list("slug", "claim")
    usual = WORTH[ItemKind.RED_FLAG]
    return [
        Entry(ItemKind.RED_FLAG, slug, claim, usual * worths.get(slug, 1.0), (first[slug],) if slug in first else ())
        for slug, claim in flags
    ]


def _make(learner: Learner, today: date, *, now: datetime) -> Plan:
    wishes = _wishes(learner)
    known, own = entries(learner), _own_seconds(learner)
    efforts = {kind: effort(kind, own) for kind in ItemKind}
    things = _things(learner, known, efforts, today, now=now)
    fitted = reviews.fitted_to(learner)
    model = MemoryModel(fitted.weights if fitted else scheduling.DEFAULT_PARAMETERS)
    days = min(days_left(learner, now=now), LONGEST_DAYS)
    planner = Planner(things, days=days, model=model)
    made = planner.plan(60.0 * learner.daily_minutes, spent_today=_spent(learner, today, efforts))
    usual = planner.recall_of_first_choice(60.0 * learner.daily_minutes)
    others = {
        str(minutes): round(made.recall + planner.recall_of_first_choice(60.0 * minutes) - usual, 4)
        for minutes in sorted(learner.daily_minutes + more for more in OTHER_MINUTES)
        if 0 < minutes <= MOST_MINUTES
    }
    content = _as_json(made, {f"{each.kind.value}:{each.key}": each for each in known}, others)
    with transaction.atomic():
        Plan.objects.filter(learner=learner).exclude(day=today).delete()
        plan, _ = Plan.objects.update_or_create(learner=learner, day=today, defaults={**wishes, "content": content})
    return plan


def _wishes(learner: Learner) -> dict[str, Any]:
    names = ("interview_date", "daily_minutes", "target_retention")
    return {name: getattr(learner, name) for name in names}


def _items(learner: Learner, places: Sequence[Place]) -> dict[Place, ReviewItem]:
    wanted = set(places)
    found = ReviewItem.objects.filter(learner=learner, key__in={key for _, key in places})
    return {(item.kind, item.key): item for item in found if (item.kind, item.key) in wanted}


def _things(
    learner: Learner, known: Sequence[Entry], efforts: dict[ItemKind, Effort], today: date, *, now: datetime
) -> list[Thing]:
    """Entries with what is known of the learner's memory; without those that were suspended."""
    items = {(item.kind, item.key): item for item in ReviewItem.objects.filter(learner=learner)}
    found = []
    for entry in known:
        item = items.get((entry.kind.value, entry.key))
        name = f"{entry.kind.value}:{entry.key}"
        if item is None:
            after = tuple(f"{ItemKind.QUESTION.value}:{slug}" for slug in entry.after)
            found.append(Thing(name, entry.worth, efforts[entry.kind], after=after))
        elif item.suspended_at is None:
            found.append(_thing(name, entry, item, efforts[entry.kind], today, now=now))
    return found


def _thing(name: str, entry: Entry, item: ReviewItem, usual: Effort, today: date, *, now: datetime) -> Thing:
    mistake = item.brought_back_at is not None and item.reason != EARLY_REASON
    buried = (item.buried_until - today).days if item.buried_until else 0
    steps = item.phase in (Phase.LEARNING, Phase.RELEARNING)
    last_day = (item.last_review_day - today).days if item.last_review_day else 0
    return Thing(
        name,
        entry.worth * (OWN_MISTAKE if mistake else 1.0),
        usual,
        stability=item.stability,
        difficulty=item.difficulty or 5.0,
        last_day=min(0, last_day),
        earliest=max(0, buried),
        forced=buried <= 0 and (mistake or (steps and last_day < 0)),
    )


def _own_seconds(learner: Learner) -> dict[ItemKind, float]:
    made = Review.objects.filter(learner=learner, act=Act.RATE, undone_at=None).order_by("-id")
    rows = list(made.values_list("item__kind", "reviewed_at")[:TIMED_REVIEWS])
    return own_seconds(pauses([(ItemKind(kind), at.timestamp()) for kind, at in reversed(rows)]))


def _spent(learner: Learner, today: date, efforts: dict[ItemKind, Effort]) -> float:
    """Seconds that today's reviews have taken, by what they usually take."""
    made = Review.objects.filter(learner=learner, day=today, act=Act.RATE, undone_at=None)
    seconds, seen = 0.0, set()
    for item, kind, phase in made.order_by("id").values_list("item_id", "item__kind", "before__phase"):
        usual = efforts[ItemKind(kind)]
        if item in seen:
            seconds += REPEAT_SHARE * usual.again
        else:
            seconds += usual.first if phase == Phase.NEW else usual.again
        seen.add(item)
    return seconds


def _as_json(made: InterviewPlan, known: dict[str, Entry], others: dict[str, float]) -> dict[str, Any]:
    by_id = {each.thing.id: each for each in made.planned}
    return {
        "days": len(made.loads),
        "things": len(made.planned),
        "met": sum(each.thing.stability is not None for each in made.planned),
        "recall": round(made.recall, 4),
        "recall_without": round(made.recall_without, 4),
        "recall_of_fitting": round(made.recall_of_fitting, 4),
        "other_minutes": others,
        "loads": [[round(day.seconds), round(day.reviews, 1), round(day.new, 1)] for day in made.loads],
        "today": [_row(by_id[name].thing, known[name]) for name in _questions_first(made.today)],
        "left_out": [_row(each.thing, known[each.thing.id]) for each in made.left_out],
    }


def _questions_first(names: Sequence[str]) -> list[str]:
    """The same names; a question before its follow-ups, where both are asked."""
    found: dict[str, None] = {}
    for name in names:
        kind, _, key = name.partition(":")
        question = f"{ItemKind.QUESTION.value}:{key.partition('/')[0]}"
        if kind == ItemKind.FOLLOW_UP and question in names:
            found[question] = None
        found[name] = None
    return list(found)


def _row(thing: Thing, entry: Entry) -> dict[str, Any]:
    return {
        "kind": entry.kind.value,
        "key": entry.key,
        "title": entry.title,
        "worth": round(thing.worth, 1),
        "seconds": round(thing.effort.first if thing.stability is None else thing.effort.again),
        "new": thing.stability is None,
    }
