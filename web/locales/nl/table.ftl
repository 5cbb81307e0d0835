# De tafel: wat er te beslissen valt, wat er te bekijken is.

players = Spelers
player-open = vrije plaats
player-you = jij
player-away = even weg
player-resigned = heeft opgegeven
player-stand-in = computer speelt
player-to-play = is aan de beurt
tiles-left = { $count ->
    [one] Nog 1 tegel
   *[other] Nog { $count } tegels
}
spectators = { $count ->
    [one] 1 toeschouwer
   *[other] { $count } toeschouwers
}
laps = { $count } keer rond het scorebord van 50
supply-classic-small = { $count ->
    [one] 1 horige in de voorraad
   *[other] { $count } horigen in de voorraad
}
supply-mayflower-small = { $count ->
    [one] 1 kolonist in de voorraad
   *[other] { $count } kolonisten in de voorraad
}
supply-big = Grote horige in de voorraad
supply-builder = Bouwmeester in de voorraad
supply-pig = Varken in de voorraad
supply-tower = { $count ->
    [one] 1 torendeel
   *[other] { $count } torendelen
}
supply-wine = Wijn: { $count }
supply-grain = Graan: { $count }
supply-cloth = Laken: { $count }
supply-captive = Gevangen horige van { $player }

title-your-turn = ● Jouw beurt – aude
title-table = aude
loading = De tegels worden klaargelegd …
connection-lost = Verbinding verbroken. We proberen het opnieuw …

prompt-place = Leg je tegel aan.
prompt-place-how = Hij past waar het bord oplicht. Tot je bevestigt, kun je alles ongedaan maken.
prompt-place-again = Dubbele beurt: leg je tweede tegel aan.
prompt-nothing-more = Er valt niets meer te kiezen.
prompt-none-left = Je hebt geen figuren meer over.
prompt-none-fits = Op deze tegel kan geen figuur staan.
prompt-figure = Een figuur op deze tegel zetten?
prompt-figure-how = De getallen tonen wat elke plek kan opleveren. Je hoeft er geen te kiezen.
prompt-portal = Magische poort: kies een plek op het bord.
prompt-roof = Een horige op een toren zetten?
prompt-tower = Waar komt het torendeel?
prompt-fairy = Naar welke horige gaat de fee?
prompt-princess = Welke ridder stuurt de jonkvrouw naar huis?
prompt-capture = Welke horige neem je gevangen?
prompt-exchange = Welke gevangen horige wil je terug?
prompt-flight = Waar gaat de draak naartoe?
prompt-score = Wat wordt als volgende gewaardeerd?
prompt-ransom = Een horige vrijkopen voor 3 punten?
prompt-kinds = Wat je kunt doen
group-portal = Poort: { $figure }
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
ransom-from = { $what } bij { $player }
no-figure-classic = Geen figuur
no-figure-mayflower = Geen kolonist
no-capture = Geen gevangene
no-ransom = Niet vrijkopen
worth-now = nu { $now }
worth-later = nu { $now }, voltooid { $later }
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
confirm-no-figure-classic = Bevestigen zonder figuur
confirm-no-figure-mayflower = Bevestigen zonder kolonist
confirm-no-capture = Bevestigen zonder gevangene
confirm-no-ransom = Bevestigen zonder vrijkopen
sending = Versturen …
undo = Ongedaan maken
watching = Je kijkt toe.
standing-in = De computer speelt voor { $player }.
waiting-over = De partij is afgelopen.
waiting-abandoned = Deze tafel is gesloten.
show-end = Eindstand
looking-at = Je ziet een eerdere stand (zet { $version }).
back-to-now = Terug naar de huidige stand
hand-over = Geef het apparaat aan { $player }.
take-screen = Ik ben { $player }
takeback-asked = { $player } wil de laatste zet terugnemen.
takeback-waiting = Wachten op de anderen …
agree = Akkoord
decline = Weigeren

hint = Tip
why-not = Waarom hier geen { $role }?
hint-thinking = Denkt na …
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

tab-log = Verloop
tab-chat = Chat
tab-tools = Weergave
chat-title = Chat
chat-say = Schrijf een bericht
chat-send = Versturen
chat-watcher = toeschouwer
phrase-hello = Hallo!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-think = Even denken …
phrase-good-game = Mooie partij!
move-text = Zet intypen
move-play = Spelen

overlays = Weergaven
overlay-fields = { $game ->
    [mayflower] Vlaktes
   *[classic] Weiden
}
overlay-owners = Eigenaars
overlay-dead = Dode plekken
overlay-last = Laatste zetten
overlay-remaining = In de zak
overlay-projected = Eindstand nu
overlay-fields-help = { $game ->
    [mayflower] Elke bezette vlakte in de kleur van de eigenaar; gestreepte vlaktes worden gedeeld.
   *[classic] Elke bezette weide in de kleur van de eigenaar; gestreepte weiden worden gedeeld.
}
overlay-owners-help = Alles wat bezet is, in de kleur van de eigenaar; wat gestreept is, wordt gedeeld.
overlay-dead-help = Op de doorgekruiste plekken past geen tegel meer.
overlay-last-help = De laatste tegel van elke speler, in de eigen kleur.
overlay-remaining-help = De tegels die nog in de zak zitten.
overlay-projected-help = De stand als de partij nu zou eindigen.
aids-off = Hulpmiddelen en tips staan uit.
aids-allowed = Hulpmiddelen en tips zijn toegestaan.
bag-tile = Tegel { $tile }, nog { $count } in de zak
fits-title = Tegels die passen op { $cell }
fits-none = Hier past geen tegel meer.
remaining-title = { $count ->
    [one] Nog 1 tegel
   *[other] Nog { $count } tegels
}
remaining-aside = { $count ->
    [one] 1 tegel is opzijgelegd
   *[other] { $count } tegels zijn opzijgelegd
}
projected-title = Als de partij nu zou eindigen
projected-now = Al gewaardeerd
projected-total = Totaal

