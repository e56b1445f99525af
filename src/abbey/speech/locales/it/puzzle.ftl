### What `abbey puzzle` says. The arguments are explained in en/puzzle.ftl.

## The puzzle. $code: its short name; $kind: certain, likely; $level: easy, medium, hard.

puzzle-kind =
    { $kind ->
        [certain] certo
       *[likely] probabile
    }
puzzle-level =
    { $level ->
        [easy] facile
        [medium] medio
       *[hard] difficile
    }
puzzle-title = Enigma { $code }: { puzzle-kind }, { puzzle-level }
puzzle-you-play = Sei { figure } e nessun altro lo sa. Al tavolo con te: { $others }.
puzzle-you-watch = Guardi una partita e non vedi la carta di nessuno. Al tavolo: { $others }.
puzzle-ask-certain = Chi è { $who }? Sono appena stati mostrati gli ultimi segnalini, e ora una risposta è certa.
puzzle-ask-likely = Chi è { $who }? Dividi 100 punti fra i sei monaci, a ognuno secondo quanto lo ritieni probabile.
puzzle-rests-on-certain = Nessuno mostra un segnalino del proprio colore, e due giocatori non sono mai lo stesso monaco. Ma non tutti i monaci sono in gioco.
puzzle-rests-on-likely = La soluzione è ciò che un osservatore paziente conclude da questa sola storia. Valuta tutti i modi in cui ogni turno poteva finire. Suppone che quasi tutti facciano ciò che giova al proprio monaco, alcuni badando anche agli altri monaci, e che pochi giochino a caso.
puzzle-story = Quello che hai visto e sentito
puzzle-question = La domanda

## The answer. $monks: all six in order.

puzzle-answer-certain = La tua risposta, da 1 a 6 (Invio: vedi la soluzione):
puzzle-answer-likely = Sei numeri con somma 100, per { $monks }; oppure il numero di un solo monaco, da 1 a 6, che riceve tutti i 100 punti (Invio: vedi la soluzione):
puzzle-no-answer-certain = Scrivi un numero da 1 a 6, o premi Invio.
puzzle-no-answer-likely = Scrivi sei numeri interi con somma 100, o un solo numero da 1 a 6, o premi Invio.
puzzle-right = Giusto: { $who } è { figure }.
puzzle-wrong = No: { $who } non può essere { figure }. Riprova.
puzzle-score = La tua risposta ottiene { $score } su 100. Dare lo stesso a ogni monaco ancora possibile ottiene { $even }.
puzzle-share = Per condividere questo enigma senza la risposta, passa il suo codice: { $code }

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
