"""Jobs that several processes share come back in their order."""

from __future__ import annotations

from flashcards.content import process


def test_it_gives_the_answers_in_order_however_many_processes_share_the_work(monkeypatch):
    monkeypatch.setattr(process, "SHARED_FROM", 3)
    item = {"slug": "x", "draw": [], "let": [], "show": [], "values": ["answer"], "checks": [], "count": 1}
    item |= {"precision": None, "rivals": [], "causes": {}, "options": [], "bug": None}
    jobs = [
        {"setup": f"n = {n}", "expressions": [], "blocks": [], "quiz": [item | {"expressions": {"answer": "n"}}]}
        for n in range(3)
    ]
    answers = process.run_jobs(jobs)
    assert [answer["quiz"][0]["variants"][0]["values"]["answer"] for answer in answers] == [[0.0], [1.0], [2.0]]
