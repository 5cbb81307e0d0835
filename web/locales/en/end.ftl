# The end of a game, and replays.

end-won = { $count ->
    [one] { $who ->
        [you] You win!
       *[other] { $names } wins!
    }
   *[other] { $who ->
        [you] You and { $names } share the victory!
       *[other] { $names } share the victory!
    }
}
end-won-resigned = { $count ->
    [one] { $who ->
        [you] You win: the others resigned.
       *[other] { $names } wins: the others resigned.
    }
   *[other] { $who ->
        [you] You and { $names } share the victory: the others resigned.
       *[other] { $names } share the victory: the others resigned.
    }
}
end-given-up = This game was abandoned.
end-points = { $count ->
    [one] point
   *[other] points
}
end-categories = Where the points came from
end-total = Total
end-of-these-final = of which in final scoring
end-adding-up = Adding up…
end-chart = Scores over the game
end-chart-label = Scores over the game; final scores: { $scores }
end-projected = Include final scoring
end-rematch = Rematch
end-to-rematch = Go to the rematch
rematch-offered = { $player } offers a rematch.
rematch-accept = Accept the rematch
rematch-decline = Decline
rematch-waiting = Rematch offered. Waiting for { $names }.
rematch-withdraw = Withdraw the offer
end-replay = Replay
end-picture = Save image
end-share = Share
end-share-title = A game of Carcassonne
end-record = Save game record
end-close = Back to the board
end-scoring = Final scoring
scoring-title = Final scoring
scoring-begins = Every feature with a figure on it is scored.
scoring-pause = Pause (Space)
scoring-play = Continue (Space)
scoring-next = Next (→)
scoring-previous = Previous (←)
scoring-restart = Start again
scoring-skip = Show the result

end-fairness = Fair draws
end-fair-fair = { $count ->
    [one] The draw was recomputed in this browser and matches the promised seed.
   *[other] All { $count } draws were recomputed in this browser and match the promised seed.
}
end-fair-nothing = No tile was drawn at this table.
end-fair-imported = { $count ->
    [one] One earlier draw was made elsewhere and cannot be checked here.
   *[other] { $count } earlier draws were made elsewhere and cannot be checked here.
}
end-fair-mixed = { $count ->
    [one] The draws also depend on a random number from the browser of { $names }, given after that promise.
   *[other] The draws also depend on random numbers from the browsers of { $names }, given after that promise.
}
end-fair-unmixed = No player’s own number is part of the draws, so the server’s operator could have tried several seeds before promising one.
end-fair-late = { $count ->
    [one] { $names } gave no number in time; the server’s was used.
   *[other] { $names } gave no numbers in time; the server’s were used.
}
end-fair-first = The starting player was drawn in the same way.
end-fair-kept = The promise is the one this browser stored before the first draw.
end-fair-unseen = This browser opened the table only after the first draw, so it cannot tell whether the promise is still the same.
end-fair-other-promise = The table now shows a different promise from the one this browser stored.
end-fair-other-number = The number of seat { $seat } does not match the hash shown before the first draw.
end-fair-left-out = The table accepted this browser’s number for seat { $seat } but did not use it.
end-fair-other-board = Tile { $tile } is on the board, but not among the draws.
end-fair-other-scope = The draws are derived from a word that the server could have chosen, not from the table’s id.
end-fair-other-start = What the table now says about how the game began differs from what it showed this browser then.
end-fair-other-first = According to the promised seed, seat { $expected } starts, not seat { $found }.
end-fair-other-log = Draw { $number } differs from the game’s log.
end-fair-unfair = The draws do not match the promised seed.
end-fair-wrong = Draw { $number } does not match the promised seed: { $found } was drawn instead of { $expected }.
end-fair-secret = The draws can be checked once the game is over.
end-fair-none = This game was played elsewhere, so its draws cannot be checked here.
end-fair-given = The host chose the seed and may have known the tiles in advance.
end-fair-how = How the check works
end-fair-about = Before anything was drawn, the table promised a secret seed by showing its hash, and every player’s browser did the same with a random number of its own. Then the numbers were given. Every draw is computed from the seed, all the numbers, the table’s id and the number of the draw. Now that the game is over, the seed is public, and this browser has recomputed everything.
end-fair-about-plain = Before the first tile was drawn, the table committed to a secret seed by publishing its hash. Every draw is computed from the seed, the table’s id and the number of the draw. Now that the game is over, the seed is public and every draw has been recomputed.
end-fair-limits = What this cannot show: the server’s operator knows the order of the tiles during the game and could tell a player. Computers have no numbers of their own; theirs are derived from the seed.
end-fair-table = Table
end-fair-hash = Promised hash
end-fair-seed = Seed
end-fair-number = Number of { $name }
end-fair-by-server = the server’s, derived from the seed
end-fair-verify = To check it yourself, save the game record and run

