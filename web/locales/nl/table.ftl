# De tafel: wat er te beslissen valt, wat er te bekijken is.

players = Spelers
player-open = vrije plaats
player-you = jij
player-away = weg
player-resigned = heeft opgegeven
player-stand-in = een computer speelt
player-to-play = is aan de beurt
tiles-left = { $count ->
    [one] Nog 1 tegel
   *[other] Nog { $count } tegels
}
watchers = { $count ->
    [one] 1 kijkt toe
   *[other] { $count } kijken toe
}
laps = { $count } keer rond het scorebord van 50
hand-classic-small = { $count ->
    [one] 1 horige in voorraad
   *[other] { $count } horigen in voorraad
}
hand-mayflower-small = { $count ->
    [one] 1 kolonist in voorraad
   *[other] { $count } kolonisten in voorraad
}
hand-big = Grote horige in voorraad
hand-builder = Bouwmeester in voorraad
hand-pig = Varken in voorraad
hand-tower = { $count ->
    [one] 1 torendeel
   *[other] { $count } torendelen
}
hand-wine = Wijn: { $count }
hand-grain = Graan: { $count }
hand-cloth = Laken: { $count }
hand-captive = Gevangen horige van { $player }

title-your-turn = ● Jij bent aan de beurt – aude
title-table = aude
loading = De tegels worden klaargelegd …
connection-lost = Verbinding verbroken. Opnieuw proberen …

prompt-place = Leg je tegel aan.
prompt-place-how = Hij past waar het bord oplicht. Tot je bevestigt, kun je alles terugnemen.
prompt-place-again = Nog een keer: leg je tweede tegel aan.
prompt-nothing-more = Er valt niets meer te kiezen.
prompt-figure = Een figuur op deze tegel?
prompt-portal = Door de magische poort: kies een plek op het bord.
prompt-roof = Een horige op een toren?
prompt-tower = Waar komt het torendeel?
prompt-fairy = Naar wie gaat de fee?
prompt-princess = Welke ridder stuurt de jonkvrouw naar huis?
prompt-capture = Wie neem je gevangen?
prompt-exchange = Welke gevangen horige krijg je terug?
prompt-flight = Waarheen gaat de draak?
prompt-score = Wat wordt nu gewaardeerd?
prompt-ransom = Een horige vrijkopen voor 3 punten?
prompt-kinds = Wat je kunt doen
prompt-more = en nog { $count } op het bord
group-portal = Magische poort: { $figure }
group-roof = Op een toren: { $figure }
group-tower = Torendeel
group-fairy = Fee
group-princess = Jonkvrouw
group-capture = Gevangene
group-exchange = Ruil
group-flight = Draak
group-score = Waardering
group-ransom = Vrijkopen
place-at = { $what } op { $cell }
whose-at = { $what } van { $player } op { $cell }
tower-to = Hoogte { $height } op { $cell }
ransom-from = { $what } bij { $player }
no-figure-classic = Geen figuur
no-figure-mayflower = Geen kolonist
no-capture = Niemand gevangennemen
worth-now = nu { $now }
worth-later = nu { $now }, klaar { $later }
turn-tile = Tegel draaien (R)
hand-tile = Tegel { $tile }: draaien
cell-label = { $count ->
    [one] Op { $cell } leggen, op één manier
   *[other] Op { $cell } leggen, op { $count } manieren
}
side-n = Noorden
side-e = Oosten
side-s = Zuiden
side-w = Westen

confirm = Bevestigen
confirm-put = Bevestigen: { $role }
confirm-no-figure-classic = Bevestigen, geen figuur
confirm-no-figure-mayflower = Bevestigen, geen kolonist
confirm-no-capture = Bevestigen, geen gevangene
sending = Versturen …
undo = Terug
waiting-for = { $player } is aan de beurt.
watching = Je kijkt toe.
standing-in = Een computer speelt voor { $player }.
waiting-over = De partij is afgelopen.
waiting-abandoned = Deze tafel is opgegeven.
show-end = Eindstand
looking-at = Je ziet een eerder moment (zet { $version }).
back-to-now = Terug naar nu
hand-over = Geef door aan { $player }.
take-screen = Ik ben { $player }
takeback-asked = { $player } wil de laatste zet terugnemen.
takeback-waiting = We wachten op de anderen.
agree = Akkoord
decline = Weigeren

