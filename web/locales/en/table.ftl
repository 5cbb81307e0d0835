# The table: prompts, panels, overlays.

players = Players
player-open = open seat
player-you = you
player-away = away
player-resigned = gave up
player-stand-in = a computer plays
player-to-play = to play
tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
watchers = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
}
laps = { $count ->
    [one] once
   *[other] { $count } times
} around the score track of 50
hand-classic-small = { $count ->
    [one] 1 follower in hand
   *[other] { $count } followers in hand
}
hand-mayflower-small = { $count ->
    [one] 1 settler in hand
   *[other] { $count } settlers in hand
}
hand-big = Big follower in hand
hand-builder = Builder in hand
hand-pig = Pig in hand
hand-tower = { $count ->
    [one] 1 tower piece
   *[other] { $count } tower pieces
}
hand-wine = Wine: { $count }
hand-grain = Grain: { $count }
hand-cloth = Cloth: { $count }
hand-captive = Captive follower of { $player }

title-your-turn = ● Your turn – aude
title-table = aude
loading = The tiles are being laid out …
connection-lost = Connection lost. Trying again …

prompt-place = Place your tile.
prompt-place-how = It fits where the board glows. You can take everything back until you confirm.
prompt-place-again = Once more: place your second tile.
prompt-nothing-more = Nothing more to choose.
prompt-figure = A figure onto this tile?
prompt-portal = Through the magic portal: choose a place on the board.
prompt-roof = A follower onto a tower?
prompt-tower = Where does the tower piece go?
prompt-fairy = To whom does the fairy go?
prompt-princess = Which knight does the princess send home?
prompt-capture = Whom do you capture?
prompt-exchange = Which of your captive followers comes back?
prompt-flight = Where does the dragon fly?
prompt-score = Which is scored next?
prompt-ransom = Buy a follower back for 3 points?
prompt-kinds = What to do
prompt-more = and { $count } more on the board
group-portal = Portal: { $figure }
group-roof = Onto a tower: { $figure }
group-tower = Tower piece
group-fairy = Fairy
group-princess = Princess
group-capture = Capture
group-exchange = Exchange
group-flight = Dragon
group-score = Scoring
group-ransom = Ransom
place-at = { $what } at { $cell }
whose-at = { $what } of { $player } at { $cell }
tower-to = Height { $height } at { $cell }
ransom-from = { $what } held by { $player }
no-figure-classic = No figure
no-figure-mayflower = No settler
no-capture = Capture nobody
worth-now = { $now } now
worth-later = { $now } now, { $later } when finished
turn-tile = Turn the tile (R)
hand-tile = Tile { $tile }: turn it
cell-label = { $count ->
    [one] Place at { $cell }, one way round
   *[other] Place at { $cell }, { $count } ways round
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
sending = Sending …
undo = Take back
waiting-for = It is { $player }’s turn.
watching = You are looking on.
standing-in = A computer plays for { $player }.
waiting-over = The game is over.
waiting-abandoned = This table was given up.
show-end = Final scores
looking-at = You see an earlier moment (move { $version }).
back-to-now = Back to now
hand-over = Please hand over to { $player }.
take-screen = I am { $player }
takeback-asked = { $player } would like to take the last move back.
takeback-waiting = Waiting for the others.
agree = Agree
decline = Decline

hint = Hint
why-not = Why no { $role } here?
hint-thinking = Thinking …
hint-lead = expected lead at the end: { $points }
hint-next = the next best choice is worth { $points } less
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
    [mayflower] settlers free or stuck { $points }
   *[classic] followers free or stuck { $points }
}
reason-majority = shared features { $points }
reason-goods = goods { $points }
reason-tower = towers and captives { $points }
reason-dragon = dragon and fairy { $points }
reason-builder = builder { $points }
reason-position = position { $points }
reason-other = { $player } { $points }
hint-show = Show it

tab-log = Log
tab-chat = Chat
tab-tools = View
chat-title = Chat
chat-say = Say something
chat-send = Send
chat-watcher = watcher
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-think = Let me think …
phrase-good-game = Good game!
move-text = Moves as text
move-play = Play

overlays = Views
overlay-fields = { $game ->
    [mayflower] Plains
   *[classic] Fields
}
overlay-owners = Owners
overlay-dead = Dead places
overlay-last = Last moves
overlay-remaining = Tiles left
overlay-projected = Score now
overlay-fields-help = { $game ->
    [mayflower] Every occupied plain in the colour of its owner; striped plains are shared.
   *[classic] Every occupied field in the colour of its owner; striped fields are shared.
}
overlay-owners-help = Whatever is occupied in the colour of its owner; what is striped is shared.
overlay-dead-help = No remaining tile fits the crossed places.
overlay-last-help = Everybody’s last tile, in their colours.
overlay-remaining-help = What is still in the bag.
overlay-projected-help = The scores if the game ended now.
aids-off = Player aids are off at this table.
bag-tile = Tile { $tile }, { $count } left
fits-title = Fits at { $cell }
fits-none = No remaining tile fits here.
remaining-title = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
remaining-aside = { $count ->
    [one] 1 tile was put aside
   *[other] { $count } tiles were put aside
}
projected-title = If the game ended now
projected-now = Scored already
projected-total = Total

feature-complete = finished
feature-nobody = nobody’s
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

rule-open = What the rule says
menu = Menu
menu-invite = Invite
menu-share = Move { $player } to another device
menu-takeback = Ask to take the last move back
menu-reclaim = Play on myself
menu-stand-in = Let a computer play for me
menu-stand-in-for = Let a computer play for { $player }
menu-resign = Give up
menu-replay = Replay
menu-record = Save the record
menu-renew = New secret link for my seat
menu-settings = Settings
menu-rules = Rules
menu-home = To the first page
resign-sure = Do you really want to give up?
tool-zoom-in = Nearer
tool-zoom-out = Farther
tool-zoom-fit = Whole board (C)
tool-help = Keys and help (?)

help-title = How to play here
help-placing = Your tile fits where the board glows. Set it down, turn it by clicking it or with R, choose a figure or none, and confirm. Nothing is final before that.
help-rules = The rules of the games
key-arrows = go from place to place
key-digits = choose a place or a figure by its number
key-turn = turn the tile
key-enter = set down; confirm
key-escape = take back
key-zero = no figure
key-group = another use of the turn
key-step = a move back or on
key-hint = hint
key-numbers = numbers on the board
key-fields = fields or plains and their owners
key-owners = all owners
key-dead = dead places
key-last = last moves
key-remaining = tiles left
key-projected = score if it ended now
key-zoom = nearer, farther
key-fit = whole board
key-pan = move the board
key-help = this card
