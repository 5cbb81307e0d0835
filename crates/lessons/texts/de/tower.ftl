towers = Türme
towers-capture = Statt einer Figur darfst du ein **Turmteil** auf einen beliebigen Turmplatz oder offenen Turm setzen. Ein Turm mit 1 Teil reicht über seine eigene Karte und die 4 daneben; mit jedem weiteren Teil reicht er in jede Richtung eine Karte weiter. **Einen Gefolgsmann** in Reichweite darfst du **gefangen nehmen**.
  Bau am Turm und nimm Brams Mönch daneben gefangen.
towers-capture-spared = Der Turm ist gewachsen, aber du hast niemanden gefangen. Wähl den Mönch, bevor du bestätigst.
towers-capture-other = Das ist dein eigener Mönch. Setz stattdessen ein Turmteil.
towers-capture-nobody = Du hast nichts gebaut. Wähl das Turmteil.
towers-capture-done = Brams Mönch ist dein Gefangener. Der andere war außer Reichweite.

ransom = Gefangene zurückkaufen
ransom-buy = Bram hat deinen Mönch gefangen. **Einmal pro Zug** darfst du einen Gefangenen für **3 Punkte** zurückkaufen; sie gehen an den, der ihn hält. Eine Figur darfst du trotzdem setzen.
  Leg die Karte an, kauf deinen Mönch zurück und beende den Zug.
ransom-buy-kept = Dein Mönch ist noch gefangen. Wähl auch das Zurückkaufen.
ransom-buy-done = Du hast 3 Punkte gezahlt und konntest ihn sofort einsetzen. Halten zwei Spieler je einen Gefolgsmann des anderen, tauschen sie ohne Zahlung.

rooftop = Gefolgsmann auf dem Turm
rooftop-close = Ein Gefolgsmann von dir darf auf einen Turm steigen. Dann ist der Turm **abgeschlossen**: Niemand kann mehr daran bauen. Punkte bringt er dort oben nicht.
  Leg die Karte an und setz einen Gefolgsmann auf den Turm.
rooftop-close-other = Der Turm ist noch offen, und Bram kann ihn höher bauen. Setz einen Gefolgsmann hinauf.
rooftop-close-nobody = Der Turm ist noch offen. Wähl den Gefolgsmann auf dem Turm.
rooftop-close-done = Der Turm ist abgeschlossen, solange er darauf steht.
