# Why something is not allowed; each names its rule beside it.

refused-over = The game is over.
refused-not-now = Something else is to be decided now.
refused-not-in-bag = No such tile is left in the bag.
refused-cell-taken = A tile lies there already.
refused-cell-apart = No tile touches this place along an edge.
refused-cell-closed = No tile may lie there.
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
}, its neighbour { $neighbour ->
    [road] a road
    [trail] a trail
    [city] a city
    [town] a town
    [plain] a plain
   *[field] a field
}.
refused-any-way = Turned another way it does not fit either.
refused-same-rotation = Turned this way the tile looks the same as before.
refused-no-tile = No tile lies there.
refused-no-segment = The tile has no such part.
refused-not-the-new-tile = A figure goes onto the tile just placed.
refused-occupied = Somebody is there already: { $player }.
refused-complete = It is finished already.
refused-none-left = You have no such figure left in hand.
refused-wrong-feature = This figure cannot stand there.
refused-no-follower-of-yours = It needs a follower of yours in the same place.
refused-not-in-play = That is not part of this game.
refused-dragon-there = No follower may join the dragon on his tile.
refused-volcano = No follower may go onto a volcano just placed.
refused-volcano-closed = At this table nothing may go onto a volcano just placed.
refused-no-portal = The tile just placed has no portal.
refused-no-own-follower = No follower of yours stands there.
refused-fairy-there = The fairy is with this follower already.
refused-no-knight = No knight of the princess’s city stands there.
refused-no-princess = The tile just placed has no princess.
refused-princess-must = At this table the princess must send a knight home.
refused-no-tower-site = There is no tower site.
refused-tower-closed = A follower closes this tower.
refused-no-floor = This tower has no floor yet.
refused-no-piece = You have no tower piece left.
refused-no-follower = Nobody stands there.
refused-out-of-reach = The tower does not reach so far.
refused-no-captive = { $player } holds no such captive of yours.
refused-ransom-used = You have bought a follower back in this turn already.
refused-too-poor = A ransom costs 3 points.
refused-dragon-no-tile = No tile lies there.
refused-dragon-was-there = The dragon was there in this flight already.
refused-fairy-guards = The fairy guards that tile.
refused-nothing-to-score = Nothing finished waits there to be scored.
