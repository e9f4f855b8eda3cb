"""The red flags that the explorer can switch on, in words; static/js/explore/flags.js says what each one edits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Stage(StrEnum):
    """Where on the way from scores to weights a mistake is made."""

    SCORES = "Before the mask"
    MASK = "In the mask"
    SOFTMAX = "In the softmax"
    WEIGHTS = "After the softmax"
    STREAM = "In the online softmax"


@dataclass(frozen=True, slots=True)
class ExplorerFlag:
    """A misconception as a switch; of those that edit the same field only one can be on."""

    id: str  # of the misconception
    field: str
    stage: Stage
    label: str


def _flags(stage: Stage, *entries: tuple[str, str, str]) -> list[ExplorerFlag]:
    return [ExplorerFlag(name, edited, stage, label) for name, edited, label in entries]


_ALL = [
    *_flags(
        Stage.SCORES,
        ("missing-scale", "scale", "Leave out the scale"),
        ("scaled-twice", "scale", "Divide by d, not by its root"),
        ("scale-inverted", "scale", "Multiply by √d"),
        ("temperature-inverted", "temperature", "Multiply by the temperature"),
        ("temperature-ignored", "temperature", "Ignore the temperature"),
        ("scores-negated", "sign", "Turn the sign of the scores"),
        ("softcap-before-scale", "softcap", "Cap before the scale"),
        ("alibi-sign-reversed", "slopeSign", "Let ALiBi reward distance"),
        ("alibi-top-left", "slopeAlignment", "Count ALiBi from the top left"),
    ),
    *_flags(
        Stage.MASK,
        ("mask-inverted", "maskUse", "Read the mask the wrong way round"),
        ("mask-multiplies-scores", "maskRule", "Set hidden scores to 0"),
        ("boolean-mask-added", "maskRule", "Add True and False as 1 and 0"),
        ("mask-finite-fill", "maskRule", "Fill with −10 in place of −∞"),
        ("mask-off-by-one", "causalOffset", "Let the causal mask show the next key"),
        ("causal-top-left", "alignment", "Align the mask top-left"),
        ("anti-causal", "causal", "Show the future, hide the past"),
        ("window-not-causal", "causal", "Let the causal window look ahead"),
        ("window-off-by-one", "windowOffset", "Make the window one key short"),
        ("padding-off-by-one", "lengthOffset", "Read one key of padding"),
    ),
    *_flags(
        Stage.SOFTMAX,
        ("no-max-subtraction", "stabilisation", "Do not subtract the maximum"),
        ("global-max", "stabilisation", "Subtract one maximum from all rows"),
        ("softmax-wrong-axis", "axis", "Sum over the queries"),
        ("softmax-over-heads", "axis", "Sum over the whole matrix"),
        ("log-base-2", "base", "Use powers of 2"),
        ("not-normalized", "normalisation", "Do not divide by the sum"),
        ("double-softmax", "normalisation", "Take the softmax twice"),
        ("hard-argmax", "normalisation", "Give the largest score everything"),
        ("uniform-weights", "normalisation", "Give all keys the same"),
        ("returns-scores", "normalisation", "Use the scores as weights"),
    ),
    *_flags(
        Stage.WEIGHTS,
        ("mask-after-softmax", "maskRule", "Mask after the softmax"),
        ("scale-after-softmax", "scaleStage", "Scale after the softmax"),
        ("alibi-after-softmax", "slopes", "Add ALiBi after the softmax"),
        ("softcap-after-softmax", "softcap", "Cap the weights"),
        ("masked-row-nan", "emptyRow", "Leave empty rows 0/0"),
        ("masked-row-uniform", "emptyRow", "Share empty rows out evenly"),
    ),
    *_flags(
        Stage.STREAM,
        ("rescale-missing", "rescaling", "Do not rescale the running sum"),
        ("running-max-not-from-minus-infinity", "firstMaximum", "Start the maximum at 0"),
        ("last-block-dropped", "lastBlock", "Drop the last tile"),
    ),
]
FLAGS: dict[str, ExplorerFlag] = {flag.id: flag for flag in _ALL}
