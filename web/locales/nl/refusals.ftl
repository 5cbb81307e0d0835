# Waarom iets niet mag; ernaast staat telkens de regel.

refused-over = De partij is afgelopen.
refused-not-now = Nu valt er iets anders te beslissen.
refused-not-in-bag = Zo’n tegel zit niet meer in de zak.
refused-cell-taken = Daar ligt al een tegel.
refused-cell-apart = Geen enkele tegel raakt deze plek met een zijde.
refused-cell-closed = Daar mag geen tegel liggen.
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
}, de buurtegel { $neighbour ->
    [road] een weg
    [trail] een weg
    [city] een stad
    [town] een stad
    [plain] een vlakte
   *[field] een weide
}.
refused-any-way = Ook anders gedraaid past hij niet.
refused-same-rotation = Zo gedraaid ziet de tegel er hetzelfde uit als eerst.
refused-no-tile = Daar ligt geen tegel.
refused-no-segment = Zo’n deel heeft de tegel niet.
refused-not-the-new-tile = Een figuur komt op de tegel die zojuist gelegd is.
refused-occupied = Daar is al iemand: { $player }.
refused-complete = Dat is al klaar.
refused-none-left = Zo’n figuur heb je niet meer in voorraad.
refused-wrong-feature = Deze figuur mag daar niet staan.
refused-no-follower-of-yours = Daarvoor moet je daar al een eigen horige hebben.
refused-not-in-play = Dat hoort niet bij deze partij.
refused-dragon-there = Op de tegel van de draak mag geen horige.
refused-volcano = Op een zojuist gelegde vulkaan mag geen horige.
refused-volcano-closed = Aan deze tafel mag er niets op een zojuist gelegde vulkaan.
refused-no-portal = De zojuist gelegde tegel heeft geen magische poort.
refused-no-own-follower = Daar staat geen horige van jou.
refused-fairy-there = De fee is al bij deze horige.
refused-no-knight = Daar staat geen ridder uit de stad van de jonkvrouw.
refused-no-princess = De zojuist gelegde tegel heeft geen jonkvrouw.
refused-princess-must = Aan deze tafel moet de jonkvrouw een ridder naar huis sturen.
refused-no-tower-site = Daar is geen torenplaats.
refused-tower-closed = Een horige sluit deze toren af.
refused-no-floor = Deze toren heeft nog geen torendeel.
refused-no-piece = Je hebt geen torendeel meer.
refused-no-follower = Daar staat niemand.
refused-out-of-reach = Zo ver reikt de toren niet.
refused-no-captive = { $player } houdt zo’n horige van jou niet gevangen.
refused-ransom-used = Je hebt deze beurt al een horige vrijgekocht.
refused-too-poor = Vrijkopen kost 3 punten.
refused-dragon-no-tile = Daar ligt geen tegel.
refused-dragon-was-there = Daar is de draak op deze tocht al geweest.
refused-fairy-guards = De fee beschermt die tegel.
refused-nothing-to-score = Daar valt niets te waarderen.
