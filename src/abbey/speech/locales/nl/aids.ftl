### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = De kansen gaan ervan uit dat iedereen speelt zoals onze bots. Mensen en andere bots spelen misschien anders: vertrouw dan meer op de volgorde dan op de getallen.

aid-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
aid-times = { $count ->
    [1] één keer
    [2] twee keer
    [3] drie keer
   *[other] { $count } keer
}
aid-in-turns = { $count ->
    [1] in één beurt
    [2] in twee beurten
    [3] in drie beurten
   *[other] in { $count } beurten
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Je hebt { figure-acc } { aid-in-turns } met { aid-points } ontlast.
               *[no] { $who } heeft { figure-acc } { aid-in-turns } met { aid-points } ontlast.
            }
       *[up]
            { $you ->
                [yes] Je hebt { figure-acc } { aid-in-turns } met { aid-points } belast.
               *[no] { $who } heeft { figure-acc } { aid-in-turns } met { aid-points } belast.
            }
    }
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Je hebt { figure-acc } { aid-times } gespaard.
               *[no] { $who } heeft { figure-acc } { aid-times } gespaard.
            }
       *[down]
            { $you ->
                [yes] Je hebt { aid-in-turns } niets voor { figure-acc } gedaan.
               *[no] { $who } heeft { aid-in-turns } niets voor { figure-acc } gedaan.
            }
    }
aid-reason-other =
    { $you ->
        [yes]
            { $count ->
                [1] Jouw beurt zegt
               *[other] { $count } van jouw beurten zeggen
            }
       *[no]
            { $count ->
                [1] De beurt van { $who } zegt
               *[other] { $count } beurten van { $who } zeggen
            }
    } ook iets over de anderen: { figure } werd hier { $change ->
        [up] waarschijnlijker.
       *[down] minder waarschijnlijk.
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] De getoonde markers laten minder andere monniken over: { figure } werd hier waarschijnlijker.
       *[down] De getoonde markers zeggen iets over de anderen: { figure } werd hier minder waarschijnlijk.
    }
aid-why-own =
    { $change ->
        [down] ontlast je eigen monnik ({ figure }) met { aid-points }
       *[up] belast je eigen monnik ({ figure }) met { aid-points }
    }
aid-why-other =
    { $change ->
        [down] ontlast { figure-acc } met { aid-points } ({ $chance } % kans dat dit de monnik van { $whom } is)
       *[up] belast { figure-acc } met { aid-points } ({ $chance } % kans dat dit de monnik van { $whom } is)
    }
aid-why-day = beëindigt de dag, dus je neemt de gebeurteniskaart (2 bewijspunten aan het eind van het spel)
aid-why-quiet = verandert niets in de twee kolommen
aid-why-guess = { $whom } is { figure } ({ $chance } % kans)
aid-tells =
    { $observer ->
        [simple] een eenvoudige waarnemer
       *[careful] een voorzichtige waarnemer
    } houdt je dan met { $chance } % voor { figure-acc } { $change ->
        [up] ({ $points } meer dan nu)
        [down] ({ $points } minder dan nu)
       *[same] (zoals nu)
    }
aid-sure = Onze beste bot zou dit in { $chance } % van zulke gevallen doen.
aid-sure-guess = De kans dat dit allemaal klopt: { $chance } %.
