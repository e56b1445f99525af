### L’analisi di una partita finita, come la racconta `abbey analyse`.

analysis-title = Che cosa rivela questa partita
analysis-game = { $names }. Azioni nel file della partita: { $actions }.
analysis-how = Due osservatori hanno guardato senza un posto al tavolo: uno semplice, che pensa che tutti giochino apertamente per il proprio monaco, e uno prudente, che sa che ci si nasconde. I turni più rivelatori e il miglior bluff sono quelli che in media hanno influenzato di più i due osservatori. Il valore e le probabilità sono giudicati da ciò che si poteva sapere in quel momento, in parte con continuazioni giocate con semi fissi; ± è l’intervallo al 95 %.
analysis-brackets = I numeri tra parentesi quadre sono azioni del file della partita.
analysis-actions = La partita, azione per azione
analysis-decimal = { $whole },{ $tenths }
analysis-seat =
    { $who } ({ figure }): { $score } prove{ $won ->
        [yes] , vittoria
       *[no] { "" }
    }
analysis-observer =
    { $observer ->
        [simple] osservatore semplice
       *[careful] osservatore prudente
    }
analysis-told = Che cosa hanno rivelato i turni
analysis-belief =
    Probabilità del vero monaco per { $observer ->
        [simple] un osservatore semplice
       *[careful] un osservatore prudente
    }, all’inizio e dopo ogni giorno: { $chances }.
analysis-belief-rival = Per { $who }, che conosceva anche il proprio monaco: { $chances }.
analysis-loudest = I turni più rivelatori
analysis-moved = { analysis-observer } { $before } % → { $after } %
analysis-loud = Giorno { $day } [{ $action }]: { $turn }. Probabilità del vero monaco: { $beliefs }.
analysis-no-loud = Nessun turno ha detto molto agli osservatori.
analysis-instead = { analysis-observer } { $after } % invece di { $loud } %
analysis-quieter = Più discreto e di valore simile: { $turn }. Probabilità del vero monaco: { $beliefs }. Possibilità di vincere: { $change } (±{ $within }) punti percentuali.
analysis-no-quieter = Non è stato trovato un turno più discreto di valore simile.
analysis-bluff = Il miglior bluff
analysis-no-bluff = Nessun turno ha sviato gli osservatori.
analysis-accusation = L’accusa
analysis-guess =
    { $whom }: { figure } ({ $chance } %, { $right ->
        [yes] giusto
       *[no] sbagliato
    })
analysis-made = Scelta fatta [{ $action }]: { $guesses }. Punti attesi { $expected }, punti portati { $brought }, possibilità di vincere { $win } %.
analysis-best = Il meglio con ciò che si poteva sapere [{ $action }]: { $guesses }. Punti attesi { $expected }, punti che avrebbe portato { $brought }, possibilità di vincere { $win } %.
analysis-was-best = Con ciò che si poteva sapere non c’era un’ipotesi migliore.
analysis-source = { play-source }: { $points } [{ $actions }]
analysis-source-start = { play-source }: { $points }
analysis-swings = Caso e scelta
analysis-cause =
    { $cause ->
        [cards] carte pescate
        [reshuffle] carte pescate dopo un nuovo mescolamento
        [event] eventi dei giorni
        [turn] i propri turni, rispetto a turni comuni
       *[rest] gli altri, e ciò che non si può separare
    }
analysis-swing = { analysis-cause }: { $change } (±{ $within }) punti percentuali. Il più forte, giorno { $day } [{ $action }]: { $largest } (±{ $largest_within }).
analysis-rest = { analysis-cause }: { $change } punti percentuali.
analysis-chances = Possibilità di vincere
analysis-eyes =
    { $eyes ->
        [public] come tutti potevano giudicarle
       *[own] come questo posto poteva giudicarle
    }
analysis-chances-day = Prima del giorno { $day } [{ $action }]: { $chances }.
analysis-share = { $who } { $chance } %
analysis-axis-action = azione del file della partita
analysis-axis-belief = probabilità del vero monaco, %
analysis-axis-chance = possibilità di vincere, %
analysis-axis-points = prove
analysis-axis-change = punti percentuali della possibilità di vincere
analysis-plot-belief = Quanto ogni osservatore riteneva probabile il vero monaco. Linee verticali: comincia un nuovo giorno.
analysis-plot-rivals = Quanto un osservatore prudente riteneva probabile il vero monaco di ogni posto.
analysis-plot-chances = Le possibilità di vincere di tutti, { analysis-eyes }.
analysis-plot-swings = Che cosa caso e scelta hanno fatto alla possibilità di vincere, con intervalli al 95 %.
analysis-picture = Il tabellone prima di questo turno. Freccia piena: la mossa fatta; freccia tratteggiata: quella più discreta.
analysis-picture-alone = Il tabellone prima di questo turno. La freccia è la mossa fatta.
