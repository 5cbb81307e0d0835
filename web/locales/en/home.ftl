# The first page, and a table that waits for its players.

home-title = Lay the land, tile by tile
home-welcome = Carcassonne and Carcassonne Mayflower at your own table: with friends anywhere, together on one screen, or against the computer. No account.
home-play-now = Play now
home-play = Play
home-open-table = Open the table
home-new-table = New table
home-step-game = Game
home-step-seats = Players
home-expansions = Expansions
home-more = More options
home-table-options = Table
home-house-rules = House rules
home-continue = Your tables
home-join = Join
home-watch = Public tables
home-watch-none = No public table is open just now.
home-replays = Replays
home-replays-none = Finished games appear here, move by move.
home-learn = New to the game?
home-learn-about = The rules of both games and of every expansion, in plain words and with pictures.
home-learn-go = Read the rules
home-foot = Free software that runs on this server alone: nothing is sent elsewhere.

summary = { $game }: { $players }
summary-me = you
summary-here = somebody here
summary-open = somebody by link
summary-computer = computer ({ $level })

seat-kind = Who takes seat { $number }
seat-kind-me = Me
seat-kind-here = Here too
seat-kind-open = By link
seat-kind-computer = Computer
seat-open-about = free for whoever has the link
seat-name = Name on seat { $number }
seat-name-placeholder = Player { $number }
seat-level = Level of the computer on seat { $number }
seat-color = Colour of seat { $number }
seat-up = Move seat { $number } up
seat-down = Move seat { $number } down
seat-remove = Remove seat { $number }
seat-free = free
seat-add = Add a player
seat-add-here = Somebody here
seat-add-open = By link
seat-add-computer = Computer

first = Who begins
first-random = chance decides
aids = Player aids
aids-about = Owners of fields, remaining tiles, dead places and projected scores may be looked at.
public = Public table
public-about = Everybody on this server can see it and take a free seat.
seed = Seed
seed-random = random
seed-about = The same seed gives the same order of tiles. Whoever knows it can know the draws.

forget-table = Take off this list
forget-sure = Your seat at this table is lost with it. Take it off all the same?

join-link = Paste a link
join-go = Go
join-no-link = This is no link to a table.

import = Open a record
import-about = The text of a game, saved from a table here or written by another program.
import-file = File
import-text = Or paste the text here
import-mode = What for
import-replay = to look at
import-continue = to play on, everybody at this device
import-open = Open

lobby-welcome = Take a seat
lobby-waiting = Waiting for players
lobby-missing = { $count ->
    [0] Everybody is here. The game begins.
    [one] One more and the game begins.
   *[other] { $count } more and the game begins.
}
lobby-sit = Sit down
lobby-sit-too = Sit down too
lobby-somebody-here = Somebody else at this device plays too
lobby-waiting-seat = free seat
lobby-here = here
lobby-away = away just now
lobby-computer = seat a computer …
lobby-leave = Leave this seat
lobby-free = Free the seat of { $name }
lobby-close = Close the table
lobby-close-sure = Close this table for everybody?
