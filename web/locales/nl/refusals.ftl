# Waarom iets niet mag; ernaast staat telkens de regel.

refused-over = De partij is afgelopen.
refused-not-now = Er moet eerst iets anders beslist worden.
refused-not-in-bag = Zo’n tegel zit niet meer in de zak.
refused-cell-taken = Daar ligt al een tegel.
refused-not-adjacent = Geen enkele tegel raakt deze plek met een zijde.
refused-out-of-bounds = Daar mag geen tegel liggen.
refused-edge-mismatch = De { $side ->
    [N] noordzijde
    [E] oostzijde
    [S] zuidzijde
   *[W] westzijde
} van je tegel toont { $tile ->
    [road] een weg
    [trail] een weg
    [city] een stad
    [town] een stad
    [plain] een vlakte
   *[field] een weide
}, de zijde ernaast { $neighbour ->
    [road] een weg
    [trail] een weg
    [city] een stad
    [town] een stad
    [plain] een vlakte
   *[field] een weide
}.
refused-any-way = Ook anders gedraaid past hij niet.
refused-same-rotation = Zo gedraaid ziet de tegel er hetzelfde uit als in een andere stand.
refused-no-tile = Daar ligt geen tegel.
refused-no-segment = Zo’n deel heeft de tegel niet.
refused-not-the-new-tile = Een figuur mag alleen op de zojuist gelegde tegel komen.
refused-occupied = { $who ->
    [you] Daar staat al een figuur van jou.
   *[other] Daar is al iemand: { $player }.
}
refused-complete = Dat is al voltooid.
refused-not-in-supply = Zo’n figuur heb je niet meer in je voorraad.
refused-wrong-feature = Deze figuur mag daar niet staan.
refused-needs-your-follower = Daarvoor moet er in hetzelfde gebied al een horige van jou staan.
refused-not-in-play = Dat hoort niet bij deze partij.
refused-dragon-there = Op de tegel van de draak mag je geen horige zetten.
refused-volcano = Op een zojuist gelegde vulkaan mag je geen horige zetten.
refused-volcano-closed = Aan deze tafel mag je niets op een zojuist gelegde vulkaan zetten.
refused-no-portal = De zojuist gelegde tegel heeft geen magische poort.
refused-no-own-follower = Daar staat geen horige van jou.
refused-fairy-there = De fee staat al bij deze horige.
refused-no-knight = Daar staat geen ridder uit de stad van de jonkvrouw.
refused-no-princess = De zojuist gelegde tegel heeft geen jonkvrouw.
refused-princess-must = Aan deze tafel moet de jonkvrouw een ridder naar huis sturen.
refused-no-tower-site = Daar is geen torenbouwplaats.
refused-tower-closed = Deze toren is afgesloten: er staat een horige op.
refused-no-tower-yet = Hier staat nog geen torendeel.
refused-no-piece = Je hebt geen torendeel meer.
refused-no-follower = Daar staat niemand.
refused-out-of-reach = Zo ver reikt de toren niet.
refused-no-captive = { $player } houdt zo’n horige van jou niet gevangen.
refused-ransom-used = Je hebt deze beurt al een horige vrijgekocht.
refused-not-enough-points = Om vrij te kopen heb je minstens 3 punten nodig.
refused-dragon-no-tile = Daar ligt geen tegel.
refused-dragon-was-there = Daar is de draak op deze tocht al geweest.
refused-fairy-guards = De fee beschermt die tegel.
refused-nothing-to-score = Daar is geen voltooid gebied om te waarderen.
refused-start-tile = Deze tegel heeft niemand gelegd: er kan niets op staan en hij blijft liggen.
refused-tile-has-figure = Op deze tegel staat al een figuur, en in een beurt komt er maar één bij.
refused-complete-occupied = Dit is voltooid, dus de figuren erin zijn naar huis.
refused-no-such-player = Die speler is er niet.
refused-score-range = Punten gaan van 0 tot 9999.
refused-dragon-missing = Er ligt een vulkaan, dus de draak staat op het bord.
refused-no-volcano = De draak en zijn tegels komen pas na de eerste vulkaan.
refused-not-a-dragon-tile = Alleen drakentegels worden opzijgelegd, en alleen tot de eerste vulkaan.
refused-dragon-and-fairy = De draak komt nooit op de tegel van de fee.
refused-piece-count = De delen in de torens en die van de spelers zijn samen niet het juiste aantal.
refused-mutual-captives = Spelers die elkaars horigen gevangen houden, ruilen ze meteen.
refused-own-captive = Gevangenen zijn horigen van andere spelers.
refused-goods-count = De spelers hebben precies de goederen van de voltooide steden.
refused-surveyors-apart = De landmeters staan hooguit één kolom uit elkaar en nooit ten westen van alle tegels.
