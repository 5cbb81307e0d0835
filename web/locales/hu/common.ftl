# Ami mindenhol elhangzik.

no-such-page = Nincs ilyen oldal
nowhere-about = Lehet, hogy a hivatkozás hiányos, vagy az asztalt bezárták.
to-home = A kezdőlapra
close = Bezárás
cancel = Mégse
done = Kész
me = Én
your-name = A neved
show-more = Több mutatása

bar-pages = Oldalak
bar-rules = Szabályok

settings-title = Beállítások
settings-name = Név
settings-color = Szín
settings-language = Nyelv
settings-theme = Fény
settings-sound = Hangjelzés, amikor te következel
settings-numbers = A helyek és lehetőségek sorszáma mindig látszik
settings-about = Ezt csak ez a böngésző jegyzi meg. Nincsenek fiókok.
theme-system = mint az eszközön
theme-light = nappal
theme-dark = éjszaka
theme-to-light = Váltás nappalra
theme-to-dark = Váltás éjszakára

color-blue = kék
color-vermilion = narancs
color-yellow = sárga
color-green = zöld
color-black = fekete
color-pink = rózsaszín
color-taken = { $color } (foglalt)

level-easy = Könnyű
level-easy-about = Ott szerez pontot, ahol meglátja, és gyakran téved. Az első játszmákhoz.
level-casual = Laza
level-casual-about = A következő pontoknál messzebb lát, de ezt-azt nem vesz észre.
level-medium = Közepes
level-medium-about = Megbízhatóan és gyorsan játszik. Jó ellenfél egy estére.
level-hard = Nehéz
level-hard-about = A lapka minden helyét mérlegeli, és számolja a megmaradt lapkákat, azonnal.
level-expert = Szakértő
level-expert-about = Minden körön egy másodpercig gondolkodik, a válaszlépéseken is.
level-master = Mester
level-master-about = A legerősebb, körönként több másodperccel.

game-classic = Carcassonne
game-classic-about = Városok, utak, kolostorok és mezők. 2–6 játékos.
game-mayflower = Mayflower
game-mayflower-about = A parttól nyugatra, felügyelőkkel. 2–5 játékos.
set-base = Alapjáték
set-inns-cathedrals = Fogadók és katedrálisok
set-inns-cathedrals-about = Merészebb utak és városok, egy nagy alattvaló. 18 lapka.
set-traders-builders = Kereskedők és építőmesterek
set-traders-builders-about = Áruk, az építőmester dupla köre, a disznó. 24 lapka.
set-princess-dragon = A hercegnő és a sárkány
set-princess-dragon-about = A sárkány repül, a tündér véd. 30 lapka.
set-tower = A torony
set-tower-about = A torony foglyot ejt, a váltságdíj kiszabadít. 18 lapka.
set-mayflower = Mayflower
set-mayflower-about = Az egész játék a parttal. 95 lapka.
set-mayflower-note = A lapkák képei rekonstrukciók: a betűk és a darabszámok a szabálykönyvből valók, a tájak rajtuk a mieink.
set-tiles = { $count ->
    [one] { $count } lapka
   *[other] { $count } lapka
}

option-usual = szokásos
option-small-city = Mennyit ér egy kész, két lapkából álló város
option-small-city-4 = lapkánként és címerenként 2 pont, mint bármely város
option-small-city-2 = lapkánként és címerenként 1 pont
option-fairy-point = Ki kapja a tündér pontját a kör elején
option-fairy-point-tile = akinek alattvalója áll a lapkáján
option-fairy-point-follower = csak a mellette álló alattvaló gazdája
option-princess = Haza kell-e küldenie a hercegnőnek egy lovagot
option-princess-may = a játékos megteheti
option-princess-must = a játékosnak kell, ha van lovag
option-dragon = Mikor lép a sárkány
option-dragon-before-scoring = az értékelés előtt
option-dragon-after-scoring = az értékelés után
option-volcano = Építőmester és disznó az épp lerakott vulkánon
option-volcano-builder-and-pig = szabad
option-volcano-nobody = nem szabad
option-poor-ransom = Váltságdíj 3 pontnál kevesebbel
option-poor-ransom-refused = nem szabad
option-poor-ransom-allowed = szabad: annyit fizet, amennyi van, a fogva tartó 3 pontot kap
option-roof = A torony, amelynek tetejéről elviszik az alattvalót
option-roof-reopens = újra nyitott
option-roof-stays-closed = zárva marad
option-surveyor-bonus = Kinek számítanak a felügyelők
option-surveyor-bonus-per-settler = minden pontot szerző telepesnek, az oszlopában álló felügyelőnként
option-surveyor-bonus-per-player = egy pontot szerző játékosnak felügyelőnként egyszer
option-rows = Lapkák a part tíz során túl északra és délre
option-rows-open = szabad
option-rows-closed = nem szabad

clock = Óra
clock-none = nincs óra
clock-turn = idő minden döntésre
clock-bank = idő az egész játszmára
clock-seconds = Másodperc döntésenként
clock-minutes = Perc játékosonként
clock-increment = Hozzáadott másodperc minden kör után
clock-expiry = Ha lejár az idő
expiry-computer = ezt a kört a gép játssza
expiry-least = a lapka az első megfelelő helyre kerül
expiry-forfeit = a játékos feladja

phase-gathering = játékosokra vár
phase-gathering-free = { $count ->
    [one] egy szabad hely
   *[other] { $count } szabad hely
}
phase-playing = folyik a játszma
phase-over = véget ért
phase-abandoned = félbehagyott
phase-replay = visszajátszás
turn-yours = Te következel
turn-here = { $name } következik, itt
turn-of = { $name } következik
outcome = { $count ->
    [one] { $winners } nyert, { $scores }
   *[other] { $winners } közösen nyert, { $scores }
}

