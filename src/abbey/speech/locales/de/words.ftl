### Words and short phrases. What the arguments are and where each form is used is said in en/words.ftl.
### Du; Mönche heißen nach ihrer Farbe und stehen ohne Artikel.

## Figures. $figure: red, blue, white, grey, black, orange, william, adson.

figure =
    { $figure ->
        [red] Rot
        [blue] Blau
        [white] Weiß
        [grey] Grau
        [black] Schwarz
        [orange] Orange
        [william] William
       *[adson] Adson
    }
figure-start =
    { $figure ->
        [red] Rot
        [blue] Blau
        [white] Weiß
        [grey] Grau
        [black] Schwarz
        [orange] Orange
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
        [black] S
       *[orange] O
    }
sign =
    { $figure ->
        [red] Kreuz
        [blue] Raute
        [white] Ring
        [grey] Dreieck
        [black] Quadrat
       *[orange] Stern
    }

## Tiles. $colour: the colour of a monk; $value: 2 to 6.

colour =
    { $colour ->
        [red] Rot
        [blue] Blau
        [white] Weiß
        [grey] Grau
        [black] Schwarz
       *[orange] Orange
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
        [bibliotheca] Bibliothek
        [scriptorium] Schreibsaal
        [stabulum] Stall
        [dormitorium] Schlafsaal
        [officina] Werkstätten
        [refectorium] Speisesaal
        [culina] Küche
        [porta] Torhaus
        [infirmorum_domus] Hospital
        [balneatorium] Badehaus
        [ecclesia] Kirche
        [capitulum] Kapitelsaal
        [porticus] Kreuzgang
       *[hortus] Garten
    }
place-to =
    { $building ->
        [bibliotheca] in die Bibliothek
        [scriptorium] in den Schreibsaal
        [stabulum] in den Stall
        [dormitorium] in den Schlafsaal
        [officina] in die Werkstätten
        [refectorium] in den Speisesaal
        [culina] in die Küche
        [porta] ins Torhaus
        [infirmorum_domus] ins Hospital
        [balneatorium] ins Badehaus
        [ecclesia] in die Kirche
        [capitulum] in den Kapitelsaal
        [porticus] in den Kreuzgang
       *[hortus] in den Garten
    }
place-in =
    { $building ->
        [bibliotheca] in der Bibliothek
        [scriptorium] im Schreibsaal
        [stabulum] im Stall
        [dormitorium] im Schlafsaal
        [officina] in den Werkstätten
        [refectorium] im Speisesaal
        [culina] in der Küche
        [porta] im Torhaus
        [infirmorum_domus] im Hospital
        [balneatorium] im Badehaus
        [ecclesia] in der Kirche
        [capitulum] im Kapitelsaal
        [porticus] im Kreuzgang
       *[hortus] im Garten
    }
origin-from =
    { $origin ->
        [bibliotheca] aus der Bibliothek
        [scriptorium] aus dem Schreibsaal
        [stabulum] aus dem Stall
        [dormitorium] aus dem Schlafsaal
        [officina] aus den Werkstätten
        [refectorium] aus dem Speisesaal
        [culina] aus der Küche
        [porta] aus dem Torhaus
        [infirmorum_domus] aus dem Hospital
        [balneatorium] aus dem Badehaus
        [ecclesia] aus der Kirche
        [capitulum] aus dem Kapitelsaal
        [porticus] aus dem Kreuzgang
       *[hortus] aus dem Garten
    }

## Events. $event: the name of the day's event.

event =
    { $event ->
        [talkative] Mitteilsam
        [puzzling] Rätselhaft
        [diligent] Fleißig
        [close_behind] Dicht dran
        [hasty] Eilig
        [impious] Ungläubig
        [unobtrusive] Unauffällig
        [delicate] Heikel
        [forbidden] Verboten
        [caught] Erwischt
        [compromising] Verfänglich
        [inquiring] Forschend
        [dubious] Dubios
       *[suspicious] Verdächtig
    }
event-start = { event }

## Cards. $card_kind: monk, building, figure (the William/Adson card).

card-name =
    { $card_name ->
        [red] Rot
        [blue] Blau
        [white] Weiß
        [grey] Grau
        [black] Schwarz
        [orange] Orange
        [bibliotheca] Bibliothek
        [scriptorium] Schreibsaal
        [stabulum] Stall
        [dormitorium] Schlafsaal
        [officina] Werkstätten
        [refectorium] Speisesaal
        [culina] Küche
        [porta] Torhaus
        [infirmorum_domus] Hospital
        [balneatorium] Badehaus
        [ecclesia] Kirche
        [capitulum] Kapitelsaal
        [porticus] Kreuzgang
        [hortus] Garten
        [william] William/Adson für William
        [adson] William/Adson für Adson
       *[other] William/Adson
    }
card-hours =
    { $card_time ->
        [0] keine Zeit
        [one] { $card_time } Stunde
       *[other] { $card_time } Stunden
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
                [william] die William/Adson-Karte für William, { card-hours }
                [adson] die William/Adson-Karte für Adson
               *[other] die William/Adson-Karte
            }
       *[other] die Karte { card-name } ({ card-hours })
    }

## Other words.

hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
hours-acc = { hours }
track =
    { $track ->
        [suspicion] Verdacht
       *[evidence] Indizien
    }
player =
    { $you ->
        [yes] Du
       *[no] { $who }
    }
phase =
    { $phase ->
        [play] eine Karte
        [spend] Zeitplättchen
        [move] wer wohin geht
        [take] eine Aufgabe
        [sway] mehr oder weniger
        [give] wer ein Indiz bekommt
        [cast] wer den Verdacht bekommt
        [return] ein Zeitplättchen zum Zurückgeben
        [show] welcher Marker gezeigt wird
        [accuse] die Anklage
       *[over] nichts mehr
    }
list-and = { $head } und { $last }
list-or = { $head } oder { $last }
