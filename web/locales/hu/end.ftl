# A játszma vége és a visszajátszások.

end-won = { $count ->
    [one] { $who ->
        [you] Nyertél!
       *[other] { $names } nyert!
    }
   *[other] { $who ->
        [you] Te és { $names } közösen nyertetek!
       *[other] { $names } közösen nyert!
    }
}
end-won-resigned = { $count ->
    [one] { $who ->
        [you] Nyertél: a többiek feladták.
       *[other] { $names } nyert: a többiek feladták.
    }
   *[other] { $who ->
        [you] Te és { $names } közösen nyertetek: a többiek feladták.
       *[other] { $names } közösen nyert: a többiek feladták.
    }
}
end-given-up = Ez a játszma félbemaradt.
end-points = { $count ->
    [one] pont
   *[other] pont
}
end-categories = Miből lettek a pontok
end-total = Összesen
end-of-these-final = ebből a végső pontozáskor
end-adding-up = Összeszámolás…
end-chart = A pontok a játszma során
end-chart-label = A pontok a játszma során, a végén { $scores }
end-projected = Végső pontozással
end-rematch = Visszavágó
end-to-rematch = A visszavágóhoz
rematch-offered = { $player } visszavágót ajánl.
rematch-accept = Visszavágó elfogadása
rematch-decline = Elutasítom
rematch-waiting = Visszavágó ajánlva. Várunk rá: { $names }.
rematch-withdraw = Ajánlat visszavonása
end-replay = Visszajátszás
end-picture = Kép mentése
end-share = Megosztás
end-share-title = Egy Carcassonne-játszma
end-record = Játszma mentése
end-close = Vissza a táblához
end-scoring = Végső pontozás
scoring-title = Végső pontozás
scoring-begins = Minden területet értékelünk, amelyen figura áll.
scoring-pause = Szünet (szóköz)
scoring-play = Folytatás (szóköz)
scoring-next = Következő (→)
scoring-previous = Előző (←)
scoring-restart = Újra elölről
scoring-skip = Eredmény

