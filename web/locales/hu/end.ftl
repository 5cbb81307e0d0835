# A játszma vége és a visszajátszások.

end-won = { $count ->
    [one] { $names } nyert!
   *[other] { $names } közösen nyert!
}
end-won-resigned = { $count ->
    [one] { $names } nyert: a többiek feladták.
   *[other] { $names } közösen nyert: a többiek feladták.
}
end-given-up = Ezt az asztalt félbehagyták.
end-points = { $count ->
    [one] pont
   *[other] pont
}
end-categories = Miből lettek a pontok
end-total = Összesen
end-of-these-final = ebből a végső pontozásban
end-adding-up = Összeszámolás …
end-chart = A pontok a játszma során
end-chart-label = A pontok a játszma során, a végén { $scores }
end-projected = Végső pontozással
end-rematch = Visszavágó
end-to-rematch = A következő játszmához
end-replay = Visszajátszás
end-picture = Kép mentése
end-share = Megosztás
end-share-title = Egy Carcassonne-játszma
end-record = Feljegyzés mentése
end-close = Vissza a táblához

end-fairness = Tisztességes húzás
end-fair-fair = { $count ->
    [one] A húzást ellenőriztük: tisztességes volt.
   *[other] Mind a { $count } húzást ellenőriztük: tisztességesek voltak.
}
end-fair-elsewhere = { $count ->
    [one] Egy további húzás máshol történt, az itt nem ellenőrizhető.
   *[other] További { $count } húzás máshol történt, azok itt nem ellenőrizhetők.
}
end-fair-unfair = A húzások nem következnek a megígért kezdőértékből.
end-fair-wrong = A { $number }. húzás nem következik a megígért kezdőértékből: { $expected } helyett { $found } jött.
end-fair-secret = A húzások a játszma végén ellenőrizhetők.
end-fair-none = Ezt a játszmát máshol játszották: a húzásai itt nem ellenőrizhetők.
end-fair-given = A kezdőértéket az választotta, aki az asztalt nyitotta, így ismerhette a lapkákat.
end-fair-how = Hogyan ellenőrizzük
end-fair-about = Az első lapka előtt az asztal megígérte a kezdőértékét: megmutatta az ellenőrző összegét. Minden lapka a kezdőértékből, az asztalból és a húzás sorszámából következik. A játszma végén a kezdőérték nyilvános, és minden húzást újra kiszámoltunk.
end-fair-table = Asztal
end-fair-hash = Megígért ellenőrző összeg
end-fair-seed = Kezdőérték
end-fair-verify = Ellenőrizd magad: mentsd el a feljegyzést, és futtasd ezt

replay-title = Visszajátszás
replay-move = { $last } lépésből a { $number }.
replay-begins = Kezdődik a játszma.
replay-back = Visszavonva a { $number }. lépésig
replay-worth = { $player }: { $points } pont azonnal, { $worth }, ha itt véget érne a játszma
replay-next-tile = { $player } a { $tile } lapkát húzta
replay-controls = Végig a játszmán
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
replay-link = Hivatkozás erre a pillanatra
replay-link-about = Aki megnyitja ezt a hivatkozást, a { $number }. lépésnél látja a játszmát.
replay-record-here = Feljegyzés mentése idáig
replay-continue = Folytatás innen
replay-continue-about = Új asztal kezdődik a { $number }. lépés utáni táblával. A következő lapkákat újra húzzuk.
replay-continue-start = Kezdés
replay-seat-here = itt játszik
replay-seat-open = szabad, hivatkozással
replay-seat-computer = gép: { $level }
replay-seat-who = Ki játszik { $player } helyett
replay-seat-name = { $number }. játékos neve
