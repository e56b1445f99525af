### What happened, in sentences. The arguments are explained in en/happenings.ftl.
### Du; Mönche heißen nach ihrer Farbe und stehen ohne Artikel.

day =
    Tag { $count } beginnt: { event }. { $you ->
        [yes] Du fängst an.
       *[no] { $who } fängt an.
    }
last-day = Tag { $count }, der letzte: keine Karten mehr. Alle legen vor alle anderen je einen Marker.
played =
    { $you ->
        [yes] Du spielst
       *[no] { $who } spielt
    } { card-phrase }.
spent =
    { $you ->
        [yes] Du gibst { tile-acc } zurück und sparst eine Stunde.
       *[no] { $who } gibt { tile-acc } zurück und spart eine Stunde.
    }
passed =
    { $full ->
        [yes] Es ist jetzt Stunde { $after }: Mit diesem Zug endet der Tag.
       *[no]
            { $count ->
                [0] Es vergeht keine Zeit; es bleibt Stunde { $after }.
               *[other] Es ist jetzt Stunde { $after }.
            }
    }
moved = { figure-start } geht { origin-from } { place-to }.
stuck = Alle sind schon { place-in }, also geht niemand.
took =
    { $you ->
        [yes] Du nimmst die Aufgabe { tile-acc }.
       *[no] { $who } nimmt die Aufgabe { tile-acc }.
    }
filled = Eine neue Aufgabe liegt { place-in }: { tile }.
suspicion =
    { $change ->
        [same] Der Verdacht gegen { figure-acc } bleibt bei { $after }.
       *[other] Verdacht gegen { figure-acc }: { $before } → { $after }.
    }
evidence =
    { $change ->
        [same] Die Indizien gegen { figure-acc } bleiben bei { $after }.
       *[other] Indizien gegen { figure-acc }: { $before } → { $after }.
    }
evidence-together = Indizien: { $changes }.
evidence-change = { figure } { $before } → { $after }
returned =
    { $you ->
        [yes] Du gibst das Zeitplättchen { tile-acc } zurück.
       *[no] { $who } gibt das Zeitplättchen { tile-acc } zurück.
    }
drew =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { card-phrase }.
drew-unseen =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $who } zieht eine Karte.
    }
shuffled =
    Der Nachziehstapel war leer: { $count ->
        [one] { $count } abgelegte Karte bildet einen neuen
       *[other] { $count } abgelegte Karten werden zu einem neuen gemischt
    }.
reset = Aller Verdacht geht auf { $after } zurück.
took-day =
    { $you ->
        [yes] Du beendest den Tag und nimmst
       *[no] { $who } beendet den Tag und nimmt
    } das Ereigniskärtchen „{ event }“ (2 Indizien am Ende).
carried = Der neue Tag beginnt bei Stunde { $after }.
chose =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $who } hat gewählt.
    }
marked =
    { $you ->
        [yes] Du legst { figure-acc } hin, noch verdeckt.
       *[no] { $who } legt { figure-acc } hin, noch verdeckt.
    }
marked-before =
    { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { figure-acc } vor { $you_accused ->
        [yes] dich
       *[no] { $whom }
    }, noch verdeckt.
showed =
    { $you ->
        [yes] Du zeigst { figure-acc } und bist also nicht { figure }.
       *[no] { $who } zeigt { figure-acc } und ist also nicht { figure }.
    }
accused =
    { $you ->
        [yes] Du hieltst
       *[no] { $who } hielt
    } { $you_accused ->
        [yes] dich
       *[no] { $whom }
    } für { figure-acc }: { $right ->
        [yes] richtig
       *[no] falsch
    }.
unveiled =
    { $you ->
        [yes] Du warst { figure }.
       *[no] { $who } war { figure }.
    }
won =
    { $you ->
        [yes] Du gewinnst
       *[no] { $who } gewinnt
    } mit { $after ->
        [one] { $after } Indiz
       *[other] { $after } Indizien
    }.
