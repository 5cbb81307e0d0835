fairy = Die Fee
fairy-call = Statt eine Figur zu setzen, darfst du die **Fee** zu einem deiner Gefolgsleute rufen. Der Drache darf nicht auf ihre Karte. Und sie bringt dir zu Beginn deines Zuges **1 Punkt**, solange einer deiner Gefolgsleute auf ihrer Karte ist.
  Leg die Karte an und ruf die Fee zu deinem Wegelagerer.
fairy-call-follower = Du hast einen Gefolgsmann gesetzt. Auch das ist gut, aber ruf jetzt stattdessen die Fee.
fairy-call-nobody = Wähl die Fee und dann deinen Wegelagerer.
fairy-call-done = Sie steht bei deinem Wegelagerer, bis jemand sie fortruft.
fairy-three = Ihren 1 Punkt für diesen Zug hast du schon bekommen. Wird das Gebiet des Gefolgsmanns neben ihr gewertet, bringt sie **3 Punkte** dazu, Mehrheit hin oder her.
  Stell die leuchtende Straße mit dem Kloster fertig.
fairy-three-open = Die leuchtende Straße ist noch offen. Leg die Karte unter die Kreuzung, sodass die Straße am Kloster endet.
fairy-three-done = 2 Punkte für die Straße und 3 von der Fee. Der Wegelagerer kommt zurück, sie bleibt.

dragon = Der Drache
dragon-flight = Ein Vulkan hat den **Drachen** gerufen. Wird eine **Drachenkarte** gelegt, zieht er 6 Schritte; den ersten bestimmst du, dann geht es reihum. **Jede Figur, die er trifft, kehrt heim.**
  Leg die Karte an, setz keinen Gefolgsmann, und schick den Drachen zu Brams Mönch.
dragon-flight-own = Das war dein eigener Wegelagerer. Nimm den Schritt zurück und schick den Drachen woandershin.
dragon-flight-away = Niemandem ist etwas geschehen. Brams Mönch ist auf der Karte über dem Drachen.
dragon-flight-done = Brams Mönch ist ohne Punkte wieder in seinem Vorrat. Jetzt bewegt Bram den Drachen: nie auf eine Karte, auf der er dabei schon war.

princess = Das Burgfräulein
princess-send = Schließt eine Karte mit **Burgfräulein** an eine Stadt an, darf sie **einen ihrer Ritter heimschicken**, bevor gewertet wird. Das gilt als deine Figur in diesem Zug.
  Schließ Brams Stadt mit dem Burgfräulein und schick seinen Ritter heim.
princess-send-paid = Du hast die Stadt für Bram fertiggestellt, und er bekommt die Punkte. Schick vorher seinen Ritter heim.
princess-send-apart = Das Burgfräulein ist nicht in Brams Stadt. Leg die Karte darüber.
princess-send-done = Die Stadt ist fertig, aber niemand ist mehr darin: keine Punkte für Bram.

portal = Der Zaubergang
portal-through = Durch einen **Zaubergang** darf dein Gefolgsmann auf **jede Karte**, in jedes Gebiet, das weder fertig noch besetzt ist.
  Leg die Karte an und setz einen Wegelagerer auf die leuchtende Straße am anderen Ende.
portal-through-here = Du hast den Gefolgsmann beim Zaubergang gelassen. Schick ihn diesmal auf die leuchtende Straße.
portal-through-nobody = Der Zaubergang ist offen. Schick einen Wegelagerer auf die leuchtende Straße.
portal-through-done = Mit einem Schritt quer durchs ganze Land. Nur die Karte des Drachen ist ihm verschlossen.
