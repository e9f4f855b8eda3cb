"""Programs as people write them: right ones in odd styles pass and are not accused, wrong ones fail under their name.

A wrong file's first line says what it must get: `# expect: STATUS[|STATUS] [ID[|ID],...]`; with `,` every group is
named.
"""

import json
from pathlib import Path

import pytest

PROGRAMS = Path(__file__).parent / "programs"
SEEDS = (1, 2)


def programs(kind):
    return [
        pytest.param(path, id=f"{path.parent.name}/{path.stem}") for path in sorted(PROGRAMS.glob(f"{kind}/*/*.py"))
    ]


@pytest.mark.parametrize("path", programs("right"))
def test_it_passes_whatever_is_right(path, verdict):
    for seed in SEEDS:
        found = verdict(path.parent.name, path.read_bytes(), seed=seed)
        assert found["status"] == "passed", found["summary"]
        assert found["misconceptions"] == []
        assert max(case["error_over_budget"] for case in found["cases"]) <= 1


@pytest.mark.parametrize("path", programs("wrong"))
def test_it_names_what_is_wrong(path, verdict, named):
    statuses, _, ids = path.read_text().splitlines()[0].removeprefix("# expect: ").partition(" ")
    groups = [set(group.split("|")) for group in ids.split(",") if group]
    for seed in SEEDS:
        found = verdict(path.parent.name, path.read_bytes(), seed=seed)
        assert found["status"] in statuses.split("|"), found["summary"]
        assert all(group & named(found) for group in groups), (named(found), found["facts"])
        assert named(found) <= {name for group in groups for name in group}


def test_it_judges_the_public_submissions(shared_cases, verdict, named):
    labels = json.loads((shared_cases / "submissions/labels.json").read_text())
    mine = {n: label for n, label in labels.items() if (PROGRAMS / "wrong" / label["exercise"]).is_dir()}
    for name, label in mine.items():
        if label["status"] == "rule_broken":  # the sandbox finds that, not the judge
            continue
        found = verdict(label["exercise"], (shared_cases / "submissions" / name).read_bytes())
        groups = [set(group) for group in label["misconceptions"]]
        assert found["status"] in [label["status"], *label["status_also"]], name
        assert all(group & named(found) for group in groups), name
        assert named(found) <= {i for group in groups for i in group} | set(label["also_true"]), name
