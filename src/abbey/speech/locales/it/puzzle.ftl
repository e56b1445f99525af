### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-title = Enigma { $code }: { puzzle-kind }, { puzzle-level }
puzzle-you-play = Sei { figure } e nessun altro lo sa. Al tavolo con te: { $others }.
puzzle-you-watch = Guardi una partita e non vedi la carta di nessuno. Al tavolo: { $others }.
puzzle-ask-certain = Chi è { $who }? Sono appena stati mostrati gli ultimi segnalini, e ora una risposta è certa.
puzzle-ask-likely = Chi è { $who }? Dividi 100 punti fra i sei monaci, a ognuno secondo quanto lo ritieni probabile.
puzzle-rests-on-certain = Nessuno mostra un segnalino del proprio colore, e due giocatori non sono mai lo stesso monaco. Ma non tutti i monaci sono in gioco.
puzzle-rests-on-likely = La soluzione è ciò che un osservatore paziente conclude da questa sola storia. Valuta tutti i modi in cui ogni turno poteva finire. Suppone che quasi tutti facciano ciò che giova al proprio monaco, alcuni badando anche agli altri monaci, e che pochi giochino a caso.
puzzle-story = Quello che hai visto e sentito
puzzle-question = La domanda

## The answer.

puzzle-right = Giusto: { $who } è { figure }.
puzzle-wrong = No: { $who } non può essere { figure }. Riprova.
puzzle-score = La tua risposta ottiene { $score } su 100. Dare lo stesso a ogni monaco ancora possibile ottiene { $even }.

## The solution.

puzzle-solution = Soluzione
puzzle-step-shown = { $who } ha mostrato { $shown }: dunque non è { $never }.
puzzle-step-single =
    { $you ->
        [yes] Sei { figure }: dunque non lo è nessun altro.
       *[no] { $who } può essere solo { figure }: dunque non lo è nessun altro.
    }
puzzle-step-closed = { $players } possono essere solo { $monks }: tanti monaci quante persone. Dunque nessun altro è uno di questi.
puzzle-step-place = { $players } possono essere solo { $monks }: tanti monaci quante persone. Dunque ognuno di questi monaci è fra loro, e solo { $who } può essere { figure }.
puzzle-so = Dunque { $who } è { figure }.
puzzle-turn = Giorno { $day }: { $done } { figure-start } lo farebbe circa { $times } volte più spesso di quanto lo farebbe { $other }.
puzzle-turn-little = Giorno { $day }: { $done } Questo dice poco.
puzzle-other = { $who } è con più probabilità { figure }: { $points } su 100.
puzzle-points = I 100 punti dell’osservatore: { $points }.
puzzle-points-of = { figure } { $points }
puzzle-truth = Nella partita { $who } era { figure }.

## On the page. $date: a day, as the language writes it; $time: a time of day.

puzzle-of-day = Enigma del { $date }
puzzle-days = Uno nuovo ogni giorno, lo stesso per tutti. I giorni cambiano a mezzanotte UTC: da te alle { $time }.
puzzle-sort = { puzzle-kind }, { puzzle-level } · { $code }
puzzle-before = Il giorno prima
puzzle-after = Il giorno dopo
puzzle-today = L’enigma di oggi
puzzle-table = Il tavolo
puzzle-your-answer = La tua risposta
puzzle-answer = Rispondi
puzzle-give-up = Vedi la soluzione
puzzle-asked = { $who }, su cui verte la domanda
puzzle-you = { $who } (tu)
puzzle-fewer = 5 in meno per { figure-dat }
puzzle-more = 5 in più per { figure-dat }
puzzle-left =
    { $count ->
        [0] Tutti i 100 punti sono dati.
        [one] Ancora { $count } punto da dare.
       *[other] Ancora { $count } punti da dare.
    }
puzzle-share-rest = Dividi il resto in parti uguali
puzzle-clear = Ricomincia
puzzle-points-yours = I tuoi punti
puzzle-points-observer = I punti dell’osservatore
puzzle-step-at = Passo { $at } di { $count }
puzzle-next = Passo successivo
puzzle-previous = Passo indietro
puzzle-field-out = non { figure }
puzzle-link = Link a questo enigma, senza la risposta
puzzle-with-result = Dire anche come mi è andata
puzzle-boast-certain =
    { $tries ->
        [1] Abbey, enigma { $code }: risolto al primo tentativo.
       *[other] Abbey, enigma { $code }: risolto in { $tries } tentativi.
    }
puzzle-boast-likely = Abbey, enigma { $code }: { $score } su 100.
puzzle-solved = Risolti qui
puzzle-solved-about = Questo elenco resta solo in questo browser.
puzzle-streak =
    { $count ->
        [one] { $count } giorno di fila.
       *[other] { $count } giorni di fila.
    }
puzzle-result-certain =
    { $tries ->
        [1] al primo tentativo
       *[other] in { $tries } tentativi
    }
puzzle-result-likely = { $score } su 100
puzzle-result-seen = soluzione vista

## The grid of a certain puzzle, for one's own marks.

puzzle-marks-about = Chi è chi? Questa pagina la vedi solo tu. Premi una casella per no, forse, sì.
puzzle-marks-proven = non { figure }, è certo
puzzle-marks-mark = { $mark ->
    [none] { $who } come { figure }: nessun segno
    [no] { $who } come { figure }: no
    [maybe] { $who } come { figure }: forse
   *[yes] { $who } come { figure }: sì
}
