# Warum etwas nicht geht; daneben steht jeweils die Regel.

refused-over = Die Partie ist zu Ende.
refused-not-now = Erst ist etwas anderes zu entscheiden.
refused-not-in-bag = So eine Karte ist nicht mehr im Beutel.
refused-cell-taken = Dort liegt schon eine Karte.
refused-not-adjacent = Keine Karte grenzt mit einer Seite an dieses Feld.
refused-out-of-bounds = Dort darf keine Karte liegen.
refused-edge-mismatch = Die { $side ->
    [N] Nordseite
    [E] Ostseite
    [S] Südseite
   *[W] Westseite
} deiner Karte zeigt { $tile ->
    [road] eine Straße
    [trail] einen Weg
    [city] eine Stadt
    [town] eine Stadt
    [plain] eine Ebene
   *[field] eine Wiese
}, die angrenzende Seite { $neighbour ->
    [road] eine Straße
    [trail] einen Weg
    [city] eine Stadt
    [town] eine Stadt
    [plain] eine Ebene
   *[field] eine Wiese
}.
refused-any-way = Auch anders gedreht passt sie nicht.
refused-same-rotation = So gedreht sieht die Karte aus wie in einer anderen Drehung.
refused-no-tile = Dort liegt keine Karte.
refused-no-segment = Diesen Teil hat die Karte nicht.
refused-not-the-new-tile = Eine Figur darf nur auf die soeben gelegte Karte gesetzt werden.
refused-occupied = { $who ->
    [you] Dort steht schon eine Figur von dir.
   *[other] Dort ist schon jemand: { $player }.
}
refused-complete = Das ist schon fertig.
refused-not-in-supply = So eine Figur hast du nicht mehr im Vorrat.
refused-wrong-feature = Diese Figur darf dort nicht stehen.
refused-needs-your-follower = Dazu brauchst du schon einen Gefolgsmann im selben Gebiet.
refused-not-in-play = Das gehört nicht zu dieser Partie.
refused-dragon-there = Auf die Karte mit dem Drachen darf kein Gefolgsmann gesetzt werden.
refused-volcano = Auf einen soeben gelegten Vulkan darf kein Gefolgsmann gesetzt werden.
refused-volcano-closed = An diesem Tisch darf auf einen soeben gelegten Vulkan keine Figur gesetzt werden.
refused-no-portal = Die soeben gelegte Karte hat keinen Zaubergang.
refused-no-own-follower = Dort steht kein Gefolgsmann von dir.
refused-fairy-there = Die Fee ist schon bei diesem Gefolgsmann.
refused-no-knight = Dort steht kein Ritter aus der Stadt des Burgfräuleins.
refused-no-princess = Die soeben gelegte Karte hat kein Burgfräulein.
refused-princess-must = An diesem Tisch muss das Burgfräulein einen Ritter heimschicken.
refused-no-tower-site = Dort ist kein Turmplatz.
refused-tower-closed = Dieser Turm ist abgeschlossen.
refused-no-tower-yet = Hier steht noch kein Turmteil.
refused-no-piece = Du hast kein Turmteil mehr.
refused-no-follower = Dort steht niemand.
refused-out-of-reach = So weit reicht der Turm nicht.
refused-no-captive = { $player } hält keinen solchen Gefolgsmann von dir gefangen.
refused-ransom-used = In diesem Zug hast du schon einen Gefolgsmann zurückgekauft.
refused-not-enough-points = Zurückkaufen kostet 3 Punkte. So viele hast du nicht.
refused-dragon-no-tile = Dort liegt keine Karte.
refused-dragon-was-there = Diese Karte hat der Drache gerade schon betreten.
refused-fairy-guards = Die Karte mit der Fee darf der Drache nicht betreten.
refused-nothing-to-score = Dort ist nichts Fertiges zu werten.
refused-start-tile = Diese Karte hat niemand gelegt: Darauf kann nichts stehen, und sie bleibt liegen.
refused-tile-has-figure = Auf dieser Karte steht schon eine Figur, und in einem Zug kommt nur eine dazu.
refused-complete-occupied = Das ist fertig, also sind die Figuren daraus heimgekehrt.
refused-no-such-player = Diesen Spieler gibt es nicht.
refused-score-range = Punkte gehen von 0 bis 9999.
refused-dragon-missing = Es gibt einen Vulkan, also ist der Drache im Spiel.
refused-no-volcano = Der Drache und seine Karten kommen erst nach dem ersten Vulkan.
refused-not-a-dragon-tile = Zur Seite gelegt werden nur Drachenkarten, und nur bis zum ersten Vulkan.
refused-dragon-and-fairy = Die Karte mit der Fee betritt der Drache nie.
refused-piece-count = Die Teile in den Türmen und die übrigen der Spieler ergeben nicht die richtige Zahl.
refused-mutual-captives = Halten zwei Spieler Gefolgsleute voneinander gefangen, tauschen sie sofort.
refused-own-captive = Gefangen werden nur Gefolgsleute anderer Spieler.
refused-goods-count = Die Spieler haben genau die Waren der fertigen Städte.
refused-surveyors-apart = Die Landvermesser stehen höchstens eine Spalte auseinander und nie westlich aller Karten.
