# Ami mindenhol elhangzik.

no-such-page = Nincs ilyen oldal
not-found-about = Nézd meg, teljes-e a hivatkozás. Az is lehet, hogy már nincs meg, ahová vezetett.
not-found-later = Ellenőrizd a kapcsolatot! Amit jóváhagytál, az megmaradt.
try-again-now = Újra
to-home = A kezdőlapra
close = Bezárás
cancel = Mégse
done = Kész
you = Te
your-name = A neved
show-more = Továbbiak megjelenítése

bar-pages = Oldalak
bar-learn = Tanulás
bar-puzzles = Feladványok
bar-analysis = Elemzés
bar-rules = Szabályok

settings-title = Beállítások
settings-name = Név
settings-color = Szín
settings-language = Nyelv
settings-theme = Megjelenés
settings-look = A lapkák rajza
settings-volume = Hang
settings-motion = Animációk a táblán
settings-coordinates = Koordináták, lapkanevek és szabályszámok, lépések beírása
sound-on = Hang bekapcsolása
sound-off = Hang kikapcsolása
settings-numbers = A helyek és lehetőségek sorszáma mindig látszik
settings-hand-over = Szóljon, hogy add tovább az eszközt, ha többen játszotok rajta
settings-about = Ezt csak ez a böngésző jegyzi meg. Nincsenek fiókok.
theme-system = mint az eszközé
theme-light = világos
theme-dark = sötét
theme-to-light = Váltás világosra
theme-to-dark = Váltás sötétre
look-painted = festett
look-contrast = nagy kontrasztú
look-lines = csak vonalak, nyomtatáshoz

color-blue = kék
color-vermilion = narancs
color-yellow = sárga
color-green = zöld
color-black = fekete
color-pink = rózsaszín
color-taken = { $color } (foglalt)

computer-name = Gép { $number }
level-easy = Könnyű
level-easy-about = Elviszi a pontot, ahol meglátja, de gyakran téved. Az első játszmákhoz.
level-casual = Laza
level-casual-about = Nemcsak a következő pontokig lát, de egyet-mást nem vesz észre.
level-medium = Közepes
level-medium-about = Megbízhatóan és gyorsan játszik. Jó ellenfél bármilyen alkalomra.
level-hard = Nehéz
level-hard-about = A lapka minden helyét mérlegeli, számolja a megmaradt lapkákat, és azonnal lép.
level-expert = Szakértő
level-expert-about = Körönként nagyjából egy másodpercig gondolkodik, a válaszlépéseken is.
level-master = Mester
level-master-about = A legerősebb: körönként több másodpercig gondolkodik.
level-in-style = { $level }, { $style }
style-none = egyenletes
style-none-about = Mindent az értéke szerint mérlegel.
style-builder = építőmester
style-builder-about = Legszívesebben városokat és utakat fejez be.
style-farmer = paraszt
style-farmer-about = Mezőket foglal, és nem szívesen adja fel őket.
style-raider = portyázó
style-raider-about = Befurakodik mások városaiba és útjaiba.

game-classic = Carcassonne
game-classic-about = Városok, utak, kolostorok és mezők. 2–6 játékos.
game-mayflower = Mayflower
game-mayflower-about = A partról nyugat felé; az ütemet két felügyelő diktálja. 2–5 játékos.
set-base = Alapjáték
set-inns-cathedrals = Fogadók és katedrálisok
set-inns-cathedrals-about = Kockázatosabb utak és városok, és egy nagy alattvaló. 18 lapka.
set-traders-builders = Kereskedők és építőmesterek
set-traders-builders-about = Gyűjthető áruk, dupla körök az építőmesterrel, és egy disznó. 24 lapka.
set-princess-dragon = A hercegnő és a sárkány
set-princess-dragon-about = A sárkány repül, a tündér véd. 30 lapka.
set-tower = A torony
set-tower-about = A tornyok foglyokat ejtenek, a váltságdíj kiszabadítja őket. 18 lapka.
set-mayflower = Mayflower
set-mayflower-about = A teljes játék a parttal. 95 lapka.
set-mayflower-note = A lapkák képei rekonstrukciók: a betűk és a darabszámok a szabálykönyvből valók, a tájakat mi rajzoltuk.
set-tiles = { $count ->
    [one] { $count } lapka
   *[other] { $count } lapka
}

