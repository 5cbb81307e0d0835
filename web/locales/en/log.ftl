# What happened, and the game's own words.

feature-classic-road = road
feature-classic-city = city
feature-classic-cloister = cloister
feature-classic-field = field
feature-mayflower-road = trail
feature-mayflower-city = town
feature-mayflower-cloister = farm
feature-mayflower-field = plain
role-classic-road = thief
role-classic-city = knight
role-classic-cloister = monk
role-classic-field = farmer
role-classic-tower = follower (tower)
role-mayflower-road = bandit
role-mayflower-city = sheriff
role-mayflower-cloister = farmer
role-mayflower-field = trapper
role-builder = builder
role-pig = pig
figure-classic-small = follower
figure-mayflower-small = settler
figure-big = big follower
figure-builder = builder
figure-pig = pig
goods-wine = wine
goods-grain = grain
goods-cloth = cloth

category-classic-road = road
category-classic-city = city
category-classic-cloister = cloister
category-classic-field = field
category-classic-fairy = fairy
category-classic-goods = goods
category-classic-ransom = ransom
category-mayflower-road = trail
category-mayflower-city = town
category-mayflower-cloister = farm
category-mayflower-field = plain
category-mayflower-surveyor = surveyor

item-tile = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
item-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
item-flag = { $count ->
    [one] 1 flag
   *[other] { $count } flags
}
item-city = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
item-fairy = fairy
item-most-wine = most wine
item-most-grain = most grain
item-most-cloth = most cloth
item-captive = { $count ->
    [one] 1 captive
   *[other] { $count } captives
}
item-post = { $count ->
    [one] 1 trading post
   *[other] { $count } trading posts
}
item-animal = { $count ->
    [one] 1 animal
   *[other] { $count } animals
}
item-surveyor = { $count ->
    [one] 1 surveyor
   *[other] { $count } surveyors
}

log-title = Log
log-look = Show the board at this moment
log-turn-again = { $player } plays a second tile
log-discarded = Tile { $tile } fits nowhere and goes out of the game
log-put-aside = Tile { $tile } is put aside until the dragon comes
log-back-in-bag = { $count ->
    [one] 1 tile goes back into the bag
   *[other] { $count } tiles go back into the bag
}
log-placed = { $player } · tile { $tile } at { $cell }
log-put = { $player } · { $role } at { $cell }
log-returned-dragon = The dragon drives home: { $role } of { $player }
log-returned-princess = The princess sends home: { $role } of { $player }
log-returned-own-tower = The tower brings home: { $role } of { $player }
log-returned-captured = Home again: { $role } of { $player }
log-returned-alone = Home, left alone: { $role } of { $player }
log-returned-left-behind = Home, left behind by the surveyors: { $role } of { $player }
log-scored = { $player } { $gain } · { $category }: { $sum } = { $points }
log-scored-end = { $player } { $gain } at the end · { $category }: { $sum } = { $points }
log-scored-plain = { $player } { $gain } · { $category }
log-scored-end-plain = { $player } { $gain } at the end · { $category }
log-dragon-called = The volcano calls the dragon to { $cell }
log-dragon = { $player } flies the dragon to { $cell }
log-fairy = The fairy goes to { $cell }
log-tower = { $player } · tower at { $cell } now { $height } high
log-captured = { $player } captures a { $figure } of { $owner }
log-freed = { $captor } gives { $player } the { $figure } back
log-ransomed = { $player } buys the { $figure } back from { $captor }
log-goods = { $player } · { $goods } × { $count }
log-double-turn = { $player } · the builder gives a second tile
log-surveyor = A surveyor moves to column { $column }
log-ending = The last tile is placed: final scoring
log-over = The game is over

# What a hint says by the rules. The forms with the article stand behind a verb.
the-classic-road = the road
the-classic-city = the city
the-classic-cloister = the cloister
the-classic-field = the field
the-mayflower-road = the trail
the-mayflower-city = the town
the-mayflower-cloister = the farm
the-mayflower-field = the plain

fact-scores-you = You score { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $what }
fact-scores = { $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $what }
fact-pays-you = You pay { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $what }
fact-pays = { $player } pays { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $what }
fact-captures = You capture a follower of { $player } at { $cell }
fact-eaten-you = Your figure at { $cell } is sent home
fact-eaten = A figure of { $player } at { $cell } is sent home
fact-blocks-you = You can no longer finish { $what } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): nothing left fits at { $cell }
fact-blocks = { $player } can no longer finish { $what } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): nothing left fits at { $cell }
fact-takes = You take over { $what } at { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
fact-shares = You get a share in { $what } at { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
fact-grows = You enlarge { $what } at { $cell } by { $points } to { $count ->
    [one] 1 point
   *[other] { $count } points
}
fact-claims = You claim { $what } at { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
fact-needs = For { $what } a tile is needed at { $cell }: { $count ->
    [0] none of the { $of } left fits
    [one] 1 of the { $of } left fits
   *[other] { $count } of the { $of } left fit
}
fact-returns-classic = { $count ->
    [one] A figure comes back into your hand
   *[other] { $count } figures come back into your hand
}
fact-returns-mayflower = { $count ->
    [one] A settler comes back into your hand
   *[other] { $count } settlers come back into your hand
}
fact-goods = { $count ->
    [one] You take 1 goods token
   *[other] You take { $count } goods tokens
}
fact-again = Your builder gives you a second tile
fact-few-left-classic = { $count ->
    [0] You then have no follower left in hand
    [one] You then have 1 follower left in hand
   *[other] You then have { $count } followers left in hand
}
fact-few-left-mayflower = { $count ->
    [0] You then have no settler left in hand
    [one] You then have 1 settler left in hand
   *[other] You then have { $count } settlers left in hand
}
