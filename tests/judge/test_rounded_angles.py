"""Angles of a rotary embedding that were rounded are told from angles that are others."""

import pytest

ROTARY = """
import torch

def apply_rotary(x, positions, base):
    half = x.shape[-1] // 2
    freq = base ** (-torch.arange(half).float() / half)
    angle = ANGLE
    c, s = angle.cos().to(x.dtype), angle.sin().to(x.dtype)
    a, b = x.split(half, -1)
    return torch.cat([a * c - b * s, a * s + b * c], -1)
"""
IN_BFLOAT16 = "(positions[:, None] * freq).bfloat16().float()"
IN_DTYPE_OF_X = "(positions.to(x.dtype)[:, None] * freq.to(x.dtype)).float()"
IN_FLOAT32 = "positions[:, None] * freq"
ONE_TOO_FAR = "(positions[:, None] + 1) * freq"
A_LITTLE_FAST = "positions[:, None] * freq * 1.02"


@pytest.mark.parametrize("angle", [IN_BFLOAT16, IN_DTYPE_OF_X])
def test_it_names_angles_of_few_digits(verdict, named, angle):
    found = verdict("rotary-embedding", ROTARY.replace("ANGLE", angle))
    assert named(found) == {"low-precision-inside"}, found["summary"]


@pytest.mark.parametrize("angle", [ONE_TOO_FAR, A_LITTLE_FAST])
def test_it_does_not_take_other_angles_for_rounded_ones(verdict, named, angle):
    found = verdict("rotary-embedding", ROTARY.replace("ANGLE", angle))
    assert found["status"] == "failed"
    assert "low-precision-inside" not in named(found)


def test_angles_in_float32_are_right(verdict):
    assert verdict("rotary-embedding", ROTARY.replace("ANGLE", IN_FLOAT32))["status"] == "passed"
