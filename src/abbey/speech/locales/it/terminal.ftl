### What only the terminal says. The arguments are explained in en/terminal.ftl.
### Tu; i comandi, i tasti e le parole tra parentesi restano in inglese.

## Welcome.

terminal-welcome =
    Ti diamo il benvenuto nell’abbazia, un’edizione non ufficiale fatta da appassionati. { $players } al tavolo: tu e { $bots ->
        [one] un bot
       *[other] { $bots } bot
    }.
terminal-welcome-back = Rieccoti nell’abbazia, { $who }. Scrivi me per vedere chi sei, ? per l’aiuto.
terminal-aim = Sei in segreto uno dei sei monaci; vince chi ha meno prove contro il proprio. Scrivi me per vedere chi sei, ? per l’aiuto.
terminal-committed = La distribuzione è fissata e si aprirà alla fine. Il suo sigillo: { $commitment }
terminal-opened = La distribuzione è aperta; il suo sigillo era { $commitment }.
terminal-kept = La partita si trova in { $path }.

## What can be typed.

terminal-prompt = La tua scelta (? per l’aiuto):
terminal-how-to-answer = Scrivi un numero da 1 a { $count }, o ? per l’aiuto.
terminal-help =
    Scrivi il numero di una scelta e premi Invio. Oppure scrivi:
      board            rivedere tutto il tabellone
      hand             vedere le tue carte
      log              leggere che cosa è successo oggi (log all: dall’inizio)
      me               vedere una volta chi sei
      rules PAROLA     leggere una regola: una parola tra [parentesi] o un evento (rules: elencarle)
      odds             vedere quanto è probabile che ciascuno sia ogni monaco
      why NOME MONACO  vedere i turni che hanno deciso uno di questi numeri, e il suo andamento
      mirror           vedere per chi ti prendono gli altri, e che cosa cambierebbe ogni scelta
      hint             ricevere fino a tre buoni turni, con i motivi
      undo             annullare la tua ultima decisione, se non ha rivelato nulla di nascosto
      save FILE        continuare in un altro file (save: salvare ora; si salva comunque da sé)
      quit             salvare e uscire
terminal-how-it-goes = Come si gioca: sei in segreto uno dei sei monaci, e lo sono anche gli altri. A ogni turno giochi una carta, passa del tempo, e una pedina si muove. Un monaco che trova un compito del suo colore perde sospetti; chi non ne trova ne riceve. Guglielmo cambia le prove, Adso i sospetti. Ogni sera i sospetti diventano prove: i più sospettati ne ricevono di più. Dopo sei giorni indovini chi sono gli altri. Vince chi ha allora il monaco con meno prove: abbi cura del tuo, senza farlo notare.
terminal-legend = Ogni monaco ha un segno e una lettera: { $tokens }. Un compito ha in più il suo valore: { $example }.
terminal-you-are = Sei { figure } (lettera { letter }, segno: { sign }). Nessun altro lo sa.
terminal-hide = Premi Invio per nasconderlo di nuovo.
terminal-unknown-rule = Non c’è nessuna regola «{ $word }». Scrivi solo rules per vedere le parole.
terminal-rule-words = Regole: { $clauses }. Eventi: { $events }.
terminal-taken-back = Annullato: { $choice }.
terminal-nothing-to-undo = Non hai ancora deciso nulla, quindi non c’è nulla da annullare.
terminal-undo-past-other = { $who } ha deciso qualcosa dopo la tua ultima decisione, quindi non si può più annullare.
terminal-undo-past-secret = La tua ultima decisione ha rivelato qualcosa di nascosto, quindi non si può più annullare.
terminal-choose-again = scegliere di nuovo
terminal-left-to-chance =
    Il caso ha scelto { $count ->
        [one] una volta
       *[other] { $count } volte
    } per { $who }: il bot non ha risposto.

## The game's file.

terminal-saved = Salvato in { $path }.
terminal-not-saved = Non è stato possibile salvare la partita in { $path }: { $reason }. Prova save con un altro nome di file.
terminal-file-exists = { $path } esiste già e può contenere un’altra partita: scegli un altro nome, o continuala con { $command }.
terminal-resume-with = La partita è salvata. Per continuare:
terminal-hints-since = { $count ->
    [one] Hai preso { $count } consiglio da quando hai ripreso questa partita.
   *[other] Hai preso { $count } consigli da quando hai ripreso questa partita.
}
terminal-look-back = Per controllare la distribuzione e ogni mossa, o per rivedere la partita:

