### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-title = Puzzel { $code }: { puzzle-kind }, { puzzle-level }
puzzle-you-play = Je bent { figure }, en alleen jij weet dat. Met jou aan tafel: { $others }.
puzzle-you-watch = Je kijkt toe en ziet niemands kaart. Aan tafel: { $others }.
puzzle-ask-certain = Wie is { $who }? De laatste markers zijn net getoond, en nu is één antwoord zeker.
puzzle-ask-likely = Wie is { $who }? Verdeel 100 punten over de zes monniken, aan elk zoveel als je waarschijnlijk vindt.
puzzle-rests-on-certain = Niemand toont een marker van de eigen kleur, en geen twee spelers zijn dezelfde monnik. Maar niet elke monnik is iemand.
puzzle-rests-on-likely = De oplossing is wat een geduldige toeschouwer alleen uit dit verhaal besluit. Die weegt elke manier waarop een beurt had kunnen eindigen, en neemt aan dat de meesten doen wat goed is voor de eigen monnik, sommigen ook met een oog op de andere monniken, en dat enkelen willekeurig spelen.
puzzle-story = Wat je hebt gezien en gehoord
puzzle-question = De vraag

## The answer.

puzzle-right = Goed, { $who } is { figure }.
puzzle-wrong = Nee, { $who } kan niet { figure } zijn. Probeer het nog eens.
puzzle-score = Je antwoord krijgt { $score } van de 100. Wie elke monnik die nog mogelijk is evenveel geeft, krijgt { $even }.

## The solution.

puzzle-solution = Oplossing
puzzle-step-shown = { $who } heeft { $shown } getoond en is dus niet { $never }.
puzzle-step-single =
    { $you ->
        [yes] Je bent { figure }, dus niemand anders is dat.
       *[no] { $who } kan alleen { figure } zijn, dus niemand anders is dat.
    }
puzzle-step-closed = { $players } kunnen alleen { $monks } zijn: evenveel monniken als spelers. Dus niemand anders is een van deze.
puzzle-step-place = { $players } kunnen alleen { $monks } zijn: evenveel monniken als spelers. Dus elk van deze monniken is een van hen, en alleen { $who } kan { figure } zijn.
puzzle-so = Dus { $who } is { figure }.
puzzle-turn = Dag { $day }: { $done } { figure-start } zou dit ongeveer { $times } keer zo vaak doen als { $other }.
puzzle-turn-little = Dag { $day }: { $done } Dat zegt weinig.
puzzle-other = { $who } is het waarschijnlijkst { figure }: { $points } van de 100.
puzzle-points = De 100 punten van de toeschouwer: { $points }.
puzzle-points-of = { figure } { $points }
puzzle-truth = In het spel was { $who } { figure }.

## On the page. $date: a day, as the language writes it; $time: a time of day.

puzzle-of-day = Puzzel van { $date }
puzzle-days = Elke dag een nieuwe, voor iedereen dezelfde. De dagen wisselen om middernacht UTC: bij jou om { $time }.
puzzle-sort = { puzzle-kind }, { puzzle-level } · { $code }
puzzle-before = De dag ervoor
puzzle-after = De dag erna
puzzle-today = De puzzel van vandaag
puzzle-table = De tafel
puzzle-your-answer = Je antwoord
puzzle-answer = Antwoorden
puzzle-give-up = De oplossing zien
puzzle-asked = { $who }, naar wie wordt gevraagd
puzzle-you = { $who } (jij)
puzzle-fewer = 5 minder voor { figure-dat }
puzzle-more = 5 meer voor { figure-dat }
puzzle-left =
    { $count ->
        [0] Alle 100 punten zijn gegeven.
        [one] Nog { $count } punt te geven.
       *[other] Nog { $count } punten te geven.
    }
puzzle-share-rest = De rest gelijk verdelen
puzzle-clear = Opnieuw beginnen
puzzle-points-yours = Jouw punten
puzzle-points-observer = De punten van de toeschouwer
puzzle-step-at = Stap { $at } van { $count }
puzzle-next = Volgende stap
puzzle-previous = Stap terug
puzzle-field-out = niet { figure }
puzzle-link = Link naar deze puzzel, zonder het antwoord
puzzle-with-result = Ook zeggen hoe het mij verging
puzzle-boast-certain =
    { $tries ->
        [1] Abbey, puzzel { $code }: opgelost bij de eerste poging.
       *[other] Abbey, puzzel { $code }: opgelost in { $tries } pogingen.
    }
puzzle-boast-likely = Abbey, puzzel { $code }: { $score } van de 100.
puzzle-solved = Hier opgelost
puzzle-solved-about = Deze lijst blijft in deze browser.
puzzle-streak =
    { $count ->
        [one] { $count } dag op rij.
       *[other] { $count } dagen op rij.
    }
puzzle-result-certain =
    { $tries ->
        [1] bij de eerste poging
       *[other] in { $tries } pogingen
    }
puzzle-result-likely = { $score } van de 100
puzzle-result-seen = oplossing bekeken

## The grid of a certain puzzle, for one's own marks.

puzzle-marks-about = Wie is wie? Alleen jij ziet dit. Druk op een vakje voor nee, misschien, ja.
puzzle-marks-proven = zeker niet { figure }
puzzle-marks-mark = { $mark ->
    [none] { $who } als { figure }: niets genoteerd
    [no] { $who } als { figure }: nee
    [maybe] { $who } als { figure }: misschien
   *[yes] { $who } als { figure }: ja
}
