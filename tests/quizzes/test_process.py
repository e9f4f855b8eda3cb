"""The process that computes variants: several share the work, and none of it is lost for wanting gradients."""

from __future__ import annotations

from flashcards.content import process

ITEM = {"slug": "x", "draw": [], "let": [], "show": [], "values": ["answer"], "checks": [], "count": 1}
ITEM |= {"precision": None, "rivals": [], "causes": {}, "options": [], "bug": None}
SLOPE = """
def slope(at):
    x = torch.tensor(at, dtype=torch.float64, requires_grad=True)
    (x * x).backward()
    return x.grad
"""


def answers_to(*jobs):
    """The values of each job's item; a job is its setup and the item's answer."""
    made = [
        {"setup": setup, "expressions": [], "blocks": [], "quiz": [ITEM | {"expressions": {"answer": answer}}]}
        for setup, answer in jobs
    ]
    with process.Runner() as runner:
        runner.begin(made)
        return [answer["quiz"][0]["variants"][0]["values"]["answer"] for answer in runner.answers()]


def test_it_gives_the_answers_in_order_however_many_processes_share_the_work(monkeypatch):
    monkeypatch.setattr(process, "SHARED_FROM", 3)
    assert answers_to(*((f"n = {n}", "n") for n in range(3))) == [[0.0], [1.0], [2.0]]


def test_it_computes_what_needs_a_gradient():
    assert answers_to((SLOPE, "slope(3.0)")) == [[6.0]]
