### The table while a game is played. The arguments are explained in en/play.ftl.
### Tu; nessun genere per le persone.

## The parts of the screen.

play-title = Il tavolo
play-abbey = Abbazia
play-tracks = Tracciati
play-players = Al tavolo
play-log = Cronaca
play-chat = Chat
play-notes = Taccuino
play-notes-player = Chi
play-aids = Aiuti
play-odds = Probabilità
play-sheets = Parti del tavolo
play-side = Chi è al tavolo e che cosa è successo
play-panel = Le tue carte e che cosa puoi fare
play-drawer = Carte e scelte
play-in-words = Come testo
play-close = Chiudi

## Whose turn it is.

play-day = Giorno { $day }
play-day-of = Giorno { $day } di 7
play-day-hour = Giorno { $day } di 7, ora { $hour } di 24
play-your-turn = Tocca a te: { $question }
play-waiting = { $count ->
    [one] { $names } sceglie: { phase }.
   *[other] { $names } scelgono: { phase }.
}
play-turn-of = { $names }: { phase }
play-turn-many = { $count } persone
play-nothing-to-do = Per ora non c’è nulla da decidere.
play-over = La partita è finita.
play-spectator = Stai guardando: vedi ciò che è scoperto per tutti, e le carte di nessuno.
play-nobody-looks = Possono guardare tutti: nessuna carta è scoperta.
play-clock-minutes = { $count ->
    [one] ancora { $count } minuto
   *[other] ancora { $count } minuti
}
play-clock-seconds = { $count ->
    [one] ancora { $count } secondo
   *[other] ancora { $count } secondi
}
play-clock-hours = { $count ->
    [one] ancora { $count } ora
   *[other] ancora { $count } ore
}
play-clock-days = { $count ->
    [one] ancora { $count } giorno
   *[other] ancora { $count } giorni
}

## One's own things.

play-hand = Le tue carte
play-identity = La tua identità
play-you-are = Sei { figure } ({ sign }).
play-identity-peek = Tieni premuto per vedere
play-time-tiles = Le tue tessere tempo
play-time-tiles-count = { $count ->
    [0] Nessuna tessera tempo
    [one] { $count } tessera tempo
   *[other] { $count } tessere tempo
}
# $tile is feminine: "rossa 4".
play-give-back = Restituisci la tessera { $tile }

play-laid = Hai posato

## Deciding.

play-hint = { $phase ->
    [play] Scegli una carta; puoi ancora riprenderla.
    [spend] Scegli le tessere da restituire, o tienile.
    [move] Scegli uno dei luoghi illuminati dell’abbazia.
   *[other] {""}
}
play-hint-figures = Scegli una delle pedine illuminate.
play-would = { $choice }: { $outlook }
play-then = La tua scelta: { $choice }.
play-confirm = Conferma
play-confirm-label = Conferma la tua scelta
play-confirm-anyway = Posa comunque
play-cancel = Annulla
play-undo = Ritira la mossa
play-exactly = La regola esatta
play-all-choices = { $count ->
    [one] La scelta come testo
   *[other] Le { $count } scelte come testo
}
play-more = { $count ->
    [one] ancora { $count } scelta
   *[other] ancora { $count } scelte
}
play-delivery = { $delivery ->
    [sent] Inviato…
   *[kept] { $choice ->
        [none] Annotato.
       *[other] Annotato: { $choice }.
    } Sarà inviato appena torna la connessione.
}
play-never-short = { $never ->
    [own] mai giusto: sei tu
   *[shown] mai giusto: già mostrato
}
play-never = { $never ->
    [own] Questa ipotesi non può essere giusta: quel monaco sei tu. Vuoi sprecarci un segnalino?
   *[shown] Questa ipotesi non può essere giusta: chi ha mostrato questo colore non è quel monaco. Vuoi sprecarci un segnalino?
}
play-own-marker = Non puoi mostrare questo segnalino: è il tuo colore. Scegline un altro.
play-own-marker-short = non si può mostrare: sei tu

## The sealed letter, at the beginning of a game.

play-letter = Una lettera per te
play-letter-hold = Dice quale monaco sei. Tieni premuta la lettera per aprirla, o premila brevemente. Attenzione che nessun altro guardi.
play-letter-secret = Questo è il tuo segreto: sei { figure } ({ sign }).
play-letter-means = Fai in modo che ci siano poche prove contro { figure }, e che nessuno si accorga che sei tu.
play-letter-place = D’ora in poi sta accanto alle tue carte: «La tua identità». Tienila premuta lì quando vuoi rivederla.

## The others' turns.

play-skip = Salta
play-recap = Dal tuo ultimo turno
play-recap-none = Da allora non è successo nulla.
play-recap-watch = Rivedi
play-rule = La regola:
play-pin = Fissa questa riga: { $line }

## Several people at one device.

play-veil = Passa il dispositivo a { $name }
play-veil-why = Le carte restano coperte finché { $name } non alza il velo.
play-veil-hold = Tieni premuto per alzare il velo
play-veil-longer = Continua a tenere premuto finché il pulsante non è pieno.

## Players.

play-seat-back = Riprendi il tuo posto
play-seat-back-of = { $who } riprende il suo posto
play-replaced = Un bot gioca per te. Puoi riprendere il tuo posto in qualsiasi momento.
play-seat-fill = Fai giocare un bot per { $who }

## Chat.

play-chat-empty = Nessuno ha ancora detto nulla.
play-chat-earlier = Mostra i messaggi precedenti
play-chat-say = Di’ qualcosa
play-chat-send = Invia
play-chat-unsaid = Messaggi che aspettano la connessione
play-chat-waiting = (in attesa di invio)
play-chat-mute = Silenzia

