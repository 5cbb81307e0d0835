# De startpagina, en een tafel die op spelers wacht.

home-title = Bouw een landschap, tegel voor tegel
home-welcome = Carcassonne en Carcassonne Mayflower aan je eigen tafel: online met vrienden, samen aan één scherm of tegen de computer. Zonder account.
home-play-now = Nu spelen
home-never = Ik heb nog nooit gespeeld
home-play = Spelen
home-open-table = Tafel openen
home-new-table = Nieuwe tafel
home-step-game = Spel
home-step-seats = Spelers
home-expansions = Uitbreidingen
home-more = Meer opties
home-table-options = Tafel
home-house-rules = Huisregels
home-continue = Jouw tafels
home-join = Meespelen
home-watch = Openbare tafels
home-watch-none = Er is nu geen openbare tafel open.
home-replays = Terugkijken
home-replays-none = Afgelopen partijen kun je hier zet voor zet terugkijken.
home-learn = Ken je het spel nog niet?
home-learn-about = Leer al spelend, in tien minuten, of lees de regels van beide spellen en alle uitbreidingen.
home-learn-lessons = Naar de lessen
home-puzzles = Puzzels oplossen
home-learn-go = Spelregels lezen
home-foot = Vrije software. Alles blijft op deze server.

summary = { $game }: { $players }
summary-me = jij
summary-here = iemand op dit apparaat
summary-open = iemand via de link
summary-computer = computer ({ $level })

seat-kind = Wie speelt op plaats { $number }
seat-kind-me = Ik
seat-kind-here = Op dit apparaat
seat-kind-open = Via link
seat-kind-computer = Computer
seat-open-about = vrij voor wie de link heeft
seat-name = Naam voor plaats { $number }
seat-name-placeholder = Speler { $number }
seat-level = Niveau van de computer op plaats { $number }
seat-style = Speelstijl van de computer op plaats { $number }
seat-color = Kleur voor plaats { $number }
seat-up = Plaats { $number } naar boven
seat-down = Plaats { $number } naar beneden
seat-remove = Plaats { $number } verwijderen
seat-free = vrij
seat-add = Speler toevoegen
seat-add-here = Op dit apparaat
seat-add-open = Via link
seat-add-computer = Computer

first = Wie begint
first-random = het lot beslist
aids = Hulpmiddelen
aids-about = Iedereen mag de eigenaars van weiden, de resterende tegels, dode plekken en de verwachte eindstand bekijken en om tips vragen. Tussen mensen staan ze uit, tenzij je ze aanzet.
competition = Toernooiregels
competition-about = 15 minuten per speler; wie eroverheen gaat, verliest. Geen hulpmiddelen. Bij een gelijke stand wint de laatste van hen in de beurtvolgorde.
public = Openbare tafel
public-about = Iedereen op deze server kan de tafel zien en een vrije plaats innemen.
seed = Startwaarde
seed-random = willekeurig
seed-about = Dezelfde startwaarde geeft dezelfde volgorde van tegels. Wie die kent, kan weten wat er getrokken wordt.

forget-table = Uit de lijst verwijderen
forget-sure = Daarmee ben je je plaats aan deze tafel kwijt. Toch uit de lijst verwijderen?

join-link = Plak een link
join-go = Openen
join-no-link = Dit is geen link naar een tafel.

import = Partij openen
import-about = Een verslag, het verloop van een partij van het basisspel op Board Game Arena (JSON) of een link van CarcassonneLab. Je kunt ook op de startpagina een bestand neerzetten of tekst plakken.
import-file = Bestand
import-text = Of plak de tekst hier
import-mode = Waarvoor?
import-replay = om terug te kijken
import-continue = om verder te spelen, iedereen op dit apparaat
import-open = Openen
import-fault-at-turn = Beurt { $turn }: { $problem }
import-fault-at-line = Regel { $line }, kolom { $column }: { $problem }
import-fault-score = { $player } heeft in het verloop { $expected } punten, maar volgens de regels { $found }.
import-fault-score-final = { $player } heeft in het verloop na de slotwaardering { $expected } punten, maar volgens de regels { $found }.
import-fault-refused = { $found } mag niet ({ $rule }). { $reason }
import-fault-record = Dit is niet te lezen: { $found }
import-fault-setup = Dit past niet bij de andere instellingen van de partij.
import-fault-order = { $expected } is aan de beurt, maar in het verloop speelt { $found }. Niemand kan worden overgeslagen.
import-fault-fits = Volgens het verloop past tegel { $found } nergens, maar er is een plek voor.
import-fault-entry = Dit deel van het verloop is niet te lezen: { $found }
import-fault-expansion = Alleen het basisspel is te lezen. Dit hoort bij een uitbreiding: { $found }
import-fault-players = Alleen partijen met twee tot zes spelers zijn te lezen.
import-fault-length = Dit is langer dan welke partij van het basisspel ook.
import-fault-follower = De figuur uit het verloop kan daar niet staan: { $found }
import-fault-moves = Er staan geen beurten in dit verloop. Is het van een partij Carcassonne?
import-fault-log = Hier staat geen verloop, alleen een foutmelding van de website.
import-fault-end = Het eind van het verloop ontbreekt. Kopieer alles.
import-fault-json = Dit verloop is beschadigd: het is geen geldige JSON.
import-fault-link = Dit deel van de link is niet te lezen: { $found }
import-fault-over = De partij is afgelopen, maar het verloop gaat verder.
import-fault-scoring = In het verloop staat de slotwaardering, terwijl er nog tegels over zijn.
import-fault-unknown = Deze partij is niet te lezen.

lobby-welcome = Neem plaats
lobby-waiting = Wachten op spelers
lobby-missing = { $count ->
    [0] Alle plaatsen zijn bezet. De partij begint zo.
    [one] Nog één speler en de partij begint.
   *[other] Nog { $count } spelers en de partij begint.
}
lobby-sit = Plaatsnemen
lobby-sit-too = Toevoegen
lobby-somebody-here = Er speelt nog iemand mee op dit apparaat
lobby-waiting-seat = vrije plaats
lobby-here = aanwezig
lobby-away = even weg
lobby-computer = computer laten spelen …
lobby-leave = Plaats verlaten
lobby-free = Plaats van { $name } vrijmaken
lobby-close = Tafel sluiten
lobby-close-sure = Deze tafel voor iedereen sluiten?
