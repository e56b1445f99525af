### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = De kansen gaan ervan uit dat iedereen speelt zoals onze bots. Mensen en andere bots spelen misschien anders: vertrouw dan meer op de volgorde dan op de getallen.

aid-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Je hebt { figure-acc } met { aid-points } ontlast.
               *[no] { $who } heeft { figure-acc } met { aid-points } ontlast.
            }
       *[up]
            { $you ->
                [yes] Je hebt { figure-acc } met { aid-points } belast.
               *[no] { $who } heeft { figure-acc } met { aid-points } belast.
            }
    }
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Je hebt { figure-acc } gespaard.
               *[no] { $who } heeft { figure-acc } gespaard.
            }
       *[down]
            { $you ->
                [yes] Je hebt niets voor { figure-acc } gedaan.
               *[no] { $who } heeft niets voor { figure-acc } gedaan.
            }
    }
aid-reason-other =
    { $change ->
        [up]
            { $you ->
                [yes] Jouw beurt zegt ook iets over de anderen: { figure } is hier nu waarschijnlijker.
               *[no] De beurt van { $who } zegt ook iets over de anderen: { figure } is hier nu waarschijnlijker.
            }
       *[down]
            { $you ->
                [yes] Jouw beurt zegt ook iets over de anderen: { figure } is hier nu minder waarschijnlijk.
               *[no] De beurt van { $who } zegt ook iets over de anderen: { figure } is hier nu minder waarschijnlijk.
            }
    }
aid-reason-shown = { showed }
aid-reason-markers =
    { $change ->
        [up] De getoonde markers laten minder andere monniken over: { figure } is hier nu waarschijnlijker.
       *[down] De getoonde markers zeggen iets over de anderen: { figure } is hier nu minder waarschijnlijk.
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
