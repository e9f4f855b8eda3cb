"""One topic with an item of every kind; tests change one line and look what is said."""

from __future__ import annotations

from pathlib import Path

from tests.flashcards.sample import write_content

TOPIC = """\
title: Rows of one
setup: |
  def halves(scores):
      return softmax(f64(scores)) / 2
items:
  - id: second-weight
    title: The second weight
    kind: numeric
    level: junior
    draw:
      a: decimal(0.5, 3)
      b: decimal(-1, 1)
    let:
      weights: softmax(f64([a, b, 0.0]))
    where: a != b
    show:
      scores: row([a, b, 0.0], 1)
    prompt: |
      The scores of a query are [[scores]], so $s_2 = [[b]]$.

      What is the second weight?
    decimals: 2
    answer: weights[1]
    wrong:
      - from: {id: mask-after-softmax, value: "halves([a, b, 0.0])[1]"}
        why: You halved it.
      - from: {id: scores-sum-to-one, value: b}
    explanation: Divide by the sum; see [the card](red-flag:scores-sum-to-one).

  - id: whole-row
    title: The whole row
    kind: numeric
    level: senior
    prompt: Scores 0, 0 and −∞. What is the row of weights?
    decimals: 2
    answer: softmax(f64([0.0, 0.0, -inf]))
    wrong:
      - from: {id: mask-after-softmax, value: "[1 / 3, 1 / 3, 0]"}
    explanation: Two halves.

  - id: one-right
    title: What sums to one
    kind: single
    level: junior
    prompt: What sums to one?
    options:
      - {text: The scores of a query, from: {id: scores-sum-to-one}, why: Scores are any real numbers.}
      - {text: The weights of a query, right: true}
      - {text: The values of all of the keys}
    explanation: The weights do.

  - id: which-number
    title: Which number
    kind: single
    level: junior
    draw:
      n: integer(2, 60)
    prompt: All of [[n]] scores are equal. What is each weight?
    decimals: 3
    options:
      - {value: 1 / n, right: true}
      - {value: "1.0"}
      - from: {id: scores-sum-to-one, value: n / 2}
    explanation: Equal shares.

  - id: several-right
    title: Several are right
    kind: multiple
    level: senior
    prompt: Which of these leave the weights as they are?
    options:
      - {text: Adding 5 to all scores, right: true}
      - {text: Subtracting the row maximum, right: true}
      - {text: Doubling all of the scores, from: {id: causal-top-left}}
      - {text: Halving all of the scores}
    explanation: Constants that are added cancel.

  - id: sides
    title: Which side
    kind: classify
    level: junior
    prompt: Is it a score or a weight?
    parts:
      - {text: −2.5, class: score}
      - {text: a share of one, class: weight, why: Shares are weights.}
      - {text: what a mask is added to, class: score, from: {id: mask-after-softmax}}
    explanation: Softmax lies between.

  - id: true-or-false
    title: The row maximum
    kind: true-false
    level: junior
    prompt: Subtracting the row maximum changes the weights.
    truth: false
    from: {id: scores-sum-to-one}
    reasons:
      - {text: It cancels in the quotient., right: true}
      - {text: It makes the largest weight one., from: {id: mask-after-softmax}}
      - {text: The weights are rescaled afterwards.}
    explanation: It cancels.

  - id: heat
    title: A heatmap
    kind: heatmap
    level: senior
    draw:
      a: decimals(4, -2, 2)
    let:
      w: softmax(f64([[a[0], a[1], 0.0], [a[2], a[3], 0.0]]))
    prompt: What do the weights of query 1 sum to?
    matrix: w
    matrix_decimals: 2
    caption: Weights
    decimals: 1
    answer: w[1].sum()
    wrong:
      - from: {id: mask-after-softmax, value: "w[1][0]"}
    explanation: One.

  - id: flag
    title: An interview
    kind: red-flag
    level: senior
    prompt: Which sentence is wrong?
    transcript:
      - {who: interviewer, says: What is masked?}
      - {who: candidate, says: The scores of later keys.}
      - {who: candidate, says: After softmax I set them to zero., from: {id: mask-after-softmax}}
      - {who: interviewer, says: And the rest?}
      - {who: candidate, says: The output is a mean of values.}
    explanation: The row no longer sums to one.

  - id: bug
    title: Ten lines
    kind: bug
    level: staff
    prompt: Which line is wrong?
    code: |
      import torch
      def weights(scores):
          scores = scores - scores.amax(-1, keepdim=True)
          grown = torch.exp(scores)
          return grown / grown.sum(0)
    bug:
      line: 5
      fixed: "    return grown / grown.sum(-1, keepdim=True)"
      test: torch.allclose(weights(torch.randn(3, 4)).sum(-1), torch.ones(3))
      from: {id: scores-sum-to-one}
    explanation: Rows, not columns.

  - id: steps
    title: The steps
    kind: order
    level: junior
    prompt: Put softmax in order.
    steps: [Subtract the maximum., Exponentiate., Add up., Divide by the sum.]
    explanation: In this order nothing overflows.

  - id: effect
    title: All scores + 5
    kind: predict
    level: junior
    draw:
      c: integer(1, 30)
    let:
      s: f64([2.0, 1.0, 0.5])
    prompt: All scores of a row grow by [[c]]. What becomes of these?
    classes: [the same, larger]
    parts:
      - {text: the first weight, class: the same, check: "(softmax(s + c) - softmax(s)).abs().max() < 1e-9"}
      - {text: the log-sum-exp, class: larger, check: "log_sum_exp(s + c) > log_sum_exp(s)"}
      - {text: the row sum of the weights, class: the same}
    explanation: Only the log-sum-exp moves.
"""
SLUGS = [line.split(": ")[1] for line in TOPIC.split("\n") if line.startswith("  - id: ")]


def write_quizzes(folder: Path, *, topic: str = TOPIC) -> Path:
    """The sample content with its quizzes; returns the topic's path."""
    write_content(folder)
    path = folder / "quizzes" / "rows-of-one.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(topic)
    return path
