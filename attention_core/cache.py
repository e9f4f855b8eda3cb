"""The key-value cache: in decoding the keys and values of earlier tokens never change, so they are kept."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True, slots=True)
class KeyValueCache:
    """Keys `(B, Hkv, T, D)` and values `(B, Hkv, T, Dv)` of the T tokens so far.

    Queries are not kept: a token's query is used once, in its own step.
    """

    k: Tensor
    v: Tensor

    @classmethod
    def empty(
        cls,
        batch: int,
        kv_heads: int,
        dim: int,
        *,
        value_dim: int | None = None,
        dtype: torch.dtype = torch.float32,
        device: torch.device | None = None,
    ) -> KeyValueCache:
        """A cache of no token."""
        k = torch.empty(batch, kv_heads, 0, dim, dtype=dtype, device=device)
        return cls(k, k.new_empty(batch, kv_heads, 0, dim if value_dim is None else value_dim))

    def append(self, k_new: Tensor, v_new: Tensor) -> KeyValueCache:
        """A cache with the new tokens after the old ones; this one stays as it is, and so does the gradient's path."""
        return KeyValueCache(torch.cat((self.k, k_new), dim=-2), torch.cat((self.v, v_new), dim=-2))

    @property
    def length(self) -> int:
        """How many tokens are kept."""
        return self.k.shape[-2]

    @property
    def nbytes(self) -> int:
        """What the numbers take: B Hkv T (D + Dv) times the bytes of one. H does not matter: that is GQA's point."""
        return self.k.nbytes + self.v.nbytes
