# Texts that every page uses.

no-such-page = Page not found
not-found-about = Check that the link is complete. What it led to may also be gone.
not-found-later = Check your connection. Nothing you have confirmed is lost.
try-again-now = Try again
to-home = Go to the home page
close = Close
cancel = Cancel
done = Done
you = You
your-name = Your name
show-more = Show more

bar-pages = Pages
bar-learn = Learn
bar-puzzles = Puzzles
bar-analysis = Analysis
bar-rules = Rules

settings-title = Settings
settings-name = Name
settings-color = Colour
settings-language = Language
settings-theme = Theme
settings-look = Tile art
settings-volume = Sound
settings-motion = Animate the board
settings-coordinates = Show coordinates, tile names and rule numbers, and type moves
sound-on = Turn sound on
sound-off = Turn sound off
settings-numbers = Always number the spots and choices
settings-hand-over = Ask to pass the device on when several people play on it
settings-about = These settings are stored in this browser only. There are no accounts.
theme-system = same as device
theme-light = light
theme-dark = dark
theme-to-light = Switch to the light theme
theme-to-dark = Switch to the dark theme
look-painted = painted
look-contrast = high contrast
look-lines = plain lines, for printing

color-blue = blue
color-vermilion = orange
color-yellow = yellow
color-green = green
color-black = black
color-pink = pink
color-taken = { $color } (taken)

computer-name = Computer { $number }
level-easy = Easy
level-easy-about = Grabs the points it sees and makes plenty of mistakes. Good for a first game.
level-casual = Casual
level-casual-about = Looks a little further ahead, but overlooks things.
level-medium = Medium
level-medium-about = Solid and quick. A good all-round opponent.
level-hard = Hard
level-hard-about = Weighs every placement and counts the remaining tiles, and still answers instantly.
level-expert = Expert
level-expert-about = Thinks for about a second each turn and considers the replies.
level-master = Master
level-master-about = The strongest level. Takes several seconds each turn.
level-in-style = { $level }, { $style }
style-none = balanced
style-none-about = Goes for whatever is worth most.
style-builder = builder
style-builder-about = Likes to finish cities and roads.
style-farmer = farmer
style-farmer-about = Claims fields and holds on to them.
style-raider = raider
style-raider-about = Muscles in on other players’ cities and roads.

game-classic = Carcassonne
game-classic-about = Cities, roads, cloisters and fields. 2 to 6 players.
game-mayflower = Mayflower
game-mayflower-about = Settle westward from the coast while two surveyors set the pace. 2 to 5 players.
set-base = Base game
set-inns-cathedrals = Inns & Cathedrals
set-inns-cathedrals-about = Riskier roads and cities, and a big follower. 18 tiles.
set-traders-builders = Traders & Builders
set-traders-builders-about = Goods to collect, a builder who earns double turns, and a pig. 24 tiles.
set-princess-dragon = Princess & Dragon
set-princess-dragon-about = The dragon flies, the fairy protects. 30 tiles.
set-tower = The Tower
set-tower-about = Towers take captives; a ransom frees them. 18 tiles.
set-mayflower = Mayflower
set-mayflower-about = The complete game with its coast. 95 tiles.
set-mayflower-note = The tile faces are a reconstruction: the letters and the number of each tile come from the rulebook, the landscapes are ours.
set-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

option-usual = default
option-small-city = Points for a finished city of two tiles
option-small-city-4 = 2 for each tile and shield, like any other city
option-small-city-2 = 1 for each tile and shield
option-ties = When players are tied for the win
option-ties-shared = they share the victory
option-ties-second = the last of them in turn order wins
option-fairy-point = The fairy’s point at the start of a turn
option-fairy-point-tile = for any follower of yours on her tile
option-fairy-point-follower = only for the follower she stands with
option-princess = Sending a knight home with the princess
option-princess-may = optional
option-princess-must = required, if there is a knight
option-dragon = When the dragon moves
option-dragon-before-scoring = before scoring
option-dragon-after-scoring = after scoring
option-volcano = Builder or pig on a newly placed volcano
option-volcano-builder-and-pig = allowed
option-volcano-nobody = not allowed
option-ransom = When you may pay a ransom
option-ransom-figure-step = until you put a figure or a tower piece
option-ransom-whole-turn = at the end of your turn too, after scoring
option-poor-ransom = Ransom with fewer than 3 points
option-poor-ransom-refused = not allowed
option-poor-ransom-allowed = allowed: you pay what you have, the captor still gets 3
option-roof = When the follower on top of a tower is removed
option-roof-reopens = the tower is open again
option-roof-stays-closed = the tower stays closed
option-surveyor-bonus = How the surveyor bonus is counted
option-surveyor-bonus-per-settler = for each scoring settler, once per surveyor in the same column
option-surveyor-bonus-per-player = once per surveyor for each scoring player
option-sweep = Settlers east of both surveyors go home
option-sweep-after-scoring = after every scoring
option-sweep-after-move = only after a surveyor has moved
option-rows = Tiles north and south of the coast’s ten rows
option-rows-open = allowed
option-rows-closed = not allowed

clock = Clock
clock-none = no clock
clock-turn = time per decision
clock-bank = time per game
clock-seconds = Seconds per decision
clock-minutes = Minutes per player
clock-increment = Seconds added per turn
clock-expiry = When time runs out
expiry-computer = a computer plays the turn
expiry-first-fit = the tile goes to the first spot where it fits
expiry-forfeit = the player forfeits