option-usual = alap
option-small-city = Mennyit ér egy kész kétlapkás város
option-small-city-4 = lapkánként és címerenként 2 pont, mint bármely másik városnál
option-small-city-2 = lapkánként és címerenként 1 pont
option-ties = Döntetlen esetén
option-ties-shared = közös győzelem
option-ties-second = a sorrendben utolsó nyer közülük
option-fairy-point = Ki kapja a tündér pontját a kör elején
option-fairy-point-tile = akinek alattvalója áll a lapkáján
option-fairy-point-follower = csak a mellette álló alattvaló gazdája
option-princess = Lovag hazaküldése a hercegnővel
option-princess-may = nem kötelező
option-princess-must = kötelező, ha van lovag
option-dragon = Mikor repül a sárkány
option-dragon-before-scoring = az értékelés előtt
option-dragon-after-scoring = az értékelés után
option-volcano = Építőmester vagy disznó az épp lerakott vulkánon
option-volcano-builder-and-pig = szabad
option-volcano-nobody = nem szabad
option-ransom = Mikor fizethetsz váltságdíjat
option-ransom-figure-step = amíg nem mozgattál figurát vagy toronyelemet
option-ransom-whole-turn = a köröd végén is, az értékelés után
option-poor-ransom = Váltságdíj 3 pontnál kevesebbel
option-poor-ransom-refused = nem szabad
option-poor-ransom-allowed = szabad (annyit fizetsz, amennyid van, a fogva tartó mégis 3 pontot kap)
option-roof = Torony, amelynek a tetejéről elvitték az alattvalót
option-roof-reopens = újra nyitott
option-roof-stays-closed = lezárva marad
option-surveyor-bonus = A felügyelők bónusza
option-surveyor-bonus-per-settler = minden telepesért, aki pontot szerez, az oszlopában álló felügyelőnként
option-surveyor-bonus-per-player = minden játékosnak, aki pontot szerez, felügyelőnként egyszer
option-sweep = A felügyelőktől keletre álló telepesek hazatérnek
option-sweep-after-scoring = minden értékelés után
option-sweep-after-move = csak ha lépett felügyelő
option-rows = Lapkák a part tíz sorától északra és délre
option-rows-open = szabad
option-rows-closed = nem szabad

clock = Óra
clock-none = nincs óra
clock-turn = idő döntésenként
clock-bank = idő az egész játszmára
clock-seconds = Másodperc döntésenként
clock-minutes = Perc játékosonként
clock-increment = Hozzáadott másodperc körönként
clock-expiry = Ha lejár az idő
expiry-computer = ezt a kört a gép játssza
expiry-first-fit = a lapka az első megfelelő helyre kerül
expiry-forfeit = feladásnak számít

phase-gathering = játékosokra vár
phase-gathering-free = { $count ->
    [one] egy szabad hely
   *[other] { $count } szabad hely
}
phase-playing = folyik a játszma
phase-over = véget ért
phase-abandoned = félbemaradt
phase-replay = visszajátszás
turn-yours = Te következel
turn-here = { $name } következik ezen az eszközön
turn-of = { $name } következik
outcome = { $count ->
    [one] { $who ->
        [you] Nyertél ({ $scores })
       *[other] { $winners } nyert ({ $scores })
    }
   *[other] { $who ->
        [you] Te és { $winners } közösen nyertetek ({ $scores })
       *[other] { $winners } közösen nyert ({ $scores })
    }
}

copy-link = Másolás
copied = Másolva.
copy-by-hand = A másolás nem sikerült. A hivatkozás ki van jelölve: másold ki kézzel.
share-link = Megosztás
qr-label = A hivatkozás QR-kódja
invite-title = Játékosok meghívása
invite-about = Akinél ez a hivatkozás van, szabad helyet foglalhat, vagy nézheti a játékot.
invite-local = Ez a cím csak ezen a számítógépen működik. Más eszközökhöz indítsd a kiszolgálót a --listen 0.0.0.0:{ $port } kapcsolóval, és nyisd meg az oldalt a számítógép hálózati címén.
share-seat-title = A hely átvitele másik eszközre
share-seat-about = Nyisd meg ezt a hivatkozást a másik eszközön, vagy olvasd be vele a kódot.
share-seat-warning = Akinél ez a hivatkozás van, az játszik ezen a helyen. Ne add oda senki másnak.

