# The table: prompts, panels, overlays.

players = Players
player-open = open seat
player-you = you
player-away = away
player-resigned = resigned
player-stand-in = computer playing
player-to-play = to play
tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
spectators = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
laps = { $count ->
    [one] 1 lap
   *[other] { $count } laps
} of the 50-point score track
supply-classic-small = { $count ->
    [one] 1 follower in supply
   *[other] { $count } followers in supply
}
supply-mayflower-small = { $count ->
    [one] 1 settler in supply
   *[other] { $count } settlers in supply
}
supply-big = Big follower in supply
supply-builder = Builder in supply
supply-pig = Pig in supply
supply-tower = { $count ->
    [one] 1 tower piece
   *[other] { $count } tower pieces
}
supply-wine = Wine: { $count }
supply-grain = Grain: { $count }
supply-cloth = Cloth: { $count }
supply-captive = Captive: { $player }’s follower

title-your-turn = ● Your turn – aude
title-table = aude
loading = Laying out the tiles…
connection-lost = Connection lost. Trying again…

prompt-place = Place your tile.
prompt-place-how = It fits wherever the board glows. You can undo everything until you confirm.
prompt-place-again = Double turn: place your second tile.
prompt-nothing-more = Nothing left to choose.
prompt-none-left = All your figures are out.
prompt-none-fits = No figure can go on this tile.
prompt-figure = Put a figure on this tile?
prompt-figure-how = The numbers show what each spot could score. You do not have to choose one.
prompt-portal = Magic portal: choose a spot anywhere on the board.
prompt-roof = Put a follower on a tower?
prompt-tower = Where does the tower piece go?
prompt-fairy = Which follower does the fairy join?
prompt-princess = Which knight does the princess send home?
prompt-capture = Which follower do you capture?
prompt-exchange = Which of your captured followers do you want back?
prompt-flight = Where does the dragon fly?
prompt-score = Which feature is scored next?
prompt-ransom = Buy back a follower for 3 points?
prompt-kinds = Actions
group-portal = Portal: { $figure }
group-roof = On a tower: { $figure }
group-tower = Tower piece
group-fairy = Fairy
group-princess = Princess
group-capture = Capture
group-exchange = Exchange
group-flight = Dragon
group-score = Scoring
group-ransom = Ransom
place-at = { $what } at { $cell }
whose-at = { $player }’s { $what } at { $cell }
ransom-from = { $what } held by { $player }
no-figure-classic = No figure
no-figure-mayflower = No settler
no-capture = No capture
no-ransom = No ransom
worth-now = { $now } now
worth-later = { $now } now, { $later } when finished
turn-tile = Rotate the tile (R)
hand-tile = Tile { $tile }: rotate it
cell-label = { $count ->
    [one] Place at { $cell }, 1 rotation
   *[other] Place at { $cell }, { $count } rotations
}
side-n = North
side-e = East
side-s = South
side-w = West

confirm = Confirm
confirm-put = Confirm: { $role }
confirm-no-figure-classic = Confirm, no figure
confirm-no-figure-mayflower = Confirm, no settler
confirm-no-capture = Confirm, no capture
confirm-no-ransom = Confirm, no ransom
sending = Sending…
undo = Undo
watching = You are watching.
standing-in = A computer is playing for { $player }.
waiting-over = The game is over.
waiting-abandoned = This game was abandoned.
show-end = Final scores
looking-at = You are viewing an earlier position (move { $version }).
back-to-now = Back to the current position
hand-over = Please pass the device to { $player }.
take-screen = I am { $player }
takeback-asked = { $player } would like to take back the last move.
takeback-waiting = Waiting for the other players.
agree = Agree
decline = Decline

hint = Hint
why-not = Why no { $role } here?
hint-thinking = Thinking…
hint-lead = expected final lead: { $points }
hint-next = the next-best move is worth { $points } less
reason-road = { $game ->
    [mayflower] trails { $points }
   *[classic] roads { $points }
}
reason-city = { $game ->
    [mayflower] towns { $points }
   *[classic] cities { $points }
}
reason-cloister = { $game ->
    [mayflower] farms { $points }
   *[classic] cloisters { $points }
}
reason-field = { $game ->
    [mayflower] plains { $points }
   *[classic] fields { $points }
}
reason-followers = { $game ->
    [mayflower] free or stuck settlers { $points }
   *[classic] free or stuck followers { $points }
}
reason-majority = shared features { $points }
reason-goods = goods { $points }
reason-tower = towers and captives { $points }
reason-dragon = dragon and fairy { $points }
reason-builder = builder { $points }
reason-position = position { $points }
reason-other = { $player } { $points }
hint-show = Show on the board

tab-log = Log
tab-chat = Chat
tab-tools = View
chat-title = Chat
chat-say = Say something
chat-send = Send
chat-watcher = spectator
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-think = Let me think…
phrase-good-game = Good game!
move-text = Type a move
move-play = Play