hint = Tip
why-not = Waarom hier geen { $role }?
hint-thinking = Denkt …
hint-lead = verwachte voorsprong aan het einde: { $points }
hint-next = de op een na beste keuze is { $points } minder waard
reason-road = { $game ->
    [mayflower] wegen { $points }
   *[classic] wegen { $points }
}
reason-city = { $game ->
    [mayflower] steden { $points }
   *[classic] steden { $points }
}
reason-cloister = { $game ->
    [mayflower] boerderijen { $points }
   *[classic] kloosters { $points }
}
reason-field = { $game ->
    [mayflower] vlaktes { $points }
   *[classic] weiden { $points }
}
reason-followers = { $game ->
    [mayflower] vrije en vastzittende kolonisten { $points }
   *[classic] vrije en vastzittende horigen { $points }
}
reason-majority = gedeelde gebieden { $points }
reason-goods = goederen { $points }
reason-tower = torens en gevangenen { $points }
reason-dragon = draak en fee { $points }
reason-builder = bouwmeester { $points }
reason-position = stelling { $points }
reason-other = { $player } { $points }
hint-show = Tonen

tab-log = Logboek
tab-chat = Chat
tab-tools = Weergave
chat-title = Chat
chat-say = Zeg iets
chat-send = Versturen
chat-watcher = toeschouwer
phrase-hello = Hallo!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-think = Even denken …
phrase-good-game = Mooie partij!
move-text = Zetten als tekst
move-play = Spelen

overlays = Weergaven
overlay-fields = { $game ->
    [mayflower] Vlaktes
   *[classic] Weiden
}
overlay-owners = Eigenaars
overlay-dead = Dode plekken
overlay-last = Laatste zetten
overlay-remaining = Tegels over
overlay-projected = Stand nu
overlay-fields-help = { $game ->
    [mayflower] Elke bezette vlakte in de kleur van haar eigenaar; gestreepte zijn gedeeld.
   *[classic] Elke bezette weide in de kleur van haar eigenaar; gestreepte zijn gedeeld.
}
overlay-owners-help = Alles wat bezet is in de kleur van zijn eigenaar; wat gestreept is, wordt gedeeld.
overlay-dead-help = Op de doorgekruiste plekken past geen tegel meer.
overlay-last-help = Ieders laatste tegel, in ieders kleur.
overlay-remaining-help = Wat er nog in de zak zit.
overlay-projected-help = De stand als de partij nu zou eindigen.
aids-off = Aan deze tafel is er geen hulp voor spelers.
bag-tile = Tegel { $tile }, nog { $count }
fits-title = Past op { $cell }
fits-none = Hier past geen tegel meer.
remaining-title = { $count ->
    [one] Nog 1 tegel
   *[other] Nog { $count } tegels
}
remaining-aside = { $count ->
    [one] 1 tegel ligt opzij
   *[other] { $count } tegels liggen opzij
}
projected-title = Als de partij nu zou eindigen
projected-now = Al gewaardeerd
projected-total = Totaal

feature-complete = klaar
feature-nobody = van niemand
feature-tiles = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
feature-open = { $count ->
    [one] 1 open kant
   *[other] { $count } open kanten
}
feature-points = nu { $points }
feature-finished = klaar { $points }

rule-open = Wat de regel zegt
menu = Menu
menu-invite = Uitnodigen
menu-share = { $player } naar een ander apparaat meenemen
menu-takeback = Vragen om de laatste zet terug te nemen
menu-reclaim = Zelf verder spelen
menu-stand-in = Een computer voor mij laten spelen
menu-stand-in-for = Een computer voor { $player } laten spelen
menu-resign = Opgeven
menu-replay = Herhaling
menu-record = Verslag bewaren
menu-renew = Nieuwe geheime link voor mijn plaats
menu-settings = Instellingen
menu-rules = Spelregels
menu-home = Naar de beginpagina
resign-sure = Wil je echt opgeven?
tool-zoom-in = Dichterbij
tool-zoom-out = Verder weg
tool-zoom-fit = Hele bord (C)
tool-help = Toetsen en hulp (?)

help-title = Zo speel je hier
help-placing = Waar het bord oplicht, past je tegel. Leg hem neer, draai hem door erop te klikken of met R, kies een figuur of geen, en bevestig. Daarvoor staat nog niets vast.
help-rules = De regels van de spellen
key-arrows = van plek naar plek gaan
key-digits = een plek of figuur kiezen met zijn nummer
key-turn = tegel draaien
key-enter = neerleggen; bevestigen
key-escape = terugnemen
key-zero = geen figuur
key-group = iets anders doen met de beurt
key-step = een zet terug of verder
key-hint = tip
key-numbers = nummers op het bord
key-fields = weiden of vlaktes en hun eigenaars
key-owners = alle eigenaars
key-dead = dode plekken
key-last = laatste zetten
key-remaining = tegels die over zijn
key-projected = stand als het nu afgelopen was
key-zoom = dichterbij, verder weg
key-fit = hele bord
key-pan = bord verschuiven
key-help = dit overzicht
