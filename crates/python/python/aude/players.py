"""Computer players: the levels for people, and the ladder that others are measured by.

    >>> import aude
    >>> game, dice = aude.Game(), aude.Dice(1)
    >>> dice.draw(game)
    >>> decision = aude.players.Player("greedy").choose(game, seed=1)
    >>> decision.text in game.legal()
    True
"""

from aude._aude import Decision, Player, ladder, levels

__all__ = ["Decision", "Player", "ladder", "levels"]
