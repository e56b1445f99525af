### What only the terminal says. The arguments are explained in en/terminal.ftl.
### Tykání; přítomný čas, protože hráč může být kdokoli. Příkazy, klávesy a slova v závorkách zůstávají anglicky.

## Welcome.

terminal-welcome =
    Vítej v opatství, v neoficiálním fanouškovském vydání. Počet hráčů: { $players }, ty a { $bots ->
        [one] jeden bot
        [few] { $bots } boti
       *[other] { $bots } botů
    }.
terminal-welcome-back = Vítej zpátky v opatství, { $who }. Napiš me a uvidíš, kým jsi; ? je nápověda.
terminal-aim = Jsi tajně jedním ze šesti mnichů; vyhrává, čí mnich má nejméně indicií. Napiš me a uvidíš, kým jsi; ? je nápověda.
terminal-committed = Rozdání je dané a na konci se otevře. Jeho pečeť: { $commitment }
terminal-opened = Rozdání je otevřené; jeho pečeť byla { $commitment }.
terminal-kept = Hra se ukládá do souboru { $path }.

## What can be typed.

terminal-prompt = Tvá volba (? je nápověda):
terminal-how-to-answer = Napiš číslo od 1 do { $count }, nebo ? pro nápovědu.
terminal-help =
    Napiš číslo volby a stiskni Enter. Nebo napiš:
      board            znovu ukázat celý plán
      hand             ukázat tvé karty
      log              přečíst, co se dnes stalo (log all: od začátku)
      me               jednou ukázat, kým jsi
      rules SLOVO      přečíst pravidlo: slovo v [závorkách] nebo událost (rules: vypsat je)
      odds             ukázat, jak pravděpodobně je kdo kterým mnichem
      why JMÉNO MNICH  ukázat tahy, které rozhodly o jednom z těchto čísel, a jeho vývoj
      mirror           ukázat, za koho tě ostatní mají a co by na tom změnila každá volba
      hint             navrhnout až tři dobré tahy s důvody
      undo             vzít zpět poslední rozhodnutí, pokud neodkrylo nic skrytého
      save SOUBOR      pokračovat v jiném souboru (save: uložit teď; ukládá se i samo)
      quit             uložit a odejít
terminal-how-it-goes = Jak se hraje: jsi tajně jedním ze šesti mnichů, a ostatní také. V každém tahu zahraješ kartu, uplyne čas a některá figurka se pohne. Mnich, který najde úkol své barvy, ztrácí podezření; kdo žádný nenajde, tomu přibude. Vilém mění indicie, Adson podezření. Každý večer se podezření mění v indicie: nejvíc jich dostane nejpodezřelejší. Po šesti dnech hádáš, kým jsou ostatní. Vyhrává, čí mnich má pak nejméně indicií: starej se o svého, ale nedej to znát.
terminal-legend = Každý mnich má znak a písmeno: { $tokens }. U úkolu je ještě jeho hodnota: { $example }.
terminal-you-are = Jsi { figure } mnich (písmeno { letter }, znak: { sign }). Nikdo jiný to neví.
terminal-hide = Stiskni Enter a zase to zmizí.
terminal-unknown-rule = Pravidlo „{ $word }“ tu není. Samotné rules vypíše slova.
terminal-rule-words = Pravidla: { $clauses }. Události: { $events }.
terminal-taken-back = Vzato zpět: { $choice }.
terminal-nothing-to-undo = Zatím nemáš za sebou žádné rozhodnutí, takže není co vzít zpět.
terminal-undo-past-other = Po tvém posledním rozhodnutí už rozhoduje { $who }, takže ho nelze vzít zpět.
terminal-undo-past-secret = Tvé poslední rozhodnutí odkrylo něco skrytého, takže ho nelze vzít zpět.
terminal-choose-again = vybrat znovu
terminal-left-to-chance =
    { $who }: bot nemá odpověď, { $count ->
        [one] jednou
       *[other] { $count }krát
    } rozhodla náhoda.

## The game's file.

