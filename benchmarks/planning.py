"""Plans before an interview beside FSRS alone, at the same minutes a day, by simulated learners.

Each learner has a true memory: FSRS-6 with parameters of their own, which no strategy knows. Ratings are drawn from it,
the application's memory follows by `scheduling.schedule`, and in the end the true recall on the day is added up.
Whatever the strategy, a learner starts nothing that no longer fits into the day's minutes, not even a card that should
come again after minutes: it comes first on the next day, as it does in the application.
"""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from benchmarks.table import Row
from flashcards import scheduling
from flashcards.days import DayClock
from flashcards.expected_memory import FIRST_SHARES, RECALLED_SHARES, MemoryModel
from flashcards.phases import Phase, Rating
from flashcards.plan_courses import REPEAT_SHARE, Effort, Thing
from flashcards.planning import Planner
from flashcards.scheduling import DEFAULT_PARAMETERS, Memory, Rules

DAYS = 21
CASES = ((10, 6), (20, 6), (30, 20))  # minutes a day, learners
SEED = 6
SPREAD = 0.15  # standard deviation of the logarithm of each true parameter around FSRS's own
KNOWN_SHARE = 0.25  # of the things were met before the first day
SILLY_DAYS = 3  # the silly one does all it does in these last days
TIMES_A_DAY, SPENT_SHARE = 2, 0.95  # how often a plan is asked for more, and the share of the minutes that ends it
START = date(2026, 3, 2)
CLOCK = DayClock(ZoneInfo("UTC"), 4)


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be learnt, in the order of the content."""

    id: str
    worth: float
    effort: Effort
    after: tuple[str, ...] = ()  # ids of what is better met before


@dataclass(slots=True)
class Truth:
    """What one learner really remembers of one thing."""

    stability: float = 0.0  # 0: never met
    difficulty: float = 0.0
    day: int = 0


@dataclass(slots=True)
class Learner:
    """One simulated learner, the same for every strategy."""

    entries: Sequence[Entry]
    seed: int
    model: MemoryModel = field(init=False)
    draw: random.Random = field(init=False)
    truths: dict[str, Truth] = field(init=False)
    memories: dict[str, Memory] = field(init=False)
    seconds: list[float] = field(default_factory=list)  # of each day
    cut_short: int = 0  # days that ended before all was done that the plan had for them

    def __post_init__(self) -> None:
        self.draw = random.Random(self.seed)
        self.model = MemoryModel(true_parameters(self.draw))
        self.truths = {entry.id: Truth() for entry in self.entries}
        self.memories = {entry.id: Memory(due_at=moment(-30)) for entry in self.entries}
        known = self.draw.sample(list(self.entries), round(KNOWN_SHARE * len(self.entries)))
        for entry in known:
            for day in sorted(self.draw.sample(range(-30, 0), self.draw.choice((1, 2, 3)))):
                self.study(entry, day)

    def study(self, entry: Entry, day: int, *, left: float = math.inf) -> float:
        """Review one thing until it comes back on another day, or no time is left; returns the seconds."""
        seconds, shown = 0.0, 0
        rules = Rules(clock=CLOCK, retention=0.9, seed=entry.id, minute_steps=entry.effort.repeats)
        while True:
            usual = entry.effort.again if self.truths[entry.id].stability else entry.effort.first
            takes = usual if not shown else REPEAT_SHARE * entry.effort.again
            if seconds + takes > left:
                return seconds
            seconds += takes
            rating = self._rate(entry.id, day)
            at = moment(day) + timedelta(minutes=20 * shown)
            memory, _ = scheduling.schedule(self.memories[entry.id], rating, at, rules=rules)
            self.memories[entry.id] = memory
            shown += 1
            if memory.phase is Phase.REVIEW:
                return seconds

    def _rate(self, name: str, day: int) -> Rating:
        truth = self.truths[name]
        if not truth.stability:
            rating = self.draw.choices(list(Rating), FIRST_SHARES)[0]
            truth.stability, truth.difficulty = self.model.first_of(rating)
            truth.day = day
            return rating
        elapsed = day - truth.day
        recall = self.model.recall(truth.stability, elapsed)
        recalled = self.draw.random() < recall
        rating = self.draw.choices(list(Rating)[1:], RECALLED_SHARES)[0] if recalled else Rating.AGAIN
        if not elapsed:
            truth.stability = self.model.short_term(truth.stability, rating)
        elif recalled:
            truth.stability = self.model.recalled(truth.stability, truth.difficulty, recall, rating)
        else:
            truth.stability = self.model.lapsed(truth.stability, truth.difficulty, recall)
        truth.difficulty = self.model.next_difficulty(truth.difficulty, rating - 3)
        truth.day = day
        return rating

    def recall(self, day: int, *, by_worth: bool = True) -> float:
        """The true expected recall on a day."""
        weights = [entry.worth if by_worth else 1.0 for entry in self.entries]
        truths = [self.truths[entry.id] for entry in self.entries]
        found = [self.model.recall(t.stability, day - t.day) if t.stability else 0.0 for t in truths]
        return sum(w * r for w, r in zip(weights, found, strict=True)) / sum(weights)


Strategy = Callable[[Learner, int, float], None]  # what a learner does on one day, with so many seconds


def true_parameters(draw: random.Random) -> list[float]:
    """FSRS's own parameters, each of them off by a factor; the first stabilities stay in order."""
    found = [value * draw.lognormvariate(0, SPREAD) for value in DEFAULT_PARAMETERS]
    found[:4] = sorted(found[:4])
    found[4] = min(found[4], 10.0)
    found[20] = min(max(found[20], 0.1), 0.8)
    return found


