inns = Wirtshäuser
inns-claim = An dieser Kreuzung liegt am See ein **Wirtshaus**, am Ast nach rechts. Eine fertige Straße mit Wirtshaus bringt **2 Punkte pro Karte** statt 1.
  Leg die Kreuzung links an die Startkarte und setz einen Wegelagerer auf die Straße mit dem Wirtshaus.
inns-claim-nobody = Das Wirtshaus hat niemand besetzt. Setz einen Wegelagerer auf die Straße rechts der Kreuzung.
inns-claim-elsewhere = Hier trifft der Ast mit dem Wirtshaus nicht auf die Straße der Startkarte. Leg die Kreuzung links daneben.
inns-claim-branch = Das Wirtshaus gehört nur zu dem Ast am See. Setz einen Wegelagerer auf diese Straße.
inns-claim-done = Die Straße mit dem Wirtshaus gehört dir. Sie ist mehr wert, und sie ist ein Wagnis.
inns-risk = Ist eine Straße mit Wirtshaus bei Spielende **nicht fertig**, bringt sie nichts. Was brächte die leuchtende Straße, wenn die Partie jetzt zu Ende wäre?
inns-risk-plain = So viel brächte eine gewöhnliche Straße. Ein Wirtshaus ändert das.
inns-risk-finished = So viel brächte sie, wenn sie fertig wäre. Sie ist noch offen.
inns-risk-done = Richtig: 0. Stell sie also fertig.
inns-finish = Stell die Straße mit dieser Kreuzung fertig.
inns-finish-open = Die leuchtende Straße ist rechts noch offen. Leg die Kreuzung dorthin.
inns-finish-done = 3 Karten × 2 = 6 Punkte.

cathedrals = Kathedralen
cathedrals-risk = Mit einer Kathedrale bringt eine fertige Stadt **3 Punkte pro Karte und Wappen**. Ist sie bei Spielende unfertig, bringt sie **nichts**.
  Diese Stadt hat 6 Karten und 1 Wappen. Was brächte sie, wenn die Partie jetzt zu Ende wäre?
cathedrals-risk-usual = Das brächte eine unfertige Stadt ohne Kathedrale.
cathedrals-risk-finished = Das wäre richtig, wenn die Stadt fertig wäre. Sie hat noch eine Lücke.
cathedrals-risk-done = Richtig: 0, für all die Arbeit.
cathedrals-close = Schließ die letzte Lücke der leuchtenden Stadt.
cathedrals-close-open = Die Stadt ist oben noch offen. Leg die Karte dorthin, Stadt an Stadt.
cathedrals-close-done = 7 Karten und 1 Wappen: 8 × 3 = 24 Punkte. Mit einer Kathedrale kannst du auch die Stadt eines anderen verderben.

big-follower = Der große Gefolgsmann
big-follower-big = Dein **großer Gefolgsmann** darf überallhin, wohin ein kleiner darf, aber er **zählt für zwei**, wenn es um die Mehrheit geht. Seine Punkte verdoppeln sich nicht.
  Auf der leuchtenden Straße steht Brams Wegelagerer. Leg die Kreuzung gegenüber ans andere Ende der Lücke und setz deinen großen Gefolgsmann auf die Straße dazwischen.
big-follower-big-nobody = Ohne Gefolgsmann hast du an dieser Straße keinen Anteil.
big-follower-big-small = Ein kleiner Wegelagerer zöge mit Bram nur gleich. Nimm für dieselbe Straße den großen.
big-follower-big-elsewhere = Von dort trifft deine Straße nicht auf die von Bram. Leg die Kreuzung ihr gegenüber ans andere Ende der Lücke.
big-follower-big-done = Dein großer Wegelagerer wartet gegenüber dem kleinen von Bram.
big-follower-join = Verbinde die beiden Straßen.
big-follower-join-apart = Die Straßen sind noch getrennt. Dazwischen fehlt eine Karte.
big-follower-join-done = 2 gegen 1: Alle 3 Punkte gehören dir.
