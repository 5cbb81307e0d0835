# Feladványok
puzzles-title = Feladványok
puzzles-about = { $count } állás gépi játékosok játszmáiból. Mindegyiknek egyetlen legjobb lépése vagy egyetlen helyes válasza van, a program szabálymotorja ellenőrizte.
puzzles-daily = A nap feladványa
puzzles-daily-go = Megoldom
puzzles-daily-again = Megnézem újra
puzzles-streak = { $count ->
    [0] Oldd meg egymás utáni napokon, és nő a sorozatod.
    [one] Sorozat: 1 nap
   *[other] Sorozat: { $count } nap
  }
puzzles-more = További feladványok
puzzles-table = Játék
puzzles-theme = Téma
puzzles-level = Nehézség
puzzles-any = Mind
puzzles-go = Következő megoldatlan feladvány
puzzles-count = { $done } / { $count } kész
puzzles-solved = megoldva
puzzles-seen = megoldás megnézve
puzzles-all-sets = Minden kiegészítő
puzzle-close = Feladvány bezárása
puzzle-show = Mutasd a megoldást
puzzle-next = Következő feladvány
puzzle-see-reply = Nézd meg a választ
puzzle-both = Mindketten
puzzle-right = Helyes.
puzzle-wrong = Nem ez az.
puzzle-answer = A megoldás
puzzle-as-good = A gép nem tudja megkülönböztetni a legjobb lépéstől.
puzzle-loses = Ez { $points } pontot veszít a legjobb lépéshez képest.
puzzle-loses-about = Ez nagyjából { $points } ± { $error } pontot veszít a legjobb lépéshez képest.
puzzle-reply = { $player } a hátralévő { $of } lapka közül { $count } darabbal válaszolhat így:
puzzle-reply-takes = { $player } átveszi { $what }, amely most { $points } pontot ér.
puzzle-reply-shares = { $player } mostantól veled közösen birtokolja { $what }, amely { $points } pontot ér.
puzzle-reply-captures = { $player } foglyul ejti egyik alattvalódat.
puzzle-reply-other = { $player } többet nyer, mint a legjobb lépés után.
puzzle-closing = Most a hátralévő { $of } lapkából { $tiles } fejezi be. Nincs ennél jobb hely.
puzzle-closing-wrong = Így a hátralévő { $of } lapkából csak { $tiles } fejezné be; { $best } is lehetséges.
puzzle-cities = Befejezett városok mellette: { $cities }. Ez { $points } pont.
puzzle-animals = Állatok benne: { $animals }. Ez { $points } pont.
puzzle-too-many = Ennél kevesebbet ér.
puzzle-too-few = Ennél többet ér.
puzzle-unfinished = { $count ->
    [one] 1 befejezetlen város van mellette, az nem számít.
   *[other] { $count } befejezetlen város van mellette, azok nem számítanak.
  }
puzzle-followers = Figurák itt, { $player }: { $count }
puzzle-majority = Akinek a legtöbb van, az kapja az összes pontot; egyenlőségnél mindenki a teljes pontszámot. A nagy alattvaló kettőnek számít.
puzzle-ask-best = Te következel. Találd meg a legjobb lépést!
puzzle-ask-ending = Az utolsó lapkák. Találd meg a lépést, amellyel a legjobban zárod a játszmát!
puzzle-ask-score = Mennyit ér a kijelölt terület, ha a játék most véget ér?
puzzle-ask-owner = Ki kapja a kijelölt terület pontjait?
puzzle-ask-close = Tedd le a lapkát úgy, hogy a hátralévő lapkák közül minél több befejezze a kijelölt területet!
puzzle-kind-best = Legjobb lépés
puzzle-kind-score = Mennyit ér?
puzzle-kind-owner = Kié?
puzzle-kind-close = Befejezés két lépésben
puzzle-level-1 = Könnyű
puzzle-level-2 = Közepes
puzzle-level-3 = Nehéz
puzzle-theme-blocks = Akadályozás
puzzle-theme-takes = Átvétel
puzzle-theme-shares = Osztozás
puzzle-theme-closes = Befejezés
puzzle-theme-saves = Figura visszaszerzése
puzzle-theme-captures = Figurák elűzése
puzzle-theme-fields = Mezők
puzzle-theme-builds = Építés
puzzle-theme-ending = Az utolsó lapkák
puzzle-theme-counting = Számolás
error-puzzle-unknown = Nincs ilyen feladvány.
error-puzzle-attempt = Ez a feladvány nem ezt kéri. Töltsd be újra az oldalt, és próbáld újra!
