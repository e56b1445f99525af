### Rozbor skončené hry, jak ho podává `abbey analyse`.

analysis-title = Co tato hra prozrazuje
analysis-game = { $names }. Akcí v záznamu: { $actions }.
analysis-how = Dva pozorovatelé se dívali bez místa u stolu: prostý, který si myslí, že všichni hrají otevřeně za svého mnicha, a opatrný, který ví, že se lidé skrývají. Nejhlasitější tahy a nejlepší klam jsou ty, které oba pozorovatele v průměru nejvíce ovlivnily. Hodnota a šance se posuzují podle toho, co tehdy mohlo být známo, zčásti podle dohraných pokračování s pevnými počátečními čísly; ± je 95% interval.
analysis-brackets = Čísla v hranatých závorkách jsou akce záznamu.
analysis-actions = Hra, akci po akci
analysis-decimal = { $whole },{ $tenths }
analysis-seat =
    { $who } ({ figure }): indicie { $score }{ $won ->
        [yes] , výhra
       *[no] { "" }
    }
analysis-observer =
    { $observer ->
        [simple] prostý pozorovatel
       *[careful] opatrný pozorovatel
    }
analysis-told = Co prozradily tahy
analysis-belief =
    Pravděpodobnost pravého mnicha podle { $observer ->
        [simple] prostého
       *[careful] opatrného
    } pozorovatele, na začátku a po každém dni: { $chances }.
analysis-belief-rival = { $who } se znalostí vlastního mnicha: { $chances }.
analysis-loudest = Nejhlasitější tahy
analysis-moved = { analysis-observer } { $before } % → { $after } %
analysis-loud = Den { $day } [{ $action }]: { $turn }. Pravděpodobnost pravého mnicha: { $beliefs }.
analysis-no-loud = Žádný tah pozorovatelům mnoho neprozradil.
analysis-instead = { analysis-observer } { $after } % místo { $loud } %
analysis-quieter = Tišší a podobně dobré: { $turn }. Pravděpodobnost pravého mnicha: { $beliefs }. Šance na výhru: { $change } (±{ $within }) procentních bodů.
analysis-no-quieter = Tišší tah podobné hodnoty se nenašel.
analysis-bluff = Nejlepší klam
analysis-no-bluff = Žádný tah pozorovatele nezmátl.
analysis-accusation = Obvinění
analysis-guess =
    { $whom }: { figure } ({ $chance } %, { $right ->
        [yes] správně
       *[no] špatně
    })
analysis-made = Tipováno [{ $action }]: { $guesses }. Očekávané body { $expected }, skutečné { $brought }, šance na výhru { $win } %.
analysis-best = Nejlepší podle toho, co mohlo být známo [{ $action }]: { $guesses }. Očekávané body { $expected }, přineslo by { $brought }, šance na výhru { $win } %.
analysis-was-best = Podle toho, co mohlo být známo, nebylo lepší tipování.
analysis-source = { play-source }: { $points } [{ $actions }]
analysis-source-start = { play-source }: { $points }
analysis-swings = Náhoda a volba
analysis-cause =
    { $cause ->
        [cards] tažené karty
        [reshuffle] karty tažené po novém zamíchání
        [event] události dnů
        [turn] vlastní tahy ve srovnání s obyčejnými
       *[rest] ostatní a co nelze oddělit
    }
analysis-swing = { analysis-cause }: { $change } (±{ $within }) procentních bodů. Nejvíce v den { $day } [{ $action }]: { $largest } (±{ $largest_within }).
analysis-rest = { analysis-cause }: { $change } procentních bodů.
analysis-chances = Šance na výhru
analysis-eyes =
    { $eyes ->
        [public] jak ji mohli posoudit všichni
       *[own] jak ji mohlo posoudit toto místo
    }
analysis-chances-day = Před dnem { $day } [{ $action }]: { $chances }.
analysis-share = { $who } { $chance } %
analysis-axis-action = akce záznamu
analysis-axis-belief = pravděpodobnost, %
analysis-axis-chance = šance na výhru, %
analysis-axis-points = indicie
analysis-axis-change = procentní body šance na výhru
analysis-plot-belief = Za jak pravděpodobného každý pozorovatel pokládal pravého mnicha. Svislé čáry: začíná nový den.
analysis-plot-rivals = Za jak pravděpodobného opatrný pozorovatel pokládal pravého mnicha každého místa.
analysis-plot-chances = Šance všech na výhru, { analysis-eyes }.
analysis-plot-swings = Co náhoda a volba udělaly se šancí na výhru, s 95% intervaly.
analysis-picture = Plán před tímto tahem. Plná šipka: provedený tah; čárkovaná šipka: tišší.
analysis-picture-alone = Plán před tímto tahem. Šipka je provedený tah.
