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
end-replay = Visszajátszás
end-picture = Kép mentése
end-share = Megosztás
end-share-title = Egy Carcassonne-játszma
end-record = Játszma mentése
end-close = Vissza a táblához

end-fairness = Tisztességes húzás
end-fair-fair = { $count ->
    [one] A húzást ellenőriztük: tisztességes volt.
   *[other] { $count } húzást ellenőriztünk: mind tisztességes volt.
}
end-fair-imported = { $count ->
    [one] Egy korábbi húzás máshol történt, az itt nem ellenőrizhető.
   *[other] { $count } korábbi húzás máshol történt, azok itt nem ellenőrizhetők.
}
end-fair-unfair = A húzások nem felelnek meg a megígért kezdőértéknek.
end-fair-wrong = { $number }. húzás: nem felel meg a megígért kezdőértéknek, { $expected } helyett { $found } jött.
end-fair-secret = A húzások a játszma végén ellenőrizhetők.
end-fair-none = Ezt a játszmát máshol játszották: a húzásai itt nem ellenőrizhetők.
end-fair-given = A kezdőértéket az választotta, aki az asztalt nyitotta, így előre ismerhette a lapkákat.
end-fair-how = Hogyan ellenőrizzük
end-fair-about = Az első lapka előtt az asztal titkos kezdőértéket ígért: megmutatta a lenyomatát (hash). Minden lapka a kezdőértékből, az asztal azonosítójából és a húzás sorszámából következik. A játszma végén a kezdőérték nyilvános, és minden húzást újra kiszámoltunk.
end-fair-table = Asztal
end-fair-hash = Megígért lenyomat (hash)
end-fair-seed = Kezdőérték
end-fair-verify = Ellenőrizd magad: mentsd el a játszmát, és futtasd ezt

replay-title = Visszajátszás
replay-move = { $number }. lépés, összesen { $last }
replay-begins = Kezdődik a játszma.
replay-back = Visszavonva eddig: { $number }. lépés
replay-worth = { $player }: azonnal { $points } pont, végső pontozással { $worth }
replay-next-tile = { $player } húzása: { $tile } lapka
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
