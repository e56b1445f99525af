### Words and short phrases. What the arguments are and where each form is used is said in en/words.ftl.
### Je; monniken heten naar hun kleur en staan zonder lidwoord; het fiche, de marker, de kolom.

## Figures. $figure: red, blue, white, grey, black, orange, william, adson.

figure =
    { $figure ->
        [red] Rood
        [blue] Blauw
        [white] Wit
        [grey] Grijs
        [black] Zwart
        [orange] Oranje
        [william] William
       *[adson] Adson
    }
figure-start =
    { $figure ->
        [red] Rood
        [blue] Blauw
        [white] Wit
        [grey] Grijs
        [black] Zwart
        [orange] Oranje
        [william] William
       *[adson] Adson
    }
figure-acc = { figure }
figure-dat = { figure }
guest =
    { $guest ->
        [william] William
       *[adson] Adson
    }
letter =
    { $figure ->
        [red] R
        [blue] B
        [white] W
        [grey] G
        [black] Z
       *[orange] O
    }
sign =
    { $figure ->
        [red] kruis
        [blue] ruit
        [white] ring
        [grey] driehoek
        [black] vierkant
       *[orange] ster
    }

## Tiles. $colour: the colour of a monk; $value: 2 to 6.

colour =
    { $colour ->
        [red] rood
        [blue] blauw
        [white] wit
        [grey] grijs
        [black] zwart
       *[orange] oranje
    }
colour-acc = { colour }
tile = { colour } { $value }
tile-acc = { colour-acc } { $value }

## Buildings. $building or $origin: the Latin name with "_" for a space.

building-latin =
    { $building ->
        [bibliotheca] Bibliotheca
        [scriptorium] Scriptorium
        [stabulum] Stabulum
        [dormitorium] Dormitorium
        [officina] Officina
        [refectorium] Refectorium
        [culina] Culina
        [porta] Porta
        [infirmorum_domus] Infirmorum domus
        [balneatorium] Balneatorium
        [ecclesia] Ecclesia
        [capitulum] Capitulum
        [porticus] Porticus
       *[hortus] Hortus
    }
building =
    { $building ->
        [bibliotheca] bibliotheek
        [scriptorium] scriptorium
        [stabulum] stal
        [dormitorium] slaapzaal
        [officina] werkplaats
        [refectorium] eetzaal
        [culina] keuken
        [porta] poorthuis
        [infirmorum_domus] ziekenzaal
        [balneatorium] badhuis
        [ecclesia] kerk
        [capitulum] kapittelzaal
        [porticus] kruisgang
       *[hortus] tuin
    }
place-to =
    { $building ->
        [bibliotheca] naar de bibliotheek
        [scriptorium] naar het scriptorium
        [stabulum] naar de stal
        [dormitorium] naar de slaapzaal
        [officina] naar de werkplaats
        [refectorium] naar de eetzaal
        [culina] naar de keuken
        [porta] naar het poorthuis
        [infirmorum_domus] naar de ziekenzaal
        [balneatorium] naar het badhuis
        [ecclesia] naar de kerk
        [capitulum] naar de kapittelzaal
        [porticus] naar de kruisgang
       *[hortus] naar de tuin
    }
place-in =
    { $building ->
        [bibliotheca] in de bibliotheek
        [scriptorium] in het scriptorium
        [stabulum] in de stal
        [dormitorium] in de slaapzaal
        [officina] in de werkplaats
        [refectorium] in de eetzaal
        [culina] in de keuken
        [porta] in het poorthuis
        [infirmorum_domus] in de ziekenzaal
        [balneatorium] in het badhuis
        [ecclesia] in de kerk
        [capitulum] in de kapittelzaal
        [porticus] in de kruisgang
       *[hortus] in de tuin
    }
origin-from =
    { $origin ->
        [bibliotheca] van de bibliotheek
        [scriptorium] van het scriptorium
        [stabulum] van de stal
        [dormitorium] van de slaapzaal
        [officina] van de werkplaats
        [refectorium] van de eetzaal
        [culina] van de keuken
        [porta] van het poorthuis
        [infirmorum_domus] van de ziekenzaal
        [balneatorium] van het badhuis
        [ecclesia] van de kerk
        [capitulum] van de kapittelzaal
        [porticus] van de kruisgang
       *[hortus] van de tuin
    }

## Events. $event: the name of the day's event.

event =
    { $event ->
        [talkative] Spraakzaam
        [puzzling] Raadselachtig
        [diligent] IJverig
        [close_behind] Op de hielen
        [hasty] Gehaast
        [impious] Goddeloos
        [unobtrusive] Onopvallend
        [delicate] Netelig
        [forbidden] Verboden
        [caught] Betrapt
        [compromising] Bezwarend
        [inquiring] Onderzoekend
        [dubious] Dubieus
       *[suspicious] Verdacht
    }
event-start = { event }

## Cards. $card_kind: monk, building, figure (the William/Adson card).

card-name =
    { $card_name ->
        [red] Rood
        [blue] Blauw
        [white] Wit
        [grey] Grijs
        [black] Zwart
        [orange] Oranje
        [bibliotheca] bibliotheek
        [scriptorium] scriptorium
        [stabulum] stal
        [dormitorium] slaapzaal
        [officina] werkplaats
        [refectorium] eetzaal
        [culina] keuken
        [porta] poorthuis
        [infirmorum_domus] ziekenzaal
        [balneatorium] badhuis
        [ecclesia] kerk
        [capitulum] kapittelzaal
        [porticus] kruisgang
        [hortus] tuin
        [william] William/Adson voor William
        [adson] William/Adson voor Adson
       *[other] William/Adson
    }
card-hours =
    { $card_time ->
        [0] geen tijd
        [one] { $card_time } uur
       *[other] { $card_time } uur
    }
card =
    { $card_name ->
        [william] { card-name }, { card-hours }
        [adson] { card-name }, { card-hours }
       *[other]
            { $card_kind ->
                [figure] { card-name }
               *[other] { card-name }, { card-hours }
            }
    }
card-phrase =
    { $card_kind ->
        [figure]
            { $card_name ->
                [william] de William/Adson-kaart voor William, { card-hours }
                [adson] de William/Adson-kaart voor Adson
               *[other] de William/Adson-kaart
            }
       *[other] de kaart { card-name } ({ card-hours })
    }

## Other words.

hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }
hours-acc = { hours }
track =
    { $track ->
        [suspicion] verdenking
       *[evidence] bewijs
    }
player =
    { $you ->
        [yes] Jij
       *[no] { $who }
    }
phase =
    { $phase ->
        [play] een kaart
        [spend] tijdfiches
        [move] een zet
        [take] een taak
        [sway] erbij of eraf
        [give] wie een bewijspunt krijgt
        [cast] wie de verdenking krijgt
        [return] een tijdfiche om terug te geven
        [show] een marker om te tonen
        [accuse] de aanklacht
       *[over] niets meer
    }
list-and = { $head } en { $last }
list-or = { $head } of { $last }
