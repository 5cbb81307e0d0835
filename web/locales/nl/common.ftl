# Wat overal gezegd wordt.

no-such-page = Deze pagina bestaat niet
not-found-about = Controleer of de link volledig is. Misschien bestaat niet meer waar hij naartoe leidde.
not-found-later = Controleer je verbinding. Wat je hebt bevestigd, is bewaard.
try-again-now = Opnieuw proberen
to-home = Naar de startpagina
close = Sluiten
cancel = Annuleren
done = Klaar
you = Jij
your-name = Je naam
show-more = Meer tonen

bar-pages = Pagina’s
bar-learn = Leren
bar-puzzles = Puzzels
bar-analysis = Analyse
bar-rules = Spelregels

settings-title = Instellingen
settings-name = Naam
settings-color = Kleur
settings-language = Taal
settings-theme = Thema
settings-look = Tekenstijl van de tegels
settings-volume = Geluid
settings-motion = Bord animeren
settings-coordinates = Coördinaten, tegelnamen en regelnummers tonen, zetten intypen
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
settings-numbers = Nummers van plekken en keuzes altijd tonen
settings-hand-over = Vragen om het apparaat door te geven als jullie het delen
settings-about = Dit wordt alleen in deze browser bewaard. Er zijn geen accounts.
theme-system = zoals het systeem
theme-light = licht
theme-dark = donker
theme-to-light = Licht thema
theme-to-dark = Donker thema
look-painted = geschilderd
look-contrast = hoog contrast
look-lines = alleen lijnen, om af te drukken

color-blue = blauw
color-vermilion = oranje
color-yellow = geel
color-green = groen
color-black = zwart
color-pink = roze
color-taken = { $color } (bezet)

computer-name = Computer { $number }
level-easy = Makkelijk
level-easy-about = Pakt de punten die hij ziet en vergist zich vaak. Voor je eerste partijen.
level-casual = Ontspannen
level-casual-about = Kijkt verder dan de eerstvolgende punten, maar ziet weleens iets over het hoofd.
level-medium = Gemiddeld
level-medium-about = Speelt degelijk en snel. Een prima tegenstander voor een avondje spelen.
level-hard = Moeilijk
level-hard-about = Weegt elke plek voor de tegel af, houdt bij welke tegels nog komen en speelt toch meteen.
level-expert = Expert
level-expert-about = Denkt bij elke beurt ongeveer een seconde na, ook over wat de anderen terug kunnen doen.
level-master = Meester
level-master-about = De sterkste van allemaal; denkt enkele seconden na over elke beurt.
level-in-style = { $level }, { $style }
style-none = zonder voorkeur
style-none-about = Weegt alles naar zijn waarde.
style-builder = bouwmeester
style-builder-about = Maakt het liefst steden en wegen af.
style-farmer = boer
style-farmer-about = Bezet weiden en staat ze niet graag af.
style-raider = rover
style-raider-about = Dringt steden en wegen van anderen binnen.

game-classic = Carcassonne
game-classic-about = Steden, wegen, kloosters en weiden. 2 tot 6 spelers.
game-mayflower = Mayflower
game-mayflower-about = Van de kust naar het westen, terwijl twee landmeters het tempo bepalen. 2 tot 5 spelers.
set-base = Basisspel
set-inns-cathedrals = Herbergen en Kathedralen
set-inns-cathedrals-about = Riskantere wegen en steden, en een grote horige. 18 tegels.
set-traders-builders = Kooplieden en Bouwmeesters
set-traders-builders-about = Goederen om te verzamelen, dubbele beurten met de bouwmeester, en een varken. 24 tegels.
set-princess-dragon = De Draak, de Fee en de Jonkvrouw
set-princess-dragon-about = De draak trekt rond, de fee beschermt. 30 tegels.
set-tower = De Toren
set-tower-about = Torens nemen horigen gevangen, losgeld bevrijdt ze. 18 tegels.
set-mayflower = Mayflower
set-mayflower-about = Het volledige spel, met de kust. 95 tegels.
set-mayflower-note = De afbeeldingen op de tegels zijn een reconstructie: de letters en aantallen van de tegels komen uit de handleiding, de landschappen hebben we zelf getekend.
set-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}

