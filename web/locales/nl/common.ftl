# Wat overal gezegd wordt.

no-such-page = Deze pagina bestaat niet
nowhere-about = Misschien is de link onvolledig, of de tafel is gesloten.
to-home = Naar de beginpagina
close = Sluiten
cancel = Annuleren
done = Klaar
me = Ik
your-name = Je naam
show-more = Meer tonen

bar-pages = Pagina’s
bar-rules = Spelregels

settings-title = Instellingen
settings-name = Naam
settings-color = Kleur
settings-language = Taal
settings-theme = Licht
settings-sound = Een geluid als je aan de beurt bent
settings-numbers = Nummers van vakken en keuzes altijd tonen
settings-about = Alleen deze browser onthoudt dit. Er zijn geen accounts.
theme-system = zoals het apparaat
theme-light = dag
theme-dark = nacht
theme-to-light = Naar dag
theme-to-dark = Naar nacht

color-blue = blauw
color-vermilion = oranje
color-yellow = geel
color-green = groen
color-black = zwart
color-pink = roze
color-taken = { $color } (bezet)

level-easy = Makkelijk
level-easy-about = Pakt punten waar hij ze ziet en vergist zich vaak. Voor de eerste partijen.
level-casual = Ontspannen
level-casual-about = Kijkt verder dan de volgende punten, en ziet wel eens iets over het hoofd.
level-medium = Gemiddeld
level-medium-about = Speelt degelijk en snel. Een goede tegenstander voor een avond.
level-hard = Moeilijk
level-hard-about = Weegt elke plek voor de tegel af en telt de resterende tegels, meteen.
level-expert = Expert
level-expert-about = Denkt een seconde na over elke beurt, en over de antwoorden erop.
level-master = Meester
level-master-about = De sterkste van allemaal, met enkele seconden per beurt.

game-classic = Carcassonne
game-classic-about = Steden, wegen, kloosters en weiden. 2 tot 6 spelers.
game-mayflower = Mayflower
game-mayflower-about = Van de kust naar het westen, met landmeters. 2 tot 5 spelers.
set-base = Basisspel
set-inns-cathedrals = Herbergen & Kathedralen
set-inns-cathedrals-about = Gewaagdere wegen en steden, een grote horige. 18 tegels.
set-traders-builders = Kooplieden & Bouwmeesters
set-traders-builders-about = Goederen, de dubbele beurt van de bouwmeester, het varken. 24 tegels.
set-princess-dragon = De Draak, de Fee en de Jonkvrouw
set-princess-dragon-about = De draak vliegt, de fee beschermt. 30 tegels.
set-tower = De Toren
set-tower-about = Torens nemen gevangen, losgeld bevrijdt. 18 tegels.
set-mayflower = Mayflower
set-mayflower-about = Het hele spel met zijn kust. 95 tegels.
set-mayflower-note = De afbeeldingen op de tegels zijn een reconstructie: letters en aantallen komen uit de handleiding, de landschappen erop zijn van ons.
set-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}

option-usual = gebruikelijk
option-small-city = Wat een voltooide stad van twee tegels waard is
option-small-city-4 = 2 punten per tegel en wapenschild, zoals elke stad
option-small-city-2 = 1 punt per tegel en wapenschild
option-fairy-point = Wie aan het begin van een beurt het punt van de fee krijgt
option-fairy-point-tile = wie een horige op haar tegel heeft
option-fairy-point-follower = alleen de eigenaar van de horige naast haar
option-princess = Of de jonkvrouw een ridder naar huis moet sturen
option-princess-may = de speler mag het
option-princess-must = de speler moet het, als er een ridder is
option-dragon = Wanneer de draak beweegt
option-dragon-before-scoring = voor de waardering
option-dragon-after-scoring = na de waardering
option-volcano = Bouwmeester en varken op een pas gelegde vulkaan
option-volcano-builder-and-pig = toegestaan
option-volcano-nobody = niet toegestaan
option-poor-ransom = Losgeld door een speler met minder dan 3 punten
option-poor-ransom-refused = niet toegestaan
option-poor-ransom-allowed = toegestaan: hij betaalt wat hij heeft, de ander krijgt 3
option-roof = Een toren waarvan de horige op de top wordt weggehaald
option-roof-reopens = is weer open
option-roof-stays-closed = blijft gesloten
option-surveyor-bonus = Voor wie de landmeters meetellen
option-surveyor-bonus-per-settler = voor elke kolonist die punten krijgt, per landmeter in zijn kolom
option-surveyor-bonus-per-player = elke landmeter één keer voor een speler die punten krijgt
option-rows = Tegels ten noorden en ten zuiden van de tien rijen van de kust
option-rows-open = toegestaan
option-rows-closed = niet toegestaan

clock = Klok
clock-none = geen klok
clock-turn = tijd voor elke beslissing
clock-bank = tijd voor de hele partij
clock-seconds = Seconden per beslissing
clock-minutes = Minuten per speler
clock-increment = Seconden erbij na elke beurt
clock-expiry = Als de tijd om is
expiry-computer = speelt een computer deze beurt
expiry-least = komt de tegel op de eerste plek die past
expiry-forfeit = geeft de speler op

phase-gathering = wacht op spelers
phase-gathering-free = { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
}
phase-playing = wordt gespeeld
phase-over = afgelopen
phase-abandoned = opgegeven
phase-replay = herhaling
turn-yours = Jij bent aan de beurt
turn-here = { $name } is aan de beurt, hier
turn-of = { $name } is aan de beurt
outcome = { $count ->
    [one] { $winners } heeft gewonnen, { $scores }
   *[other] { $winners } hebben samen gewonnen, { $scores }
}