phase-gathering = waiting for players
phase-gathering-free = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
phase-playing = in progress
phase-over = finished
phase-abandoned = abandoned
phase-replay = replay
turn-yours = Your turn
turn-here = { $name } to play on this device
turn-of = { $name } to play
outcome = { $count ->
    [one] { $who ->
        [you] You won, { $scores }
       *[other] { $winners } won, { $scores }
    }
   *[other] { $who ->
        [you] You and { $winners } shared the win, { $scores }
       *[other] { $winners } shared the win, { $scores }
    }
}

copy-link = Copy
copied = Copied.
copy-by-hand = Copying failed. The link is selected, so you can copy it yourself.
share-link = Share
qr-label = QR code for the link
invite-title = Invite players
invite-about = Anyone with this link can take an open seat or watch.
invite-local = This address works only on this computer. To play from other devices, start the server with --listen 0.0.0.0:{ $port } and open this page at the computer’s network address.
share-seat-title = Move this seat to another device
share-seat-about = Open this link on the other device, or scan the code with it.
share-seat-warning = Anyone with this link can play for you. Keep it to yourself.

error-page = Something went wrong on this page. Please reload it.
error-connection-lost = Cannot reach the server. Trying again…
error-commit-conflict = The game has moved on. Check the board and try again.
error-commit-unfinished = There is still something to decide.
error-commit-too-many = The turn ends before the last of these moves.
error-limit-actions = Too many moves at once.
error-limit-body = That is too large to send.
error-limit-chat = You are sending messages too fast. Wait a moment.
error-limit-chat-total = This table has reached its chat limit.
error-limit-hint = Wait a moment before asking for another hint.
error-limit-messages = Too many requests. Wait a moment.
error-limit-requests = Too many requests. Wait a moment.
error-limit-sockets = There is no room for more people right now.
error-limit-takebacks = You cannot take this turn back again.
error-limit-tables = The server is full. No more tables can be created right now.
error-limit-tables-per-address = Too many open tables from your network. Finish or close one first.
error-limit-tables-per-hour = Too many new tables from your network in the last hour. Try again later.
error-limit-work = The server is busy. Try again in a moment.
error-rematch-none = Nobody has offered a rematch.
error-request-action = That is not a valid move.
error-request-authorization = This device’s key to the seat is not valid.
error-request-clock = These clock settings are not possible.
error-request-color = Unknown colour.
error-request-field = The server did not understand this page. Please reload it.
error-request-format = This game cannot be read. Open a game record, the log of a base game from Board Game Arena (JSON) or a CarcassonneLab link.
error-request-hello = The server did not understand this page. Please reload it.
error-request-id = The server did not understand this page. Please reload it.
error-request-json = The server did not understand this page. Please reload it.
error-request-loopback = This address works only on this computer. Other devices cannot open it.
error-request-name = A name must have 1 to 30 printable characters.
error-request-origin = This request came from another site.
error-request-over = This game is over, so it can only be replayed.
error-request-path = The server does not know this request. Please reload the page.
error-request-phase = The server does not know this request. Please reload the page.
error-request-record = This game record contains errors.
error-request-seats = These seats do not suit the game.
error-request-set-up = This game starts from a position that was set up. Open it on the analysis board.
error-request-position = This description of a position cannot be read.
error-request-seed = A seed must be 1 to 200 characters long.
error-request-setup = These settings do not go together.
error-request-state = The server does not know this position. Please reload the page.
error-request-style = This level has no playing styles.
error-request-text = This message cannot be sent.
error-request-tokens = This device holds too many seats at this table.
error-request-version = The game has not got that far yet.
error-request-number = This random number is not the one the seat promised.
error-request-number-hash = The hash of a seat’s number must have 64 hexadecimal digits.
error-seat-none = Only players can do that.
error-seat-not-away = This player has not been away long enough.
error-seat-not-host = Only the host can do that.
error-seat-not-your-turn = It is not your decision right now.
error-seat-not-yours = This seat belongs to someone else.
error-seat-old-secret = This seat has been moved to another device.
error-seat-played = A computer is already playing this seat.
error-seat-resigned = This player has resigned.
error-seat-stand-in = A computer is playing for you. Take your seat back first.
error-seat-taken = This seat is taken.
error-seat-unknown-secret = This link does not match any seat at this table.
error-seat-no-number = No random number is expected from this seat.
error-server-broken = Something went wrong on the server. Nothing was changed.
error-server-computer = The computer player stopped unexpectedly. Try again.
error-server-json = Something went wrong on the server. Nothing was changed.
error-server-randomness = The server cannot draw fairly right now. Try again.
error-server-stopping = The server is restarting. Try again in a moment.
error-store-failed = The server could not save this. Nothing was changed.
error-request-upgrade = This address is for live connections of the table page; open the table instead.
error-store-unknown = The connection to the database was lost while this was being saved. In a moment you will see whether it was saved.
error-table-elsewhere = This table has moved to another server. Reconnecting…
error-table-aids-off = Player aids are off at this table.
error-table-begun = The game has already started.
error-table-damaged = This table’s saved data is damaged, so it cannot be opened. Other tables are not affected.
error-table-missing-rules = This game was played under version { $missing } of the rules, which this server does not have. The table is kept and opens again once it does.
error-table-missing-tiles = This game was played with tiles of the set { $missing } that this server does not have. The table is kept and opens again once it does.
error-table-not-begun = The game has not started yet.
error-table-not-over = The game is not over yet.
error-table-not-playing = No game is in progress at this table.
error-table-over = The game is over.
error-table-unknown = There is no such table.
error-table-seats-open = There are still open seats.
error-table-starting = The game is about to start.
error-takeback-none = Nobody has asked for a takeback.
error-takeback-nothing = There is nothing to take back.