## The board in words.

play-text-title = Il tabellone come testo
play-none = niente
play-text-monks = I monaci
play-text-monk = Monaco
play-text-suspicion = Sospetti di oggi
play-text-tonight = Prove di stasera
play-text-evidence = Prove finora
play-text-buildings = Gli edifici
play-text-building = Edificio
play-text-here = Pedine
play-text-tasks = Compiti
play-text-players = Al tavolo
play-text-player = Chi
play-text-cards = Carte
play-text-time-tiles = Tessere tempo
play-text-day-tiles = Tessere evento
play-text-shown = Segnalini mostrati
play-text-piles = Carte e tessere
play-text-hand = Le tue carte: { $cards }.
play-text-between = { "; " }
play-text-deck =
    { $deck ->
        [one] Il mazzo ha { $deck } carta
       *[other] Il mazzo ha { $deck } carte
    }, gli scarti { $discard }.
play-text-discard = Scartate: { $cards }.
play-text-chain =
    { $count ->
        [one] La catena dei compiti in arrivo ha { $count } tessera
       *[other] La catena dei compiti in arrivo ha { $count } tessere
    }; mai viste da nessuno: { $unseen }.
play-text-chain-seen = Quelle viste, dalla prima: { $tiles }.

## A day's end, and markers turned up.

play-go-on = Continua
play-night = Il giorno { $day } è finito
play-night-about = I sospetti diventano prove, poi tutti i sospetti tornano al punto di partenza.
play-night-none = Nessuno riceve prove.
play-suspicion-was = sospetto { $suspicion }
play-evidence-now = adesso { $after }
play-night-tile = { $you ->
    [yes] { $last ->
        [yes] Hai messo fine alla giornata: la tessera è tua. Alla fine della partita dà 2 prove al tuo monaco. Il giorno 7 non ha turni.
       *[no] Hai messo fine alla giornata: la tessera è tua, e domani cominci tu. Alla fine della partita dà 2 prove al tuo monaco.
    }
   *[no] { $last ->
        [yes] { $who } ha messo fine alla giornata e prende la tessera. Alla fine della partita vale 2 prove. Il giorno 7 non ha turni.
       *[no] { $who } ha messo fine alla giornata, prende la tessera e comincia domani. Alla fine della partita la tessera vale 2 prove.
    }
}
play-shown-title = Ognuno mostra un segnalino
play-shown-about = Ogni segnalino dà 2 prove al monaco del colore del segnalino, e dimostra chi non si è.
play-shown-not = { $you ->
    [yes] Non sei { figure }.
   *[no] { $who } non è { figure }.
}

## The end.

play-ending = La fine
play-nobody = Nessuno era:
play-turn-all = Gira tutte
play-points = { $points ->
    [one] { $points } prova
   *[other] { $points } prove
}
play-winner = { $you ->
    [yes] Vinci con { play-points }.
   *[no] { $count ->
        [one] { $names } vince con { play-points }.
       *[other] { $names } si dividono la vittoria con { play-points }.
    }
}
play-guesses = Le ipotesi
play-guess-by = secondo { $name }
play-guess = { $right ->
    [yes] giusto
   *[no] sbagliato
}
play-sources = Da dove vengono le prove
play-source = { $source ->
    [start] all’inizio
    [convert] sospetti a fine giornata
    [william] Guglielmo
    [event] eventi
    [reveal] segnalini mostrati
    [accuse] ipotesi giuste
   *[day-cards] tessere evento
}
play-source-all = in tutto
play-promise = { $kept ->
    [yes] La distribuzione è proprio quella sigillata prima della prima carta.
    [mixed] La distribuzione è stata sigillata prima della prima carta e contiene byte casuali del tuo browser: nessuno l’ha scelta.
    [left-out] La distribuzione è stata sigillata prima della prima carta, ma i byte casuali del tuo browser non ci sono: sono arrivati troppo tardi, o il server li ha tralasciati.
   *[no] La distribuzione non corrisponde al sigillo iniziale. A questo tavolo qualcosa non va.
}
play-hints-taken = { $you ->
    [yes] { $count ->
        [0] Non hai preso consigli.
        [one] Hai preso { $count } consiglio.
       *[other] Hai preso { $count } consigli.
    }
   *[no] { $count ->
        [0] { $who } non ha preso consigli.
        [one] { $who } ha preso { $count } consiglio.
       *[other] { $who } ha preso { $count } consigli.
    }
}
play-rematch = Gioca ancora insieme
play-rematch-there = Vai al nuovo tavolo
play-watch-again = Rivedi la partita
play-analysis = { $you ->
    [yes] Che cosa ti ha tradito
   *[no] Che cosa ha tradito i giocatori
}
play-download = Scarica la partita
play-look-at-board = Guarda il tabellone
play-home = Pagina iniziale

## Keys.

play-what-if = E se
play-keys = Scorciatoie da tastiera
play-keys-single = I tasti singoli sono comandi
play-key-name = { $key ->
    [digit] 1–9, A–Z
    [Enter] Invio
    [Escape] Esc
    [u] U
    [s] S
    [r] R
    [t] T
    [p] P
   *[other] ?
}
play-key = { $key ->
    [digit] prendi la scelta con questo numero o questa lettera; ancora una volta per confermare
    [Enter] conferma
    [Escape] annulla; salta ciò che viene mostrato
    [u] ritira la mossa, come Ctrl+Z
    [s] salta ciò che viene mostrato
    [r] dal tuo ultimo turno
    [t] il tabellone come testo
    [p] fissa la riga della cronaca su cui ti trovi
   *[other] queste scorciatoie
}
