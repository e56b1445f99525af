### De analyse van een afgelopen spel, zoals de pagina die toont.

analysis-running = Het spel wordt geanalyseerd.
analysis-ready = De analyse is klaar.
analysis-ahead =
    { $count ->
        [one] Eerst wordt één ander spel geanalyseerd.
       *[other] Eerst worden { $count } andere spellen geanalyseerd.
    }
analysis-stopped = De analyse is afgebroken.
analysis-begin = Het spel analyseren
analysis-unfinished = Alleen een spel dat is uitgespeeld, wordt geanalyseerd.
analysis-offer = Een analyse berekent ieders winstkans door het hele spel heen. Het duurt een paar seconden en laat zien wie wie was.

analysis-whom = Over wie
analysis-at = Dag { $day }, actie { $action }
analysis-action = Actie { $action }
analysis-days = Het begin en het einde van elke dag, om terug te kijken:
analysis-change = Kans op de ware monnik ({ analysis-observer }): { $before } % → { $after } %
analysis-made-title = Gegokt
analysis-best-title = Het beste met wat bekend kon zijn
analysis-worth = Te verwachten punten: { $expected }. { $which ->
    [made] Opgeleverd
   *[best] Had opgeleverd
}: { $brought }. Winstkans: { $win } %.
analysis-others = Wat de anderen verraadden
analysis-other = { $who } ({ figure }): aan het eind was de voorzichtige waarnemer er voor { $chance } % zeker van.
analysis-loudest-of = Het luidst: { $turn }.
analysis-total = { analysis-cause }: { $change } (±{ $within }) procentpunten.
analysis-largest = Het meest: { $change } (±{ $within }),
analysis-now = Winstkans op dit moment: { $chances }
