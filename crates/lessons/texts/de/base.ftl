# Antworten, die zu jeder Lektion passen
any-move = Das ist erlaubt, erreicht aber das Ziel nicht. Nimm es zurück und versuch es noch einmal, oder lass es dir zeigen.
any-choice = Nicht ganz. Schau dir die Auslage noch einmal an.
any-unfinished = Diese Stadt grenzt an die Wiese, aber ihre Mauer ist noch offen. **Nur fertige Städte zählen.**
any-elsewhere = Diese Stadt grenzt nicht an die leuchtende Wiese: Eine Straße oder eine andere Stadt liegt dazwischen.

placing = Eine Karte anlegen
placing-road = Jeder Zug beginnt mit einer neuen Karte. Sie muss eine Karte auf dem Tisch berühren, und **jede Kante, die etwas berührt, muss weitergehen**: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
  Führe die Straße fort. Klick auf ein helles Feld und bestätige.
placing-road-field = Auch das passt, denn Wiese trifft auf Wiese. Die Straße geht aber links und rechts weiter. Nimm die Karte zurück und versuch es dort.
placing-road-done = Genau: Straße trifft auf Straße. Du siehst immer alle Felder, auf die deine Karte passt.
placing-city = Deine neue Karte hat an einer Kante ein Stück Stadt. **Schließ die kleine Stadt** über der Startkarte.
  Ein Klick auf die Karte dreht sie; angeboten wird nur, was passt.
placing-city-open = Das passt, aber die kleine Stadt ist noch offen. Leg die Karte darüber, sodass Stadt auf Stadt trifft.
placing-city-done = Die Mauer ist rundum geschlossen. In dieser Stadt war niemand, also bekommt niemand Punkte. Das ändert die nächste Lektion.

roads = Eine Straße besetzen
roads-claim = Nach dem Anlegen darfst du **einen Gefolgsmann** auf die Karte setzen. Auf einer Straße ist er ein **Wegelagerer**.
  Leg die Karte an und setz einen Gefolgsmann auf die Straße.
roads-claim-farmer = Dieser Gefolgsmann liegt auf einer Wiese: ein Bauer. Er bleibt dort bis zum Ende der Partie. Wähl diesmal die Straße.
roads-claim-nobody = Du hast nichts besetzt. Wähl den Gefolgsmann auf der Straße, bevor du bestätigst.
roads-claim-done = Die Straße gehört dir. Solange dein Wegelagerer dort steht, darf niemand sonst einen Gefolgsmann auf diese Straße setzen.
roads-finish = Eine Straße ist fertig, wenn sie **auf beiden Seiten endet**: an einer Kreuzung, einer Stadt oder einem Kloster. Sie bringt **1 Punkt pro Karte**.
  Stell die leuchtende Straße mit dieser Kreuzung fertig.
roads-finish-open = Deine Straße ist an einem Ende noch offen. Leg die Kreuzung dorthin, wo die leuchtende Straße aufhört.
roads-finish-done = 4 Karten, 4 Punkte. Und dein Wegelagerer ist wieder in deinem Vorrat: Im nächsten Zug kannst du ihn neu einsetzen.

cities = Eine Stadt bauen
cities-claim = In einer Stadt ist ein Gefolgsmann ein **Ritter**. Ein Wappen wie auf dieser Karte bringt etwas dazu.
  Leg die Karte an die Stadt und setz einen Ritter hinein.
cities-claim-farmer = Das ist ein Bauer auf der Wiese vor der Mauer. Setz den Gefolgsmann diesmal in die Stadt.
cities-claim-nobody = Die Stadt gehört noch niemandem. Wähl den Gefolgsmann in der Stadt, bevor du bestätigst.
cities-claim-done = Dein Ritter bewacht die Stadt. Jetzt muss sie geschlossen werden.
cities-close = Eine Stadt ist fertig, wenn ihre Mauer keine Lücke hat. Sie bringt **2 Punkte pro Karte und 2 pro Wappen**.
  Schließ die leuchtende Stadt.
cities-close-open = Die leuchtende Stadt hat noch eine Lücke. Leg die Karte dorthin, wo die Stadt offen ist, Stadt an Stadt.
cities-close-done = 3 Karten und 1 Wappen: 4 × 2 = 8 Punkte, und dein Ritter kommt zurück.

cloisters = Das Kloster
cloisters-monk = Ein Gefolgsmann in einem Kloster ist ein **Mönch**. Er wartet, bis das Kloster umbaut ist.
  Leg die Karte an und setz einen Mönch ins Kloster.