def moment(day: int) -> datetime:
    """Ten in the morning of a day, counted from the first."""
    return datetime(START.year, START.month, START.day, 10, tzinfo=UTC) + timedelta(days=day)


MODEL = MemoryModel(DEFAULT_PARAMETERS)  # all that a plan knows of a learner


def by_plan(learner: Learner, day: int, seconds: float) -> None:
    """All that the plan of the day says; then, while minutes are left, more of it."""
    entries = {entry.id: entry for entry in learner.entries}
    spent = 0.0
    for _ in range(TIMES_A_DAY):
        things = [thing_of(entry, learner.memories[entry.id], day) for entry in learner.entries]
        plan = Planner(things, days=DAYS - day, model=MODEL).plan(seconds, spent_today=spent)
        for name in plan.today:
            spent += learner.study(entries[name], day, left=seconds - spent)
        if any(not done_for(learner.memories[name], day) for name in plan.today):
            learner.cut_short += 1
            break
        if spent > SPENT_SHARE * seconds or not plan.today:
            break
    learner.seconds.append(spent)


def done_for(memory: Memory, day: int) -> bool:
    """Whether a thing was reviewed on that day until it comes back on another one."""
    return memory.phase is Phase.REVIEW and memory.last_review_day == START + timedelta(days=day)


def thing_of(entry: Entry, memory: Memory, day: int) -> Thing:
    if memory.stability is None or memory.difficulty is None or memory.last_review_day is None:
        return Thing(entry.id, entry.worth, entry.effort, after=entry.after)
    last_day = (memory.last_review_day - START).days - day
    unfinished = memory.phase is not Phase.REVIEW and last_day < 0  # `plans` asks these first, too
    return Thing(entry.id, entry.worth, entry.effort, memory.stability, memory.difficulty, last_day, forced=unfinished)


def by_fsrs(learner: Learner, day: int, seconds: float, *, worth_first: bool = False) -> None:
    """What is due, longest due first, then new things in the order of the content, until the time is over."""
    today = START + timedelta(days=day)
    due = [e for e in learner.entries if (when := learner.memories[e.id].due_day) is not None and when <= today]
    due.sort(key=lambda entry: (learner.memories[entry.id].due_at, entry.id))
    new = [entry for entry in learner.entries if learner.memories[entry.id].phase is Phase.NEW]
    if worth_first:
        new.sort(key=lambda entry: -entry.worth / entry.effort.first)
    until_over(learner, [*due, *new], day, seconds)


def by_fsrs_worth_first(learner: Learner, day: int, seconds: float) -> None:
    """The same, with the new things that are worth most for their time first."""
    by_fsrs(learner, day, seconds, worth_first=True)


def on_the_last_days(learner: Learner, day: int, seconds: float) -> None:
    """Nothing at first, then everything in the order of the content."""
    if day < DAYS - SILLY_DAYS:
        learner.seconds.append(0.0)
        return
    not_yet = [entry for entry in learner.entries if learner.truths[entry.id].day < DAYS - SILLY_DAYS]
    until_over(learner, not_yet, day, seconds)