replay-title = Replay
replay-move = Move { $number } of { $last }
replay-begins = The game starts.
replay-back = Takeback to move { $number }
replay-worth = { $player }: { $points } points scored, { $worth } in the projected score
replay-next-tile = { $player } drew tile { $tile }
replay-next-tile-words = { $player } drew: { $tile }
replay-controls = Replay controls
replay-slider = Move
replay-first = Start of the game
replay-previous = Previous move
replay-next = Next move
replay-last = End of the game
replay-play = Play
replay-pause = Pause
replay-again = Play from the start
replay-speed = Speed
replay-times = { $times }×
replay-tab-chart = Scores
replay-tab-log = Log
replay-review = Review
review-close = Close the review
review-progress = Reviewing the game: { $done } of { $total }
review-margin = Expected margin
review-sides = above: { $above } · below: { $below }
review-expects = { $player } { $margin } ({ $chance })
review-luck = Luck of the draw
review-moments = Key moments
review-previous = Previous key moment
review-next = Next key moment
review-here = The turn on the board
review-own = More mistakes: { $player }
review-none = No turn lost more than a point.
review-turn = Turn { $number } · { $player }
review-played = Played: { $what }
review-better = Better:
review-worth = +{ $points } points
review-chance = chance of winning +{ $chance }
review-nothing = Nothing scores, grows or is claimed.
review-other-place = The tile goes elsewhere.
review-no-figure = No figure is put on the board.
review-figure = A figure is put on the board: { $role }
review-fairy = The fairy joins a follower.
review-princess = The princess sends a knight home.
review-tower = A tower piece is placed.
review-capture = A follower is captured.
review-no-capture = Nobody is captured.
review-exchange = Captive to be exchanged: { $figure }
review-ransom = A captive is bought back.
review-no-ransom = No captive is bought back.
review-dragon = The dragon’s next step: { $side }
review-score = Scored next: { $feature }
review-sums = Mistakes and luck
review-lost = Lost
review-lost-about = Points this player’s decisions cost
review-rate = Per decision
review-rate-about = Average loss per real decision
review-luck-sum = Luck
review-luck-about = Points this player’s draws gained
review-without-luck = Without luck
review-without-luck-about = Final margin with everyone’s luck removed
review-like = { $player } made as many mistakes as a computer at the { $level } level.
review-details = By phase and kind of decision
review-sum-title = How the margin comes about
review-sum-start = at the start
review-sum-luck = own luck
review-sum-others-luck = others’ luck
review-sum-lost = own mistakes
review-sum-others-lost = others’ mistakes
review-sum-rest = unexplained
review-sum-end = at the end
review-lost-by-phase = Lost
review-luck-by-phase = Luck
review-lost-by-kind = Lost, number of decisions
review-of = { $loss } ({ $count })
review-phase-opening = First third
review-phase-middle = Second third
review-phase-ending = Last third
review-kind-placement = tile placement
review-kind-none = no figure
review-kind-roof = rooftop follower
review-kind-fairy = fairy
review-kind-princess = princess
review-kind-tower = tower
review-kind-capture = capture
review-kind-exchange = exchange of captives
review-kind-ransom = ransom
review-kind-dragon = dragon
review-kind-score = order of scoring
review-mark-played = played
review-mark-better = better
review-judge = Expected margins in points, estimated by { $judge } with { $simulations } simulations per turn. The estimates favour its own style of play.
try-title = Try it yourself
try-judging = Judging the turn…
try-best = That is as good as the best turn found.
try-loses = Compared with the best turn: { $points } ± { $error } points
try-same = As good as what was played.
try-better = Better than what was played: { $points }
try-worse = Worse than what was played: { $points }
try-again = Try again
try-done = Back to the review
replay-to-table = Go to the table
replay-link = Link to this position
replay-link-about = Anyone who opens this link sees the game at move { $number }.
replay-record-here = Save game record up to here
replay-continue = Continue from here
replay-continue-about = This opens a new table with the position after move { $number }. The remaining tiles are drawn afresh.
replay-continue-start = Start
replay-seat-here = on this device
replay-seat-open = invite by link
replay-seat-computer = computer: { $level }
replay-seat-who = Who plays as { $player }
replay-seat-name = Name of player { $number }
