# The log, and the game's own terms.

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
role-classic-tower = rooftop follower
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
log-look = Show the board at this point
log-back = { $player } · last turn taken back
log-expired = { $player } · time is up
log-undone = taken back
log-turn-again = { $player } · double turn: second tile
log-discarded = Tile { $tile } fits nowhere and leaves the game
log-put-aside = Tile { $tile } is set aside until the dragon appears
log-back-in-bag = { $count ->
    [one] 1 tile goes back into the bag
   *[other] { $count } tiles go back into the bag
}
log-placed = { $player } · tile { $tile } at { $cell }
log-put = { $player } · { $role } at { $cell }
log-returned-dragon = The dragon sends home { $who ->
    [you] your
   *[other] { $player }’s
} { $role }
log-returned-princess = The princess sends home { $who ->
    [you] your
   *[other] { $player }’s
} { $role }
log-returned-own-tower = The tower brings home { $who ->
    [you] your
   *[other] { $player }’s
} { $role }
log-returned-captured = { $who ->
    [you] Your
   *[other] { $player }’s
} { $role } is captured
log-returned-alone = { $who ->
    [you] Your
   *[other] { $player }’s
} { $role } is left alone and goes home
log-returned-left-behind = { $who ->
    [you] Your
   *[other] { $player }’s
} { $role } is left behind by the surveyors and goes home
log-scored = { $player } { $gain } · { $category }: { $sum } = { $points }
log-scored-end = { $player } { $gain } · final scoring, { $category }: { $sum } = { $points }
log-scored-plain = { $player } { $gain } · { $category }
log-scored-end-plain = { $player } { $gain } · final scoring, { $category }
log-dragon-called = The volcano calls the dragon to { $cell }
log-dragon = { $who ->
    [you] You move
   *[other] { $player } moves
} the dragon to { $cell }
log-fairy = The fairy moves to { $cell }
log-tower = { $player } · tower at { $cell } is now { $height } high
log-captured = { $who ->
    [you] You capture
   *[other] { $player } captures
} { $whose ->
    [you] your
   *[other] { $owner }’s
} { $figure }
log-freed = { $whose ->
    [you] You give back
   *[other] { $captor } gives back
} { $who ->
    [you] your
   *[other] { $player }’s
} { $figure }
log-ransomed = { $who ->
    [you] You ransom
   *[other] { $player } ransoms
} a { $figure } from { $whose ->
    [you] you
   *[other] { $captor }
}
log-goods = { $player } · { $goods } × { $count }
log-double-turn = { $player } · the builder earns a second tile
log-surveyor = A surveyor moves to column { $column }
log-ending = Last tile placed: final scoring
log-over = The game is over

# The same without coordinates and the names of tiles.
log-second-tile = second tile
log-did-tower = tower { $height } high
log-did-capture = follower captured
log-did-dragon = dragon moved
log-did-fairy = fairy moved
log-did-nothing-classic = no figure
log-did-nothing-mayflower = no settler
log-discarded-plain = A tile fits nowhere and leaves the game
log-put-aside-plain = A tile is set aside until the dragon appears
log-placed-plain = { $player } · tile placed
log-put-plain = { $player } · { $role }
log-dragon-called-plain = The volcano calls the dragon
log-dragon-plain = { $who ->
    [you] You move
   *[other] { $player } moves
} the dragon
log-fairy-plain = The fairy moves
log-tower-plain = { $player } · tower is now { $height } high

# What a hint says about the rules. The forms with an article follow a verb.
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
fact-captures = You capture { $player }’s follower at { $cell }
fact-sent-home-you = Your figure at { $cell } is sent home
fact-sent-home = { $player }’s figure at { $cell } is sent home
fact-blocks-you = You can no longer finish { $what } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): no remaining tile fits at { $cell }
fact-blocks = { $player } can no longer finish { $what } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): no remaining tile fits at { $cell }
fact-takes = You take over { $what } at { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
fact-shares = You get a share of { $what } at { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
fact-grows = You extend { $what } at { $cell } by { $points } to { $count ->
    [one] 1 point
   *[other] { $count } points
}
fact-helps = You extend { $what } at { $cell } for { $player } by { $points } to { $count ->
    [one] 1 point
   *[other] { $count } points
}
fact-claims = You claim { $what } at { $cell }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
fact-needs = To finish { $what } you need a tile at { $cell }: { $count ->
    [0] none of the { $of } left fits
    [one] 1 of the { $of } left fits
   *[other] { $count } of the { $of } left fit
}

# The same without coordinates: the place is lit on the board.
fact-captures-plain = You capture one of { $player }’s followers
fact-sent-home-you-plain = Your figure is sent home
fact-sent-home-plain = { $player }’s figure is sent home
fact-blocks-you-plain = You can no longer finish { $what } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): no remaining tile fits the gap
fact-blocks-plain = { $player } can no longer finish { $what } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): no remaining tile fits the gap
fact-takes-plain = You take over { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
fact-shares-plain = You get a share of { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
fact-grows-plain = You extend { $what } by { $points } to { $count ->
    [one] 1 point
   *[other] { $count } points
}
fact-helps-plain = You extend { $what } for { $player } by { $points } to { $count ->
    [one] 1 point
   *[other] { $count } points
}
fact-claims-plain = You claim { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
fact-needs-plain = To finish { $what } you need one more tile here: { $count ->
    [0] none of the { $of } left fits
    [one] 1 of the { $of } left fits
   *[other] { $count } of the { $of } left fit
}

fact-returns-classic = { $count ->
    [one] You get a figure back
   *[other] You get { $count } figures back
}
fact-returns-mayflower = { $count ->
    [one] You get a settler back
   *[other] You get { $count } settlers back
}
fact-goods = { $count ->
    [one] You take 1 goods token
   *[other] You take { $count } goods tokens
}
fact-double-turn = Your builder earns you a second tile
fact-few-left-classic = { $count ->
    [0] That leaves you with no followers in your supply
    [one] That leaves you with 1 follower in your supply
   *[other] That leaves you with { $count } followers in your supply
}
fact-few-left-mayflower = { $count ->
    [0] That leaves you with no settlers in your supply
    [one] That leaves you with 1 settler in your supply
   *[other] That leaves you with { $count } settlers in your supply
}
