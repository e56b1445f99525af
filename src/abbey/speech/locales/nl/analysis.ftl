### De analyse van een afgelopen spel, zoals `abbey analyse` die vertelt.

analysis-title = Wat dit spel verraadt
analysis-game = { $names }. Acties in de opname: { $actions }.
analysis-how = Twee waarnemers keken toe zonder plaats aan tafel: een eenvoudige, die denkt dat iedereen openlijk voor de eigen monnik speelt, en een voorzichtige, die weet dat mensen zich verbergen. De luidste beurten en de beste bluf zijn die welke de twee waarnemers gemiddeld het meest beïnvloedden. Waarde en kansen zijn beoordeeld naar wat toen bekend kon zijn, deels met vervolgen die met vaste startgetallen zijn uitgespeeld; ± is het 95%-interval.
analysis-brackets = Getallen tussen vierkante haken zijn acties van de opname.
analysis-actions = Het spel, actie voor actie
analysis-decimal = { $whole },{ $tenths }
analysis-seat =
    { $who } ({ figure }): { $score } bewijs{ $won ->
        [yes] , gewonnen
       *[no] { "" }
    }
analysis-observer =
    { $observer ->
        [simple] eenvoudige waarnemer
       *[careful] voorzichtige waarnemer
    }
analysis-told = Wat de beurten verraadden
analysis-belief =
    Kans op de ware monnik volgens { $observer ->
        [simple] een eenvoudige
       *[careful] een voorzichtige
    } waarnemer, aan het begin en na elke dag: { $chances }.
analysis-belief-rival = Voor { $who }, die ook de eigen monnik kende: { $chances }.
analysis-loudest = De luidste beurten
analysis-moved = { analysis-observer } { $before } % → { $after } %
analysis-loud = Dag { $day } [{ $action }]: { $turn }. Kans op de ware monnik: { $beliefs }.
analysis-no-loud = Geen beurt vertelde de waarnemers veel.
analysis-instead = { analysis-observer } { $after } % in plaats van { $loud } %
analysis-quieter = Stiller en ongeveer even goed: { $turn }. Kans op de ware monnik: { $beliefs }. Winstkans: { $change } (±{ $within }) procentpunten.
analysis-no-quieter = Er is geen stillere beurt gevonden die ongeveer even goed was.
analysis-bluff = De beste bluf
analysis-no-bluff = Geen beurt bracht de waarnemers op een dwaalspoor.
analysis-accusation = De aanklacht
analysis-guess =
    { $whom }: { figure } ({ $chance } %, { $right ->
        [yes] goed
       *[no] fout
    })
analysis-made = Gegokt [{ $action }]: { $guesses }. Te verwachten punten { $expected }, werkelijk { $brought }, winstkans { $win } %.
analysis-best = Het beste met wat bekend kon zijn [{ $action }]: { $guesses }. Te verwachten punten { $expected }, het had { $brought } opgeleverd, winstkans { $win } %.
analysis-was-best = Met wat bekend kon zijn viel niets beters te gokken.
analysis-source = { play-source }: { $points } [{ $actions }]
analysis-source-start = { play-source }: { $points }
analysis-swings = Toeval en keuze
analysis-cause =
    { $cause ->
        [cards] getrokken kaarten
        [reshuffle] kaarten getrokken na opnieuw schudden
        [event] gebeurtenissen van de dagen
        [turn] eigen beurten, vergeleken met gewone
       *[rest] de anderen, en wat niet te scheiden is
    }
analysis-swing = { analysis-cause }: { $change } (±{ $within }) procentpunten. Het meest op dag { $day } [{ $action }]: { $largest } (±{ $largest_within }).
analysis-rest = { analysis-cause }: { $change } procentpunten.
analysis-chances = Winstkans
analysis-eyes =
    { $eyes ->
        [public] zoals iedereen die kon beoordelen
       *[own] zoals deze plaats die kon beoordelen
    }
analysis-chances-day = Voor dag { $day } [{ $action }]: { $chances }.
analysis-share = { $who } { $chance } %
analysis-axis-action = actie van de opname
analysis-axis-belief = kans op de ware monnik, %
analysis-axis-chance = winstkans, %
analysis-axis-points = bewijs
analysis-axis-change = procentpunten van de winstkans
analysis-plot-belief = Hoe waarschijnlijk elke waarnemer de ware monnik vond. Verticale lijnen: een nieuwe dag begint.
analysis-plot-rivals = Hoe waarschijnlijk een voorzichtige waarnemer de ware monnik van elke plaats vond.
analysis-plot-chances = Ieders winstkans, { analysis-eyes }.
analysis-plot-swings = Wat toeval en keuze met de winstkans deden, met 95%-intervallen.
analysis-picture = Het bord voor deze beurt. Doorgetrokken pijl: de gedane zet; gestreepte pijl: de stillere.
analysis-picture-alone = Het bord voor deze beurt. De pijl is de gedane zet.