option-usual = standaard
option-small-city = Waarde van een voltooide stad van twee tegels
option-small-city-4 = 2 punten per tegel en per wapenschild, zoals elke andere stad
option-small-city-2 = 1 punt per tegel en per wapenschild
option-ties = Bij gelijke stand
option-ties-shared = de spelers delen de overwinning
option-ties-second = de laatste van hen in de beurtvolgorde wint
option-fairy-point = Het punt van de fee aan het begin van een beurt
option-fairy-point-tile = voor wie een horige op haar tegel heeft
option-fairy-point-follower = alleen voor de eigenaar van de horige bij wie ze staat
option-princess = Een ridder naar huis sturen met de jonkvrouw
option-princess-may = mag
option-princess-must = moet, als er een ridder is
option-dragon = Wanneer de draak rondtrekt
option-dragon-before-scoring = vóór de waardering
option-dragon-after-scoring = na de waardering
option-volcano = Bouwmeester of varken op een zojuist gelegde vulkaan
option-volcano-builder-and-pig = toegestaan
option-volcano-nobody = niet toegestaan
option-ransom = Wanneer je mag vrijkopen
option-ransom-figure-step = tot je iets zet of verplaatst
option-ransom-whole-turn = ook aan het einde van je beurt, na de waardering
option-poor-ransom = Vrijkopen met minder dan 3 punten
option-poor-ransom-refused = niet toegestaan
option-poor-ransom-allowed = toegestaan (je betaalt wat je hebt, de ander krijgt er toch 3)
option-roof = Een toren waarvan de horige wordt weggehaald
option-roof-reopens = gaat weer open
option-roof-stays-closed = blijft afgesloten
option-surveyor-bonus = Extra punten voor landmeters
option-surveyor-bonus-per-settler = per kolonist die punten krijgt, voor elke landmeter in zijn kolom
option-surveyor-bonus-per-player = per speler die punten krijgt, elke landmeter één keer
option-sweep = Kolonisten ten oosten van beide landmeters gaan naar huis
option-sweep-after-scoring = na elke waardering
option-sweep-after-move = alleen als er een landmeter verplaatst is
option-rows = Tegels ten noorden en ten zuiden van de tien kustrijen
option-rows-open = toegestaan
option-rows-closed = niet toegestaan

clock = Klok
clock-none = geen klok
clock-turn = tijd per beslissing
clock-bank = tijd voor de hele partij
clock-seconds = Seconden per beslissing
clock-minutes = Minuten per speler
clock-increment = Seconden erbij na elke beurt
clock-expiry = Als de tijd om is
expiry-computer = de computer speelt deze beurt
expiry-first-fit = de tegel komt op de eerste plek die past
expiry-forfeit = de speler geeft op

phase-gathering = wacht op spelers
phase-gathering-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
phase-playing = bezig
phase-over = afgelopen
phase-abandoned = gesloten
phase-replay = om terug te kijken
turn-yours = Jij bent aan de beurt
turn-here = { $name } is hier aan de beurt
turn-of = { $name } is aan de beurt
outcome = { $count ->
    [one] { $who ->
        [you] Je hebt gewonnen ({ $scores })
       *[other] { $winners } heeft gewonnen ({ $scores })
    }
   *[other] { $who ->
        [you] Jij en { $winners } hebben samen gewonnen ({ $scores })
       *[other] { $winners } hebben samen gewonnen ({ $scores })
    }
}

copy-link = Kopiëren
copied = Gekopieerd.
copy-by-hand = Kopiëren is niet gelukt. De link is geselecteerd: kopieer hem zelf.
share-link = Delen
qr-label = QR-code van de link
invite-title = Spelers uitnodigen
invite-about = Wie deze link heeft, kan een vrije plaats innemen of toekijken.
invite-local = Dit adres werkt alleen op deze computer. Start de server met --listen 0.0.0.0:{ $port } om andere apparaten toe te laten, en open deze pagina dan via het netwerkadres van de computer.
share-seat-title = Verderspelen op een ander apparaat
share-seat-about = Open deze link op het andere apparaat of scan daarmee de code.
share-seat-warning = Wie deze link heeft, kan op deze plaats spelen. Deel hem met niemand anders.

