"""Many games stepped together, into NumPy arrays that the caller owns.

    >>> import numpy as np, aude
    >>> vector = aude.vector.Vector(aude.Game(), 64)
    >>> out = aude.vector.buffers(vector)
    >>> vector.reset(range(64), out)
    >>> rng = np.random.default_rng(0)
    >>> for _ in range(1000):
    ...     vector.step(aude.vector.random_actions(out, rng), out)

Every step carries out one action of the acting player in every game, then draws tiles, and starts a
game again when it is over. The interpreter lock is released; `threads` divides the games.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from aude._aude import Buffers, Vector

__all__ = ["Buffers", "Vector", "buffers", "random_actions"]


def buffers(
    vector: Vector,
    *,
    mask: bool = False,
    planes: bool = False,
    numbers: bool = False,
) -> Buffers:
    """New arrays of the right shapes for a vector."""
    games = vector.games
    many = (games, vector.players)
    return Buffers(
        player=np.zeros(games, np.uint8),
        legal=np.zeros(games, np.int32),
        rewards=np.zeros(many, np.float32),
        done=np.zeros(games, np.bool_),
        scores=np.zeros(many, np.int16),
        mask=np.zeros((games, vector.ids), np.int8) if mask else None,
        outside=np.zeros(games, np.int32) if mask else None,
        planes=np.zeros((games, *vector.planes_shape), np.uint8) if planes else None,
        tiles_outside=np.zeros(games, np.int32) if planes else None,
        numbers=np.zeros((games, vector.numbers_count), np.int16) if numbers else None,
    )


def random_actions(out: Buffers, rng: np.random.Generator) -> NDArray[np.int32]:
    """A uniformly random index of a legal action for every game; the buffers need `legal`."""
    if out.legal is None:
        raise ValueError("expected buffers with `legal`")
    return (rng.random(out.legal.shape[0], dtype=np.float32) * out.legal).astype(np.int32)
