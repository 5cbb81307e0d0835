# Leckék
learn-title = Tanulj játszva
learn-about = Rövid leckék igazi táblán. Az első sorozat nagyjából tíz perc alatt eljuttat a semmitől egy teljes játékig.
learn-begin = Kezdés
learn-continue = Folytatás: { $lesson }
learn-finished = kész
learn-steps = { $done } / { $count }
learn-rules = Szabályok: { $page }
learn-mayflower-tiles = E játék lapkaképei rekonstrukciók, és eltérhetnek a nyomtatottaktól.
learn-puzzles = Már tudsz játszani? Oldj meg feladványokat!
lesson-step = { $step }. lépés a { $count } közül
lesson-you = Te
lesson-continue = Tovább
lesson-next = Következő lecke
lesson-end = Minden lecke
lesson-back = Vissza
lesson-show = Mutasd meg
lesson-close = Lecke bezárása
lesson-rules = A szabályokban:
lesson-found = Megtalálva: { $found } / { $count }
lesson-points = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
  }
lesson-all = Mindannyian
lesson-nobody = Senki
lesson-pin = { $number }. város
lesson-pin-found = { $number }. város: megtalálva
error-lesson-unknown = Nincs ilyen lecke.
error-lesson-attempt = Ez a lépés nem ezt kéri. Töltsd be újra az oldalt, és próbáld újra!
error-lesson-request = Ez a lépés nem ezt kéri. Töltsd be újra az oldalt, és próbáld újra!

# Tippek az első játékban
tip-title = Tipp
tip-close = Értem
tip-stop = Több tippet nem kérek
tip-tile = { $places ->
    [one] Ez a lapka egy helyre illik: oda, ahol a tábla világít.
   *[other] Ez a lapka { $places } helyre illik: oda, ahol a tábla világít.
  } Úthoz út, városhoz város, mezőhöz mező csatlakozzon.
tip-follower = Egy alattvalót tehetsz erre a lapkára, mint: { $roles }. Az úton, a városban vagy a kolostorban álló alattvaló akkor hoz pontot, amikor a terület elkészül; utána visszatér hozzád.
tip-scored = { $points ->
    [one] 1 pontot szereztél, és az alattvalód újra a készletedben van.
   *[other] { $points } pontot szereztél, és az alattvalód újra a készletedben van.
  } Ha befejezed a területeidet, mindig lesz szabad alattvalód.
tip-few = { $count ->
    [0] Nincs több alattvaló a készletedben.
    [one] Már csak 1 alattvaló van a készletedben.
   *[other] Már csak { $count } alattvaló van a készletedben.
  } A táblán: { $out }. Tarts meg egyet egy jó lapkára, és fejezz be valami kicsit, hogy visszakapj egyet!
tip-farmer = { $cities ->
    [0] A paraszt csak kész városokért hoz pontot, és ezzel a mezővel még egy sem határos.
    [one] Ezzel a mezővel egy kész város határos: itt egy paraszt a játék végén { $points } pontot hozna.
   *[other] Ezzel a mezővel { $cities } kész város határos: itt egy paraszt a játék végén { $points } pontot hozna.
  } A játék végéig ott marad; oda tedd, ahol még több város fog elkészülni!
tip-opponent = { $name } alattvalót tett a kiemelt területre ({ $feature }): most { $points } pontot ér, így befejezve { $finished } pontot. Köss hozzá egy saját területet, hogy te is megkapd a pontjait!
tip-ending = { $left ->
    [one] Már csak 1 lapka maradt.
   *[other] Már csak { $left } lapka maradt.
  } A befejezetlen utak és városok a végén lapkánként 1 pontot érnek. Parasztjaid a táblán: { $farmers }; mindegyikük 3 pontot hoz minden kész városért a mezője mellett.
tip-lesson = Új neked? Lecke: { $lesson }.
tip-lesson-go = Lecke megnyitása

# Az első játék vége
guided-title = Ami a legtöbbet számított
guided-waiting = A gép átnézi a játszmádat…
guided-about = A gép minden körben más lépéseket is kipróbált. Ezekben a körökben hozott volna a legtöbbet egy másik lépés.
guided-none = Egyik kör sem került egy pontnál többe: szép játék volt!
guided-yours = { $points ->
    [one] { $number }. kör, te: egy másik lépés nagyjából 1 ponttal többet ért.
   *[other] { $number }. kör, te: egy másik lépés nagyjából { $points } ponttal többet ért.
  }
guided-others = { $points ->
    [one] { $number }. kör: { $player } nagyjából 1 pontot hagyott veszni.
   *[other] { $number }. kör: { $player } nagyjából { $points } pontot hagyott veszni.
  }
guided-farmer = A paraszt a játék végéig a helyén marad: csak oda tedd, ahol több város is el fog készülni!
guided-show = Mutasd a táblán
guided-review = A teljes játszma elemzése

# Mit ér el más játékos a lépésével
guided-fact-takes = { $player } átveszi { $what }: most { $points } pont
guided-fact-shares = { $player } mostantól mással közösen birtokolja { $what }: most { $points } pont
guided-fact-grows = { $player } növeli { $what }: +{ $points }, most { $count } pont
guided-fact-helps = { $player } növeli { $what } { $other } javára: +{ $points }, most { $count } pont
guided-fact-claims = { $player } elfoglalja { $what }: most { $points } pont
guided-fact-needs = Hogy { $player } befejezze { $what }, még egy lapka kell: { $count ->
    [0] a zsákban lévő { $of } lapka közül egy sem illik oda
   *[other] a zsákban lévő { $of } lapka közül { $count } illik oda
  }
guided-fact-returns = { $count ->
    [one] { $player } visszakapja egy figuráját
   *[other] { $player } visszakapja { $count } figuráját
  }
guided-fact-few-left = { $count ->
    [0] { $player } készletében ezután nem marad alattvaló
   *[other] { $player } készletében ezután már csak { $count } alattvaló marad
  }
