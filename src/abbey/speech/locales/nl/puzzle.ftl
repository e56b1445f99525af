### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-kind =
    { $kind ->
        [certain] zeker
       *[likely] waarschijnlijk
    }
puzzle-level =
    { $level ->
        [easy] makkelijk
        [medium] gemiddeld
       *[hard] moeilijk
    }
puzzle-title = Puzzel { $code }: { puzzle-kind }, { puzzle-level }
puzzle-you-play = Je bent { figure }, en alleen jij weet dat. Met jou aan tafel: { $others }.
puzzle-you-watch = Je kijkt toe en ziet niemands kaart. Aan tafel: { $others }.
puzzle-ask-certain = Wie is { $who }? De laatste markers zijn net getoond, en nu is één antwoord zeker.
puzzle-ask-likely = Wie is { $who }? Verdeel 100 punten over de zes monniken, aan elk zoveel als je waarschijnlijk vindt.
puzzle-rests-on-certain = Niemand toont een marker van de eigen kleur, en geen twee spelers zijn dezelfde monnik. Maar niet elke monnik is iemand.
puzzle-rests-on-likely = De oplossing is wat een geduldige toeschouwer alleen uit dit verhaal besluit. Die weegt elke manier waarop een beurt had kunnen eindigen, en neemt aan dat de meesten doen wat goed is voor de eigen monnik, sommigen ook met een oog op de andere monniken, en dat enkelen willekeurig spelen.
puzzle-story = Wat je hebt gezien en gehoord
puzzle-question = De vraag

## The answer. $monks: all six in order.

puzzle-answer-certain = Je antwoord, 1 tot 6 (Enter: zie de oplossing):
puzzle-answer-likely = Zes getallen met de som 100, voor { $monks }; of het nummer van één monnik, 1 tot 6, die dan alle 100 krijgt (Enter: zie de oplossing):
puzzle-no-answer-certain = Typ een getal van 1 tot 6, of druk op Enter.
puzzle-no-answer-likely = Typ zes hele getallen met de som 100, of één getal van 1 tot 6, of druk op Enter.
puzzle-right = Goed, { $who } is { figure }.
puzzle-wrong = Nee, { $who } kan niet { figure } zijn. Probeer het nog eens.
puzzle-score = Je antwoord krijgt { $score } van de 100. Wie elke monnik die nog mogelijk is evenveel geeft, krijgt { $even }.
puzzle-share = Om deze puzzel zonder het antwoord te delen, geef je de code door: { $code }

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
