### Choices, questions, forecasts. The arguments are explained in en/choices.ftl.
### Du; Mönche heißen nach ihrer Farbe und stehen ohne Artikel.

## Choices: no capital, no full stop, as short as they can be.

choose-card =
    { $card_kind ->
        [monk] { card } (schick { card-name }, wohin du willst)
        [building] { card } (hol dorthin, wen du willst)
       *[figure] { card }
    }
choose-spend = { tile-acc } zurückgeben, eine Stunde sparen
choose-keep = Plättchen behalten
choose-move = { figure } { place-to }
choose-rest = einmal genügt
choose-take = { tile-acc } nehmen
choose-sway =
    { figure }: { $by } { $change ->
        [up] mehr
       *[down] weniger
    }
choose-give = ein Indiz für { figure-dat }
choose-cast = an { figure-dat } geben
choose-return = { tile-acc } zurückgeben
choose-show = { figure-acc } zeigen
choose-accuse =
    { $you_accused ->
        [yes] du bist { figure }
       *[no] { $whom } ist { figure }
    }

## Questions, each to the person who decides.

ask-card = Du bist am Zug. Welche Karte spielst du?
ask-spend = Die Sonnenuhr würde um { hours-acc } vorrücken. Gibst du Zeitplättchen zurück, um Stunden zu sparen?
ask-where = Wohin geht { figure }?
ask-who = Wer geht { place-to }?
ask-again = { event-start }: Nutzt du die Karte ein zweites Mal?
ask-take = Hier liegen zwei Aufgaben in { colour }. Welche nimmst du?
ask-sway =
    { guest } trifft { figure-acc }. { $by } { $guest ->
        [william] Indizien
       *[adson] Verdachtspunkte
    } mehr oder weniger?
ask-give =
    { event-start }: Wer bekommt { $count ->
        [1] das zweite Indiz
       *[other] das erste von zwei Indizien
    }?
ask-cast =
    { event-start }: Wem gibst du { $count ->
        [one] { $count } Verdachtspunkt
       *[other] { $count } Verdachtspunkte
    }?
ask-return = { event-start }: Ein Mönch ging in die Kirche, und du musst ein Zeitplättchen zurückgeben. Welches?
ask-show = Der Tag ist vorbei, und alle zeigen einen Marker: Wer bist du nicht? Dieser Mönch bekommt 2 Indizien.
ask-accuse =
    Die Anklage: Für wen hältst du { $you_accused ->
        [yes] dich
       *[no] { $whom }
    }?

## Forecasts: short phrases that stand behind a choice, with commas between them: "suspicion 14 → 10, hour 3 → 6".

would-pass =
    { $full ->
        [yes] beendet den Tag
       *[no] Stunde { $before } → { $after }
    }
would-take =
    { $named ->
        [yes] du nimmst { tile-acc }
       *[no] du gewinnst ein Zeitplättchen
    }
would-suspicion =
    { $named ->
        [yes] Verdacht gegen { figure-acc } { $before } → { $after }
       *[no] Verdacht { $before } → { $after }
    }
would-evidence =
    { $named ->
        [yes] Indizien gegen { figure-acc } { $before } → { $after }
       *[no] Indizien { $before } → { $after }
    }
would-show = Indizien { $before } → { $after }+
would-be-stuck = niemand kann gehen
would-reset = aller Verdacht zurück auf { $after }
would-nothing = dort geschieht nichts
then-day-over = danach ist der Tag vorbei
then-take = dann nimmst du { colour-acc } { $value } oder { $other }
then-meet =
    { $first ->
        [yes] trifft { figure-acc }
       *[no] { figure-acc }
    }
then-sway =
    { $by } { $guest ->
        [william] Indizien
       *[adson] Verdachtspunkte
    } mehr oder weniger{ $count ->
        [1] { "" }
       *[other] { " " }für jeden
    }
then-give =
    dann verteilst du { $count ->
        [one] { $count } Indiz
       *[other] { $count } Indizien
    }
then-cast =
    dann gibst du einem Mönch { $count ->
        [one] { $count } Verdachtspunkt
       *[other] { $count } Verdachtspunkte
    }
then-again = dann darfst du die Karte noch einmal nutzen
then-return = alle anderen, die ein Zeitplättchen haben, geben eines zurück
then-spend = { hours-acc }, mit Zeitplättchen zu verkürzen
