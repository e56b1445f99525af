### Choices, questions, forecasts. The arguments are explained in en/choices.ftl.
### Je; monniken heten naar hun kleur en staan zonder lidwoord.

## Choices: no capital, no full stop, as short as they can be.

choose-card =
    { $card_kind ->
        [monk] { card } (stuur { card-name } waarheen je wilt)
        [building] { card } (haal wie je wilt erheen)
       *[figure] { card }
    }
choose-spend = { tile-acc } teruggeven, een uur besparen
choose-keep = tegels houden
choose-move = { figure } { place-to }
choose-rest = één keer is genoeg
choose-take = { tile-acc } nemen
choose-sway =
    { figure }: { $by } { $change ->
        [up] erbij
       *[down] eraf
    }
choose-give = een punt voor { figure-dat }
choose-cast = op { figure-acc } leggen
choose-return = { tile-acc } afstaan
choose-show = { figure-acc } tonen
choose-accuse =
    { $you_accused ->
        [yes] jij bent { figure }
       *[no] { $whom } is { figure }
    }

## Questions, each to the person who decides.

ask-card = Jouw beurt. Welke kaart speel je?
ask-spend = De zonnewijzer zou { hours-acc } vooruitgaan. Wil je dat korter maken?
ask-where = Waar gaat { figure } heen?
ask-who = Wie gaat { place-to }?
ask-again = { event-start }: gebruik je de kaart een tweede keer?
ask-take = Hier liggen twee taken in { colour }. Welke neem je?
ask-sway =
    { guest } ontmoet { figure-acc }. { $by } { $guest ->
        [william] bewijs
       *[adson] verdenking
    } erbij of eraf?
ask-give =
    { event-start }: wie krijgt { $count ->
        [1] het tweede bewijspunt
       *[other] het eerste van twee bewijspunten
    }?
ask-cast = { event-start }: op wie leg je { $count } verdenking?
ask-return = { event-start }: een monnik ging naar de kerk, en jij staat een tijdtegel af. Welke?
ask-show = De dag is voorbij, en iedereen toont een merkteken: wie ben jij niet? Die monnik krijgt 2 bewijs.
ask-accuse =
    De aanklacht: wie { $you_accused ->
        [yes] ben je
       *[no] is { $whom }
    }, denk je?

## Forecasts: short phrases that stand behind a choice, with commas between them: "suspicion 14 → 10, hour 3 → 6".

would-pass =
    { $full ->
        [yes] beëindigt de dag
       *[no] uur { $before } → { $after }
    }
would-take =
    { $named ->
        [yes] je neemt { tile-acc }
       *[no] je wint een tijdtegel
    }
would-suspicion =
    { $named ->
        [yes] verdenking tegen { figure-acc } { $before } → { $after }
       *[no] verdenking { $before } → { $after }
    }
would-evidence =
    { $named ->
        [yes] bewijs tegen { figure-acc } { $before } → { $after }
       *[no] bewijs { $before } → { $after }
    }
would-be-stuck = niemand kan ergens heen
would-reset = alle verdenking terug naar { $after }
would-nothing = daar gebeurt niets
then-day-over = daarna is de dag voorbij
then-take = dan neem je { colour-acc } { $value } of { $other }
then-meet =
    { $first ->
        [yes] ontmoet { figure-acc }
       *[no] { figure-acc }
    }
then-sway =
    { $by } { $guest ->
        [william] bewijs
       *[adson] verdenking
    } erbij of eraf{ $count ->
        [1] { "" }
       *[other] { " " }voor elk
    }
then-give =
    dan deel je { $count ->
        [one] { $count } bewijspunt
       *[other] { $count } bewijspunten
    } uit
then-cast = dan leg je { $count } verdenking op een monnik
then-again = dan mag je de kaart nog eens gebruiken
then-return = de anderen staan tijdtegels af
then-spend = { hours-acc }, met tegels korter te maken
