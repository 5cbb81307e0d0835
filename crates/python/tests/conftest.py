"""What the tests share: setups of both games and every set."""

import pytest

import aude

SETUPS = {
    "base": {},
    "three": {"players": 3},
    "inns": {"sets": ["base", "inns_cathedrals"]},
    "traders": {"sets": ["base", "traders_builders"]},
    "dragon": {"sets": ["base", "princess_dragon"]},
    "tower": {"sets": ["base", "tower"], "players": 3},
    "all": {
        "sets": [
            "base",
            "inns_cathedrals",
            "traders_builders",
            "princess_dragon",
            "tower",
        ],
        "players": 4,
    },
    "mayflower": {"game": "mayflower", "players": 3},
}


@pytest.fixture(params=SETUPS)
def setup(request):
    """The keywords of a setup."""
    return SETUPS[request.param]


def positions(setup, seed, every=1):
    """The positions of a random game in which a player acts."""
    game, dice = aude.Game(**setup), aude.Dice(seed)
    number = 0
    while True:
        dice.draw(game)
        if game.over:
            return
        if number % every == 0:
            yield game
        game.apply(dice.pick(game))
        number += 1


def finished(setup, seed):
    """A random game that is over."""
    game, dice = aude.Game(**setup), aude.Dice(seed)
    while not game.over:
        dice.draw(game)
        if not game.over:
            game.apply(dice.pick(game))
    return game
