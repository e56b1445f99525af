### The table while a game is played: what the page says around the game itself.
### The arguments are explained in en/play.ftl. Names of players stay in the nominative.

## The parts of the screen.

play-title = Stůl
play-abbey = Opatství
play-tracks = Počítadla
play-players = Hráči
play-log = Průběh
play-chat = Chat
play-notes = Zápisník
play-notes-player = Hráč
play-aids = Pomůcky
play-odds = Pravděpodobnosti
play-sheets = Části stolu
play-side = Hráči a co se stalo
play-panel = Tvé karty a co můžeš udělat
play-drawer = Karty a volby
play-in-words = Jako text
play-close = Zavřít

## Whose turn it is.

play-day = { $day }. den
play-day-of = { $day }. den ze 7
play-day-hour = { $day }. den ze 7, hodina { $hour } z 24
play-your-turn = Jsi na tahu: { $question }
play-waiting = { $count ->
    [one] Vybírá { $names }: { phase }.
   *[other] Vybírají { $names }: { phase }.
}
play-turn-of = { $names }: { phase }
play-turn-many = { $count ->
    [few] { $count } lidé
   *[other] { $count } lidí
}
play-nothing-to-do = Teď není o čem rozhodovat.
play-over = Hra skončila.
play-spectator = Přihlížíš: vidíš, co leží odkryté všem, ale do karet nevidíš nikomu.
play-nobody-looks = Dívat se může každý: žádné karty nejsou odkryté.
play-clock-minutes = { $count ->
    [one] zbývá { $count } minuta
    [few] zbývají { $count } minuty
   *[other] zbývá { $count } minut
}
play-clock-seconds = { $count ->
    [one] zbývá { $count } sekunda
    [few] zbývají { $count } sekundy
   *[other] zbývá { $count } sekund
}
play-clock-hours = { $count ->
    [one] zbývá { $count } hodina
    [few] zbývají { $count } hodiny
   *[other] zbývá { $count } hodin
}
play-clock-days = { $count ->
    [one] zbývá { $count } den
    [few] zbývají { $count } dny
   *[other] zbývá { $count } dní
}

## One's own things.

play-hand = Tvé karty
play-identity = Tvá totožnost
play-you-are = Jsi { figure } mnich ({ sign }).
play-identity-peek = Podrž a uvidíš
play-time-tiles = Tvé žetony času
play-time-tiles-count = { $count ->
    [0] Žádné žetony času
    [one] { $count } žeton času
    [few] { $count } žetony času
   *[other] { $count } žetonů času
}
play-give-back = Vrátit: { $tile }

play-laid = Na stole máš

## Deciding.

play-hint = { $phase ->
    [play] Vyber kartu; ještě ji můžeš vzít zpět.
    [spend] Vyber žetony, které vrátíš, nebo si je nech.
    [move] Vyber v opatství jedno z rozsvícených míst.
   *[other] {""}
}
play-hint-figures = Vyber jednu z rozsvícených figurek.
play-would = { $choice }: { $outlook }
play-then = Tvá volba: { $choice }.
play-confirm = Potvrdit
play-confirm-label = Potvrď svou volbu
play-confirm-anyway = Přesto položit
play-cancel = Zrušit
play-undo = Vzít zpět
play-exactly = Přesné pravidlo
play-all-choices = { $count ->
    [one] Jediná volba jako text
    [few] Všechny { $count } volby jako text
   *[other] Všech { $count } voleb jako text
}
play-more = { $count ->
    [one] ještě { $count } volba
    [few] ještě { $count } volby
   *[other] ještě { $count } voleb
}
play-delivery = { $delivery ->
    [sent] Odesláno …
   *[kept] { $choice ->
        [none] Zapamatováno.
       *[other] Zapamatováno: { $choice }.
    } Odešle se, jakmile se spojení obnoví.
}
play-never-short = { $never ->
    [own] nikdy správně: to jsi ty
   *[shown] nikdy správně: už ukázáno
}
play-never = { $never ->
    [own] Tento tip nemůže být správný: tímto mnichem jsi ty. Chceš na to promarnit barevný žeton?
   *[shown] Tento tip nemůže být správný: tuto barvu už má ten hráč ukázanou, a tedy tímto mnichem není. Chceš na to promarnit barevný žeton?
}
play-own-marker = Tento barevný žeton ukázat nemůžeš: je to tvá vlastní barva. Vyber jiný.
play-own-marker-short = nelze ukázat: to jsi ty