copy-link = Másolás
copied = Másolva.
copy-by-hand = A hivatkozás ki van jelölve: másold kézzel.
share-link = Megosztás
qr-label = A hivatkozás QR-kódja
invite-title = Mások meghívása
invite-about = Aki megnyitja ezt a hivatkozást, szabad helyet foglalhat vagy nézheti a játékot.
invite-local = Ez a cím csak ezen a számítógépen működik. Más eszközökhöz indítsd a kiszolgálót a --listen 0.0.0.0:{ $port } kapcsolóval, és nyisd meg az oldalt a számítógép címén.
share-seat-title = A hely átvitele másik eszközre
share-seat-about = Nyisd meg ezt a hivatkozást a másik eszközön, vagy fényképezd le vele a kódot.
share-seat-warning = Akié ez a hivatkozás, az játszik ezen a helyen. Ne add oda senki másnak.

fault-page = Hiba történt ezen az oldalon. Töltsd be újra.
fault-connection-lost = A kiszolgáló nem érhető el. Újra próbáljuk.
fault-commit-conflict = Az asztalnál közben továbbmentek. Nézd meg újra.
fault-commit-unfinished = Van még mit eldönteni.
fault-commit-too-many = A kör véget ér az utolsó lépés előtt.
fault-limit-actions = Ez egyszerre túl sok.
fault-limit-body = Ez túl nagy a küldéshez.
fault-limit-chat = Ennél az asztalnál már eleget beszéltek.
fault-limit-hint = Várj egy kicsit a következő tanáccsal.
fault-limit-messages = Ez túl gyors volt. Várj egy kicsit.
fault-limit-requests = Ez túl gyors volt. Várj egy kicsit.
fault-limit-sockets = Most nincs hely több embernek.
fault-limit-tables = A kiszolgálón nincs hely több asztalnak.
fault-limit-tables-per-address = Innen túl sok asztal van nyitva. Előbb fejezz be vagy zárj be egyet.
fault-limit-tables-per-hour = Innen egy óra alatt túl sok új asztal készült. Várj egy kicsit.
fault-request-action = Ez a lépés nem olvasható.
fault-request-authorization = Az eszköz kulcsa nem olvasható.
fault-request-clock = Ilyen óra nem lehetséges.
fault-request-color = Nincs ilyen szín.
fault-request-field = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
fault-request-hello = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
fault-request-id = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
fault-request-json = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
fault-request-name = Egy név 1–30 nyomtatható karakterből áll.
fault-request-origin = Ez az oldal egy másik webhelyhez tartozik.
fault-request-over = Ennek a feljegyzésnek a játszmája véget ért: csak megnézni lehet.
fault-request-path = Ezt a kiszolgáló nem ismeri. Töltsd be újra az oldalt.
fault-request-phase = Ezt a kiszolgáló nem ismeri. Töltsd be újra az oldalt.
fault-request-record = Ez a feljegyzés hibás.
fault-request-seats = Ezek a helyek nem illenek a játékhoz.
fault-request-seed = A kezdőérték 1–200 karakteres szöveg.
fault-request-setup = Ezek a beállítások nem férnek össze.
fault-request-state = Ezt az állást a kiszolgáló nem ismeri. Töltsd be újra az oldalt.
fault-request-text = Ez a szöveg nem küldhető el.
fault-request-tokens = Ennek az eszköznek túl sok helye van egy asztalnál.
fault-request-unknown = Ezt a kiszolgáló nem ismeri. Töltsd be újra az oldalt.
fault-request-version = Az asztal még nem tart ott.
fault-seat-none = Ezt csak a játékosok tehetik meg.
fault-seat-not-away = Ez a játékos még nincs elég régóta távol.
fault-seat-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
fault-seat-not-your-turn = Most valaki más dönt.
fault-seat-not-yours = Ez a hely valaki másé.
fault-seat-old-secret = Ez a hely átkerült egy másik eszközre.
fault-seat-played = Ezen a helyen már a gép játszik.
fault-seat-resigned = Ez a hely feladta a játszmát.
fault-seat-stand-in = A gép játszik helyetted. Előbb vedd vissza a helyedet.
fault-seat-taken = Ez a hely foglalt.
fault-seat-unknown-secret = Ez a hivatkozás egyetlen helyet sem nyit ennél az asztalnál.
fault-server-broken = Hiba történt a kiszolgálóban. Semmi sem változott.
fault-server-computer = A gépi játékos megállt. Próbáld újra.
fault-server-json = Hiba történt a kiszolgálóban. Semmi sem változott.
fault-server-randomness = A kiszolgáló most nem tud tisztességesen húzni. Próbáld újra.
fault-server-stopping = A kiszolgáló újraindul. Próbáld újra egy kicsit később.
fault-store-failed = A kiszolgáló nem tudta elmenteni. Semmi sem változott.
fault-table-aids-off = Ennél az asztalnál segítség nélkül játszanak.
fault-table-begun = A játszma már elkezdődött.
fault-table-damaged = Ami erről az asztalról megmaradt, sérült. Nem nyitható meg; a többi igen.
fault-table-not-begun = A játszma még nem kezdődött el.
fault-table-not-over = A játszma még nem ért véget.
fault-table-not-playing = Ennél az asztalnál nem folyik játszma.
fault-table-over = A játszma véget ért.
fault-table-unknown = Nincs ilyen asztal.
fault-takeback-none = Senki sem kér visszavonást.
fault-takeback-nothing = Nincs mit visszavonni.