cloisters-monk-farmer = Er liegt auf der Wiese neben dem Kloster. Wähl den Gefolgsmann im Gebäude selbst.
cloisters-monk-nobody = In diesem Kloster wohnt niemand. Wähl den Mönch, bevor du bestätigst.
cloisters-monk-done = Jede Karte um ihn herum hilft, egal wer sie legt, auch an den Ecken.
cloisters-ninth = Von den acht Nachbarn fehlt nur noch einer. Ein volles Kloster bringt **9 Punkte**: einen für sich selbst und einen für jeden Nachbarn.
  Vervollständige es.
cloisters-ninth-open = Neben dem Kloster ist noch ein Feld leer. Schau auch auf die Ecken.
cloisters-ninth-done = 9 Punkte, und der Mönch ist wieder frei.

returning = Gefolgsleute zurückbekommen
returning-at-once = Du hast nur sieben Gefolgsleute. Sie kommen zurück, **wenn ihr Gebiet gewertet wird**. Das geht sogar im selben Zug.
  Schließ die kleine Stadt **und** setz einen Ritter hinein: Er wird sofort gewertet und kommt zurück.
returning-at-once-unclaimed = Du hast die Stadt geschlossen, aber niemand war darin, also bringt sie nichts. Setz einen Ritter hinein, bevor du bestätigst.
returning-at-once-open = Die kleine Stadt ist noch offen. Schließ sie mit dieser Karte und setz dann einen Ritter hinein.
returning-at-once-done = 2 Karten, 4 Punkte, und der Ritter war kaum weg.
returning-spare = Jetzt sind sechs deiner sieben Gefolgsleute unterwegs. Ohne Gefolgsmann kannst du nur noch Karten anlegen. **Überleg dir beim letzten also zweimal, wohin er geht.**
  Stell eine deiner Städte fertig, damit ein Ritter heimkommt.
returning-spare-last = Das war dein letzter Gefolgsmann, und keiner ist zurückgekommen. Bis eines deiner Gebiete fertig ist, kannst du nichts mehr besetzen.
returning-spare-open = Keiner deiner Ritter ist zurückgekommen. Such eine Stadt, die diese Karte schließt.
returning-spare-done = Ein Ritter ist daheim. Gute Spieler behalten immer einen oder zwei Gefolgsleute im Vorrat.

sharing = Eine Stadt teilen
sharing-beside = In der leuchtenden Stadt steht Brams Ritter, also **darfst du nicht hinein**. Du darfst aber in der Nähe eine eigene Stadt beginnen und beide später verbinden.
  Leg die Karte links an, sodass ihre Stadt der von Bram über die Lücke gegenüberliegt, und setz einen Ritter hinein.
sharing-beside-nobody = Ohne Ritter hast du nichts zu teilen. Setz einen in deine neue Stadt.
sharing-beside-elsewhere = Diese Stadt erreicht die von Bram nicht mit einer einzigen Karte. Leg deine links an, ihr gegenüber.
sharing-beside-farmer = Ein Bauer zählt in einer Stadt nicht. Setz den Gefolgsmann hinter die Mauern.
sharing-beside-done = Zwei Städte, zwei Ritter, dazwischen eine Lücke.
sharing-join = Wachsen Gebiete zusammen, bleiben alle darin. **Bei Gleichstand bekommen alle die vollen Punkte.**
  Verbinde die beiden Städte.
sharing-join-apart = Die Städte sind noch getrennt. In die Lücke dazwischen passt genau diese Karte.
sharing-join-done = 4 Karten und 1 Wappen: 10 Punkte für dich und 10 für Bram. Teilen ist besser als leer ausgehen.

taking-over = Übernehmen
taking-over-majority = **Wer die meisten Gefolgsleute** in einem Gebiet hat, bekommt alle Punkte; die anderen gehen leer aus. An dieser Lücke hast du zwei Ritter, Bram hat einen.
  Verbinde alle drei Städte.
taking-over-majority-apart = Die Städte sind noch getrennt. Leg die Karte in die Lücke, auf die alle drei schauen.
taking-over-majority-done = 2 Ritter gegen 1: 8 Punkte für dich, keine für Bram. Alle drei Ritter kehren zurück.

farmers = Bauern
farmers-side = Ein Gefolgsmann kann sich auch auf eine Wiese legen, als **Bauer**. Am Ende bringt er **3 Punkte für jede fertige Stadt, die an seine Wiese grenzt**.
  Leg die Karte rechts an und den Bauern auf die Wiese, **die an die Stadt grenzt**.
