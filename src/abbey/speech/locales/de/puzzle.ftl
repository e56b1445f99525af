### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-title = Rätsel { $code }: { puzzle-kind }, { puzzle-level }
puzzle-you-play = Du bist { figure }, und nur du weißt es. Mit dir am Tisch: { $others }.
puzzle-you-watch = Du schaust zu und siehst niemandes Karte. Am Tisch: { $others }.
puzzle-ask-certain = Wer ist { $who }? Gerade wurden die letzten Marker gezeigt, und jetzt ist eine Antwort sicher.
puzzle-ask-likely = Wer ist { $who }? Verteile 100 Punkte auf die sechs Mönche, jedem so viele, wie du ihn für wahrscheinlich hältst.
puzzle-rests-on-certain = Niemand zeigt einen Marker der eigenen Farbe, und keine zwei am Tisch sind derselbe Mönch. Aber nicht jeder Mönch ist jemand.
puzzle-rests-on-likely = Die Lösung ist, was jemand mit viel Geduld allein aus dieser Geschichte schließt: Jede Art, wie ein Zug hätte enden können, wird abgewogen. Angenommen wird, dass die meisten tun, was dem eigenen Mönch nützt, manche auch mit Blick auf die anderen Mönche, und dass wenige zufällig spielen.
puzzle-story = Was du gesehen und gehört hast
puzzle-question = Die Frage

## The answer.

puzzle-right = Richtig, { $who } ist { figure }.
puzzle-wrong = Nein, { $who } kann nicht { figure } sein. Versuch es noch einmal.
puzzle-score = Deine Antwort bekommt { $score } von 100. Wer jedem Mönch, der noch möglich ist, gleich viel gibt, bekommt { $even }.

## The solution.

puzzle-solution = Lösung
puzzle-step-shown = { $who } hat { $shown } gezeigt und ist also nicht { $never }.
puzzle-step-single =
    { $you ->
        [yes] Du bist { figure }, also ist es sonst niemand.
       *[no] { $who } kann nur { figure } sein, also ist es sonst niemand.
    }
puzzle-step-closed = { $players } können nur { $monks } sein: ebenso viele Mönche wie Personen. Also ist sonst niemand einer davon.
puzzle-step-place = { $players } können nur { $monks } sein: ebenso viele Mönche wie Personen. Also kommt jeder dieser Mönche unter ihnen vor, und nur { $who } kann { figure } sein.
puzzle-so = Also ist { $who } { figure }.
puzzle-turn = Tag { $day }: { $done } { figure-start } täte das etwa { $times }-mal so oft wie { $other }.
puzzle-turn-little = Tag { $day }: { $done } Das sagt wenig.
puzzle-other = { $who } ist am ehesten { figure }: { $points } von 100.
puzzle-points = Die 100 Punkte der Lösung: { $points }.
puzzle-points-of = { figure } { $points }
puzzle-truth = In der Partie war { $who } { figure }.

## On the page. $date: a day, as the language writes it; $time: a time of day.

puzzle-of-day = Rätsel vom { $date }
puzzle-days = Jeden Tag ein neues, für alle dasselbe. Die Tage wechseln um Mitternacht UTC: bei dir um { $time }.
puzzle-sort = { puzzle-kind }, { puzzle-level } · { $code }
puzzle-before = Der Tag davor
puzzle-after = Der Tag danach
puzzle-today = Das heutige Rätsel
puzzle-table = Der Tisch
puzzle-your-answer = Deine Antwort
puzzle-answer = Antworten
puzzle-give-up = Die Lösung sehen
puzzle-asked = { $who }, nach dieser Person wird gefragt
puzzle-you = { $who } (du)
puzzle-fewer = 5 weniger für { figure-dat }
puzzle-more = 5 mehr für { figure-dat }
puzzle-left =
    { $count ->
        [0] Alle 100 Punkte sind vergeben.
        [one] Noch { $count } Punkt zu vergeben.
       *[other] Noch { $count } Punkte zu vergeben.
    }
puzzle-share-rest = Den Rest gleich verteilen
puzzle-clear = Von vorn
puzzle-points-yours = Deine Punkte
puzzle-points-observer = Die Punkte der Lösung
puzzle-step-at = Schritt { $at } von { $count }
puzzle-next = Nächster Schritt
puzzle-previous = Schritt zurück
puzzle-field-out = nicht { figure }
puzzle-link = Link zu diesem Rätsel, ohne die Antwort
puzzle-with-result = Auch sagen, wie es mir ging
puzzle-boast-certain =
    { $tries ->
        [1] Abbey, Rätsel { $code }: gelöst beim ersten Versuch.
       *[other] Abbey, Rätsel { $code }: gelöst in { $tries } Versuchen.
    }
puzzle-boast-likely = Abbey, Rätsel { $code }: { $score } von 100.
puzzle-solved = Hier gelöst
puzzle-solved-about = Diese Liste bleibt in diesem Browser.
puzzle-streak =
    { $count ->
        [one] { $count } Tag in Folge.
       *[other] { $count } Tage in Folge.
    }
puzzle-result-certain =
    { $tries ->
        [1] beim ersten Versuch
       *[other] in { $tries } Versuchen
    }
puzzle-result-likely = { $score } von 100
puzzle-result-seen = Lösung angesehen

## The grid of a certain puzzle, for one's own marks.

puzzle-marks-about = Wer ist wer? Das siehst nur du. Drück auf ein Feld für Nein, Vielleicht, Ja.
puzzle-marks-proven = sicher nicht { figure }
puzzle-marks-mark = { $mark ->
    [none] { $who } als { figure }: nichts vermerkt
    [no] { $who } als { figure }: nein
    [maybe] { $who } als { figure }: vielleicht
   *[yes] { $who } als { figure }: ja
}