overlays = Views
overlay-fields = { $game ->
    [mayflower] Plains
   *[classic] Fields
}
overlay-owners = Owners
overlay-dead = Dead spots
overlay-last = Last moves
overlay-remaining = Tiles left
overlay-projected = Projected score
overlay-fields-help = { $game ->
    [mayflower] Every occupied plain in its owner’s colour; striped plains are shared.
   *[classic] Every occupied field in its owner’s colour; striped fields are shared.
}
overlay-owners-help = Every occupied feature in its owner’s colour; striped ones are shared.
overlay-dead-help = No remaining tile fits the crossed-out spots.
overlay-last-help = Each player’s last tile, in their colour.
overlay-remaining-help = The tiles still in the bag.
overlay-projected-help = The scores if the game ended now.
aids-off = Player aids and hints are off.
aids-allowed = Player aids and hints are allowed.
bag-tile = Tile { $tile }, { $count } left
fits-title = Tiles that fit at { $cell }
fits-none = No remaining tile fits here.
remaining-title = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
remaining-aside = { $count ->
    [one] 1 tile set aside
   *[other] { $count } tiles set aside
}
projected-title = If the game ended now
projected-now = Already scored
projected-total = Total

feature-complete = finished
feature-nobody = unclaimed
feature-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
feature-open = { $count ->
    [one] 1 open end
   *[other] { $count } open ends
}
feature-points = { $points } now
feature-finished = { $points } when finished

rule-name = Rule { $id }
rule-open = Read this rule
menu = Menu
menu-invite = Invite
menu-share = Move { $player }’s seat to another device
menu-takeback = Ask for a takeback
menu-reclaim = Take my seat back
menu-stand-in = Let a computer play for me
menu-stand-in-for = Let a computer play for { $player }
menu-resign = Resign
menu-replay = Replay
menu-record = Save game record
menu-renew = Get a new secret link for my seat
menu-settings = Settings
menu-rules = Rules
menu-home = Home
resign-sure = Do you really want to resign?
tool-zoom-in = Zoom in
tool-zoom-out = Zoom out
tool-zoom-fit = Show the whole board (Z)
tool-help = Help and keyboard shortcuts (?)

help-title = How to play
help-placing = Your tile fits wherever the board glows. Place it, rotate it by clicking it or pressing R, choose a figure or none, and confirm. Nothing is final until then.
help-rules = Rules of the game
key-arrows = move between spots
key-digits = choose a spot or a figure by its number
key-turn = rotate the tile
key-enter = place; confirm
key-escape = undo
key-zero = no figure
key-group = switch to another action
key-step = previous or next move
key-hint = hint
key-numbers = show numbers on the board
key-fields = field or plain owners
key-owners = all owners
key-dead = dead spots
key-last = last moves
key-remaining = tiles left
key-projected = projected score
key-zoom = zoom in or out
key-fit = whole board
key-pan = move the board
key-help = this help

# The islands over the board.
side-title = Side panel
tools-title = Tools
tool-log = Log (L)
tool-chat = Chat
tool-views = Views
overlays-about = Choose a view to see more of the board.
player-thinking = thinking…
arrow-left = { $count ->
    [one] 1 choice further left
   *[other] { $count } choices further left
}
arrow-up = { $count ->
    [one] 1 choice further up
   *[other] { $count } choices further up
}
arrow-right = { $count ->
    [one] 1 choice further right
   *[other] { $count } choices further right
}
arrow-down = { $count ->
    [one] 1 choice further down
   *[other] { $count } choices further down
}
options-step = Go through the choices
options-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
option-of = { $number } of { $count }
option-previous = Previous choice
option-next = Next choice
key-log = show or hide the log

# What fields, dragon, towers, fairy and builder are about to bring.
worth-field = { $now } now, { $possible } if all cities beside it are finished
worth-field-none = no city beside it yet; finished ones score at the end
feature-possible = { $points } with every city beside it finished
fits-here = Tiles that fit here
tower-height = Height { $height }
whose = { $player }’s { $what }
flight-eats = sends home { $figures }
flight-eats-nobody = sends nobody home
flight-steps = { $count ->
    [one] Last step of the flight
   *[other] { $count } steps left
}
tower-captures = can capture { $figures }
tower-captures-nobody = nobody within reach
fairy-guards = the dragon stays away while she is there
fairy-protects = The fairy protects { $figures }.
builder-second = Your builder earns you a second tile.
brings-more = { $count ->
    [one] and one more:
   *[other] and { $count } more:
}
brings-final = Final scoring:

# Where choices are and what they are about, for lists and screen readers.
where-n = in the north
where-ne = in the north-east
where-e = in the east
where-se = in the south-east
where-s = in the south
where-sw = in the south-west
where-w = in the west
where-nw = in the north-west
where-c = in the middle
where-from-left = { $number } of { $count } from the left
where-from-top = { $number } of { $count } from the top
where-by-rows = { $number } of { $count }, row by row
place-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cell-label-words = { $count ->
    [one] Spot { $number } of { $cells }, { $where }, 1 rotation
   *[other] Spot { $number } of { $cells }, { $where }, { $count } rotations
}
hand-tile-words = Your tile ({ $tile }): rotate it
bag-tile-words = { $tile } – { $count } left