copy-link = Kopiëren
copied = Gekopieerd.
copy-by-hand = De link is geselecteerd: kopieer hem met de hand.
share-link = Delen
qr-label = QR-code van de link
invite-title = Anderen uitnodigen
invite-about = Wie deze link opent, kan een vrije plaats nemen of toekijken.
invite-local = Dit adres werkt alleen op deze computer. Start de server voor andere apparaten met --listen 0.0.0.0:{ $port } en open deze pagina onder het adres van de computer.
share-seat-title = Deze plaats naar een ander apparaat meenemen
share-seat-about = Open deze link op het andere apparaat, of fotografeer er de code mee.
share-seat-warning = Wie deze link heeft, speelt op deze plaats. Geef hem aan niemand anders.

fault-page = Op deze pagina ging iets mis. Laad haar opnieuw.
fault-connection-lost = De server is niet bereikbaar. Er wordt opnieuw geprobeerd.
fault-commit-conflict = De tafel is intussen verdergegaan. Kijk nog eens.
fault-commit-unfinished = Er valt nog iets te beslissen.
fault-commit-too-many = De beurt eindigt voor de laatste van deze stappen.
fault-limit-actions = Dat is te veel tegelijk.
fault-limit-body = Dat is te groot om te versturen.
fault-limit-chat = Aan deze tafel is genoeg gezegd.
fault-limit-hint = Wacht even met de volgende tip.
fault-limit-messages = Dat ging te snel. Wacht even.
fault-limit-requests = Dat ging te snel. Wacht even.
fault-limit-sockets = Er is nu geen plaats voor meer mensen.
fault-limit-tables = De server heeft geen plaats voor meer tafels.
fault-limit-tables-per-address = Er zijn van hieruit te veel open tafels. Beëindig of sluit er eerst een.
fault-limit-tables-per-hour = Te veel nieuwe tafels van hier binnen een uur. Wacht even.
fault-request-action = Deze zet is niet te lezen.
fault-request-authorization = De sleutel van dit apparaat is niet te lezen.
fault-request-clock = Deze klok kan niet.
fault-request-color = Deze kleur bestaat niet.
fault-request-field = De server heeft deze pagina niet begrepen. Laad haar opnieuw.
fault-request-hello = De server heeft deze pagina niet begrepen. Laad haar opnieuw.
fault-request-id = De server heeft deze pagina niet begrepen. Laad haar opnieuw.
fault-request-json = De server heeft deze pagina niet begrepen. Laad haar opnieuw.
fault-request-name = Een naam heeft 1 tot 30 afdrukbare tekens.
fault-request-origin = Deze pagina hoort bij een andere site.
fault-request-over = De partij van dit verslag is afgelopen: ze kan alleen bekeken worden.
fault-request-path = Dat kent de server niet. Laad de pagina opnieuw.
fault-request-phase = Dat kent de server niet. Laad de pagina opnieuw.
fault-request-record = Dit verslag bevat fouten.
fault-request-seats = Deze plaatsen passen niet bij het spel.
fault-request-seed = Een startwaarde is een tekst van 1 tot 200 tekens.
fault-request-setup = Deze instellingen passen niet bij elkaar.
fault-request-state = Deze stelling kent de server niet. Laad de pagina opnieuw.
fault-request-text = Deze tekst kan niet verstuurd worden.
fault-request-tokens = Dit apparaat heeft te veel plaatsen aan één tafel.
fault-request-unknown = Dat kent de server niet. Laad de pagina opnieuw.
fault-request-version = Zo ver is de tafel nog niet.
fault-seat-none = Dat kunnen alleen de spelers.
fault-seat-not-away = Deze speler is nog niet lang genoeg weg.
fault-seat-not-host = Dat kan alleen wie de tafel heeft gemaakt.
fault-seat-not-your-turn = Nu beslist iemand anders.
fault-seat-not-yours = Deze plaats is van iemand anders.
fault-seat-old-secret = Deze plaats is naar een ander apparaat verhuisd.
fault-seat-played = Op deze plaats speelt al een computer.
fault-seat-resigned = Deze plaats heeft opgegeven.
fault-seat-stand-in = Een computer speelt voor je. Neem eerst je plaats terug.
fault-seat-taken = Deze plaats is bezet.
fault-seat-unknown-secret = Deze link opent geen plaats aan deze tafel.
fault-server-broken = Er ging iets mis in de server. Er is niets veranderd.
fault-server-computer = De computerspeler is gestopt. Probeer het opnieuw.
fault-server-json = Er ging iets mis in de server. Er is niets veranderd.
fault-server-randomness = De server kan nu niet eerlijk trekken. Probeer het opnieuw.
fault-server-stopping = De server wordt opnieuw gestart. Probeer het zo weer.
fault-store-failed = De server kon dit niet bewaren. Er is niets veranderd.
fault-table-aids-off = Aan deze tafel wordt zonder hulp gespeeld.
fault-table-begun = De partij is al begonnen.
fault-table-damaged = Wat van deze tafel bewaard is, is beschadigd. Ze kan niet worden geopend; de andere wel.
fault-table-not-begun = De partij is nog niet begonnen.
fault-table-not-over = De partij is nog niet afgelopen.
fault-table-not-playing = Aan deze tafel loopt geen partij.
fault-table-over = De partij is afgelopen.
fault-table-unknown = Deze tafel bestaat niet.
fault-takeback-none = Niemand vraagt om iets terug te nemen.
fault-takeback-nothing = Er valt niets terug te nemen.
