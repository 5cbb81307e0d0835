# What is said everywhere.

no-such-page = There is no such page
nowhere-about = The link may be incomplete, or the table has been closed.
to-home = To the first page
close = Close
cancel = Cancel
done = Done
me = Me
your-name = Your name
show-more = Show more

bar-pages = Pages
bar-rules = Rules

settings-title = Settings
settings-name = Name
settings-color = Colour
settings-language = Language
settings-theme = Light
settings-sound = A sound when it is your turn
settings-numbers = Always show the numbers of cells and choices
settings-about = This is kept in this browser only. There are no accounts.
theme-system = like the device
theme-light = day
theme-dark = night
theme-to-light = Turn to day
theme-to-dark = Turn to night

color-blue = blue
color-vermilion = orange
color-yellow = yellow
color-green = green
color-black = black
color-pink = pink
color-taken = { $color } (taken)

level-easy = Easy
level-easy-about = Takes points where it sees them and often errs. For first games.
level-casual = Casual
level-casual-about = Looks further than the next points, and overlooks things.
level-medium = Medium
level-medium-about = Plays soundly and quickly. A good evening’s opponent.
level-hard = Hard
level-hard-about = Weighs every place for the tile and counts the tiles left, at once.
level-expert = Expert
level-expert-about = Thinks for a second about each turn, and about the answers to it.
level-master = Master
level-master-about = The strongest there is, with several seconds for each turn.

game-classic = Carcassonne
game-classic-about = Cities, roads, cloisters and fields. 2 to 6 players.
game-mayflower = Mayflower
game-mayflower-about = From the coast to the west, with surveyors. 2 to 5 players.
set-base = Base game
set-inns-cathedrals = Inns & Cathedrals
set-inns-cathedrals-about = Bolder roads and cities, a big follower. 18 tiles.
set-traders-builders = Traders & Builders
set-traders-builders-about = Goods, the builder’s double turn, the pig. 24 tiles.
set-princess-dragon = Princess & Dragon
set-princess-dragon-about = The dragon flies, the fairy protects. 30 tiles.
set-tower = The Tower
set-tower-about = Towers take captives, ransom frees them. 18 tiles.
set-mayflower = Mayflower
set-mayflower-about = The whole game with its coast. 95 tiles.
set-mayflower-note = The tile faces are a reconstruction: letters and numbers of tiles are the rulebook’s, the landscapes on them are ours.
set-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

option-usual = usual
option-small-city = What a finished city of two tiles is worth
option-small-city-4 = 2 points for each tile and shield, like any city
option-small-city-2 = 1 point for each tile and shield
option-fairy-point = Who gets the fairy’s point at the start of a turn
option-fairy-point-tile = whoever has a follower on her tile
option-fairy-point-follower = only the owner of the follower beside her
option-princess = Whether the princess has to send a knight home
option-princess-may = the player may
option-princess-must = the player must, if there is a knight
option-dragon = When the dragon moves
option-dragon-before-scoring = before scoring
option-dragon-after-scoring = after scoring
option-volcano = Builder and pig on a volcano just placed
option-volcano-builder-and-pig = allowed
option-volcano-nobody = not allowed
option-poor-ransom = Ransom by a player with fewer than 3 points
option-poor-ransom-refused = not allowed
option-poor-ransom-allowed = allowed: pays what there is, the captor gets 3
option-roof = A tower whose rooftop follower is taken away
option-roof-reopens = is open again
option-roof-stays-closed = stays closed
option-surveyor-bonus = For whom the surveyors’ bonus counts
option-surveyor-bonus-per-settler = for each settler who scores, once per surveyor in that column
option-surveyor-bonus-per-player = each surveyor once for a player who scores
option-rows = Tiles north and south of the coast’s ten rows
option-rows-open = allowed
option-rows-closed = not allowed

clock = Clock
clock-none = no clock
clock-turn = time for each decision
clock-bank = time for the whole game
clock-seconds = Seconds for each decision
clock-minutes = Minutes for each player
clock-increment = Seconds added after each turn
clock-expiry = When the time is up
expiry-computer = a computer plays this turn
expiry-least = the tile goes to the first place that fits
expiry-forfeit = the player gives up