error-page = Er ging iets mis op deze pagina. Laad de pagina opnieuw.
error-connection-lost = De server is niet bereikbaar. We proberen het opnieuw …
error-commit-conflict = De partij is intussen verdergegaan. Kijk opnieuw naar het bord.
error-commit-unfinished = Er valt nog iets te beslissen.
error-commit-too-many = De beurt is al voorbij vóór de laatste van deze stappen.
error-limit-actions = Dat zijn te veel stappen tegelijk.
error-limit-body = Dat is te groot om te versturen.
error-limit-chat = Je stuurt te snel berichten. Wacht even.
error-limit-chat-total = Aan deze tafel zijn geen berichten meer mogelijk.
error-limit-hint = Wacht even voordat je de volgende tip vraagt.
error-limit-messages = Te veel verzoeken. Wacht even.
error-limit-requests = Te veel verzoeken. Wacht even.
error-limit-sockets = De server is vol. Probeer het later opnieuw.
error-limit-takebacks = Deze beurt kun je niet nog eens terugnemen.
error-limit-tables = De server is vol. Er kunnen nu geen tafels meer bij.
error-limit-tables-per-address = Vanaf jouw netwerk staan te veel tafels open. Maak eerst een partij af of sluit een tafel.
error-limit-tables-per-hour = Vanaf jouw netwerk zijn het afgelopen uur te veel tafels geopend. Probeer het later opnieuw.
error-limit-work = De server is druk. Probeer het zo nog eens.
error-rematch-none = Niemand heeft om een revanche gevraagd.
error-request-action = Dat is geen geldige zet.
error-request-authorization = De sleutel van dit apparaat voor deze plaats is ongeldig.
error-request-clock = Deze klokinstelling is niet mogelijk.
error-request-color = Deze kleur bestaat niet.
error-request-field = De server heeft deze pagina niet begrepen. Laad de pagina opnieuw.
error-request-format = Deze partij kan niet gelezen worden. Open een verslag, het verloop van een partij van het basisspel op Board Game Arena (JSON) of een link van CarcassonneLab.
error-request-hello = De server heeft deze pagina niet begrepen. Laad de pagina opnieuw.
error-request-id = De server heeft deze pagina niet begrepen. Laad de pagina opnieuw.
error-request-json = De server heeft deze pagina niet begrepen. Laad de pagina opnieuw.
error-request-loopback = Dit adres werkt alleen op deze computer. Andere apparaten kunnen het niet openen.
error-request-name = Een naam heeft 1 tot 30 zichtbare tekens.
error-request-origin = Dit verzoek kwam van een andere site.
error-request-over = De partij in dit verslag is afgelopen: je kunt alleen nog terugkijken.
error-request-path = De server kent dit verzoek niet. Laad de pagina opnieuw.
error-request-phase = De server kent dit verzoek niet. Laad de pagina opnieuw.
error-request-record = Dit verslag bevat fouten.
error-request-seats = Deze plaatsen passen niet bij het spel.
error-request-set-up = Deze partij begint met een opgezette stand. Open de partij op het analysebord.
error-request-position = Deze beschrijving van een stand kan niet gelezen worden.
error-request-seed = Een startwaarde heeft 1 tot 200 tekens.
error-request-setup = Deze instellingen passen niet bij elkaar.
error-request-state = De server kent deze stand niet. Laad de pagina opnieuw.
error-request-style = Dit niveau heeft geen speelstijlen.
error-request-text = Dit bericht kan niet verstuurd worden.
error-request-tokens = Dit apparaat heeft te veel plaatsen aan deze tafel.
error-request-version = Zo ver is de partij nog niet.
error-request-number = Dit willekeurige getal is niet het toegezegde.
error-request-number-hash = De hash van een getal moet 64 hexadecimale cijfers hebben.
error-seat-none = Dat kunnen alleen spelers.
error-seat-not-away = Deze speler is nog niet lang genoeg weg.
error-seat-not-host = Dat kan alleen wie de tafel heeft geopend.
error-seat-not-your-turn = Nu beslist iemand anders.
error-seat-not-yours = Deze plaats is van iemand anders.
error-seat-old-secret = Deze plaats is naar een ander apparaat verhuisd.
error-seat-played = Op deze plaats speelt de computer al.
error-seat-resigned = Deze speler heeft opgegeven.
error-seat-stand-in = De computer speelt voor je. Neem eerst je plaats terug.
error-seat-taken = Deze plaats is bezet.
error-seat-unknown-secret = Deze link hoort bij geen enkele plaats aan deze tafel.
error-seat-no-number = Voor deze plaats wordt geen getal verwacht.
error-server-broken = Er ging iets mis op de server. Er is niets veranderd.
error-server-computer = De computerspeler is onverwacht gestopt. Probeer het opnieuw.
error-server-json = Er ging iets mis op de server. Er is niets veranderd.
error-server-randomness = De server kan nu niet eerlijk trekken. Probeer het opnieuw.
error-server-stopping = De server wordt opnieuw gestart. Probeer het zo meteen nog eens.
error-store-failed = De server kon dit niet opslaan. Er is niets veranderd.
error-request-upgrade = Dit adres is voor de liveverbinding van de tafelpagina; open in plaats daarvan de tafel.
error-store-unknown = Tijdens het opslaan ging de verbinding met de database verloren. Of het is opgeslagen, blijkt zo.
error-table-elsewhere = Deze tafel is naar een andere server verhuisd. Er wordt opnieuw verbinding gemaakt …
error-table-aids-off = Aan deze tafel wordt zonder hulpmiddelen gespeeld.
error-table-begun = De partij is al begonnen.
error-table-damaged = De opgeslagen gegevens van deze tafel zijn beschadigd. De tafel kan niet worden geopend; andere tafels wel.
error-table-missing-rules = Deze partij is gespeeld met versie { $missing } van de regels, die deze server niet kent. De tafel blijft bewaard en kan weer open zodra de server die kent.
error-table-missing-tiles = Deze partij is gespeeld met tegels van de set { $missing } die deze server niet heeft. De tafel blijft bewaard en kan weer open zodra de server die heeft.
error-table-not-begun = De partij is nog niet begonnen.
error-table-not-over = De partij is nog niet afgelopen.
error-table-not-playing = Aan deze tafel loopt geen partij.
error-table-over = De partij is afgelopen.
error-table-unknown = Deze tafel bestaat niet.
error-table-seats-open = Er zijn nog plaatsen vrij.
error-table-starting = De partij begint zo.
error-takeback-none = Niemand heeft gevraagd om een zet terug te nemen.
error-takeback-nothing = Er valt niets terug te nemen.
