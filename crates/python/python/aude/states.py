"""What `Game.state` returns, as types: plain dicts and lists, ready for JSON.

docs/engine-protocol.md has the same in words. Cells are lists of x and y, players seats counted from 0.
"""

from typing import Literal, NotRequired, TypedDict

__all__ = ["Captive", "Figure", "Goods", "State", "Supply", "Tile", "Tower"]


class Tile(TypedDict):
    """A tile on the table."""

    id: str
    x: int
    y: int
    rotation: int
    """Quarter turns clockwise."""


class Figure(TypedDict):
    """A figure on the table."""

    player: int
    figure: Literal["small", "big", "builder", "pig"]
    role: str
    """`thief`, `knight`, `monk`, `farmer`, `roof`, `builder`, `pig`."""
    at: list[int]
    on: Literal["road", "city", "cloister", "field", "tower"]
    via: str
    """Roads and cities: the edges. Fields: the half-edges."""
    cities: NotRequired[list[str]]
    """An enclosed field: the edges of the cities around it."""


class Supply(TypedDict):
    """What a player has left."""

    small: int
    big: int
    builder: int
    pig: int
    tower_pieces: int


class Captive(TypedDict):
    """A follower held captive."""

    captor: int
    owner: int
    figure: Literal["small", "big", "builder", "pig"]


class Goods(TypedDict):
    """The goods of a player."""

    wine: int
    grain: int
    cloth: int


class Tower(TypedDict):
    """A tower, or an empty site of height 0."""

    x: int
    y: int
    height: int


class State(TypedDict):
    """The complete visible state."""

    game: str
    rules: int
    sets: list[str]
    fingerprints: NotRequired[dict[str, str]]
    options: dict[str, str]
    """Every house rule with its value."""
    players: list[str]
    actor: int | Literal["chance"] | None
    turn: int
    second_part: bool
    """Whether it is the second part of a double turn."""
    step: str
    """What must be decided."""
    drawn: str | None
    scores: list[int]
    over: bool
    tiles: list[Tile]
    figures: list[Figure]
    supply: list[Supply]
    captives: list[Captive]
    ransom_used: bool
    goods: list[Goods]
    dragon: list[int] | None
    flight: list[list[int]]
    fairy: list[int] | None
    fairy_with: Figure | None
    towers: list[Tower]
    aside: list[str]
    surveyors: NotRequired[list[int]]
    """Mayflower: the surveyors' columns."""
    bag: dict[str, int]
    bag_left: int
    winners: list[int]
    moves: int
    hash: str
