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
end-replay = Replay
end-picture = Save image
end-share = Share
end-share-title = A game of Carcassonne
end-record = Save game record
end-close = Back to the board

end-fairness = Fair draws
end-fair-fair = { $count ->
    [one] The draw was checked and is fair.
   *[other] All { $count } draws were checked and are fair.
}
end-fair-imported = { $count ->
    [one] One earlier draw was made elsewhere and cannot be checked here.
   *[other] { $count } earlier draws were made elsewhere and cannot be checked here.
}
end-fair-unfair = The draws do not match the promised seed.
end-fair-wrong = Draw { $number } does not match the promised seed: { $found } was drawn instead of { $expected }.
end-fair-secret = The draws can be checked once the game is over.
end-fair-none = This game was played elsewhere, so its draws cannot be checked here.
end-fair-given = The host chose the seed and may have known the tiles in advance.
end-fair-how = How the check works
end-fair-about = Before the first tile was drawn, the table committed to a secret seed by publishing its hash. Every draw is computed from the seed, the table’s id and the number of the draw. Now that the game is over, the seed is public and every draw has been recomputed.
end-fair-table = Table
end-fair-hash = Promised hash
end-fair-seed = Seed
end-fair-verify = To check it yourself, save the game record and run

replay-title = Replay
replay-move = Move { $number } of { $last }
replay-begins = The game starts.
replay-back = Takeback to move { $number }
replay-worth = { $player }: { $points } points scored, { $worth } in the projected score
replay-next-tile = { $player } drew tile { $tile }
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
