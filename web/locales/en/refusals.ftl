# Why something is not allowed; the rule is named beside it.

refused-over = The game is over.
refused-not-now = Something else has to be decided first.
refused-not-in-bag = There is no such tile left in the bag.
refused-cell-taken = There is already a tile there.
refused-not-adjacent = This spot does not touch any tile along an edge.
refused-out-of-bounds = No tile may be placed there.
refused-edge-mismatch = The { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} edge of your tile shows { $tile ->
    [road] a road
    [trail] a trail
    [city] a city
    [town] a town
    [plain] a plain
   *[field] a field
}, but the neighbouring tile shows { $neighbour ->
    [road] a road
    [trail] a trail
    [city] a city
    [town] a town
    [plain] a plain
   *[field] a field
}.
refused-any-way = It does not fit in any other rotation either.
refused-same-rotation = This rotation looks the same as another one.
refused-no-tile = There is no tile there.
refused-no-segment = The tile has no such part.
refused-not-the-new-tile = A figure may only go on the tile just placed.
refused-occupied = { $who ->
    [you] You already have a figure there.
   *[other] { $player } is already there.
}
refused-complete = It is already finished.
refused-not-in-supply = You have no such figure left in your supply.
refused-wrong-feature = This figure cannot be put there.
refused-needs-your-follower = It needs one of your followers in the same feature.
refused-not-in-play = That is not part of this game.
refused-dragon-there = No follower may be put on the dragon’s tile.
refused-volcano = No follower may be put on a newly placed volcano.
refused-volcano-closed = At this table, no figure may be put on a newly placed volcano.
refused-no-portal = The tile just placed has no portal.
refused-no-own-follower = You have no follower there.
refused-fairy-there = The fairy is already with this follower.
refused-no-knight = There is no knight of the princess’s city there.
refused-no-princess = The tile just placed has no princess.
refused-princess-must = At this table, the princess must send a knight home.
refused-no-tower-site = There is no tower site there.
refused-tower-closed = This tower has been closed by a follower.
refused-no-tower-yet = This tower has no pieces yet.
refused-no-piece = You have no tower pieces left.
refused-no-follower = There is no follower there.
refused-out-of-reach = That is out of the tower’s reach.
refused-no-captive = { $player } holds no such follower of yours.
refused-ransom-used = You have already bought back a follower this turn.
refused-not-enough-points = You need at least 3 points for a ransom.
refused-dragon-no-tile = There is no tile there.
refused-dragon-was-there = The dragon has already been there on this flight.
refused-fairy-guards = The fairy protects that tile.
refused-nothing-to-score = There is nothing finished to score there.
refused-start-tile = Nobody placed this tile, so nothing can be put on it, and it cannot be removed.
refused-tile-has-figure = There is already a figure on this tile. Only one can be put there per turn.
refused-complete-occupied = This is finished, so its figures have gone home.
refused-no-such-player = There is no such player.
refused-score-range = Points must be between 0 and 9999.
refused-dragon-missing = There is a volcano, so the dragon must be on the board.
refused-no-volcano = The dragon and his tiles come into play only with the first volcano.
refused-not-a-dragon-tile = Only dragon tiles are set aside, and only until the first volcano.
refused-dragon-and-fairy = The dragon never enters the fairy’s tile.
refused-piece-count = The pieces in towers and those that players have left do not add up.
refused-mutual-captives = Players who hold each other’s followers exchange them immediately.
refused-own-captive = Captives are followers of other players.
refused-goods-count = Together the players must hold exactly the goods of the finished cities.
refused-surveyors-apart = The surveyors must be at most one column apart, and never west of all tiles.
