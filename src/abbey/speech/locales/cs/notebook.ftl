## The fields.

notes-about = Kdo je kdo? Ťukni na pole a uvidíš víc, ťukni znovu a zapíšeš si značku.
notes-cell = { $who } jako { figure }
notes-cell-odds = { $percent } procent
notes-cell-certain = { $certainty ->
    [out] určitě ne
   *[is] jistě
}
notes-cell-mark = { $mark ->
    [no] tvá značka: ne
    [maybe] tvá značka: možná
   *[yes] tvá značka: ano
}
notes-cell-pins = { $count ->
    [one] { $count } připnutý řádek
    [few] { $count } připnuté řádky
   *[other] { $count } připnutých řádků
}
notes-key = { $look ->
    [certain] určitě ne
    [likely] pravděpodobné, v procentech
   *[own] tvé značky
}
notes-text = Poznámky

## One field, looked at closely.

notes-certain = { $certainty ->
    [out] Jisté: { $who } není { figure }.
   *[is] Jisté: { $who } je { figure }.
}
notes-per-cent = procent
notes-now = teď
notes-course = Od { $first } procent na začátku k { $now } procentům teď, nikdy pod { $least } ani nad { $most }.
notes-reasons = Tahy, které o tom rozhodly
notes-reasons-none = Zatím o tom žádný tah mnoho neřekl.
notes-reason-weight = { $bits } bitu, { $before } → { $after } %
notes-reason-total = celkem { $bits } bitu
notes-reason-bits = +1 bit zdvojnásobí poměr ano ku ne, −1 bit ho zmenší na polovinu.
notes-thinking = Přemýšlí se …
notes-mark = Tvá značka
notes-mark-choice = { $mark ->
    [none] Žádná
    [no] Ne
    [maybe] Možná
   *[yes] Ano
}
notes-pins = Připnuté řádky
notes-pins-none = Žádné. Řádek připneš špendlíkem vedle něj v průběhu hry, nebo na něm stiskni P.
notes-unpin = Odepnout: { $line }
notes-eyes = { $eyes ->
    [own] S tvým vlastním mnichem se počítá.
   *[everybody] Dokud je tvůj dopis zavřený, s tvým mnichem se nepočítá, aby ho z čísel nikdo nevyčetl.
}
notes-not-agreed = { $aids ->
    [none] U tohoto stolu nejsou pravděpodobnosti, rady ani zrcadlo dohodnuty.
   *[public] U tohoto stolu nejsou rady ani zrcadlo dohodnuty.
}

## Pinning a line of the log.

notes-pin-title = Připnout tento řádek
notes-pin-about = Ke kterým polím zápisníku patří?
notes-pin-done = Hotovo

## The accusation.

notes-accuse = Tvé barevné žetony
notes-accuse-about = Přetáhni žeton k někomu, nebo stiskni nejdřív žeton a pak hráče.
notes-accuse-where = Teď stiskni hráče, kterému je tento žeton určen.
notes-marker = Barevný žeton: { figure }
notes-accuse-rivals = Ostatní
notes-slot = { $held ->
    [yes] { $state ->
        [empty] Položit: { $who }
        [planned] Položit místo žetonu { figure }: { $who }
       *[laid] { $who }: { figure }
    }
   *[no] { $state ->
        [empty] { $who }: zatím nic
        [planned] { $who }: { figure }, v plánu. Stiskem ho vezmeš zpět.
       *[laid] { $who }: { figure }
    }
}
notes-lay = Položit žeton: { $who } jako { figure }

## Hints.

notes-hint = Rady
notes-hint-ask = Požádat o radu
notes-hint-about = Dostaneš až tři dobré možnosti, jak pokračovat. Jeden tah se počítá jako jedna rada, ať se ptáš kolikrát chceš. Kolik rad si vezmeš, se řekne na konci hry.
notes-hint-taken = { $count ->
    [one] Zatím máš { $count } radu. Jejich počet se řekne na konci hry.
    [few] Zatím máš { $count } rady. Jejich počet se řekne na konci hry.
   *[other] Zatím máš { $count } rad. Jejich počet se řekne na konci hry.
}
notes-hint-covered = Rady závisí na tom, kdo jsi. Jsou zakryté jako tvůj dopis.
notes-hint-none = Tady není co radit.
notes-hint-win = šance na výhru: { $percent } %
notes-hint-light = Ukaž mi kde
notes-hint-done = hotovo

## The mirror.

notes-mirror = Zrcadlo
notes-mirror-about = Ukazuje, za koho tě mají dva pozorovatelé, kteří neznají ničího mnicha: prostý, který bere každý tah tak, jak vypadá, a opatrný, který ví, že se lidé skrývají. U každé volby stojí, co by na tom změnila.
notes-mirror-caption = Za koho tě teď mají, v procentech
notes-observer-head = Pozorovatel
notes-observer = { $observer ->
    [simple] prostý
   *[careful] opatrný
}
notes-mirror-covered = Zrcadlo: zakryté, dokud neotevřeš svůj dopis.
notes-mirror-now = Za tvého mnicha tě teď má (prostý · opatrný): { $simple } · { $careful } %
notes-mirror-short = { $simple } · { $careful } %
notes-mirror-choice = za tvého mnicha tě má: prostý { $simple_now } → { $simple } %, opatrný { $careful_now } → { $careful } %

## For those who watch.

notes-public = Kdo je kdo, jak si to může spočítat každý. Ničí tajemství v tom není.
notes-likeliest = Teď nejpravděpodobnější: { figure }, { $percent } procent.
