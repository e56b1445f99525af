### The pieces of the board: labels, and what is read aloud in place of a picture.
### The arguments are explained in en/board.ftl.

## The abbey.

board-abbey = Opatství
board-place = { building-latin }, { building }. { $tiles ->
    [0] Žádný úkol.
    [one] Úkol: { $tasks }.
   *[other] Úkoly: { $tasks }.
} { $figures ->
    [0] Nikdo tu není.
   *[other] Stojí tu: { $company }.
}
board-figure = { $monk ->
    [yes] { figure-start } ({ sign }) je { place-in }.
   *[no] { figure-start } je { place-in }.
}

## The sundial.

board-time = Sluneční hodiny: hodina { $time } z 24
board-time-ghost = Sluneční hodiny: hodina { $time } z 24, potom { $ghost }
board-time-short = { $time } z 24

## The two tracks: podezření (today's), indicie (for good).

board-suspicion = Podezření
board-suspicion-note = dnes, 0 až 40; + jsou večerní indicie
board-evidence = Indicie
board-evidence-note = natrvalo; vyhrává, kdo má nejméně
board-points = +{ $count }
board-suspicion-of = { figure-start }: podezření { $count }, dnes večer { $tonight ->
    [one] { $tonight } indicie
    [few] { $tonight } indicie
   *[other] { $tonight } indicií
}.
board-evidence-of = { figure-start }: { $count ->
    [one] { $count } indicie
    [few] { $count } indicie
   *[other] { $count } indicií
}.
board-then = Bylo by to { $count }.

## Cards, tiles, markers.

board-guests = Vilém nebo Adson
board-identity = Totožnost: { figure } ({ sign })
board-identity-veiled = Zapečetěná totožnost
board-tile-back = Žeton úkolu lícem dolů
# The colour in the masculine, as "žeton" asks for.
board-marker = Barevný žeton: { $colour ->
    [red] červený
    [blue] modrý
    [white] bílý
    [grey] šedý
    [black] černý
   *[orange] oranžový
}
board-marker-covered = Zakrytý barevný žeton
board-event-closed = Zakrytá karta události

## The week.

board-week = Týden
board-last-day = Obvinění
board-last-day-text = Karty už se nehrají: každý řekne, kým jsou ostatní.
board-day-closed = Zatím zakrytý
board-day-closed-text = Událost se odkryje ráno.
board-day-title = { $count }. den: { $name }.
board-day = { $reveal ->
    [yes] { board-day-only } Na jeho konci každý ukáže barevný žeton.
   *[no] { board-day-only }
}
board-day-only = { $is ->
    [today] Dnes, { $count }. den: { $name }.
   *[other] { $count }. den: { $name }.
}
board-reveal = Každý ukáže barevný žeton

## The day's event, as the board shows it all day long. The exact rule is in rules.ftl.

event-talkative-text = Když jde Vilém za Adsonem nebo Adson za Vilémem, podezření se hned promění v indicie jako na konci dne, ledaže je všech šest na stejné úrovni.
event-puzzling-text = Přiveď mnicha k Vilémovi a pak rozdej dva body indicií: jednomu mnichovi, nebo dvěma.
event-diligent-text = Zahraná karta se smí použít dvakrát, vždy pro téhož mnicha, budovu nebo hosta; její hodiny se počítají jednou.
event-close-behind-text = Kdo pohne Vilémem, rozdá pak dva body indicií: jednomu mnichovi, nebo dvěma.
event-hasty-text = Dnes nikdo nesmí vracet žetony času. Úkoly se brát smějí.
event-impious-text = Když se mnich přesune do kostela, každý z ostatních, kdo má žeton času, jeden podle své volby vrátí.
event-unobtrusive-text = Mnich, který jde tam, kde není jiná figurka, ztratí 1 indicii.
event-delicate-text = Po přesunu dej mnichovi podle své volby tolik podezření, kolik má karta hodin; vrácené žetony na tom nic nemění.
event-forbidden-text = Mnich, který vstoupí do knihovny, dostane 2 indicie.
event-caught-text = Dnes večer se podezření počítá dvojnásobně: 10, 8, 6, 4, 2, 0 indicií.
event-compromising-text = Vilém a Adson se počítají dvojnásobně: 6 indicií, 10 bodů podezření.
event-inquiring-text = Mnich, který přijde k jiným mnichům, přinese každému z nich 1 indicii.
event-dubious-text = Každý přesunutý mnich dostane 1 indicii.
event-suspicious-text = Po každém tahu dostanou mniši s nejvyšším podezřením 1 indicii, ledaže je všech šest na stejné úrovni.

## A player's place.

board-seat = { $you ->
    [yes] { $name } (ty)
   *[no] { $name }
}
board-seat-you = (ty)
board-seat-turn = Teď rozhoduje
board-seat-stand-in = zaskakuje bot ({ page-bot })
board-seat-away = pryč
board-seat-shown = Ukázané barevné žetony
board-seat-shown-none = žádný ukázaný barevný žeton
board-seat-cards = Karty
board-seat-cards-count = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
board-seat-days = Získané karty událostí
board-seat-days-count = { $count ->
    [one] { $count } získaná karta události
    [few] { $count } získané karty událostí
   *[other] { $count } získaných karet událostí
}
board-seat-tiles = Žetony času
board-seat-tiles-count = { $count ->
    [0] Žádné žetony času
    [one] 1 žeton času: { $tiles }
    [few] { $count } žetony času: { $tiles }
   *[other] { $count } žetonů času: { $tiles }
}