terminal-saved = Uloženo do souboru { $path }.
terminal-not-saved = Hru nelze uložit do souboru { $path }: { $reason }. Zkus save s jiným jménem souboru.
terminal-file-exists = Soubor { $path } už existuje a může v něm být jiná hra: zvol jiné jméno, nebo v ní pokračuj příkazem { $command }.
terminal-resume-with = Hra je uložená. Pokračuj takto:
terminal-hints-since = Tvé vyžádané rady od návratu do této hry: { $count }.
terminal-look-back = Takto zkontroluješ rozdání a každý tah, nebo si hru přehraješ znovu:

## The board.

terminal-title = { $title }:
terminal-before = Před tvým prvním tahem
terminal-day = { play-day-of }: { event }
terminal-last-day = { play-day-of }: obvinění
terminal-over = Týden skončil
terminal-last-day-text = Kdo je kdo? Každý položí před každého z ostatních jeden barevný žeton, každý v jiné barvě.
terminal-sundial = { board-time }, zbývá { $left }
terminal-sundial-full = Sluneční hodiny: hodina { $time }, den skončí po tomto tahu
terminal-week = Týden: { $days }, VII obvinění. (R): pak každý ukáže barevný žeton.
terminal-buildings = Budovy, jejich úkoly a kdo v nich je
terminal-suspicion = Podezření dnes, od nejvyššího
terminal-evidence = Indicie natrvalo, od nejnižších
terminal-players = Hráči
terminal-level = { $level }: { $monks }
terminal-level-tonight = { $level }: { $monks } (dnes večer +{ $tonight ->
    [one] { $tonight } indicie
    [few] { $tonight } indicie
   *[other] { $tonight } indicií
})
terminal-suspicion-note = dnes (+ indicie večer)
terminal-evidence-note = natrvalo (méně je lépe)
terminal-deciding = { $you ->
    [yes] Ty (rozhoduješ)
   *[no] { $who } (rozhoduje)
}
terminal-is-not = { $you ->
    [yes] nejsi
   *[no] není
} { $monks }
terminal-seat = { $name }: { $shown }. { $tiles }. { $days }.

## The end.

terminal-who-was-who = Kdo je kdo
terminal-source = { $source ->
    [start] začátek
    [convert] večery
    [william] Vilém
    [event] události
    [reveal] žetony
    [accuse] tipy
    [day-cards] karty
   *[all] celkem
}
terminal-sources-of = { player }, { figure }: { $parts }.

## A record that is read again.

terminal-page = { $page } z { $last }
terminal-keys = Enter: dál, b: zpět, d 3: na 3. den, q: konec
terminal-last-page = To byla poslední strana.
terminal-first-page = Toto je první strana.
terminal-no-page = Taková strana tu není. { terminal-keys }.
terminal-unfinished = Tady záznam končí, před koncem hry.
terminal-secrets = { $who } je { figure } mnich a má v ruce: { $cards }

## A puzzle. $monks: all six in order; $code: its short name.

terminal-puzzle-answer-certain = Tvá odpověď, 1 až 6 (Enter: ukázat řešení):
terminal-puzzle-answer-likely = Šest čísel se součtem 100, v pořadí { $monks }; nebo číslo jednoho mnicha, 1 až 6, který dostane všech 100 (Enter: ukázat řešení):
terminal-puzzle-no-answer-certain = Napiš číslo od 1 do 6, nebo stiskni Enter.
terminal-puzzle-no-answer-likely = Napiš šest celých čísel se součtem 100, nebo jedno číslo od 1 do 6, nebo stiskni Enter.
terminal-puzzle-share = Hádanku bez odpovědi sdílíš jejím kódem: { $code }

terminal-odds = { $who }: { $odds }
terminal-odds-share = { figure } { $chance } %
terminal-odds-own = Napiš { $word } a započítá se i tvůj vlastní mnich, kterým nikdo jiný být nemůže.
terminal-mirror = { analysis-observer }: { $shares }
terminal-mirror-none = To, co teď rozhodneš, o tobě ostatním nic neprozradí.
terminal-why-how = Napiš why, jméno někoho jiného a mnicha, například { $example }. S { $word } na konci se započítá i tvůj vlastní mnich.
terminal-why = { notes-cell }: { $course }.
terminal-why-then = { $when ->
    [start] { $chance } % na začátku
    [day] { $chance } % po { $day }. dni
   *[now] teď { $chance } %
}
terminal-why-moment = Den { $day } [{ $action }]: { notes-reason-weight }.
