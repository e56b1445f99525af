### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Die Zahlen gehen davon aus, dass alle wie unsere Bots spielen. Menschen und fremde Bots spielen vielleicht anders: Dann ist die Reihenfolge verlässlicher als die Zahlen.

aid-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
aid-times = { $count ->
    [1] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
}
aid-in-turns = { $count ->
    [1] in einem Zug
    [2] in zwei Zügen
    [3] in drei Zügen
   *[other] in { $count } Zügen
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Du hast { figure-acc } { aid-in-turns } um { aid-points } entlastet.
               *[no] { $who } hat { figure-acc } { aid-in-turns } um { aid-points } entlastet.
            }
       *[up]
            { $you ->
                [yes] Du hast { figure-acc } { aid-in-turns } um { aid-points } belastet.
               *[no] { $who } hat { figure-acc } { aid-in-turns } um { aid-points } belastet.
            }
    }
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Du hast { figure-acc } { aid-times } verschont.
               *[no] { $who } hat { figure-acc } { aid-times } verschont.
            }
       *[down]
            { $you ->
                [yes] Du hast { aid-in-turns } nichts für { figure-acc } getan.
               *[no] { $who } hat { aid-in-turns } nichts für { figure-acc } getan.
            }
    }
aid-reason-other =
    { $you ->
        [yes]
            { $count ->
                [1] Dein Zug verrät
               *[other] { $count } deiner Züge verraten
            }
       *[no]
            { $count ->
                [1] Der Zug von { $who } verrät
               *[other] { $count } Züge von { $who } verraten
            }
    } auch etwas über die anderen: { figure } wurde hier { $change ->
        [up] wahrscheinlicher.
       *[down] weniger wahrscheinlich.
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] Die gezeigten Marker lassen weniger andere Mönche übrig: { figure } wurde hier wahrscheinlicher.
       *[down] Die gezeigten Marker verraten etwas über die anderen: { figure } wurde hier weniger wahrscheinlich.
    }
aid-why-own =
    { $change ->
        [down] entlastet deinen eigenen Mönch ({ figure }) um { aid-points }
       *[up] belastet deinen eigenen Mönch ({ figure }) um { aid-points }
    }
aid-why-other =
    { $change ->
        [down] entlastet { figure-acc } um { aid-points } (zu { $chance } % der Mönch von { $whom })
       *[up] belastet { figure-acc } um { aid-points } (zu { $chance } % der Mönch von { $whom })
    }
aid-why-day = beendet den Tag, also nimmst du sein Ereigniskärtchen (2 Indizien am Ende des Spiels)
aid-why-quiet = ändert nichts auf den beiden Leisten
aid-why-guess = { $whom } ist { figure } (zu { $chance } %)
aid-tells =
    { $observer ->
        [simple] ein einfacher Beobachter
       *[careful] ein vorsichtiger Beobachter
    } hält dich dann mit { $chance } % für { figure-acc } { $change ->
        [up] ({ $points } mehr als jetzt)
        [down] ({ $points } weniger als jetzt)
       *[same] (wie jetzt)
    }
aid-sure = Unser bester Bot täte das in { $chance } % solcher Fälle.
aid-sure-guess = Die Chance, dass alles davon stimmt: { $chance } %.
