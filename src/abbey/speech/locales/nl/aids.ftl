### The aids at the table. More for translators in en/aids.ftl.

aid-odds-assume = De kansen gaan ervan uit dat iedereen speelt zoals onze bots. Mensen en andere bots spelen misschien anders: vertrouw dan meer op de volgorde dan op de getallen.

aid-amount = { $track ->
    [suspicion] { $points ->
        [one] { $points } verdenkingspunt
       *[other] { $points } verdenkingspunten
    }
   *[evidence] { $points ->
        [one] { $points } bewijspunt
       *[other] { $points } bewijspunten
    }
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
aid-at-a-cost = { $costly ->
    [yes] , en dat had een prijs: voor elke andere nog mogelijke monnik liet dezelfde kaart een duidelijk betere beurt toe
   *[no] {""}
}
aid-reason-turn =
    { $change ->
        [down]
            { $you ->
                [yes] Je hebt { figure-acc } { aid-in-turns } met { aid-amount } ontlast{ aid-at-a-cost }.
               *[no] { $who } heeft { figure-acc } { aid-in-turns } met { aid-amount } ontlast{ aid-at-a-cost }.
            }
       *[up]
            { $you ->
                [yes] Je hebt { figure-acc } { aid-in-turns } met { aid-amount } belast{ aid-at-a-cost }.
               *[no] { $who } heeft { figure-acc } { aid-in-turns } met { aid-amount } belast{ aid-at-a-cost }.
            }
    }
aid-suspicion = { $suspicion ->
    [one] { $suspicion } verdenkingspunt
   *[other] { $suspicion } verdenkingspunten
}
aid-evidence = { $evidence ->
    [one] { $evidence } bewijspunt
   *[other] { $evidence } bewijspunten
}
aid-reason-both =
    { $you ->
        [yes] Je hebt { figure-acc } { aid-in-turns } in beide kolommen verplaatst
       *[no] { $who } heeft { figure-acc } { aid-in-turns } in beide kolommen verplaatst
    } ({ $suspicion_change ->
        [down] { aid-suspicion } minder
       *[up] { aid-suspicion } meer
    }, { $evidence_change ->
        [down] { aid-evidence } minder
       *[up] { aid-evidence } meer
    }){ aid-at-a-cost }.
aid-reason-idle =
    { $change ->
        [up]
            { $you ->
                [yes] Je hebt { figure-acc } { aid-times } gespaard{ aid-at-a-cost }.
               *[no] { $who } heeft { figure-acc } { aid-times } gespaard{ aid-at-a-cost }.
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
        [down] je eigen monnik ({ figure }) wordt met { aid-amount } ontlast
       *[up] je eigen monnik ({ figure }) wordt met { aid-amount } belast
    }
aid-why-other =
    { $change ->
        [down] { figure } wordt met { aid-amount } ontlast ({ $chance } % kans dat dit de monnik van { $whom } is)
       *[up] { figure } wordt met { aid-amount } belast ({ $chance } % kans dat dit de monnik van { $whom } is)
    }
aid-why-nobody =
    { $change ->
        [down] { figure } wordt met { aid-amount } ontlast (waarschijnlijk van niemand de monnik)
       *[up] { figure } wordt met { aid-amount } belast (waarschijnlijk van niemand de monnik)
    }
aid-why-day = de dag eindigt, dus je neemt de gebeurteniskaart (2 bewijspunten aan het eind van het spel)
aid-why-quiet = de beurt zelf verandert niets in de twee kolommen
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
aid-tells-rival = van de anderen komt { $whom } het meest te weten en houdt je dan met ongeveer { $chance } % voor { figure-acc } ({ $points } meer dan nu)
aid-looks = je lijkt dan op { figure }: een voorzichtige waarnemer zou daar { $chance } % zeker van zijn ({ $points } meer dan nu)
aid-sure = Onze beste bot zou dit in { $chance } % van zulke gevallen doen.
aid-sure-seldom = Onze beste bot zou dit bijna nooit doen, maar het is bijna even goed.
aid-sure-guess = De kans dat dit allemaal klopt: { $chance } %.