error-page = Hiba történt ezen az oldalon. Töltsd be újra.
error-connection-lost = A kiszolgáló nem érhető el. Újrapróbáljuk…
error-commit-conflict = Közben továbbment a játék az asztalnál. Nézd meg az új állást.
error-commit-unfinished = Van még mit eldönteni.
error-commit-too-many = A kör véget ér az utolsó lépés előtt.
error-limit-actions = Ez egyszerre túl sok lépés.
error-limit-body = Ez túl nagy a küldéshez.
error-limit-chat = Túl gyorsan küldöd az üzeneteket. Várj egy kicsit.
error-limit-chat-total = Ennél az asztalnál nem küldhető több üzenet.
error-limit-hint = Várj egy kicsit, mielőtt újabb tanácsot kérsz.
error-limit-messages = Túl sok kérés. Várj egy kicsit.
error-limit-requests = Túl sok kérés. Várj egy kicsit.
error-limit-sockets = A kiszolgáló most tele van. Próbáld újra később.
error-limit-takebacks = Ezt a kört többször már nem vonhatod vissza.
error-limit-tables = A kiszolgáló tele van: most nem nyitható több asztal.
error-limit-tables-per-address = A hálózatodról túl sok asztal van nyitva. Előbb fejezz be vagy zárj be egyet.
error-limit-tables-per-hour = A hálózatodról az elmúlt órában túl sok asztalt nyitottak. Próbáld újra később.
error-limit-work = A kiszolgáló most leterhelt. Próbáld újra egy kicsit később.
error-rematch-none = Senki sem ajánlott visszavágót.
error-request-action = Ez nem érvényes lépés.
error-request-authorization = Az eszköz kulcsa ehhez a helyhez nem érvényes.
error-request-clock = Ilyen órabeállítás nem lehetséges.
error-request-color = Nincs ilyen szín.
error-request-field = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
error-request-format = Ez itt nem olvasható játszma: mentett játszmát, a Board Game Arena egy alapjátékos játszmájának naplóját (JSON) vagy egy CarcassonneLab-hivatkozást nyiss meg.
error-request-hello = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
error-request-id = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
error-request-json = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
error-request-loopback = Ez a cím csak ezen a számítógépen működik. Más eszközök nem tudják megnyitni.
error-request-name = A név 1–30 látható karakterből áll.
error-request-origin = Ez a kérés egy másik webhelyről érkezett.
error-request-over = Ez a mentett játszma véget ért: csak megnézni lehet.
error-request-path = A kiszolgáló nem ismeri ezt a kérést. Töltsd be újra az oldalt.
error-request-phase = A kiszolgáló nem ismeri ezt a kérést. Töltsd be újra az oldalt.
error-request-record = Ez a mentett játszma hibás.
error-request-seats = Ezek a helyek nem illenek a játékhoz.
error-request-set-up = Ez a játszma felállított állásból indul. Az elemzőtáblán nyisd meg.
error-request-position = Az állás leírása nem olvasható.
error-request-seed = A kezdőérték 1–200 karakterből áll.
error-request-setup = Ezek a beállítások nem férnek össze.
error-request-state = Ezt az állást a kiszolgáló nem ismeri. Töltsd be újra az oldalt.
error-request-style = Ennek a szintnek nincsenek játékstílusai.
error-request-text = Ez az üzenet nem küldhető el.
error-request-tokens = Ennek az eszköznek túl sok helye van ennél az asztalnál.
error-request-version = A játszma még nem tart ott.
error-request-number = Ez a véletlen szám nem az, amelyet a hely megígért.
error-request-number-hash = Egy szám lenyomata (hash) 64 hexadecimális számjegy.
error-seat-none = Ezt csak a játékosok tehetik meg.
error-seat-not-away = Ez a játékos még nincs elég régóta távol.
error-seat-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
error-seat-not-your-turn = Most valaki más dönt.
error-seat-not-yours = Ez a hely valaki másé.
error-seat-old-secret = Ez a hely átkerült egy másik eszközre.
error-seat-played = Ezen a helyen már a gép játszik.
error-seat-resigned = Ez a játékos feladta a játszmát.
error-seat-stand-in = A gép játszik helyetted. Előbb vedd vissza a helyedet.
error-seat-taken = Ez a hely foglalt.
error-seat-unknown-secret = Ez a hivatkozás ennél az asztalnál egyetlen helyhez sem tartozik.
error-seat-no-number = Ettől a helytől nem várunk számot.
error-server-broken = Hiba történt a kiszolgálón. Semmi sem változott.
error-server-computer = A gépi játékos váratlanul leállt. Próbáld újra.
error-server-json = Hiba történt a kiszolgálón. Semmi sem változott.
error-server-randomness = A kiszolgáló most nem tud tisztességesen húzni. Próbáld újra.
error-server-stopping = A kiszolgáló újraindul. Próbáld újra egy kicsit később.
error-store-failed = A kiszolgáló nem tudta elmenteni. Semmi sem változott.
error-request-upgrade = Ez a cím az asztal oldalának élő kapcsolatára való; nyisd meg inkább magát az asztalt.
error-store-unknown = Mentés közben megszakadt a kapcsolat az adatbázissal. Hamarosan kiderül, hogy sikerült-e menteni.
error-table-elsewhere = Ez az asztal másik kiszolgálóra költözött. Újracsatlakozás…
error-table-aids-off = Ennél az asztalnál segítség nélkül játszanak.
error-table-begun = A játszma már elkezdődött.
error-table-damaged = Az asztal mentett adatai sérültek, ezért nem nyitható meg. A többi asztalt ez nem érinti.
error-table-missing-rules = Ezt a játszmát a szabályok olyan változata szerint játszották ({ $missing }), amelyet ez a kiszolgáló nem ismer. Az asztal megmarad, és újra megnyitható, amint a kiszolgáló ismeri.
error-table-missing-tiles = Ezt a játszmát olyan lapkákkal játszották ({ $missing }), amelyek ezen a kiszolgálón nincsenek meg. Az asztal megmarad, és újra megnyitható, amint megvannak.
error-table-not-begun = A játszma még nem kezdődött el.
error-table-not-over = A játszma még nem ért véget.
error-table-not-playing = Ennél az asztalnál nem folyik játszma.
error-table-over = A játszma véget ért.
error-table-unknown = Nincs ilyen asztal.
error-table-seats-open = Van még szabad hely.
error-table-starting = Mindjárt kezdődik a játszma.
error-takeback-none = Senki sem kért visszavonást.
error-takeback-nothing = Nincs mit visszavonni.
