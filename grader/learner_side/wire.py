"""Frames between the worker and a learner's process: a little JSON, and tensors in the safetensors format.

Both ends use this module, and both bound what they read: a header of eight bytes says how long the two parts are. The
learner's end is in the learner's hands, so what the worker reads here is checked as hostile; nothing is ever unpickled.
"""

import json
import math
import os
import struct
from collections.abc import Iterable
from typing import Any

import safetensors
import torch

HEADER = struct.Struct("<II")  # bytes of JSON, bytes of tensors
JSON_BYTES = 1 << 16  # the longest JSON part, or header of tensors, that the worker reads
MAX_DIMENSIONS = 32
MAX_SIZE = 1 << 40  # along one dimension of a tensor without elements

_NAME_OF = {
    torch.float64: "F64", torch.float32: "F32", torch.float16: "F16", torch.bfloat16: "BF16",
    torch.int64: "I64", torch.int32: "I32", torch.int16: "I16", torch.int8: "I8", torch.uint8: "U8", torch.bool: "BOOL",
}  # fmt: skip
_DTYPE_OF = {name: dtype for dtype, name in _NAME_OF.items()}
SENDABLE = frozenset(_NAME_OF)


class Malformed(Exception):
    """The other end sent something that is no frame, or no tensors."""


class Closed(Exception):
    """The other end is gone."""


def pack_tensors(named: Iterable[tuple[str, torch.Tensor]]) -> bytes:
    """The tensors as one safetensors file. Each must be plain, contiguous, on the CPU and of a dtype in SENDABLE."""
    header: dict[str, Any] = {}
    parts: list[bytes] = []
    end = 0
    for name, tensor in named:
        data = bytes(_as_bytes(tensor))
        header[name] = {
            "dtype": _NAME_OF[tensor.dtype],
            "shape": list(tensor.shape),
            "data_offsets": [end, end + len(data)],
        }
        end += len(data)
        parts.append(data)
    if not header:
        return b""
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    return b"".join([struct.pack("<Q", len(text)), text, *parts])


def _as_bytes(tensor: torch.Tensor) -> memoryview:
    if tensor.numel() == 0:
        return memoryview(b"")
    return memoryview(tensor.detach().reshape(-1).view(torch.uint8).numpy())  # type: ignore[arg-type]


def unpack_tensors(data: bytes) -> dict[str, torch.Tensor]:
    """The inverse of `pack_tensors`, with storage of its own for each tensor. Raises Malformed for anything else."""
    if not data:
        return {}
    if len(data) < 8 or struct.unpack_from("<Q", data)[0] > JSON_BYTES:
        raise Malformed("no safetensors header of a bounded size")
    try:
        entries = safetensors.deserialize(data)
    except (safetensors.SafetensorError, ValueError, OverflowError) as error:
        raise Malformed(str(error)[:200]) from None
    try:
        return {name: _tensor(entry) for name, entry in entries}
    except (RuntimeError, OverflowError, ValueError) as error:
        raise Malformed(str(error)[:200]) from None


def _tensor(entry: dict[str, Any]) -> torch.Tensor:
    dtype, shape, data = _DTYPE_OF.get(entry["dtype"]), entry["shape"], entry["data"]
    if dtype is None or len(shape) > MAX_DIMENSIONS or math.prod(shape) * dtype.itemsize != len(data):
        raise Malformed("a tensor of an unknown dtype or a wrong size")
    if not data:
        if any(size > MAX_SIZE for size in shape):
            raise Malformed("an empty tensor of an absurd shape")
        return torch.empty(shape, dtype=dtype)
    if dtype is torch.bool:  # a bool that is neither 0 nor 1 would be undefined behaviour further on
        return torch.frombuffer(data, dtype=torch.uint8).ne(0).reshape(shape)
    # clone: the buffer of a bytearray is not aligned as torch's own memory is, and kernels take other paths then.
    return torch.frombuffer(data, dtype=dtype).clone().reshape(shape)


def span_of(tensor: torch.Tensor) -> torch.Tensor:
    """The flat piece of storage that a (possibly strided or expanded) tensor covers, as a tensor of one dimension."""
    if tensor.numel() == 0:
        return torch.empty(0, dtype=tensor.dtype)
    length = 1 + sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride(), strict=True))
    return tensor.detach().as_strided((length,), (1,), tensor.storage_offset()).contiguous()


def with_strides(span: torch.Tensor, size: list[int], stride: list[int]) -> torch.Tensor:
    """The inverse of `span_of`: a tensor over the storage of `span` that is no view of another tensor."""
    if math.prod(size) == 0:
        return torch.empty_strided(size, stride, dtype=span.dtype)
    return torch.empty(0, dtype=span.dtype).set_(span.untyped_storage(), 0, size, stride)


def encode(message: dict[str, Any], tensors: bytes = b"") -> bytes:
    """One frame, ready to be written."""
    text = json.dumps(message, separators=(",", ":")).encode()
    return HEADER.pack(len(text), len(tensors)) + text + tensors


def decode_message(text: bytes) -> dict[str, Any]:
    """The JSON part of a frame. Raises Malformed when it is not an object."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed("not JSON") from None
    if not isinstance(message, dict):
        raise Malformed("not an object")
    return message


def read_exactly(fd: int, count: int) -> bytes:
    """`count` bytes of a blocking descriptor. Raises Closed at its end."""
    parts: list[bytes] = []
    while count:
        part = os.read(fd, count)
        if not part:
            raise Closed
        parts.append(part)
        count -= len(part)
    return parts[0] if len(parts) == 1 else b"".join(parts)


def read_frame(fd: int) -> tuple[dict[str, Any], bytes]:
    """The next frame of a blocking descriptor, for the side that trusts the other (the learner's)."""
    json_bytes, tensor_bytes = HEADER.unpack(read_exactly(fd, HEADER.size))
    message = decode_message(read_exactly(fd, json_bytes))
    return message, read_exactly(fd, tensor_bytes)


def write_all(fd: int, data: bytes) -> None:
    """Write all of it to a blocking descriptor."""
    view = memoryview(data)
    while view:
        view = view[os.write(fd, view) :]
