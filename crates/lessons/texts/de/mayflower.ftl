settlers = Die Landung
settlers-town = Ihr landet rechts an der **Küste**. Von dort gehen die Karten nach Westen, und jede Kante muss weitergehen. Deine Siedler sind Banditen auf Wegen, Sheriffs in Städten, Farmer auf Farmen und Trapper auf Ebenen.
  Stell die kleine Stadt an der Küste fertig und setz einen Sheriff hinein.
settlers-town-nobody = Die Stadt ist fertig, aber niemand ist darin. Setz einen Sheriff hinein.
settlers-town-elsewhere = Dort wird keine Stadt fertig. Such eine Stadt an der Küste, die diese Karte schließt.
settlers-town-done = Eine fertige Stadt bringt 2 Punkte pro Karte; das Feld an der Küste zählt als Karte: 4 Punkte. Und ein Landvermesser ist nach Westen gezogen.

surveyors = Die Landvermesser
surveyors-bonus = Zwei **Landvermesser** ziehen nach Westen. Wird ein Siedler **in derselben Spalte** wie ein Landvermesser gewertet, bekommt er für ihn **4 Punkte** dazu. Nach jeder Wertung zieht ein Landvermesser eine Spalte weiter, immer der, der näher an der Küste steht.
  Einer steht in der ersten Spalte. Werte dort einen Weg.
surveyors-bonus-nobody = Auf dem Weg ist niemand, also wurde nichts gewertet. Setz einen Banditen darauf.
surveyors-bonus-other = Das hat keine 2 + 4 Punkte gebracht. Stell in der ersten Spalte einen Weg der Küste fertig, mit einem Banditen darauf.
surveyors-bonus-done = 2 Punkte für den Weg und 4 vom Landvermesser. Jetzt stehen beide Landvermesser in der ersten Spalte.

left-behind = Zurückgeblieben
left-behind-sweep = Nach jeder Wertung müssen alle Siedler **östlich beider Landvermesser ohne Punkte** heim. Nur Trapper dürfen bleiben.
  Brams Farmer ist hinter den Landvermessern. Werte etwas, damit er heim muss.
left-behind-sweep-nobody = Es wurde nichts gewertet, also muss niemand heim. Setz einen Banditen auf den fertigen Weg.
left-behind-sweep-other = Es wurde nichts gewertet, also darf Brams Farmer bleiben. Setz einen Banditen auf den Weg, den diese Karte fertigstellt.
left-behind-sweep-done = Dein Bandit wurde gewertet, und Brams Farmer ist heimgekehrt. Dein eigener Trapper bleibt bis zum Ende.

order = Die Reihenfolge der Wertung
order-choose = Eine Karte kann mehrere Gebiete fertigstellen. Sie werden **nacheinander gewertet, in der Reihenfolge, die du wählst**, und nach jedem zieht ein Landvermesser, und Siedler können zurückbleiben.
  Stell den leuchtenden Weg fertig, setz keinen Siedler, und lass das richtige Gebiet zuerst werten.
order-choose-order = Nach der Wertung der Stadt zog ein Landvermesser weiter, und dein Bandit blieb zurück: Dein Weg brachte nichts. Werte ihn zuerst.
order-choose-open = Der leuchtende Weg ist noch offen. Leg die Karte zwischen Farm und Stadt.
order-choose-done = 2 Punkte für den Weg und 4 vom Landvermesser, bevor er weiterzog. Die Stadt wurde danach gewertet.