phase-gathering = waiting for players
phase-gathering-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
phase-playing = being played
phase-over = finished
phase-abandoned = given up
phase-replay = replay
turn-yours = Your turn
turn-here = { $name } to play, here
turn-of = { $name } to play
outcome = { $count ->
    [one] { $winners } won, { $scores }
   *[other] { $winners } won together, { $scores }
}

copy-link = Copy
copied = Copied.
copy-by-hand = The link is marked: copy it by hand.
share-link = Share
qr-label = QR code of the link
invite-title = Invite others
invite-about = Whoever opens this link can take a free seat, or look on.
invite-local = This address works on this computer only. For other devices start the server with --listen 0.0.0.0:{ $port } and open this page under the computer’s own address.
share-seat-title = Take this seat to another device
share-seat-about = Open this link on the other device, or photograph the code with it.
share-seat-warning = Whoever has this link plays this seat. Give it to nobody else.

fault-page = Something went wrong on this page. Load it again.
fault-connection-lost = The server cannot be reached. It is tried again.
fault-commit-conflict = The table has gone on meanwhile. Look again.
fault-commit-unfinished = Something is left to decide.
fault-commit-too-many = The turn ends before the last of these steps.
fault-limit-actions = That is too much at once.
fault-limit-body = That is too large to be sent.
fault-limit-chat = Enough has been said at this table.
fault-limit-hint = Wait a moment before the next hint.
fault-limit-messages = That was too fast. Wait a moment.
fault-limit-requests = That was too fast. Wait a moment.
fault-limit-sockets = There is no room for more people just now.
fault-limit-tables = The server has no room for more tables.
fault-limit-tables-per-address = There are too many open tables from here. Finish or close one first.
fault-limit-tables-per-hour = Too many new tables from here within an hour. Wait a while.
fault-request-action = This move cannot be read.
fault-request-authorization = This device’s key cannot be read.
fault-request-clock = This clock is not possible.
fault-request-color = There is no such colour.
fault-request-field = The server did not understand this page. Load it again.
fault-request-hello = The server did not understand this page. Load it again.
fault-request-id = The server did not understand this page. Load it again.
fault-request-json = The server did not understand this page. Load it again.
fault-request-name = A name has 1 to 30 printable characters.
fault-request-origin = This page belongs to another site.
fault-request-over = The game of this record is over: it can only be looked at.
fault-request-path = The server does not know this. Load the page again.
fault-request-phase = The server does not know this. Load the page again.
fault-request-record = This record has faults.
fault-request-seats = These seats do not fit the game.
fault-request-seed = A seed is a text of 1 to 200 characters.
fault-request-setup = These settings do not fit together.
fault-request-state = The server does not know this position. Load the page again.
fault-request-text = This text cannot be sent.
fault-request-tokens = This device holds too many seats of one table.
fault-request-unknown = The server does not know this. Load the page again.
fault-request-version = The table is not that far yet.
fault-seat-none = Only those who play can do that.
fault-seat-not-away = This player is not away long enough.
fault-seat-not-host = Only whoever made the table can do that.
fault-seat-not-your-turn = Somebody else decides now.
fault-seat-not-yours = This seat is somebody else’s.
fault-seat-old-secret = This seat was moved to another device.
fault-seat-played = A computer plays this seat already.
fault-seat-resigned = This seat has given up.
fault-seat-stand-in = A computer plays for you. Take your seat back first.
fault-seat-taken = This seat is taken.
fault-seat-unknown-secret = This link opens no seat of this table.
fault-server-broken = Something went wrong in the server. Nothing was changed.
fault-server-computer = The computer player broke off. Try again.
fault-server-json = Something went wrong in the server. Nothing was changed.
fault-server-randomness = The server cannot draw fairly just now. Try again.
fault-server-stopping = The server is being restarted. Try again in a moment.
fault-store-failed = The server could not save this. Nothing was changed.
fault-table-aids-off = This table plays without aids.
fault-table-begun = The game has begun already.
fault-table-damaged = What is kept of this table is damaged. It cannot be opened; the others can.
fault-table-not-begun = The game has not begun yet.
fault-table-not-over = The game is not over yet.
fault-table-not-playing = No game is on at this table.
fault-table-over = The game is over.
fault-table-unknown = There is no such table.
fault-takeback-none = Nobody asks to take anything back.
fault-takeback-nothing = There is nothing to take back.
