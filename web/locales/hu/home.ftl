# A kezdőlap, és egy asztal, amely a játékosaira vár.

home-title = Építs tájat lapkáról lapkára
home-welcome = Carcassonne és Carcassonne Mayflower a saját asztalodnál: barátokkal bárhonnan, együtt egy képernyőnél vagy a gép ellen. Fiók nélkül.
home-play-now = Azonnali játék
home-never = Még sosem játszottam
home-play = Játék
home-open-table = Asztal megnyitása
home-new-table = Új asztal
home-step-game = Játék
home-step-seats = Játékosok
home-expansions = Kiegészítők
home-more = További beállítások
home-table-options = Asztal
home-house-rules = Házi szabályok
home-continue = Asztalaid
home-join = Csatlakozás
home-watch = Nyilvános asztalok
home-watch-none = Most nincs nyitva nyilvános asztal.
home-replays = Visszajátszások
home-replays-none = Itt jelennek meg a befejezett játszmák, lépésről lépésre visszajátszhatók.
home-learn = Most játszol először?
home-learn-about = Tanulj játszva, tíz perc alatt, vagy olvasd el mindkét játék és minden kiegészítő szabályait.
home-learn-lessons = Leckék indítása
home-puzzles = Feladványok
home-learn-go = Szabályok elolvasása
home-foot = Szabad szoftver. Minden ezen a kiszolgálón marad.

summary = { $game }: { $players }
summary-me = te
summary-here = valaki ezen az eszközön
summary-open = valaki hivatkozással
summary-computer = gép ({ $level })

seat-kind = { $number }. hely: ki ül ide
seat-kind-me = Én
seat-kind-here = Ezen az eszközön
seat-kind-open = Hivatkozással
seat-kind-computer = Gép
seat-open-about = szabad annak, akinél a hivatkozás van
seat-name = { $number }. hely: név
seat-name-placeholder = { $number }. játékos
seat-level = { $number }. hely: a gép szintje
seat-style = { $number }. hely: a gép játékstílusa
seat-color = { $number }. hely: szín
seat-up = { $number }. hely feljebb
seat-down = { $number }. hely lejjebb
seat-remove = { $number }. hely törlése
seat-free = szabad
seat-add = Játékos hozzáadása
seat-add-here = Ezen az eszközön
seat-add-open = Hivatkozással
seat-add-computer = Gép

first = Ki kezd
first-random = a véletlen dönt
aids = Segítség a játékosoknak
aids-about = Megnézhető, kié a mező, milyen lapkák vannak hátra, mely helyek holtak, és várhatóan hány pont lesz; tanácsot is lehet kérni. Emberek között ki van kapcsolva, hacsak be nem kapcsolod.
competition = Versenyszabályok
competition-about = Játékosonként 15 perc, aki túllépi, veszít. Segítség nincs. Holtversenyben az nyer, aki legkésőbb kezdett.
public = Nyilvános asztal
public-about = A kiszolgálón mindenki láthatja, és szabad helyet foglalhat.
seed = Kezdőérték
seed-random = véletlen
seed-about = Ugyanaz a kezdőérték ugyanazt a lapkasorrendet adja. Aki ismeri, tudhatja, mi következik.

forget-table = Levétel a listáról
forget-sure = Ezzel elvész a helyed ennél az asztalnál. Mégis leveszed a listáról?

join-link = Illessz be egy hivatkozást
join-go = Mehet
join-no-link = Ez nem asztalra mutató hivatkozás.

import = Játszma megnyitása
import-about = Egy mentett játszma, a Board Game Arena egy alapjátékos játszmájának naplója (JSON) vagy egy CarcassonneLab-hivatkozás. A kezdőlapra fájlt is húzhatsz, vagy szöveget is beilleszthetsz.
import-file = Fájl
import-text = Vagy illeszd be ide a szöveget
import-mode = Mi legyen vele
import-replay = megnézzük
import-continue = folytatjuk, mindenki ezen az eszközön
import-open = Megnyitás
import-fault-at-turn = { $turn }. lépés: { $problem }
import-fault-at-line = { $line }. sor, { $column }. oszlop: { $problem }
import-fault-score = { $player } a napló szerint { $expected } ponton áll, a szabályok szerint viszont { $found } ponton.
import-fault-score-final = { $player } a napló szerint a végső pontozás után { $expected } ponton áll, a szabályok szerint viszont { $found } ponton.
import-fault-refused = { $found } nem megengedett ({ $rule }). { $reason }
import-fault-record = Ez nem olvasható: { $found }
import-fault-setup = Ez nem illik a játszma többi beállításához.
import-fault-order = { $expected } következik, a naplóban viszont { $found } játszik. Senkit sem lehet kihagyni.
import-fault-fits = A napló szerint a(z) { $found } lapka sehova sem illik, pedig van számára hely.
import-fault-entry = A napló egyik bejegyzése nem olvasható: { $found }
import-fault-expansion = Csak az alapjáték olvasható. Ez egy kiegészítéshez tartozik: { $found }
import-fault-players = Csak két–hat fős játszmák olvashatók.
import-fault-length = Ez hosszabb, mint az alapjáték bármely játszmája.
import-fault-follower = A naplóban szereplő figura nem állhat ott: { $found }
import-fault-moves = Ebben a naplóban nincsenek lépések. Carcassonne-játszmából való?
import-fault-log = Ez nem napló, csak a weboldal hibaüzenete.
import-fault-end = A napló vége hiányzik. Másold ki az egészet.
import-fault-json = Ez a napló sérült: nem érvényes JSON.
import-fault-link = A hivatkozás egy része nem olvasható: { $found }
import-fault-over = A játszma véget ért, a napló mégis folytatódik.
import-fault-scoring = A naplóban már ott a végső pontozás, pedig még vannak lapkák.
import-fault-unknown = Ez a játszma nem olvasható.

lobby-welcome = Foglalj helyet
lobby-waiting = Játékosokra várunk
lobby-missing = { $count ->
    [0] Minden hely foglalt. Mindjárt kezdődik a játszma.
    [one] Még egy játékos, és kezdődik a játszma.
   *[other] Még { $count } játékos, és kezdődik a játszma.
}
lobby-sit = Leülök
lobby-sit-too = Hozzáadás
lobby-somebody-here = Valaki más is játszik ezen az eszközön
lobby-waiting-seat = szabad hely
lobby-here = itt van
lobby-away = most nincs itt
lobby-computer = gép leültetése…
lobby-leave = Felállok
lobby-free = { $name } helyének felszabadítása
lobby-close = Asztal bezárása
lobby-close-sure = Bezárod ezt az asztalt mindenkinek?
