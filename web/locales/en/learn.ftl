# Lessons
learn-title = Learn by playing
learn-about = Short lessons on a real board. The first course takes you from the first tile to a whole game in about ten minutes.
learn-begin = Begin
learn-continue = Continue: { $lesson }
learn-finished = done
learn-steps = { $done } of { $count }
learn-rules = Rules: { $page }
learn-mayflower-tiles = The tile faces of this game are a reconstruction and may differ from the printed ones.
learn-puzzles = Already know how to play? Solve puzzles.
lesson-step = Step { $step } of { $count }
lesson-you = You
lesson-continue = Continue
lesson-next = Next lesson
lesson-end = All lessons
lesson-back = Back
lesson-show = Show me
lesson-close = Close the lesson
lesson-rules = In the rules:
lesson-found = Found: { $found } of { $count }
lesson-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
lesson-all = All of them
lesson-nobody = Nobody
lesson-pin = City { $number }
lesson-pin-found = City { $number }: found
error-lesson-unknown = There is no such lesson.
error-lesson-attempt = This is not what the step asks for. Reload the page and try again.
error-lesson-request = This is not what the step asks for. Reload the page and try again.

# Tips in a first game
tip-title = Tip
tip-close = Got it
tip-stop = No more tips
tip-tile = { $places ->
    [one] This tile fits in one spot: where the board glows.
   *[other] This tile fits in { $places } spots: where the board glows.
  } Road must meet road, city must meet city, field must meet field.
tip-follower = You may put one follower on this tile, as: { $roles }. A follower on a road, in a city or in a cloister scores when it is finished, and then returns to you.
tip-scored = { $points ->
    [one] You scored 1 point, and your follower is back in your supply.
   *[other] You scored { $points } points, and your follower is back in your supply.
  } Keep finishing features, and you will always have followers to use.
tip-few = { $count ->
    [0] You have no follower left in your supply.
    [one] You have only 1 follower left in your supply.
   *[other] You have only { $count } followers left in your supply.
  } On the board: { $out }. Keep one for a good tile, and finish something small to get another back.
tip-farmer = { $cities ->
    [0] A farmer scores only for finished cities, and no finished city touches this field yet.
    [one] One finished city touches this field: a farmer here would score { $points } points at the end.
   *[other] { $cities } finished cities touch this field: a farmer here would score { $points } points at the end.
  } He stays until the game is over, so put him where more cities will be finished.
tip-opponent = { $name } has put a follower on the highlighted { $feature }: worth { $points } now, { $finished } if it were finished as it stands. Connect a feature of your own to it to share its points.
tip-ending = { $left ->
    [one] 1 tile is left.
   *[other] { $left } tiles are left.
  } Unfinished roads and cities score 1 point per tile at the end. Your farmers on the board: { $farmers }, 3 points for each finished city next to their field.
tip-lesson = New to you? Lesson: { $lesson }.
tip-lesson-go = Open the lesson

# The end of a first game
guided-title = What mattered most
guided-waiting = The computer is reviewing your game…
guided-about = The computer tried other moves for every turn. These are the turns where another move would have gained the most.
guided-none = No move cost more than a point: well played!
guided-yours = { $points ->
    [one] Turn { $number }, yours: another move was worth about 1 point more.
   *[other] Turn { $number }, yours: another move was worth about { $points } points more.
  }
guided-others = { $points ->
    [one] Turn { $number }: { $player } missed about 1 point.
   *[other] Turn { $number }: { $player } missed about { $points } points.
  }
guided-farmer = A farmer stays until the end of the game: put one only where several cities will be finished.
guided-show = Show it on the board
guided-review = Review of the whole game

# What another player’s turn part does
guided-fact-takes = { $player } takes over { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } now
guided-fact-shares = { $player } gets a share of { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } now
guided-fact-grows = { $player } extends { $what } by { $points } to { $count ->
    [one] 1 point
   *[other] { $count } points
  }
guided-fact-helps = { $player } extends { $what } for { $other } by { $points } to { $count ->
    [one] 1 point
   *[other] { $count } points
  }
guided-fact-claims = { $player } claims { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } now
guided-fact-needs = To finish { $what }, { $player } needs one more tile: { $count ->
    [0] none of the { $of } left fits
    [one] 1 of the { $of } left fits
   *[other] { $count } of the { $of } left fit
  }
guided-fact-returns = { $count ->
    [one] { $player } gets a figure back
   *[other] { $player } gets { $count } figures back
  }
guided-fact-few-left = { $count ->
    [0] That leaves { $player } with no followers
    [one] That leaves { $player } with 1 follower
   *[other] That leaves { $player } with { $count } followers
  }
