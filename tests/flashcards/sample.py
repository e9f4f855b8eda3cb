"""A small content folder: one question, three red flags, one exercise; tests change one line and look what is said."""

from __future__ import annotations

from pathlib import Path

QUESTION = """\
---
prompt: What does softmax do to a row?
topic: Softmax
level: junior
reading_minutes: 5
key_points:
  - id: rows-sum-to-one
    text: The weights of one query sum to one.
  - id: softmax-along-keys
    text: Softmax runs along the keys.
  - id: exponentiate-and-normalize
    text: It exponentiates and divides by the sum.
exercises: [causal-attention]
red_flags: [mask-after-softmax, scores-sum-to-one, causal-top-left]
setup: |
  weights = torch.tensor([2.0, 1.0], dtype=torch.float64).softmax(-1)
numbers:
  first: 0.731 = weights[0]
  both: 0.731, 0.269 = weights
---

## TL;DR

Softmax makes $s$ a share of one [@vaswani2017].

## Memory aid

Scores shout, weights share.

## Analogy

Votes and seats.

## Key concepts

Attention score
: A real number.

Attention weight
: What softmax makes of an [attention score](concept:attention-score).

## Detailed answer

### Intuition

The first weight is [[first]], so $w_1 = [[first]]$.

### Mechanics

See [the exercise](exercise:causal-attention).

### Step by step

1. Exponentiate.

### Worked example

```python run
print([1, 2])
```

```output
[1, 2]
```

## Quick scan

- QUICK-SCAN

## Real-world examples

- A card: [masking](red-flag:mask-after-softmax).

## Follow-ups

### Why is the mask added to scores? {#why-scores}

So that the rest still sums to one.

### Does the maximum change the weights? {#row-maximum}

No.

### What is an attention map? {#attention-map}

Weights.

## Cheat sheet

- CHEAT-SHEET

## References

- {#vaswani2017} A. Vaswani et al. *Attention Is All You Need.* 2017. <https://arxiv.org/abs/1706.03762>
"""

RED_FLAG = """\
---
claim: {claim}
misconceptions: [{slug}]
---

## Why it is wrong

It does not hold for {slug}.

## How to notice it

Add up a row.

## Say this instead

Softmax comes last.
"""

EXERCISE = """\
number: 14
title: Causal attention
topic: Masks
level: junior
summary: Attention that sees no later key.
function: causal_attention
parameters: [q, k, v]
family: attention
"""

RED_FLAGS = {
    "mask-after-softmax": "Masks go after softmax.",
    "scores-sum-to-one": "The scores of a row sum to one.",
    "causal-top-left": "The causal mask begins in the top-left corner.",
}


def write_content(folder: Path, *, question: str = QUESTION) -> Path:
    """Write the sample; returns the question's path."""
    (folder / "questions").mkdir(parents=True, exist_ok=True)
    (folder / "red_flags").mkdir(exist_ok=True)
    exercise = folder / "exercises" / "causal-attention"
    (exercise / "wrong").mkdir(parents=True, exist_ok=True)
    for slug, claim in RED_FLAGS.items():
        (folder / "red_flags" / f"{slug}.md").write_text(RED_FLAG.format(slug=slug, claim=claim))
    (exercise / "exercise.yaml").write_text(EXERCISE)
    (exercise / "statement.md").write_text("Write it.\n")
    (exercise / "starter.py").write_text("def causal_attention(q, k, v):\n    ...\n")
    (exercise / "wrong" / "causal-top-left.py").write_text("pass\n")
    path = folder / "questions" / "score-to-weight.md"
    path.write_text(question)
    return path
