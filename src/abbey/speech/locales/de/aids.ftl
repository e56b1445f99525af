### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Die Zahlen gehen davon aus, dass alle wie unsere Bots spielen. Menschen und fremde Bots spielen vielleicht anders: Dann ist die Reihenfolge verlässlicher als die Zahlen.


aid-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Du hast { figure-acc } um { aid-points } entlastet.
               *[no] { $who } hat { figure-acc } um { aid-points } entlastet.
            }
       *[up]
            { $you ->
                [yes] Du hast { figure-acc } um { aid-points } belastet.
               *[no] { $who } hat { figure-acc } um { aid-points } belastet.
            }
    }
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Du hast { figure-acc } verschont.
               *[no] { $who } hat { figure-acc } verschont.
            }
       *[down]
            { $you ->
                [yes] Du hast nichts für { figure-acc } getan.
               *[no] { $who } hat nichts für { figure-acc } getan.
            }
    }
aid-reason-other =
    { $change ->
        [up]
            { $you ->
                [yes] Dein Zug verrät auch etwas über die anderen: { figure } ist hier nun wahrscheinlicher.
               *[no] Der Zug von { $who } verrät auch etwas über die anderen: { figure } ist hier nun wahrscheinlicher.
            }
       *[down]
            { $you ->
                [yes] Dein Zug verrät auch etwas über die anderen: { figure } ist hier nun weniger wahrscheinlich.
               *[no] Der Zug von { $who } verrät auch etwas über die anderen: { figure } ist hier nun weniger wahrscheinlich.
            }
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] Die gezeigten Marker lassen weniger andere Mönche übrig: { figure } ist hier nun wahrscheinlicher.
       *[down] Die gezeigten Marker verraten etwas über die anderen: { figure } ist hier nun weniger wahrscheinlich.
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
