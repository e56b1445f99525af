### L’analyse d’une partie finie, telle que la page la montre.

analysis-running = La partie est en cours d’analyse.
analysis-ready = L’analyse est prête.
analysis-ahead =
    { $count ->
        [one] Une autre partie est analysée avant.
       *[other] { $count } autres parties sont analysées avant.
    }
analysis-stopped = L’analyse a été annulée.
analysis-begin = Analyser la partie
analysis-unfinished = Seule une partie jouée jusqu’à la fin est analysée.
analysis-offer = Une analyse calcule les chances de gagner de chacun tout au long de la partie. Elle prend quelques secondes et montre qui était qui.

analysis-whom = À propos de
analysis-at = Jour { $day }, action { $action }
analysis-action = Action { $action }
analysis-days = Le départ et la fin de chaque journée, à revoir :
analysis-change = Probabilité du vrai moine ({ analysis-observer }) : { $before } % → { $after } %
analysis-made-title = Choix fait
analysis-best-title = Le mieux d’après ce qui pouvait être connu
analysis-worth = Points attendus : { $expected }. { $which ->
    [made] Points apportés
   *[best] Points que cela aurait apportés
} : { $brought }. Chances de gagner : { $win } %.
analysis-others = Ce que les autres ont révélé
analysis-other = { $who } ({ figure }) : à la fin, l’observateur prudent en était sûr à { $chance } %.
analysis-loudest-of = Le plus parlant : { $turn }.
analysis-total = { analysis-cause } : { $change } (±{ $within }) points de pourcentage.
analysis-largest = Le plus fort : { $change } (±{ $within }),
analysis-now = Chances de gagner à ce moment : { $chances }
