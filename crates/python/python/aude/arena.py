"""Matches between players over deck pairs.

A deck is one fixed order of draws, played once for every seating, so that the luck of the draw and of
the seat affects both sides equally. The deck is the sample: intervals are those between decks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aude._aude import Game, Report, arena_play

__all__ = ["Report", "play"]

Side = str | Callable[[Game], int | str | dict[str, Any]]


def play(
    a: Side,
    b: Side,
    game: Game | None = None,
    *,
    decks: int = 10,
    seed: int = 0,
    simulations: int | None = None,
    milliseconds: int | None = None,
    threads: int = 1,
) -> Report:
    """Play `decks` decks between `a`, who takes one seat, and `b`, who takes all the others.

    A side is the name of a computer player or a function from a game to an action. `game` is a new
    game with the setup to play, the base game for two by default. What a function raises ends the
    match.
    """
    return arena_play(
        a,
        b,
        Game() if game is None else game,
        decks=decks,
        seed=seed,
        simulations=simulations,
        milliseconds=milliseconds,
        threads=threads,
    )