end-fairness = Tisztességes húzás
end-fair-fair = { $count ->
    [one] A húzást ez a böngésző újra kiszámolta: megfelel a megígért kezdőértéknek.
   *[other] Mind a { $count } húzást ez a böngésző újra kiszámolta: megfelelnek a megígért kezdőértéknek.
}
end-fair-nothing = Ennél az asztalnál nem húztak lapkát.
end-fair-imported = { $count ->
    [one] Egy korábbi húzás máshol történt, az itt nem ellenőrizhető.
   *[other] { $count } korábbi húzás máshol történt, azok itt nem ellenőrizhetők.
}
end-fair-mixed = { $count ->
    [one] A húzások egy véletlen számtól is függenek, amelyet az ígéret után { $names } böngészője adott.
   *[other] A húzások véletlen számoktól is függenek, amelyeket az ígéret után a következők böngészői adtak: { $names }.
}
end-fair-unmixed = Egyik játékos sem adott saját számot: a kiszolgáló üzemeltetője az ígéret előtt próbálgathatta a kezdőértékeket.
end-fair-late = { $count ->
    [one] { $names } nem adott időben számot; a kiszolgálóé került a helyére.
   *[other] Nem adott időben számot: { $names }; a kiszolgálóé került a helyükre.
}
end-fair-first = Ugyanígy dőlt el az is, hogy ki kezd.
end-fair-kept = Az ígéret ugyanaz, amelyet ez a böngésző az első húzás előtt eltárolt.
end-fair-unseen = Ez a böngésző az első húzás előtt nem volt itt, ezért nem tudja, hogy az ígéret ugyanaz-e.
end-fair-other-promise = Az asztal most más ígéretet mutat, mint amit ez a böngésző eltárolt.
end-fair-other-number = { $seat }. hely: a szám nem felel meg az első húzás előtt mutatott lenyomatnak (hash).
end-fair-left-out = { $seat }. hely: az asztal elfogadta ennek a böngészőnek a számát, de nem használta fel.
end-fair-other-board = A(z) { $tile } lapka az asztalon van, de nincs a húzások között.
end-fair-other-scope = A húzások egy szóból következnek, amelyet a szerver választhatott, nem az asztal azonosítójából.
end-fair-other-start = Az asztal most mást mond a játszma kezdetéről, mint amit akkor ennek a böngészőnek mutatott.
end-fair-other-first = A megígért kezdőérték szerint a(z) { $expected }. hely kezd, nem a(z) { $found }. hely.
end-fair-other-log = { $number }. húzás: nem olyan, mint amit a játszma naplója mutat.
end-fair-unfair = A húzások nem felelnek meg a megígért kezdőértéknek.
end-fair-wrong = { $number }. húzás: nem felel meg a megígért kezdőértéknek, { $expected } helyett { $found } jött.
end-fair-secret = A húzások a játszma végén ellenőrizhetők.
end-fair-none = Ezt a játszmát máshol játszották: a húzásai itt nem ellenőrizhetők.
end-fair-given = A kezdőértéket az választotta, aki az asztalt nyitotta, így előre ismerhette a lapkákat.
end-fair-how = Hogyan ellenőrizzük
end-fair-about = Mielőtt bármit húztunk volna, az asztal titkos kezdőértéket ígért: megmutatta a lenyomatát (hash); ugyanígy minden böngésző a saját véletlen számát. Ezután kerültek elő a számok. Minden lapka a kezdőértékből, az összes számból, az asztal azonosítójából és a húzás sorszámából következik. A játszma végén a kezdőérték nyilvános, és ez a böngésző mindent újra kiszámolt.
end-fair-about-plain = Az első lapka előtt az asztal titkos kezdőértéket ígért: megmutatta a lenyomatát (hash). Minden lapka a kezdőértékből, az asztal azonosítójából és a húzás sorszámából következik. A játszma végén a kezdőérték nyilvános, és minden húzást újra kiszámoltunk.
end-fair-limits = Amit ez nem mutathat meg: a kiszolgáló üzemeltetője a játszma közben ismeri a lapkák sorrendjét, és elárulhatja egy játékosnak. A gépeknek nincs saját számuk; az övék a kezdőértékből következik.
end-fair-table = Asztal
end-fair-hash = Megígért lenyomat (hash)
end-fair-seed = Kezdőérték
end-fair-number = { $name } száma
end-fair-by-server = a kiszolgálóé, a kezdőértékből
end-fair-verify = Ellenőrizd magad: mentsd el a játszmát, és futtasd ezt

