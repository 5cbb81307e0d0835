"""Carcassonne and Mayflower: exact rules, computer players, environments for learning.

    >>> import aude
    >>> game, dice = aude.Game(players=2), aude.Dice(7)
    >>> while not game.over:
    ...     dice.draw(game)
    ...     if not game.over:
    ...         game.apply(dice.pick(game))
    >>> game.scores
    [29, 24]

`aude.players` has computer players, `aude.arena` matches between them, `aude.observe` positions as
arrays, `aude.vector` many games stepped together, `aude.env` the PettingZoo environment and
`aude.openspiel` the OpenSpiel game. `aude.review` says what every move and every draw of a game was
worth; `aude.reviews` has its types, `aude.states` those of `Game.state`. docs/python.md explains them all.
"""

from aude import arena, observe, players, reviews, states, vector
from aude._aude import (
    ActionError,
    ActionSpace,
    Dice,
    Game,
    RecordError,
    Refused,
    SetupError,
    __version__,
    review,
    sets,
)

__all__ = [
    "ActionError",
    "ActionSpace",
    "Dice",
    "Game",
    "RecordError",
    "Refused",
    "SetupError",
    "__version__",
    "arena",
    "observe",
    "players",
    "review",
    "reviews",
    "sets",
    "states",
    "vector",
]
