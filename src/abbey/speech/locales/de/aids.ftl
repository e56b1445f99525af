### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Die Zahlen gehen davon aus, dass alle wie unsere Bots spielen. Menschen und fremde Bots spielen vielleicht anders: Dann ist die Reihenfolge verlässlicher als die Zahlen.

aid-amount = { $track ->
    [suspicion] { $points ->
        [one] { $points } Verdachtspunkt
       *[other] { $points } Verdachtspunkte
    }
   *[evidence] { $points ->
        [one] { $points } Indiz
       *[other] { $points } Indizien
    }
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
aid-at-a-cost = { $costly ->
    [yes] , und das hatte seinen Preis: Für jeden anderen noch möglichen Mönch hätte dieselbe Karte einen klar besseren Zug erlaubt
   *[no] {""}
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Du hast { figure-acc } { aid-in-turns } um { aid-amount } entlastet{ aid-at-a-cost }.
               *[no] { $who } hat { figure-acc } { aid-in-turns } um { aid-amount } entlastet{ aid-at-a-cost }.
            }
       *[up]
            { $you ->
                [yes] Du hast { figure-acc } { aid-in-turns } um { aid-amount } belastet{ aid-at-a-cost }.
               *[no] { $who } hat { figure-acc } { aid-in-turns } um { aid-amount } belastet{ aid-at-a-cost }.
            }
    }
aid-suspicion = { $suspicion ->
    [one] { $suspicion } Verdachtspunkt
   *[other] { $suspicion } Verdachtspunkte
}
aid-evidence = { $evidence ->
    [one] { $evidence } Indiz
   *[other] { $evidence } Indizien
}
aid-reason-both =
    { $you ->
        [yes] Du hast { figure-acc } { aid-in-turns } auf beiden Leisten verschoben
       *[no] { $who } hat { figure-acc } { aid-in-turns } auf beiden Leisten verschoben
    } ({ $suspicion_change ->
        [down] { aid-suspicion } weniger
       *[up] { aid-suspicion } mehr
    }, { $evidence_change ->
        [down] { aid-evidence } weniger
       *[up] { aid-evidence } mehr
    }){ aid-at-a-cost }.
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Du hast { figure-acc } { aid-times } verschont{ aid-at-a-cost }.
               *[no] { $who } hat { figure-acc } { aid-times } verschont{ aid-at-a-cost }.
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
        [down] dein eigener Mönch ({ figure }) wird um { aid-amount } entlastet
       *[up] dein eigener Mönch ({ figure }) wird um { aid-amount } belastet
    }
aid-why-other =
    { $change ->
        [down] { figure } wird um { aid-amount } entlastet (zu { $chance } % der Mönch von { $whom })
       *[up] { figure } wird um { aid-amount } belastet (zu { $chance } % der Mönch von { $whom })
    }
aid-why-nobody =
    { $change ->
        [down] { figure } wird um { aid-amount } entlastet (wahrscheinlich niemandes Mönch)
       *[up] { figure } wird um { aid-amount } belastet (wahrscheinlich niemandes Mönch)
    }
aid-why-day = der Tag endet, also nimmst du sein Ereigniskärtchen (2 Indizien am Ende des Spiels)
aid-why-quiet = der Zug selbst ändert nichts auf den beiden Leisten
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
aid-tells-rival = von den anderen erfährt { $whom } am meisten und hält dich dann mit etwa { $chance } % für { figure-acc } ({ $points } mehr als jetzt)
aid-looks = du siehst dann wie { figure } aus: Ein vorsichtiger Beobachter wäre sich da zu { $chance } % sicher ({ $points } mehr als jetzt)
aid-sure = Unser bester Bot täte das in { $chance } % solcher Fälle.
aid-sure-seldom = Unser bester Bot täte das fast nie, aber es ist beinahe so gut.
aid-sure-guess = Die Chance, dass alles davon stimmt: { $chance } %.
