### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-kind =
    { $kind ->
        [certain] sicher
       *[likely] wahrscheinlich
    }
puzzle-level =
    { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
puzzle-title = Rätsel { $code }: { puzzle-kind }, { puzzle-level }
puzzle-you-play = Du bist { figure }, und nur du weißt es. Mit dir am Tisch: { $others }.
puzzle-you-watch = Du schaust zu und siehst niemandes Karte. Am Tisch: { $others }.
puzzle-ask-certain = Wer ist { $who }? Gerade wurden die letzten Marker gezeigt, und jetzt ist eine Antwort sicher.
puzzle-ask-likely = Wer ist { $who }? Verteile 100 Punkte auf die sechs Mönche, jedem so viele, wie du ihn für wahrscheinlich hältst.
puzzle-rests-on-certain = Niemand zeigt einen Marker der eigenen Farbe, und keine zwei am Tisch sind derselbe Mönch. Aber nicht jeder Mönch ist jemand.
puzzle-rests-on-likely = Die Lösung ist, was jemand mit viel Geduld allein aus dieser Geschichte schließt: Jede Art, wie ein Zug hätte enden können, wird abgewogen. Angenommen wird, dass die meisten tun, was dem eigenen Mönch nützt, manche auch mit Blick auf die anderen Mönche, und dass wenige zufällig spielen.
puzzle-story = Was du gesehen und gehört hast
puzzle-question = Die Frage

## The answer. $monks: all six in order.

puzzle-answer-certain = Deine Antwort, 1 bis 6 (Enter: die Lösung sehen):
puzzle-answer-likely = Sechs Zahlen mit der Summe 100, für { $monks }; oder die Nummer eines Mönchs, 1 bis 6, der dann alle 100 bekommt (Enter: die Lösung sehen):
puzzle-no-answer-certain = Bitte gib eine Zahl von 1 bis 6 ein oder drück Enter.
puzzle-no-answer-likely = Bitte gib sechs ganze Zahlen mit der Summe 100 ein oder eine Zahl von 1 bis 6, oder drück Enter.
puzzle-right = Richtig, { $who } ist { figure }.
puzzle-wrong = Nein, { $who } kann nicht { figure } sein. Versuch es noch einmal.
puzzle-score = Deine Antwort bekommt { $score } von 100. Wer jedem Mönch, der noch möglich ist, gleich viel gibt, bekommt { $even }.
puzzle-share = Um dieses Rätsel ohne die Antwort zu teilen, gib seinen Code weiter: { $code }

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
