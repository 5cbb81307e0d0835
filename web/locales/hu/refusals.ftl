# Miért nem szabad valami; mellette mindig ott a szabály.

refused-over = A játszma véget ért.
refused-not-now = Előbb másról kell dönteni.
refused-not-in-bag = Ilyen lapka már nincs a zsákban.
refused-cell-taken = Ott már van lapka.
refused-not-adjacent = Ezt a helyet egyetlen lapka oldala sem érinti.
refused-out-of-bounds = Oda nem kerülhet lapka.
refused-edge-mismatch = A lapkád { $side ->
    [N] északi
    [E] keleti
    [S] déli
   *[W] nyugati
} oldalán { $tile ->
    [road] út
    [trail] út
    [city] város
    [town] város
    [plain] mező
   *[field] mező
} van, a szomszédos oldalon pedig { $neighbour ->
    [road] út
    [trail] út
    [city] város
    [town] város
    [plain] mező
   *[field] mező
}.
refused-any-way = Másképp forgatva sem illik oda.
refused-same-rotation = Így forgatva a lapka ugyanúgy néz ki, mint egy másik állásban.
refused-no-tile = Ott nincs lapka.
refused-no-segment = A lapkának nincs ilyen része.
refused-not-the-new-tile = Figura csak az éppen lerakott lapkára kerülhet.
refused-occupied = { $who ->
    [you] Ott már áll egy figurád.
   *[other] Ott már van valaki: { $player }.
}
refused-complete = Ez már kész.
refused-not-in-supply = Ilyen figurád már nincs a készletben.
refused-wrong-feature = Ez a figura nem állhat ott.
refused-needs-your-follower = Ehhez ugyanazon a területen már állnia kell egy alattvalódnak.
refused-not-in-play = Ez nem része ennek a játszmának.
refused-dragon-there = A sárkány lapkájára nem kerülhet alattvaló.
refused-volcano = Éppen lerakott vulkánra nem kerülhet alattvaló.
refused-volcano-closed = Ennél az asztalnál éppen lerakott vulkánra semmi sem kerülhet.
refused-no-portal = Az éppen lerakott lapkán nincs varázskapu.
refused-no-own-follower = Ott nem áll alattvalód.
refused-fairy-there = A tündér már ennél az alattvalónál van.
refused-no-knight = Ott nem áll lovag a hercegnő városából.
refused-no-princess = Az éppen lerakott lapkán nincs hercegnő.
refused-princess-must = Ennél az asztalnál a hercegnőnek haza kell küldenie egy lovagot.
refused-no-tower-site = Ott nincs toronyhely.
refused-tower-closed = Ezt a tornyot alattvaló zárja le.
refused-no-tower-yet = Ebben a toronyban még nincs elem.
refused-no-piece = Nincs több toronyelemed.
refused-no-follower = Ott nem áll senki.
refused-out-of-reach = A torony nem ér el odáig.
refused-no-captive = { $player } nem tart fogva ilyen alattvalódat.
refused-ransom-used = Ebben a körben már kiváltottál egy alattvalót.
refused-not-enough-points = A váltságdíjhoz legalább 3 pont kell.
refused-dragon-no-tile = Ott nincs lapka.
refused-dragon-was-there = A sárkány ezen a repülésen már járt ott.
refused-fairy-guards = Azt a lapkát a tündér védi.
refused-nothing-to-score = Ott nincs kész terület, amely értékelésre várna.
refused-start-tile = Ezt a lapkát senki sem rakta le: nem állhat rajta semmi, és nem vehető el.
refused-tile-has-figure = Ezen a lapkán már áll figura, és egy körben csak egy kerülhet le.
refused-complete-occupied = Ez már kész, ezért a figurái hazatértek.
refused-no-such-player = Nincs ilyen játékos.
refused-score-range = A pontszám 0 és 9999 közötti.
refused-dragon-missing = Van vulkán, tehát a sárkány a táblán van.
refused-no-volcano = A sárkány és lapkái csak az első vulkán után jönnek.
refused-not-a-dragon-tile = Csak sárkányos lapka kerül félre, és csak az első vulkánig.
refused-dragon-and-fairy = A sárkány sosem lép a tündér lapkájára.
refused-piece-count = A tornyokban lévő és a játékosoknál maradt toronyelemek száma nem jön ki.
refused-mutual-captives = Akik egymás alattvalóit tartják fogva, azonnal kicserélik őket.
refused-own-captive = Foglyul csak más játékos alattvalója eshet.
refused-goods-count = A játékosoknál pontosan a kész városok árui vannak.
refused-surveyors-apart = A felügyelők legfeljebb egy oszlopnyira állnak egymástól, és sosem minden lapkától nyugatra.