replay-title = Visszajátszás
replay-move = { $number }. lépés, összesen { $last }
replay-begins = Kezdődik a játszma.
replay-back = Visszavonva eddig: { $number }. lépés
replay-worth = { $player }: azonnal { $points } pont, végső pontozással { $worth }
replay-next-tile = { $player } húzása: { $tile } lapka
replay-next-tile-words = { $player } húzása: { $tile }
replay-controls = Léptetés a játszmában
replay-slider = Lépés
replay-first = Az elejére
replay-previous = Egy lépést vissza
replay-next = Egy lépést előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-again = Lejátszás újra
replay-speed = Sebesség
replay-times = { $times }×
replay-tab-chart = Pontok
replay-tab-log = Napló
replay-review = Elemzés
review-close = Elemzés bezárása
review-progress = A játszma elemzése: { $done } / { $total }
review-margin = Várható előny
review-sides = fent: { $above } · lent: { $below }
review-expects = { $player } { $margin } ({ $chance })
review-luck = Szerencse a húzásban
review-moments = Döntő pillanatok
review-previous = Előző döntő pillanat
review-next = Következő döntő pillanat
review-here = Az asztalon látható lépés
review-own = További hibák: { $player }
review-none = Egyik kör sem került egy pontnál többe.
review-turn = { $number }. kör · { $player }
review-played = Lépés: { $what }
review-better = Jobb:
review-worth = +{ $points } pont
review-chance = nyerési esély: +{ $chance }
review-nothing = Semmi nem ér pontot, nem nő és nem lesz foglalt.
review-other-place = A lapka máshová kerül.
review-no-figure = Nem kerül le figura.
review-figure = Lekerül egy figura: { $role }
review-fairy = A tündér egy alattvalóhoz megy.
review-princess = A hercegnő hazaküld egy lovagot.
review-tower = Lekerül egy toronyelem.
review-capture = Egy alattvaló fogságba esik.
review-no-capture = Senki sem esik fogságba.
review-exchange = Kicserélt fogoly: { $figure }
review-ransom = Egy foglyot kiváltanak.
review-no-ransom = Egy foglyot sem váltanak ki.
review-dragon = A sárkány következő lépése: { $side }
review-score = Következőnek értékelve: { $feature }
review-sums = Hibák és szerencse
review-lost = Veszteség
review-lost-about = A saját döntések miatt elvesztett pontok
review-rate = Döntésenként
review-rate-about = Átlagos veszteség valódi döntésenként
review-luck-sum = Szerencse
review-luck-about = A saját húzásoknak köszönhető pontok
review-without-luck = Szerencse nélkül
review-without-luck-about = Végső előny, ha senkinek sem lett volna szerencséje
review-like = { $player } · annyi hiba, mint ezen a gépi szinten: { $level }
review-details = Szakaszok és döntések szerint
review-sum-title = Hogyan alakult ki az előny
review-sum-start = kezdetben
review-sum-luck = saját szerencse
review-sum-others-luck = mások szerencséje
review-sum-lost = saját hibák
review-sum-others-lost = mások hibái
review-sum-rest = megmagyarázatlan
review-sum-end = a végén
review-lost-by-phase = Veszteség
review-luck-by-phase = Szerencse
review-lost-by-kind = Veszteség, döntések száma
review-of = { $loss } ({ $count })
review-phase-opening = Első harmad
review-phase-middle = Második harmad
review-phase-ending = Utolsó harmad
review-kind-placement = lapka lerakása
review-kind-none = figura nélkül
review-kind-roof = alattvaló a tornyon
review-kind-fairy = tündér
review-kind-princess = hercegnő
review-kind-tower = torony
review-kind-capture = fogságba ejtés
review-kind-exchange = fogolycsere
review-kind-ransom = váltságdíj
review-kind-dragon = sárkány
review-kind-score = értékelés sorrendje
review-mark-played = lépés
review-mark-better = jobb
review-judge = Várható előny pontban, { $judge } becslése körönként { $simulations } szimulációval. A becslés a saját stílusának kedvez.
try-title = Próbáld ki!
try-judging = A kör értékelése…
try-best = Ez olyan jó, mint a legjobb talált kör.
try-loses = A legjobb körhöz képest: { $points } ± { $error } pont
try-same = Olyan jó, mint a lejátszott kör.
try-better = Jobb a lejátszott körnél: { $points }
try-worse = Rosszabb a lejátszott körnél: { $points }
try-again = Újra próbálom
try-done = Vissza az elemzéshez
replay-to-table = Az asztalhoz
replay-link = Hivatkozás erre az állásra
replay-link-about = Aki megnyitja ezt a hivatkozást, ezt az állást látja: { $number }. lépés.
replay-record-here = Játszma mentése idáig
replay-continue = Folytatás innen
replay-continue-about = Új asztal kezdődik ezzel az állással ({ $number }. lépés után). A hátralévő lapkákat újra húzzuk.
replay-continue-start = Kezdés
replay-seat-here = ezen az eszközön
replay-seat-open = meghívás hivatkozással
replay-seat-computer = gép: { $level }
replay-seat-who = Ki játszik { $player } helyén
replay-seat-name = { $number }. játékos neve
