### Rozbor skončené hry, jak ho ukazuje stránka.

analysis-running = Hra se rozebírá.
analysis-ready = Rozbor je hotový.
analysis-ahead =
    { $count ->
        [one] Nejdřív se rozebírá ještě jedna hra.
        [few] Nejdřív se rozebírají ještě { $count } hry.
       *[other] Nejdřív se rozebírá ještě { $count } her.
    }
analysis-stopped = Rozbor byl zrušen.
analysis-begin = Rozebrat hru
analysis-unfinished = Rozebírá se jen hra, která se dohrála do konce.
analysis-offer = Rozbor spočítá šance všech na výhru v celém průběhu hry. Trvá několik sekund a ukáže, kdo byl kdo.

analysis-whom = O kom
analysis-at = Den { $day }, akce { $action }
analysis-action = Akce { $action }
analysis-days = Začátek a konec každého dne v přehrání hry:
analysis-change = Pravděpodobnost pravého mnicha ({ analysis-observer }): { $before } % → { $after } %
analysis-made-title = Tipováno
analysis-best-title = Nejlepší podle toho, co mohlo být známo
analysis-worth = Očekávané body: { $expected }. { $which ->
    [made] Skutečné body
   *[best] Přineslo by bodů
}: { $brought }. Šance na výhru: { $win } %.
analysis-others = Co prozradili ostatní
analysis-other = { $who } ({ figure }): nakonec si byl opatrný pozorovatel jistý na { $chance } %.
analysis-loudest-of = Nejhlasitější: { $turn }.
analysis-total = { analysis-cause }: { $change } (±{ $within }) procentních bodů.
analysis-largest = Nejvíce: { $change } (±{ $within }),
analysis-now = Šance na výhru v této chvíli: { $chances }
