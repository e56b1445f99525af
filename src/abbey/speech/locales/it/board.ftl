### The pieces of the board. The arguments are explained in en/board.ftl.
### Tu; i monaci prendono il nome dal colore, con l'articolo; le tessere sono al femminile.

## The abbey.

board-abbey = L’abbazia
board-place = { building-latin }, { building }. { $tiles ->
    [0] Qui non ci sono compiti.
    [one] Compito: { $tasks }.
   *[other] Compiti: { $tasks }.
} { $figures ->
    [0] Non c’è nessuno.
   *[other] Qui: { $company }.
}
board-figure = { $monk ->
    [yes] { figure-start } ({ sign }) è { place-in }.
   *[no] { figure-start } è { place-in }.
}

## The sundial.

board-time = Meridiana: ora { $time } di 24
board-time-ghost = Meridiana: ora { $time } di 24, poi { $ghost }
board-time-short = { $time } di 24

## The two tracks.

board-suspicion = Sospetti
board-suspicion-note = di oggi, da 0 a 40; +: prove di stasera
board-evidence = Prove
board-evidence-note = per sempre; vince chi ne ha meno
board-points = +{ $count }
board-suspicion-of =
    { figure-start }: { $count ->
        [one] { $count } sospetto
       *[other] { $count } sospetti
    }, { $tonight ->
        [one] { $tonight } prova
       *[other] { $tonight } prove
    } stasera.
board-evidence-of =
    { figure-start }: { $count ->
        [one] { $count } prova
       *[other] { $count } prove
    }.
board-then = Si passerebbe a { $count }.

## Cards, tiles, markers.

board-guests = Guglielmo o Adso
board-identity = Identità: { figure } ({ sign })
board-identity-veiled = Un’identità sigillata
board-tile-back = Una tessera coperta
# A marker is masculine, unlike the tiles.
board-marker =
    { $colour ->
        [red] Un segnalino rosso
        [blue] Un segnalino blu
        [white] Un segnalino bianco
        [grey] Un segnalino grigio
        [black] Un segnalino nero
       *[orange] Un segnalino arancione
    }
board-marker-covered = Un segnalino coperto
board-event-closed = Una tessera evento coperta

## The week.

board-week = La settimana
board-last-day = L’accusa
board-last-day-text = Niente più carte: ognuno dice chi sono gli altri.
board-day-closed = Ancora coperto
board-day-closed-text = Il suo evento si scopre al mattino.
board-day-title = Giorno { $count }: { $name }.
board-day = { $reveal ->
    [yes] { board-day-only } Alla fine ognuno mostra un segnalino.
   *[no] { board-day-only }
}
board-day-only = { $is ->
    [today] Oggi, giorno { $count }: { $name }.
   *[other] Giorno { $count }: { $name }.
}
board-reveal = Ognuno mostra un segnalino

## The day's event, as the board shows it all day long. The exact rule is in rules.ftl.

event-talkative-text = Quando Guglielmo va da Adso o Adso da Guglielmo, i sospetti diventano subito prove, come a fine giornata, a meno che tutti e sei non siano in parità.
event-puzzling-text = Porta un monaco da Guglielmo, poi distribuisci due prove: a un monaco, o a due.
event-diligent-text = La carta giocata si può usare due volte, sempre per lo stesso monaco, edificio o visitatore; le sue ore contano una volta.
event-close-behind-text = Chi muove Guglielmo distribuisce poi due prove: a un monaco, o a due.
event-hasty-text = Oggi nessuno può restituire tessere tempo. I compiti si possono ancora prendere.
event-impious-text = Quando un monaco viene mosso in chiesa, chiunque altro abbia una tessera tempo ne restituisce una a sua scelta.
event-unobtrusive-text = Un monaco che va dove non ci sono altre pedine perde 1 prova.
event-delicate-text = Dopo la mossa, da’ a un monaco a tua scelta tanti sospetti quante sono le ore della carta, tessere restituite o no.
event-forbidden-text = Un monaco che entra in biblioteca riceve 2 prove.
event-caught-text = Stasera i sospetti contano doppio: 10, 8, 6, 4, 2, 0 prove.
event-compromising-text = Guglielmo e Adso contano doppio: 6 prove, 10 sospetti.
event-inquiring-text = Un monaco che raggiunge altri monaci dà a ciascuno di loro 1 prova.
event-dubious-text = Ogni monaco che viene mosso riceve 1 prova.
event-suspicious-text = Dopo ogni turno i monaci in testa sulla scala dei sospetti ricevono 1 prova, a meno che tutti e sei non siano in parità.

## A player's place.

board-seat = { $you ->
    [yes] { $name } (tu)
   *[no] { $name }
}
board-seat-you = (tu)
board-seat-turn = Ora deve decidere
board-seat-stand-in = un bot al suo posto ({ page-bot })
board-seat-away = assente
board-seat-shown = Segnalini mostrati
board-seat-shown-none = nessun segnalino mostrato
board-seat-cards = Carte
board-seat-cards-count = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
board-seat-days = Tessere evento prese
board-seat-days-count = { $count ->
    [one] { $count } tessera evento presa
   *[other] { $count } tessere evento prese
}
board-seat-tiles = Tessere tempo
board-seat-tiles-count = { $count ->
    [0] Nessuna tessera tempo
    [one] 1 tessera tempo: { $tiles }
   *[other] { $count } tessere tempo: { $tiles }
}
