### Words and short phrases. What the arguments are and where each form is used is said in en/words.ftl.
### Tu; i monaci prendono il nome dal colore, con l'articolo; le tessere sono al femminile.

## Figures. $figure: red, blue, white, grey, black, orange, william, adson.

figure =
    { $figure ->
        [red] il Rosso
        [blue] il Blu
        [white] il Bianco
        [grey] il Grigio
        [black] il Nero
        [orange] l’Arancione
        [william] Guglielmo
       *[adson] Adso
    }
figure-start =
    { $figure ->
        [red] Il Rosso
        [blue] Il Blu
        [white] Il Bianco
        [grey] Il Grigio
        [black] Il Nero
        [orange] L’Arancione
        [william] Guglielmo
       *[adson] Adso
    }
figure-acc = { figure }
figure-dat =
    { $figure ->
        [red] al Rosso
        [blue] al Blu
        [white] al Bianco
        [grey] al Grigio
        [black] al Nero
        [orange] all’Arancione
        [william] a Guglielmo
       *[adson] ad Adso
    }
guest =
    { $guest ->
        [william] Guglielmo
       *[adson] Adso
    }
letter =
    { $figure ->
        [red] R
        [blue] Bl
        [white] Bi
        [grey] G
        [black] N
       *[orange] A
    }
sign =
    { $figure ->
        [red] croce
        [blue] rombo
        [white] anello
        [grey] triangolo
        [black] quadrato
       *[orange] stella
    }

## Tiles. $colour: the colour of a monk; $value: 2 to 6.

colour =
    { $colour ->
        [red] rossa
        [blue] blu
        [white] bianca
        [grey] grigia
        [black] nera
       *[orange] arancione
    }
colour-acc = la tessera { colour }
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
        [bibliotheca] biblioteca
        [scriptorium] scriptorium
        [stabulum] stalle
        [dormitorium] dormitorio
        [officina] officine
        [refectorium] refettorio
        [culina] cucina
        [porta] portineria
        [infirmorum_domus] infermeria
        [balneatorium] bagni
        [ecclesia] chiesa
        [capitulum] sala capitolare
        [porticus] chiostro
       *[hortus] orto
    }
place-to =
    { $building ->
        [bibliotheca] in biblioteca
        [scriptorium] allo scriptorium
        [stabulum] alle stalle
        [dormitorium] al dormitorio
        [officina] alle officine
        [refectorium] al refettorio
        [culina] in cucina
        [porta] in portineria
        [infirmorum_domus] in infermeria
        [balneatorium] ai bagni
        [ecclesia] in chiesa
        [capitulum] alla sala capitolare
        [porticus] al chiostro
       *[hortus] all’orto
    }
place-in =
    { $building ->
        [bibliotheca] in biblioteca
        [scriptorium] nello scriptorium
        [stabulum] nelle stalle
        [dormitorium] nel dormitorio
        [officina] nelle officine
        [refectorium] nel refettorio
        [culina] in cucina
        [porta] in portineria
        [infirmorum_domus] in infermeria
        [balneatorium] ai bagni
        [ecclesia] in chiesa
        [capitulum] nella sala capitolare
        [porticus] nel chiostro
       *[hortus] nell’orto
    }
origin-from =
    { $origin ->
        [bibliotheca] dalla biblioteca
        [scriptorium] dallo scriptorium
        [stabulum] dalle stalle
        [dormitorium] dal dormitorio
        [officina] dalle officine
        [refectorium] dal refettorio
        [culina] dalla cucina
        [porta] dalla portineria
        [infirmorum_domus] dall’infermeria
        [balneatorium] dai bagni
        [ecclesia] dalla chiesa
        [capitulum] dalla sala capitolare
        [porticus] dal chiostro
       *[hortus] dall’orto
    }

## Events. $event: the name of the day's event.

event =
    { $event ->
        [talkative] Loquace
        [puzzling] Enigmatico
        [diligent] Diligente
        [close_behind] Alle calcagna
        [hasty] Frettoloso
        [impious] Empio
        [unobtrusive] Discreto
        [delicate] Delicato
        [forbidden] Proibito
        [caught] Colto sul fatto
        [compromising] Compromettente
        [inquiring] Indagatore
        [dubious] Ambiguo
       *[suspicious] Sospetto
    }
event-start = { event }

## Cards. $card_kind: monk, building, figure (the William/Adson card).

card-name =
    { $card_name ->
        [red] Rosso
        [blue] Blu
        [white] Bianco
        [grey] Grigio
        [black] Nero
        [orange] Arancione
        [bibliotheca] biblioteca
        [scriptorium] scriptorium
        [stabulum] stalle
        [dormitorium] dormitorio
        [officina] officine
        [refectorium] refettorio
        [culina] cucina
        [porta] portineria
        [infirmorum_domus] infermeria
        [balneatorium] bagni
        [ecclesia] chiesa
        [capitulum] sala capitolare
        [porticus] chiostro
        [hortus] orto
        [william] Guglielmo/Adso per Guglielmo
        [adson] Guglielmo/Adso per Adso
       *[other] Guglielmo/Adso
    }
card-hours =
    { $card_time ->
        [0] nessuna ora
        [one] { $card_time } ora
       *[other] { $card_time } ore
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
                [william] la carta Guglielmo/Adso per Guglielmo, { card-hours }
                [adson] la carta Guglielmo/Adso per Adso
               *[other] la carta Guglielmo/Adso
            }
       *[other] la carta { card-name } ({ card-hours })
    }

## Other words.

hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
hours-acc = { hours }
track =
    { $track ->
        [suspicion] sospetti
       *[evidence] prove
    }
player =
    { $you ->
        [yes] Tu
       *[no] { $who }
    }
phase =
    { $phase ->
        [play] una carta
        [spend] tessere tempo
        [move] una mossa
        [take] un compito
        [sway] più o meno
        [give] chi riceve una prova
        [cast] chi riceve i sospetti
        [return] una tessera tempo da restituire
        [show] un segnalino da mostrare
        [accuse] l’accusa
       *[over] più nulla
    }
list-and = { $head } e { $last }
list-or = { $head } o { $last }
