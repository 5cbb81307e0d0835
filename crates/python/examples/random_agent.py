"""A random agent, in ten lines."""

import aude

game, dice = aude.Game(sets=["base", "inns_cathedrals"], players=3), aude.Dice(7)
while not game.over:
    dice.draw(game)
    if not game.over:
        game.apply(dice.pick(game))
print(game)
print("winners:", [game.names[seat] for seat in game.winners])
