### The rules inside the page: an introduction in ten pictures, and a reference to look things up in.
### The arguments are explained in en/guide.ftl. Podezření = suspicion, indicie = evidence: never one for the other.

## The frame.

guide-close = Zavřít pravidla
guide-tabs = Krátce, nebo úplně
guide-tab-minutes = Za dvě minuty
guide-tab-reference = Přehled

## In two minutes.

guide-step-identity = Jeden ze šesti
guide-step-identity-text = Každý je tajně jedním z těchto šesti mnichů. Kterým jsi ty, do toho nikomu nic není.
guide-scene-identity = Šest mnichů v řadě. Pod nimi leží čtyři karty: tři lícem dolů, na tvé je šedý.

guide-step-turn = Tah
guide-step-turn-text = Zahraj jednu ze svých tří karet: stojí hodiny a pohne figurkou. Karta mnicha ho pošle kamkoli; karta budovy přivede, koho chceš; karta Vilém/Adson pošle jednoho z těch dvou.
guide-scene-turn = Zahraje se červená karta za 3 hodiny, sluneční hodiny se posunou z 9 na 12 a červený jde do kuchyně.

guide-step-task = Práce, nebo zahálka
guide-step-task-text = Úkol své barvy mnicha zaměstná: podezření na něj klesne o hodnotu úkolu a žeton je tvůj. Když tam žádný není, vypadá jako zahaleč a podezření na něj stoupne o součet všech žetonů, které tam leží.
guide-scene-task = Oranžový najde v kostele oranžovou 2: podezření klesne z 10 na 8. Leží-li tam modrá 2 a bílá 2, stoupne z 10 na 14.

guide-step-guests = Dvě počítadla, dva hosté
guide-step-guests-text = Adson rozdmýchává podezření, dnešní řeči na modrém žebříku: o 5 nahoru, nebo dolů u každého mnicha, kterého potká, jak zvolíš. Vilém píše indicie, hnědý svitek, který zůstává natrvalo: o 3 nahoru, nebo dolů.
guide-scene-guests = Vlevo Adson vedle modrého žebříku: podezření, o 5 nahoru, nebo dolů. Vpravo Vilém vedle hnědého svitku: indicie, o 3 nahoru, nebo dolů.

guide-step-event = Událost dne
guide-step-event-text = Každé ráno se odkryje událost a až do večera mění jedno pravidlo. Učit se je nemusíš: ta dnešní je vždycky na plánu.
guide-scene-event = Řada sedmi dnů, první je odkrytý: „Zakázaný“. Červený vstupuje do knihovny a jeho indicie stoupnou z 5 na 7.

guide-step-tiles = Získat čas
guide-step-tiles-text = Úkoly, které si vezmeš, jsou žetony času: každý, který vrátíš, ušetří hodinu. Může se to vyplatit, protože kdo posune sluneční hodiny na 24, ukončí den a bere si jeho kartu události: 2 indicie na konci hry.
guide-scene-tiles = Karta kuchyně za 3 hodiny a dva vrácené žetony času: sluneční hodiny se posunou jen z 22 na 23.

guide-step-night = Noc
guide-step-night-text = Na konci dne se podezření mění v indicie: 5 pro nejvyššího, pak 4, 3, 2, 1 a 0; mniši na stejné úrovni sdílejí pořadí. Ráno je všechno podezření zase 10, jako by nikdo nic neřekl.
guide-scene-night = Šest mnichů stojí na modrém žebříku, každý níž než ten před ním. Pod nimi na hnědém svitku dostávají 5, 4, 3, 2, 1 a žádnou indicii.

guide-step-show = Já to nejsem
guide-step-show-text = Po 1., 3. a 5. dni každý ukáže barevný žeton, nikdy ve své vlastní barvě. Mnich té barvy dostane 2 indicie a stůl se dozví, kým nejsi.
guide-scene-show = Tři hráči ukazují po jednom barevném žetonu: modrý, šedý a modrý. Modrý dostane 4 indicie, šedý 2.

guide-step-accuse = Sedmý den
guide-step-accuse-text = Teď každý hádá, kým jsou ostatní. Každý správný tip přijde uhodnutého mnicha draho: 12 indicií ve dvou hráčích, 6 ve třech, 4 ve čtyřech, 3 v pěti.
guide-scene-accuse = Otočí se tři karty totožnosti, před každou leží tip. U červeného je správný a červený dostane 4 indicie; zbylé dva tipy jsou vedle.

guide-step-winner = Vyhrává, kdo má nejméně indicií
guide-step-winner-text = Vyhrává ten, čí mnich má nejméně indicií. Tak se o něj starej, ale nikdy ne tak dobře, aby si toho někdo všiml.
guide-scene-winner = Hnědý svitek na konci: šedý, tvůj mnich, má nejméně indicií a vyhrává před červeným, oranžovým a modrým. Bílý a černý, za které nikdo nehraje, se nepočítají.

guide-back = Zpět
guide-on = Další
guide-finish = Hotovo
guide-progress = { $at } z { $count }
guide-dot = { $at }. krok: { $title }
guide-steps = Kroky

## The reference.

guide-search = Hledat v pravidlech
guide-also-convert = remíza shoda stejně pořadí noc
guide-also-winner = vítěz vítězství výhra remíza shoda stejně dělené konec skóre
guide-found = { $count ->
    [0] Nenalezeno žádné pravidlo
    [one] Nalezeno jedno pravidlo
    [few] Nalezena { $count } pravidla
   *[other] Nalezeno { $count } pravidel
}
guide-nothing = Na dotaz „{ $query }“ pravidla nic neříkají. Zkus kratší slovo, nebo některé z plánu.
guide-clear = Ukázat všechna pravidla

guide-group-before = Před hrou
guide-group-turn = Tah
guide-group-evening = Konec dne
guide-group-seventh = Sedmý den
guide-group-events = Čtrnáct událostí
guide-group-options = Na čem se můžete dohodnout

## Titles of the rules, in the order of the reference.

guide-clause-identity = Kým jsi
guide-clause-figures = Figurky
guide-clause-tracks = Dvě počítadla
guide-clause-tasks = Úkoly a řada
guide-clause-cards = Karty v ruce
guide-clause-events = Týden
guide-clause-start = Kdo začíná

guide-clause-card = Zahraj kartu
guide-clause-time = Nech plynout čas
guide-clause-move = Pohni figurkou
guide-clause-action = Co figurka potká
guide-clause-task = Úkol jeho barvy
guide-clause-no-task = Žádný úkol jeho barvy
guide-clause-william = Vilém potká mnichy
guide-clause-adson = Adson potká mnichy
guide-clause-event = Proveď, co říká událost
guide-clause-draw = Dober si kartu
guide-clause-clamp = Konce počítadel
guide-clause-chain-short = Když řada dochází

guide-clause-convert = Podezření se mění v indicie
guide-clause-reset = Podezření zpět na 10
guide-clause-day-card = Kdo ukončí den
guide-clause-overshoot = Hodiny navíc
guide-clause-reveal = Ukázání barevného žetonu
guide-clause-next = Další den

guide-clause-accuse = Obvinění
guide-clause-day-cards = Karty událostí se počítají
guide-clause-winner = Kdo vyhrává

guide-clause-time-last = Čas na konci tahu
guide-clause-data = Hodnoty žetonů a karet
