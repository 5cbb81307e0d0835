fairy = A tündér
fairy-call = Figura letétele helyett odahívhatod a **tündért** az egyik alattvalódhoz. A sárkány nem léphet az ő lapkájára. És a köröd elején **1 pontot** hoz, amíg egy alattvalód az ő lapkáján van.
  Rakd le a lapkát, és hívd a tündért az útonállódhoz!
fairy-call-follower = Alattvalót tettél le. Az is jó, de most inkább a tündért hívd!
fairy-call-nobody = Válaszd a tündért, aztán az útonállódat!
fairy-call-done = Az útonállód mellett áll, amíg valaki el nem hívja.
fairy-three = Az e körre járó 1 pontját már megkaptad. Amikor a mellette álló alattvaló területét értékeljük, még **3 pontot** ad, akár megvan a többség, akár nem.
  Fejezd be a kivilágított utat a kolostorral!
fairy-three-open = A kivilágított út még nyitott. Rakd a lapkát a kereszteződés alá, hogy az út a kolostornál érjen véget!
fairy-three-done = 2 pont az útért és 3 a tündértől. Az útonálló visszatér, ő marad.

dragon = A sárkány
dragon-flight = Egy vulkán idehívta a **sárkányt**. Amikor **sárkányos lapka** kerül le, 6 lépést tesz; az elsőt te választod, aztán sorban a többiek. **Minden figura, akivel találkozik, hazamegy.**
  Rakd le a lapkát, ne tegyél rá alattvalót, és küldd a sárkányt Bram szerzeteséhez!
dragon-flight-own = Ez a saját útonállód volt. Vond vissza a lépést, és küldd másfelé a sárkányt!
dragon-flight-away = Senkinek sem esett baja. Bram szerzetese a sárkány fölötti lapkán van.
dragon-flight-done = Bram szerzetese pont nélkül visszakerült a készletébe. Most Bram lépteti a sárkányt: soha nem olyan lapkára, ahol ezen a repülésen már járt.

princess = A hercegnő
princess-send = Ha egy **hercegnős** lapka egy városhoz csatlakozik, **egy lovagot hazaküldhet** onnan, még az értékelés előtt. Ez az e körben letett figurádnak számít.
  Zárd be Bram városát a hercegnővel, és küldd haza a lovagját!
princess-send-paid = Bramnek fejezted be a várost, és ő kapja a pontokat. Előbb küldd haza a lovagját!
princess-send-apart = A hercegnő nincs Bram városában. Rakd a lapkát fölé!
princess-send-done = A város kész, de már senki sincs benne: Bram nem kap pontot.

portal = A varázskapu
portal-through = A **varázskapun** át az alattvalód **bármelyik lapkára** mehet, bármely területre, amely nincs befejezve és nem foglalt.
  Rakd le a lapkát, és tegyél útonállót a túlsó végen lévő kivilágított útra!
portal-through-here = A kapunál hagytad az alattvalót. Most a kivilágított útra küldd!
portal-through-nobody = A kapu nyitva áll. Küldj útonállót a kivilágított útra!
portal-through-done = Egyetlen lépéssel az egész táblán át. Csak a sárkány lapkája van zárva előtte.