farmers-side-south = Die Straße trennt die Wiesen: Diese liegt darunter und grenzt nicht an die Stadt. Nimm die Wiese auf der Seite der Stadt.
farmers-side-thief = Das ist ein Wegelagerer auf der Straße. Leg den Gefolgsmann diesmal auf die Wiese darüber.
farmers-side-nobody = Die Wiese gehört noch niemandem. Wähl den Bauern auf der Seite der Stadt.
farmers-side-done = Dein Bauer legt sich hin, und er bleibt: **Bauern kommen nicht zurück**, bevor die Partie zu Ende ist.
farmers-extent = Das Leuchtende ist seine Wiese. **Sie endet an Straßen, an Stadtmauern und dort, wo keine Karten mehr liegen.** Wächst das Land, wächst auch die Wiese.
  Die Zahl zeigt, was sie jetzt wert ist und was sie wert sein könnte: Mit F siehst du das jederzeit für alle Wiesen.
farmers-earns = Bram hat die Stadt geschlossen. Wie viel brächte dein Bauer, wenn die Partie jetzt zu Ende wäre?
farmers-earns-later = Die Stadt ist fertig und grenzt an deine Wiese, also zählt sie, egal wer sie gebaut hat.
farmers-earns-city = 4 Punkte hätte ein Ritter in dieser Stadt bekommen. Ein Bauer zählt Städte, nicht Karten.
farmers-earns-done = 1 fertige Stadt: 3 Punkte. Es ist egal, wer sie gebaut hat und wie groß sie ist.

fields = Was eine Wiese bringt
fields-count = Die leuchtende Wiese gehört deinem Bauern. Straßen, Mauern und der Rand des Landes sind ihre Grenzen.
  **Zeig auf jede fertige Stadt, die an sie grenzt.**
fields-count-done = Genau diese. Die Stadt unten ist noch offen, und die ganz oben liegt jenseits der Straße.
fields-points = Wie viele Punkte bringt der Bauer also beim jetzigen Stand?
fields-points-unfinished = Eine dieser 3 Städte ist nicht fertig. Sie zählt noch nicht.
fields-points-across = Nicht jede Stadt auf dem Tisch zählt, nur fertige, die an diese Wiese grenzen.
fields-points-done = 2 × 3 = 6 Punkte.
fields-grow = Du kannst deine eigene Wiese wertvoller machen. **Schließ die Stadt unten**, obwohl niemand darin ist.
fields-grow-open = Die Stadt unterhalb der Wiese ist noch offen. Sie zu schließen ist deinem Bauern 3 Punkte wert.
fields-grow-done = Jetzt sind es 3 × 3 = 9 Punkte. Ein früh gelegter Bauer auf einer Wiese mit vielen Städten entscheidet oft die Partie.

shared-fields = Wiesen teilen
shared-fields-who = Die Wiese über der Straße grenzt an eine fertige Stadt. Dein Bauer liegt unter der Straße. Wer bekäme jetzt die Punkte der leuchtenden Wiese?
shared-fields-who-mine = Dein Bauer liegt auf der anderen Seite der Straße, und die Straße trennt die Wiesen.
shared-fields-who-apart = Auf der leuchtenden Wiese liegt nur ein Bauer. Folge ihr die Straße entlang.
shared-fields-who-done = Richtig, sie gehört Bram, noch.
shared-fields-join = Wiesen wachsen zusammen wie Städte, und auch hier zählt die Mehrheit. Wo eine Straße **endet**, kann die Wiese um ihr Ende herumlaufen.
  Verbinde deine Wiese mit der von Bram.
shared-fields-join-apart = Die Wiesen sind noch getrennt. Lass die Straße am Kloster enden, dann läuft das Gras darum herum.
shared-fields-join-done = Eine Wiese, je ein Bauer: Beide bekommen die vollen Punkte. Mit einem zweiten Bauern von dir gehörte sie dir allein.

end = Das Ende der Partie
end-unfinished = Liegt die letzte Karte, werden auch unfertige Gebiete gewertet, aber niedriger: Straße und Stadt mit **1 Punkt pro Karte** und pro Wappen, ein Kloster mit 1 für sich selbst und für jeden Nachbarn.
  Was brächte Brams Ritter die leuchtende Stadt jetzt?
end-unfinished-tiles = Das Wappen zählt auch.
end-unfinished-finished = So viel brächte eine fertige Stadt. Diese hat noch eine Lücke.
end-unfinished-done = 2 Karten und 1 Wappen: 3 Punkte.
end-last = Das ist die **letzte Karte**. Ein Gefolgsmann, den du jetzt setzt, wird noch gewertet, und aufzuheben brauchst du ihn nicht mehr.
  Hol so viele Punkte wie möglich.
end-last-farmer = An diese Wiese grenzt keine fertige Stadt, der Bauer bringt also nichts. Such etwas Besseres.
end-last-nobody = Du hast noch Gefolgsleute, und das ist die letzte Gelegenheit, einen einzusetzen.
end-last-done = 3 Punkte für das Kloster mit seinen Nachbarn, 2 für deine Straße: Du gewinnst 5 zu 3. Das ist das ganze Spiel. Jetzt spiel eine Partie!