## The sealed letter, at the beginning of a game.

play-letter = Dopis pro tebe
play-letter-hold = Stojí v něm, který mnich jsi. Podrž dopis, aby se otevřel, nebo na něj krátce stiskni. Dej pozor, ať se nikdo jiný nedívá.
play-letter-secret = Tohle je tvé tajemství: jsi { figure } mnich ({ sign }).
play-letter-means = Ať je proti tomuto mnichovi co nejméně indicií a ať nikdo nepozná, že jsi { figure }.
play-letter-place = Odteď leží vedle tvých karet: „Tvá totožnost“. Kdykoli ho chceš znovu vidět, podrž ho tam.

## The others' turns.

play-skip = Přeskočit
play-recap = Od tvého posledního tahu
play-recap-none = Od té doby se nic nestalo.
play-recap-watch = Přehrát znovu
play-rule = Pravidlo:
play-pin = Připnout tento řádek: { $line }

## Several people at one device.

play-veil = Na řadě je { $name }, předej zařízení
play-veil-why = Karty zůstanou zakryté, dokud { $name } nezvedne závoj.
play-veil-hold = Podrž a závoj se zvedne
play-veil-longer = Drž, dokud se tlačítko nevyplní.

## Players.

play-seat-back = Zpět na své místo
play-seat-back-of = { $who } se vrací na své místo
play-replaced = Hraje za tebe bot. Na své místo se můžeš kdykoli vrátit.
play-seat-fill = { $who }: ať hraje bot

## Chat.

play-chat-empty = Zatím nikdo nic neřekl.
play-chat-earlier = Zobrazit dřívější zprávy
play-chat-say = Řekni něco
play-chat-send = Odeslat
play-chat-unsaid = Zprávy, které čekají na spojení
play-chat-waiting = (čeká na odeslání)
play-chat-mute = Ztlumit

## The board in words.

play-text-title = Plán jako text
play-none = žádné
play-text-monks = Mniši
play-text-monk = Mnich
play-text-suspicion = Podezření dnes
play-text-tonight = Indicie dnes večer
play-text-evidence = Indicie zatím
play-text-buildings = Budovy
play-text-building = Budova
play-text-here = Figurky
play-text-tasks = Úkoly
play-text-players = Hráči
play-text-player = Hráč
play-text-cards = Karty
play-text-time-tiles = Žetony času
play-text-day-tiles = Karty událostí
play-text-shown = Ukázané barevné žetony
play-text-piles = Karty a žetony
play-text-hand = Tvé karty: { $cards }.
play-text-between = { "; " }
play-text-deck = Karet v dobíracím balíčku: { $deck }, v odkládacím: { $discard }.
play-text-discard = Odložené: { $cards }.
play-text-chain = Žetonů v řadě příštích úkolů: { $count }; z nich ještě nikdo neviděl: { $unseen }.
play-text-chain-seen = Ty, které už byly vidět, odpředu: { $tiles }.

## A day's end, and markers turned up.

