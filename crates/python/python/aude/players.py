"""Computer players: the levels for people, and the ladder that others are measured by.

    >>> import aude
    >>> game, dice = aude.Game(), aude.Dice(1)
    >>> dice.draw(game)
    >>> decision = aude.players.Player("greedy").choose(game, seed=1)
    >>> decision.text in game.legal()
    True
"""

from __future__ import annotations

from typing import TypedDict

from aude._aude import Decision, Player, ladder, levels

__all__ = ["Candidate", "Decision", "Fact", "Player", "Reason", "ladder", "levels"]


class Candidate(TypedDict):
    """An action that was considered."""

    action: int | None
    """Its index among the legal actions."""
    text: str
    margin: float
    """The expected final lead over the best other player, in points."""
    error: float
    """Its standard error; 0 if it was not sampled."""
    visits: int


class Reason(TypedDict):
    """A part of the evaluation that the action changes."""

    term: str
    player: int
    points: float


class Fact(TypedDict):
    """What the action does according to the rules."""

    kind: str
    text: str
    player: int
    at: tuple[int, int] | None
    points: int
    count: int
    of: int