## The board.

terminal-title = { $title }:
terminal-before = Prima del tuo primo turno
terminal-day = { play-day-of }: { event }
terminal-last-day = { play-day-of }: l’accusa
terminal-over = La settimana è finita
terminal-last-day-text = Chi è chi? Ognuno mette un segnalino davanti a ciascuno degli altri, tutti di colori diversi.
terminal-sundial = { board-time }, ne restano { $left }
terminal-sundial-full = Meridiana: ora { $time }, la giornata finisce dopo questo turno
terminal-week = Settimana: { $days }, VII accusa. (R): poi ognuno mostra un segnalino.
terminal-buildings = Edifici, i loro compiti e chi c’è
terminal-suspicion = Sospetti di oggi, dal più alto
terminal-evidence = Prove per sempre, da chi ne ha meno
terminal-players = Al tavolo
terminal-level = { $level }: { $monks }
terminal-level-tonight = { $level }: { $monks } (+{ $tonight ->
    [one] { $tonight } prova
   *[other] { $tonight } prove
} stasera)
terminal-suspicion-note = di oggi (+ prove stasera)
terminal-evidence-note = per sempre (meno è meglio)
terminal-deciding = { $you ->
    [yes] Tu (devi decidere)
   *[no] { $who } (deve decidere)
}
terminal-is-not = { $you ->
    [yes] non sei
   *[no] non è
} { $monks }
terminal-seat = { $name }: { $shown }. { $tiles }. { $days }.

## The end.

terminal-who-was-who = Chi era chi
terminal-source = { $source ->
    [start] inizio
    [convert] sere
    [william] Guglielmo
    [event] eventi
    [reveal] segnalini
    [accuse] ipotesi
    [day-cards] tessere
   *[all] in tutto
}
terminal-sources-of = { player }, { figure }: { $parts }.

## A record that is read again.

terminal-page = { $page } di { $last }
terminal-keys = Invio: avanti, b: indietro, d 3: al giorno 3, q: esci
terminal-last-page = Era l’ultima pagina.
terminal-first-page = Questa è la prima pagina.
terminal-no-page = Questa pagina non c’è. { terminal-keys }.
terminal-unfinished = La registrazione finisce qui, prima della fine della partita.
terminal-secrets = { $who } è { figure } e ha in mano: { $cards }

## A puzzle. $monks: all six in order; $code: its short name.

terminal-puzzle-answer-certain = La tua risposta, da 1 a 6 (Invio: vedi la soluzione):
terminal-puzzle-answer-likely = Sei numeri con somma 100, per { $monks }; oppure il numero di un solo monaco, da 1 a 6, che riceve tutti i 100 punti (Invio: vedi la soluzione):
terminal-puzzle-no-answer-certain = Scrivi un numero da 1 a 6, o premi Invio.
terminal-puzzle-no-answer-likely = Scrivi sei numeri interi con somma 100, o un solo numero da 1 a 6, o premi Invio.
terminal-puzzle-share = Per condividere questo enigma senza la risposta, passa il suo codice: { $code }

terminal-odds = { $who }: { $odds }
terminal-odds-share = { figure } { $chance } %
terminal-odds-own = Scrivi { $word } per contare anche il tuo monaco, che nessun altro può essere.
terminal-mirror = { analysis-observer }: { $shares }
terminal-mirror-none = Ciò che decidi ora non rivela nulla di te agli altri.
terminal-why-how = Scrivi why, il nome di un altro e un monaco, per esempio { $example }. Con { $word } in fondo si conta anche il tuo monaco.
terminal-why = { notes-cell }: { $course }.
terminal-why-then = { $when ->
    [start] { $chance } % all’inizio
    [day] { $chance } % dopo il giorno { $day }
   *[now] ora { $chance } %
}
terminal-why-moment = Giorno { $day } [{ $action }]: { notes-reason-weight }.