feature-complete = voltooid
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
feature-finished = voltooid { $points }

rule-name = Regel { $id }
rule-open = Regel lezen
menu = Menu
menu-invite = Uitnodigen
menu-share = Verder als { $player } op een ander apparaat
menu-takeback = Laatste zet terugnemen …
menu-reclaim = Zelf verderspelen
menu-stand-in = Computer voor mij laten spelen
menu-stand-in-for = Computer voor { $player } laten spelen
menu-resign = Opgeven
menu-replay = Terugkijken
menu-record = Verslag opslaan
menu-renew = Nieuwe geheime link voor mijn plaats
menu-settings = Instellingen
menu-rules = Spelregels
menu-home = Naar de startpagina
resign-sure = Wil je echt opgeven?
tool-zoom-in = Inzoomen
tool-zoom-out = Uitzoomen
tool-zoom-fit = Hele bord (Z)
tool-help = Sneltoetsen en hulp (?)

help-title = Zo speel je hier
help-placing = Waar het bord oplicht, past je tegel. Leg hem neer, draai hem door erop te klikken of met R, kies een figuur of geen figuur, en bevestig. Pas dan staat je zet vast.
help-rules = Spelregels
key-arrows = van plek naar plek gaan
key-digits = een plek of figuur kiezen met het nummer
key-turn = tegel draaien
key-enter = neerleggen; bevestigen
key-escape = ongedaan maken
key-zero = geen figuur
key-group = iets anders doen in deze beurt
key-step = een zet terug of verder
key-hint = tip
key-numbers = nummers op het bord
key-fields = weiden of vlaktes en hun eigenaars
key-owners = alle eigenaars
key-dead = dode plekken
key-last = laatste zetten
key-remaining = tegels in de zak
key-projected = eindstand als het nu afgelopen was
key-zoom = in- en uitzoomen
key-fit = hele bord
key-pan = bord verschuiven
key-help = dit overzicht

# Wat over het bord ligt.
side-title = Zijpaneel
tools-title = Hulpmiddelen
tool-log = Verloop (L)
tool-chat = Chat
tool-views = Weergaven
overlays-about = Kies een weergave om meer van het bord te zien.
player-thinking = denkt na …
arrow-left = { $count ->
    [one] 1 mogelijkheid verder naar links
   *[other] { $count } mogelijkheden verder naar links
}
arrow-up = { $count ->
    [one] 1 mogelijkheid verder naar boven
   *[other] { $count } mogelijkheden verder naar boven
}
arrow-right = { $count ->
    [one] 1 mogelijkheid verder naar rechts
   *[other] { $count } mogelijkheden verder naar rechts
}
arrow-down = { $count ->
    [one] 1 mogelijkheid verder naar beneden
   *[other] { $count } mogelijkheden verder naar beneden
}
options-step = Mogelijkheden langsgaan
options-count = { $count ->
    [one] 1 mogelijkheid
   *[other] { $count } mogelijkheden
}
option-of = { $number } van { $count }
option-previous = Vorige mogelijkheid
option-next = Volgende mogelijkheid
key-log = verloop tonen of sluiten

# What fields, dragon, towers, fairy and builder are about to bring.
worth-field = { $now } nu, { $possible } als alle steden eraan af zijn
worth-field-none = nog geen stad eraan; steden die af zijn leveren aan het eind punten op
feature-possible = { $points } als alle steden eraan af zijn
fits-here = Tegels die hier passen
tower-height = Hoogte { $height }
whose = { $what } van { $player }
flight-eats = stuurt naar huis: { $figures }
flight-eats-nobody = stuurt niemand naar huis
flight-steps = { $count ->
    [one] Laatste stap van de tocht
   *[other] Nog { $count } stappen
}
tower-captures = kan gevangennemen: { $figures }
tower-captures-nobody = niemand binnen bereik
fairy-guards = de draak blijft weg zolang ze er staat
fairy-protects = De fee beschermt: { $figures }
builder-second = Je bouwmeester levert je een tweede tegel op.
brings-more = { $count ->
    [one] en nog één:
   *[other] en nog { $count }:
}
brings-final = Slotwaardering:

# Waar keuzes zijn en waarover ze gaan, voor lijsten en schermlezers.
where-n = in het noorden
where-ne = in het noordoosten
where-e = in het oosten
where-se = in het zuidoosten
where-s = in het zuiden
where-sw = in het zuidwesten
where-w = in het westen
where-nw = in het noordwesten
where-c = in het midden
where-from-left = { $number } van { $count } vanaf links
where-from-top = { $number } van { $count } vanaf boven
where-by-rows = { $number } van { $count }, rij voor rij
place-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
cell-label-words = { $count ->
    [one] Plek { $number } van { $cells }, { $where }, op één manier
   *[other] Plek { $number } van { $cells }, { $where }, op { $count } manieren
}
hand-tile-words = Je tegel ({ $tile }): draaien
bag-tile-words = { $tile } – nog { $count } in de zak
