## The fields.

notes-about = Wie is wie? Druk op een vakje voor meer, nog eens voor je eigen teken.
notes-cell = { $who } als { figure }
notes-cell-odds = { $percent } procent
notes-cell-certain = { $certainty ->
    [out] zeker niet
   *[is] zeker
}
notes-cell-mark = { $mark ->
    [no] jouw teken: nee
    [maybe] jouw teken: misschien
   *[yes] jouw teken: ja
}
notes-cell-pins = { $count ->
    [one] { $count } vastgeprikte regel
   *[other] { $count } vastgeprikte regels
}
notes-key = { $look ->
    [certain] zeker niet
    [likely] waarschijnlijk, in procenten
   *[own] je eigen tekens
}
notes-text = Aantekeningen

## One field, looked at closely.

notes-certain = { $certainty ->
    [out] Zeker: { $who } is niet { figure }.
   *[is] Zeker: { $who } is { figure }.
}
notes-per-cent = procent
notes-now = nu
notes-course = Van { $first } procent aan het begin naar { $now } procent nu, nooit onder { $least } of boven { $most }.
notes-reasons = De beurten die het zo maakten
notes-reasons-none = Nog geen beurt heeft er veel over verteld.
notes-reason-weight = { $bits } bit, { $before } → { $after } %
notes-reason-total = samen { $bits } bit
notes-reason-bits = +1 bit verdubbelt de verhouding van ja tot nee, −1 bit halveert die.
notes-thinking = Aan het denken …
notes-mark = Jouw teken
notes-mark-choice = { $mark ->
    [none] Geen
    [no] Nee
    [maybe] Misschien
   *[yes] Ja
}
notes-pins = Vastgeprikte regels
notes-pins-none = Geen. Om er een vast te prikken, druk je in het verloop op de speld naast een regel, of op P op de regel.
notes-unpin = Losmaken: { $line }
notes-eyes = { $eyes ->
    [own] Je eigen monnik is meegerekend.
   *[everybody] Zolang je brief dicht is, telt je eigen monnik niet mee, zodat niemand hem aan de getallen kan aflezen.
}
notes-not-agreed = { $aids ->
    [none] Aan deze tafel zijn kansen, tips en spiegel niet afgesproken.
   *[public] Aan deze tafel zijn tips en spiegel niet afgesproken.
}

## Pinning a line of the log.

notes-pin-title = Deze regel vastprikken
notes-pin-about = Bij welke vakjes van de notities hoort hij?
notes-pin-done = Klaar

## The accusation.

notes-accuse = Je markers
notes-accuse-about = Sleep een marker naar iemand, of druk eerst op de marker en dan op de persoon.
notes-accuse-where = Druk nu op de persoon voor wie deze marker is.
notes-marker = Marker: { figure }
notes-accuse-rivals = De anderen
notes-slot = { $held ->
    [yes] { $state ->
        [empty] Voor { $who } leggen
        [planned] Voor { $who } leggen in plaats van { figure }
       *[laid] Voor { $who }: { figure }
    }
   *[no] { $state ->
        [empty] Voor { $who }: nog niets
        [planned] Voor { $who }: { figure }, gepland. Druk erop om hem terug te nemen.
       *[laid] Voor { $who }: { figure }
    }
}
notes-lay = { figure-acc } voor { $who } leggen

## Hints.

notes-hint = Tips
notes-hint-ask = Om een tip vragen
notes-hint-about = Je krijgt tot drie goede manieren om verder te gaan. Een beurt telt als één tip, hoe vaak je ook vraagt. Hoeveel tips je nam, wordt aan het eind van het spel gezegd.
notes-hint-taken = { $count ->
    [one] Je hebt tot nu toe { $count } tip genomen. Het aantal wordt aan het eind van het spel gezegd.
   *[other] Je hebt tot nu toe { $count } tips genomen. Het aantal wordt aan het eind van het spel gezegd.
}
notes-hint-covered = De tips hangen ervan af wie je bent. Ze zijn bedekt zoals je brief.
notes-hint-none = Hier valt niets aan te raden.
notes-hint-win = winstkans: { $percent } %
notes-hint-light = Laat zien waar
notes-hint-done = gedaan

## The mirror.

notes-mirror = Spiegel
notes-mirror-about = Hij toont voor wie twee waarnemers je houden die niemands monnik kennen: een eenvoudige, die elke beurt neemt zoals die eruitziet, en een voorzichtige, die weet dat mensen zich verbergen. Naast elke keuze staat wat die eraan zou veranderen.
notes-mirror-caption = Voor wie ze je nu houden, in procenten
notes-observer-head = Waarnemer
notes-observer = { $observer ->
    [simple] eenvoudig
   *[careful] voorzichtig
}
notes-mirror-covered = Spiegel: bedekt tot je je brief opent.
notes-mirror-now = Voor je monnik gehouden (eenvoudig · voorzichtig): nu { $simple } · { $careful } %
notes-mirror-short = { $simple } · { $careful } %
notes-mirror-choice = voor je monnik gehouden: eenvoudig { $simple_now } → { $simple } %, voorzichtig { $careful_now } → { $careful } %

## For those who watch.

notes-public = Wie is wie, zoals iedereen het kan uitrekenen. Niemands geheim zit erin.
notes-likeliest = Nu het waarschijnlijkst: { figure }, { $percent } procent.
