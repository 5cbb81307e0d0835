# The end of a game, and replays.

end-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
end-won-resigned = { $count ->
    [one] { $names } wins: the others gave up.
   *[other] { $names } share the victory: the others gave up.
}
end-given-up = This table was given up.
end-points = { $count ->
    [one] point
   *[other] points
}
end-categories = What the points were for
end-total = Total
end-of-these-final = of these in the final scoring
end-adding-up = Adding up …
end-chart = The scores over the game
end-chart-label = The scores over the game, at the end { $scores }
end-projected = With final scoring
end-rematch = Rematch
end-to-rematch = To the next game
end-replay = Replay
end-picture = Save picture
end-share = Share
end-share-title = A game of Carcassonne
end-record = Save record
end-close = Back to the board

end-fairness = Fair draws
end-fair-fair = { $count ->
    [one] The draw was checked: it was fair.
   *[other] All { $count } draws were checked: they were fair.
}
end-fair-elsewhere = { $count ->
    [one] One more was made elsewhere and cannot be checked here.
   *[other] { $count } more were made elsewhere and cannot be checked here.
}
end-fair-unfair = The draws do not follow from the seed that was promised.
end-fair-wrong = Draw { $number } does not follow from the seed that was promised: { $found } came instead of { $expected }.
end-fair-secret = The draws can be checked when the game is over.
end-fair-none = This game was played elsewhere: its draws cannot be checked here.
end-fair-given = Whoever made this table chose the seed and may have known the tiles.
end-fair-how = How this is checked
end-fair-about = Before the first tile the table promised its seed by showing its hash. Every tile follows from the seed, the table and the number of the draw. Now that the game is over the seed is open, and every draw was worked out again.
end-fair-table = Table
end-fair-hash = Promised hash
end-fair-seed = Seed
end-fair-verify = Check it yourself: save the record and run

replay-title = Replay
replay-move = Move { $number } of { $last }
replay-begins = The game begins.
replay-back = Taken back to move { $number }
replay-worth = { $player }: { $points } points at once, { $worth } if the game ended here
replay-next-tile = { $player } has drawn tile { $tile }
replay-controls = Going through the game
replay-slider = Move
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-again = Play again
replay-speed = Speed
replay-times = { $times }×
replay-tab-chart = Scores
replay-tab-log = Log
replay-to-table = To the table
replay-link = Link to this moment
replay-link-about = Whoever opens this link sees the game at move { $number }.
replay-record-here = Save record up to here
replay-continue = Play on from here
replay-continue-about = A new table begins with the board as it is after move { $number }. The tiles to come are drawn anew.
replay-continue-start = Begin
replay-seat-here = plays here
replay-seat-open = open by link
replay-seat-computer = computer: { $level }
replay-seat-who = Who plays for { $player }
replay-seat-name = Name of player { $number }
