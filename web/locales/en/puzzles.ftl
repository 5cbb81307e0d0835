# Puzzles
puzzles-title = Puzzles
puzzles-about = { $count } positions from games of computer players. Each has one best move or one right answer, checked by the engine.
puzzles-daily = Today’s puzzle
puzzles-daily-go = Solve it
puzzles-daily-again = Look at it again
puzzles-streak = { $count ->
    [0] Solve it on consecutive days to build a streak.
    [one] Streak: 1 day
   *[other] Streak: { $count } days
  }
puzzles-more = More puzzles
puzzles-table = Game
puzzles-theme = Theme
puzzles-level = Difficulty
puzzles-any = All
puzzles-go = Next unsolved puzzle
puzzles-count = { $done } of { $count } done
puzzles-solved = solved
puzzles-seen = answer seen
puzzles-all-sets = All expansions
puzzle-close = Close the puzzle
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-see-reply = See the reply
puzzle-both = Both
puzzle-right = That is right.
puzzle-wrong = Not this one.
puzzle-answer = The answer
puzzle-as-good = As far as the computer can tell, this is as good as the best move.
puzzle-loses = This loses { $points } points compared with the best move.
puzzle-loses-about = This loses about { $points } ± { $error } points compared with the best move.
puzzle-reply = { $player } can reply with { $count } of the { $of } tiles left:
puzzle-reply-takes = { $player } takes over { $what }, worth { $points } now.
puzzle-reply-shares = { $player } gets a share of { $what }, worth { $points } now.
puzzle-reply-captures = { $player } captures one of your followers.
puzzle-reply-other = { $player } gains more than after the best move.
puzzle-closing = { $tiles } of the { $of } tiles left would close it now. No other spot does better.
puzzle-closing-wrong = Only { $tiles } of the { $of } tiles left would close it then; { $best } are possible.
puzzle-cities = Finished cities next to it: { $cities }. That makes { $points } points.
puzzle-animals = Animals in it: { $animals }. That makes { $points } points.
puzzle-too-many = It scores less than that.
puzzle-too-few = It scores more than that.
puzzle-unfinished = { $count ->
    [one] 1 unfinished city next to it does not count.
   *[other] { $count } unfinished cities next to it do not count.
  }
puzzle-followers = Figures here, { $player }: { $count }
puzzle-majority = The player with the most gets all the points; if several are tied, each of them does. A big follower counts as two.
puzzle-ask-best = Your turn. Find the best move.
puzzle-ask-ending = The last tiles. Find the move that leads to the best final result.
puzzle-ask-score = What does the highlighted area score if the game ends now?
puzzle-ask-owner = Who gets the points for the highlighted area?
puzzle-ask-close = Place the tile so that as many of the remaining tiles as possible finish the highlighted area.
puzzle-kind-best = Best move
puzzle-kind-score = What does it score?
puzzle-kind-owner = Who owns it?
puzzle-kind-close = Close it in two
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-theme-blocks = Blocking
puzzle-theme-takes = Taking over
puzzle-theme-shares = Sharing
puzzle-theme-closes = Finishing
puzzle-theme-saves = Getting a figure back
puzzle-theme-captures = Removing figures
puzzle-theme-fields = Fields
puzzle-theme-builds = Building
puzzle-theme-ending = The last tiles
puzzle-theme-counting = Counting
error-puzzle-unknown = There is no such puzzle.
error-puzzle-attempt = This is not what the puzzle asks for. Reload the page and try again.
