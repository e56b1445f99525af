### The statistics of a house. The arguments are explained in en/statistics.ftl.

statistics-title = Statistika domu
statistics-games =
    { $games ->
        [one] { $games } dohraná hra
        [few] { $games } dohrané hry
       *[other] { $games } dohraných her
    }, počet míst: { $seats }, z toho lidských: { $persons }.
statistics-how = Sdílená výhra se počítá zčásti. V každém řádku se každá hra počítá jednou, jako průměr svých míst: mají společné rozdání i vítěze. Jméno žádného člověka se neuchovává.

## Tables. $topic: what is counted by what.

statistics-topic =
    { $topic ->
        [seat] Výhry podle místa
        [monk] Výhry podle mnicha
        [level] Výhry podle úrovně
        [event] Výhry podle žetonu události
        [right] Správné tipy
       *[hit] Tipy, které zasáhly
    }
statistics-about =
    { $topic ->
        [seat] Místa v pořadí hry.
        [monk] Mniši, za které někdo hrál.
        [level] Lidé a každý druh bota.
        [event] Kdo si vzal žeton této události.
        [right] Podle toho, kdo tipoval.
       *[hit] Podle toho, na koho se tipovalo.
    }
statistics-seat = Místo { $number }
statistics-person = Lidé
statistics-share = { $share } % ({ $low } až { $high })
statistics-even = { $share } %
statistics-count = { $count }
statistics-head =
    { $head ->
        [share] Podíl (95 %)
        [even] Vyrovnané
        [seats] Míst
        [players] Hráči
        [games] Hry
        [mean] Tahů v průměru
        [shortest] Nejkratší
       *[longest] Nejdelší
    }
statistics-lengths = Délky

## Under and beside a plot.

statistics-caption = Bod: podíl. Pruh: jeho 95% interval. Čárka: co by bylo vyrovnané.
statistics-percent = procenta