def until_over(learner: Learner, entries: Sequence[Entry], day: int, seconds: float) -> None:
    """One after the other while there is time for the next."""
    spent = 0.0
    for entry in entries:
        spent += learner.study(entry, day, left=seconds - spent)
    learner.seconds.append(spent)


@dataclass(frozen=True, slots=True)
class Outcome:
    by_worth: float  # mean over learners
    plain: float
    longest_day: float  # seconds, of all learners
    mean_day: float
    cut_short: float  # share of the days on which the minutes were over before the plan was done


def simulate(entries: Sequence[Entry], strategy: Strategy, *, minutes: int, learners: int) -> Outcome:
    """Let each learner go through all days by one strategy."""
    done = []
    for number in range(learners):
        learner = Learner(entries, SEED * 1000 + number)
        for day in range(DAYS):
            strategy(learner, day, 60.0 * minutes)
        done.append(learner)
    return Outcome(
        statistics.mean(each.recall(DAYS) for each in done),
        statistics.mean(each.recall(DAYS, by_worth=False) for each in done),
        max(max(each.seconds) for each in done),
        statistics.mean(statistics.mean(each.seconds) for each in done),
        sum(each.cut_short for each in done) / (learners * DAYS),
    )


def content() -> list[Entry]:
    """The project's own content, question by question, then its exercises and quizzes."""
    from flashcards import plans
    from flashcards.models import Learner as Account
    from flashcards.worth import EFFORTS

    found = plans.entries(Account.objects.first() or Account.objects.create_user("benchmark"))
    of_question = {each.key: number for number, each in enumerate(found) if each.kind == "question"}
    place = [min((of_question[s] for s in (each.key, *each.after) if s in of_question), default=999) for each in found]
    return [
        Entry(
            f"{each.kind.value}:{each.key}", each.worth, EFFORTS[each.kind], tuple(f"question:{s}" for s in each.after)
        )
        for _, each in sorted(zip(place, found, strict=True), key=lambda pair: pair[0])
    ]


STRATEGIES: dict[str, Strategy] = {
    "the plan": by_plan,
    "FSRS, new by content": by_fsrs,
    "FSRS, new by worth": by_fsrs_worth_first,
    f"all on the last {SILLY_DAYS} days": on_the_last_days,
}


def rows() -> list[Row]:
    entries, seconds = content(), plan_seconds()
    speed = Row("plan of 600 things over 30 days", f"{seconds:.2f} s of CPU", "<= 0.3 s", seconds <= 0.3)
    return [speed, *(row for minutes, learners in CASES for row in case_rows(entries, minutes, learners))]


def case_rows(entries: Sequence[Entry], minutes: int, learners: int) -> list[Row]:
    outcomes = {name: simulate(entries, way, minutes=minutes, learners=learners) for name, way in STRATEGIES.items()}
    subject = f"interview in {DAYS} days, {len(entries)} things, {minutes} min a day, {learners} learners"
    plan, *others = outcomes.values()
    best = max(other.by_worth for other in others)
    shown = {name: f"{each.by_worth:.3f} / {each.plain:.3f}" for name, each in outcomes.items()}
    return [
        *(Row(f"{subject}: recall on the day by worth / plain, {name}", figure) for name, figure in shown.items()),
        Row(
            f"{subject}: recall by worth, plan / best other",
            f"{plan.by_worth / best:.2f} x",
            "> 1",
            plan.by_worth > best,
        ),
        Row(
            f"{subject}: the plan's longest day, mean day, days on which the minutes ended before it",
            f"{plan.longest_day / 60:.1f} / {plan.mean_day / 60:.1f} min, {100 * plan.cut_short:.0f} %",
            f"<= {minutes} min",
            plan.longest_day <= 60 * minutes,
        ),
    ]


def plan_seconds(things: int = 600, days: int = 30) -> float:
    """Seconds of CPU for one plan: half of the things new, each of the others with a memory of its own."""
    draw = random.Random(SEED)
    efforts = (Effort(200, 80), Effort(120, 50), Effort(75, 30), Effort(60, 30))
    some = [
        Thing(str(number), draw.uniform(2, 12), draw.choice(efforts))
        if number % 2
        else Thing(
            str(number), draw.uniform(2, 12), draw.choice(efforts), draw.lognormvariate(1.5, 1), draw.uniform(1, 10), -5
        )
        for number in range(things)
    ]
    begin = time.process_time()
    Planner(some, days=days, model=MODEL).plan(20 * 60.0)
    return time.process_time() - begin
