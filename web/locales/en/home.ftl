# The home page, and a table that is waiting for players.

home-title = Shape the land, tile by tile
home-welcome = Play Carcassonne and Carcassonne Mayflower with friends online, together on one screen, or against the computer. No account needed.
home-play-now = Play now
home-never = I have never played
home-play = Play
home-open-table = Create table
home-new-table = New table
home-step-game = Game
home-step-seats = Players
home-expansions = Expansions
home-more = More options
home-table-options = Table options
home-house-rules = House rules
home-continue = Your tables
home-join = Join
home-watch = Public tables
home-watch-none = There are no public tables right now.
home-replays = Replays
home-replays-none = Finished games appear here, ready to replay move by move.
home-learn = New to the game?
home-learn-about = Learn by playing, in ten minutes, or read the rules of both games and every expansion.
home-learn-lessons = Start the lessons
home-puzzles = Solve puzzles
home-learn-go = Read the rules
home-foot = Free software. Everything stays on this server.

summary = { $game }: { $players }
summary-me = you
summary-here = someone on this device
summary-open = someone invited by link
summary-computer = a computer ({ $level })

seat-kind = Who plays in seat { $number }
seat-kind-me = Me
seat-kind-here = On this device
seat-kind-open = Invite by link
seat-kind-computer = Computer
seat-open-about = open to anyone with the link
seat-name = Name for seat { $number }
seat-name-placeholder = Player { $number }
seat-level = Computer level for seat { $number }
seat-style = Playing style of the computer in seat { $number }
seat-color = Colour for seat { $number }
seat-up = Move seat { $number } up
seat-down = Move seat { $number } down
seat-remove = Remove seat { $number }
seat-free = open
seat-add = Add a player
seat-add-here = On this device
seat-add-open = Invite by link
seat-add-computer = Computer

first = Starting player
first-random = random
aids = Player aids
aids-about = Players can see who owns each field, the remaining tiles, dead spots and projected scores, and ask for hints. Between people they are off unless you switch them on.
competition = Competition rules
competition-about = 15 minutes per player, loss on time, no player aids; a tie is won by the last of the tied players in turn order.
public = Public table
public-about = Anyone on this server can see it and take an open seat.
seed = Seed
seed-random = random
seed-about = The same seed gives the same order of tiles. Anyone who knows it can predict the draws.

forget-table = Remove from the list
forget-sure = You will lose your seat at this table. Remove it anyway?

join-link = Paste a link
join-go = Go
join-no-link = That is not a link to a table.

import = Import a game
import-about = Open a game record, the log of a base game from Board Game Arena (JSON) or a CarcassonneLab link. You can also drop a file on the home page or paste text there.
import-file = File
import-text = Or paste the text here
import-mode = Open it as
import-replay = a replay
import-continue = a game to continue, everyone on this device
import-open = Open
import-fault-at-turn = Turn { $turn }: { $problem }
import-fault-at-line = Line { $line }, column { $column }: { $problem }
import-fault-score = { $player } has { $expected } points in the log, but { $found } by the rules.
import-fault-score-final = { $player } has { $expected } points in the log after the final scoring, but { $found } by the rules.
import-fault-refused = { $found } is not allowed ({ $rule }). { $reason }
import-fault-record = This cannot be read: { $found }
import-fault-setup = This does not go with the game’s other settings.
import-fault-order = It is { $expected }’s turn, but the log has { $found } playing. Nobody can be passed over.
import-fault-fits = According to the log, tile { $found } fits nowhere, but there is a place for it.
import-fault-entry = This entry of the log cannot be read: { $found }
import-fault-expansion = Only the base game can be read. This belongs to an expansion: { $found }
import-fault-players = Only games with two to six players can be read.
import-fault-length = This is longer than any base game.
import-fault-follower = The log’s figure cannot stand there: { $found }
import-fault-moves = There are no turns in this log. Is it from a game of Carcassonne?
import-fault-log = There is no log here, only an error message from the website.
import-fault-end = The end of the log is missing. Copy all of it.
import-fault-json = This log is damaged: it is not valid JSON.
import-fault-link = This part of the link cannot be read: { $found }
import-fault-over = The game is over, but the log continues.
import-fault-scoring = The log has the final scoring although there are tiles left.
import-fault-unknown = This game cannot be read.

lobby-welcome = Take a seat
lobby-waiting = Waiting for players
lobby-missing = { $count ->
    [0] All seats are taken. The game is about to start.
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
lobby-sit = Join
lobby-sit-too = Add player
lobby-somebody-here = Add another player on this device
lobby-waiting-seat = open seat
lobby-here = here
lobby-away = away
lobby-computer = add a computer…
lobby-leave = Leave seat
lobby-free = Remove { $name } from the seat
lobby-close = Close table
lobby-close-sure = Close this table for everyone?
