"""What `aude.review` returns, as types: plain dicts and lists, ready for JSON or a data frame.

All numbers are points. A margin is a player's lead over the best other player at the end; lists of
margins, chances and luck are by seat. docs/review.md has the definitions.
"""

from __future__ import annotations

from typing import Any, TypedDict

__all__ = ["Decision", "Draw", "Fact", "Moment", "Move", "Review", "Sum", "Total", "Turn"]


class Move(TypedDict):
    """A move as text, as in the record, and as a dict for `Game.apply`."""

    text: str
    action: dict[str, Any] | None


class Draw(TypedDict):
    """A draw."""

    tile: str
    chance: float
    """The chance of drawing it."""
    luck: list[float]
    """What it changed in everybody's margins."""
    mark: int
    """1 or 2 for a lucky or very lucky draw, -1 or -2 for an unlucky one."""


class Decision(TypedDict):
    """A decision within a turn part."""

    seat: int
    """Who decided: not always the player whose turn it is."""
    kind: str
    """`placement`, the feature a figure was put on, `none`, `fairy`, `tower`, …"""
    text: str
    options: int
    """The number of legal moves."""
    loss: float
    """Points lost against the best move."""
    error: float
    """The standard error of the loss."""
    unforced: bool
    """Whether the moves differ by more than the judge can be wrong."""
    effect: list[float]
    """What the move changed in everybody's margins against the best one."""


class Turn(TypedDict):
    """A turn part: its draws, and everything decided until the next draw."""

    number: int
    seat: int
    second: bool
    """Whether it is the second part of a double turn."""
    actions: list[int]
    """Actions of the record before it, and after it."""
    left: int
    """Tiles left after it."""
    draws: list[Draw]
    decisions: list[Decision]
    played: list[Move]
    best: list[Move]
    """The best turn part found, if it is another."""
    margins: list[float]
    """Expected margins after it."""
    win: list[float]
    """Chances of winning after it."""
    remainder: list[float]
    """What luck and losses do not explain."""
    exact: bool
    """Whether everything to the end of the game was counted out."""


class Sum(TypedDict):
    """Losses and luck of a phase of the game, or of a kind of decision."""

    name: str
    many: int
    loss: float
    luck: float


class Total(TypedDict):
    """A player's sums."""

    luck: float
    luck_of_others: float
    loss: float
    gifts: float
    """Points that the others' decisions gave to this player's margin."""
    remainder: float
    adjusted: float
    """The final margin without anybody's luck."""
    unforced: int
    rate: float
    """The mean loss of an unforced decision."""
    grade: str | None
    """The level whose error rate is nearest."""
    phases: list[Sum]
    kinds: list[Sum]


class Fact(TypedDict):
    """A fact about a turn part, checked by the rules."""

    kind: str
    seat: int
    what: str | None
    cell: list[int] | None
    points: int
    count: int
    of: int
    text: str
    """A sentence in English."""


class Moment(TypedDict):
    """A moment that mattered."""

    turn: int
    """The index of its turn in `turns`."""
    seat: int
    loss: float
    win: float
    """The loss in chances of winning."""
    played: list[Fact]
    better: list[Move]
    facts: list[Fact]
    """What the better turn part does."""


class Review(TypedDict):
    """A reviewed game."""

    judge: str
    """Reviews by different judges cannot be compared."""
    simulations: int
    over: bool
    """Whether the game is over; otherwise its end is what the judge expects."""
    players: list[str]
    start: list[float]
    """Expected margins before the first draw."""
    start_win: list[float]
    """Chances of winning before the first draw."""
    end: list[float]
    """Final margins."""
    turns: list[Turn]
    totals: list[Total]
    moments: list[Moment]
    """At most three, most important first."""
    own: list[list[Moment]]
    """The same among each player's own decisions, by seat."""