play-go-on = Pokračovat
play-night = { $day }. den skončil
play-night-about = Podezření se mění v indicie a všechno podezření se vrací na začátek.
play-night-none = Nikdo nedostává žádné indicie.
play-suspicion-was = podezření { $suspicion }
play-evidence-now = teď { $after }
play-night-tile = { $you ->
    [yes] { $last ->
        [yes] Den končíš ty: karta je tvá. Na konci hry za ni tvůj mnich dostane 2 indicie. 7. den už žádné tahy nemá.
       *[no] Den končíš ty: karta je tvá a zítra začínáš. Na konci hry za ni tvůj mnich dostane 2 indicie.
    }
   *[no] { $last ->
        [yes] { $who } končí den a bere si kartu. Na konci hry za ni budou 2 indicie. 7. den už žádné tahy nemá.
       *[no] { $who } končí den, bere si kartu a zítra začíná. Na konci hry za ni budou 2 indicie.
    }
}
play-shown-title = Každý ukazuje barevný žeton
play-shown-about = Každý barevný žeton dá 2 indicie mnichovi své barvy a dokazuje, kým není ten, kdo ho ukazuje.
play-shown-not = { $you ->
    [yes] Nejsi { figure } mnich.
   *[no] { $who } není { figure } mnich.
}

## The end.

play-ending = Konec
play-nobody = Nikdo nebyl:
play-turn-all = Otočit všechny
play-points = { $points ->
    [one] { $points } indicie
    [few] { $points } indicie
   *[other] { $points } indicií
}
play-winner = { $you ->
    [yes] Vyhráváš, máš { $points ->
        [one] { $points } indicii
        [few] { $points } indicie
       *[other] { $points } indicií
    }.
   *[no] { $count ->
        [one] { $names } vyhrává, má { $points ->
            [one] { $points } indicii
            [few] { $points } indicie
           *[other] { $points } indicií
        }.
       *[other] Společné vítězství: { $names } ({ play-points }).
    }
}
play-guesses = Tipy
play-guess-by = { $name } tipuje
play-guess = { $right ->
    [yes] správně
   *[no] vedle
}
play-sources = Odkud indicie přišly
play-source = { $source ->
    [start] na začátku
    [convert] podezření na koncích dnů
    [william] Vilém
    [event] události
    [reveal] ukázané barevné žetony
    [accuse] správné tipy
   *[day-cards] karty událostí
}
play-source-all = celkem
play-promise = { $kept ->
    [yes] Rozdání je právě to, které bylo zapečetěno před první kartou.
    [mixed] Rozdání bylo zapečetěno před první kartou a jsou v něm náhodné bajty z tvého vlastního prohlížeče: nikdo si ho nevybral.
    [left-out] Rozdání bylo zapečetěno před první kartou, ale náhodné bajty z tvého vlastního prohlížeče v něm nejsou: přišly pozdě, nebo je server vynechal.
   *[no] Rozdání nesouhlasí s pečetí ze začátku. S tímto stolem není něco v pořádku.
}
play-hints-taken = { $you ->
    [yes] { $count ->
        [0] Tentokrát bez jediné rady.
       *[other] Tvé vyžádané rady: { $count }.
    }
   *[no] { $count ->
        [0] { $who }: bez jediné rady.
       *[other] { $who }: vyžádané rady { $count }.
    }
}
play-rematch = Hrát spolu znovu
play-rematch-there = K novému stolu
play-watch-again = Přehrát znovu
play-analysis = { $you ->
    [yes] Co tě prozradilo
   *[no] Co prozradilo hráče
}
play-download = Stáhnout záznam
play-look-at-board = Prohlédnout si plán
play-home = Domů

## Keys.

play-what-if = Co kdyby
play-keys = Klávesové zkratky
play-keys-single = Jednotlivé klávesy jsou příkazy
play-key-name = { $key ->
    [digit] 1–9, A–Z
    [Enter] Enter
    [Escape] Escape
    [u] U
    [s] S
    [r] R
    [t] T
    [p] P
   *[other] ?
}
play-key = { $key ->
    [digit] vybrat volbu s tímto číslem nebo písmenem; podruhé ji potvrdit
    [Enter] potvrdit
    [Escape] zrušit; přeskočit, co se právě ukazuje
    [u] vzít zpět, stejně jako Ctrl+Z
    [s] přeskočit, co se právě ukazuje
    [r] od tvého posledního tahu
    [t] plán jako text
    [p] připnout řádek průběhu, na kterém právě jsi
   *[other] tyto zkratky
}
