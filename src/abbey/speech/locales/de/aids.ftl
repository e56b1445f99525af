### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = Die Zahlen halten alle für Spieler wie unsere Bots. Menschen und fremde Bots spielen vielleicht anders: Dann ist die Reihenfolge verlässlicher als die Zahlen.

aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Du hast { figure-acc } um { $points } entlastet.
               *[no] { $who } hat { figure-acc } um { $points } entlastet.
            }
       *[up]
            { $you ->
                [yes] Du hast { figure-acc } um { $points } belastet.
               *[no] { $who } hat { figure-acc } um { $points } belastet.
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
                [yes] Dein Zug lässt hier mehr Platz für { figure-acc }.
               *[no] Der Zug von { $who } lässt hier mehr Platz für { figure-acc }.
            }
       *[down]
            { $you ->
                [yes] Dein Zug lässt hier weniger Platz für { figure-acc }.
               *[no] Der Zug von { $who } lässt hier weniger Platz für { figure-acc }.
            }
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] Die gezeigten Marker lassen weniger andere Mönche übrig.
       *[down] Die gezeigten Marker lassen weniger Platz für { figure-acc }.
    }
aid-why-own =
    { $change ->
        [down] { figure } wird um { $points } entlastet
       *[up] { figure } wird um { $points } belastet
    }
aid-why-other =
    { $change ->
        [down] hilft { figure-dat } um { $points } ({ $whom }, { $chance } %)
       *[up] belastet { figure-acc } um { $points } ({ $whom }, { $chance } %)
    }
aid-why-day = beendet den Tag, und du nimmst sein Ereigniskärtchen
aid-why-quiet = ändert nichts auf den beiden Leisten
aid-why-guess = { $whom }: { figure } ({ $chance } %)
aid-tells =
    { $observer ->
        [simple] ein einfacher Beobachter
       *[careful] ein vorsichtiger Beobachter
    } hält dich mit { $chance } % für { figure-acc } { $change ->
        [up] (+{ $points })
        [down] (−{ $points })
       *[same] (wie vorher)
    }
aid-sure = Unser bester Bot täte das in { $chance } % solcher Fälle.
aid-sure-guess = Mit { $chance } % ist alles davon richtig.
