### L’analisi di una partita finita, come la mostra la pagina.

analysis-running = La partita viene analizzata.
analysis-ready = L’analisi è pronta.
analysis-ahead =
    { $count ->
        [one] Prima viene analizzata un’altra partita.
       *[other] Prima vengono analizzate altre { $count } partite.
    }
analysis-stopped = L’analisi è stata annullata.
analysis-begin = Analizza la partita
analysis-unfinished = Si analizza solo una partita giocata fino alla fine.
analysis-offer = Un’analisi calcola le possibilità di vincere di tutti lungo tutta la partita. Richiede qualche secondo e mostra chi era chi.

analysis-whom = Su chi
analysis-at = Giorno { $day }, azione { $action }
analysis-action = Azione { $action }
analysis-days = L’inizio e la fine di ogni giorno, da rivedere:
analysis-change = Probabilità del vero monaco ({ analysis-observer }): { $before } % → { $after } %
analysis-made-title = Scelta fatta
analysis-best-title = Il meglio con ciò che si poteva sapere
analysis-worth = Punti attesi: { $expected }. { $which ->
    [made] Punti portati
   *[best] Punti che avrebbe portato
}: { $brought }. Possibilità di vincere: { $win } %.
analysis-others = Che cosa hanno rivelato gli altri
analysis-other = { $who } ({ figure }): alla fine l’osservatore prudente ne era sicuro al { $chance } %.
analysis-loudest-of = Il più rivelatore: { $turn }.
analysis-total = { analysis-cause }: { $change } (±{ $within }) punti percentuali.
analysis-largest = Il più forte: { $change } (±{ $within }),
analysis-now = Possibilità di vincere in questo momento: { $chances }
