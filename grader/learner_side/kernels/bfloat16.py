"""bfloat16 in Triton's interpreter, as a GPU has it.

The interpreter computes with NumPy, which has no bfloat16: it keeps the bits as 16-bit integers, multiplies those in
`tl.dot`, and cuts off where a GPU rounds to nearest. A right kernel would come out wrong. Here every operation that
meets bfloat16 is done in float32 and rounded to nearest, ties to even.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

Method = Callable[..., Any]

_QUIET = 0x7FC0  # NaN
_ON_NUMBERS = ("binary_op", "unary_op", "create_clampf", "create_fma", "create_rsqrt", "create_erf")


def decoded(bits: Any) -> Any:
    """The numbers, as float32, of bfloat16 bit patterns (uint16)."""
    return (np.asarray(bits).astype(np.uint32) << 16).view(np.float32)


def encoded(numbers: Any, *, toward_zero: bool = False) -> Any:
    """The bfloat16 bit patterns nearest to these numbers, ties to even; infinities and NaN stay what they are."""
    single = np.asarray(numbers, dtype=np.float32)
    bits = single.view(np.uint32)
    kept = bits if toward_zero else bits + (0x7FFF + ((bits >> 16) & 1))
    return np.where(np.isnan(single), np.uint16(_QUIET), (kept >> 16).astype(np.uint16))


def teach(interpreter: Any) -> None:
    """Replace the methods of the interpreter's builder that would take the bits for integers."""
    builder, lesson = interpreter.InterpreterBuilder, _Lesson(interpreter)
    builder.cast_impl = lesson.cast(builder.cast_impl)
    builder.create_fp_to_fp = lesson.between_floats(builder.create_fp_to_fp, builder.cast_impl)
    builder.create_dot = lesson.dot(builder.create_dot)
    for name in _ON_NUMBERS:
        setattr(builder, name, lesson.on_numbers(getattr(builder, name)))
    builder.get_bf16 = lambda _self, number: lesson.made(np.array([number]))


class _Lesson:
    """Makes of each method one that knows bfloat16."""

    def __init__(self, interpreter: Any) -> None:
        self._handle, self._tl = interpreter.TensorHandle, interpreter.tl
        self._toward_zero = interpreter._ir.ROUNDING_MODE.RTZ

    def _is_one(self, value: Any) -> bool:
        return isinstance(value, self._handle) and bool(value.dtype.scalar == self._tl.bfloat16)

    def _plain(self, value: Any) -> Any:
        return self._handle(decoded(value.data), self._tl.float32) if self._is_one(value) else value

    def made(self, numbers: Any, *, toward_zero: bool = False) -> Any:
        """The interpreter's value that holds these numbers as bfloat16."""
        return self._handle(encoded(numbers, toward_zero=toward_zero), self._tl.bfloat16)

    def cast(self, method: Method) -> Method:
        """From and to any other dtype."""

        def done(builder: Any, source: Any, wanted: Any, *, toward_zero: bool = False) -> Any:
            target = wanted.scalar
            if target == self._tl.bfloat16 and not self._is_one(source) and not source.dtype.scalar.is_fp8():
                return self.made(source.data.astype(np.float32), toward_zero=toward_zero)
            if self._is_one(source) and target != self._tl.bfloat16 and not target.is_fp8():
                return method(builder, self._plain(source), wanted)
            return method(builder, source, wanted)

        return done

    def between_floats(self, method: Method, cast: Method) -> Method:
        """The same where a way of rounding is asked for."""

        def done(builder: Any, source: Any, wanted: Any, rounding: Any) -> Any:
            meets = self._is_one(source) or wanted.scalar == self._tl.bfloat16
            if meets and not source.dtype.scalar.is_fp8() and not wanted.scalar.is_fp8():
                return cast(builder, source, wanted, toward_zero=rounding == self._toward_zero)
            return method(builder, source, wanted, rounding)

        return done

    def dot(self, method: Method) -> Method:
        """The products of numbers, and not of their bits."""

        def done(builder: Any, a: Any, b: Any, *more: Any) -> Any:
            return method(builder, self._plain(a), self._plain(b), *more)

        return done

    def on_numbers(self, method: Method) -> Method:
        """bfloat16 operands decoded, the result encoded unless it is a truth value."""

        def done(builder: Any, *operands: Any) -> Any:
            if not any(self._is_one(one) for one in operands):
                return method(builder, *operands)
            result = method(builder, *(self._plain(one) for one in operands))
            return result if result.data.dtype == np.bool_ else self.made(result.data)

        return done
