### Several people at one table: who is away, votes, leaving, playing again, being called.
###
### For translators: whole sentences; names of players can be of any gender. $you says whether the person meant is the
### reader (yes, no).

## What happened to the table, told in passing.

news-vote-failed = La votazione è finita: tutto resta com’è.
news-called-off = La partita è stata interrotta prima della fine.
news-closed = Chi gestisce questo server ha chiuso questo tavolo.

## Somebody is away.

# Before a clock that counts down, for example "58 seconds left".
together-away = { $who } è assente. Prima che un bot possa giocare:

## A vote. $who asks; $whom is the player who is away.

together-vote-fill = { $you ->
    [yes] Chiedi agli altri: un bot deve giocare per { $whom }?
   *[no] { $who } chiede: un bot deve giocare per { $whom }?
}
together-vote-call-off = { $you ->
    [yes] Chiedi agli altri: interrompiamo la partita adesso?
   *[no] { $who } chiede: interrompiamo la partita adesso?
}
# How the vote is decided. $about: fill, call-off.
together-vote-how = { $about ->
    [fill] Decide la maggioranza; chi non dice nulla lascia fare agli altri.
   *[call-off] Tutti i presenti devono essere d’accordo.
}
# $yes, $no: how many have answered so.
together-vote-count = A favore: { $yes }. Contro: { $no }.
# The name of the region.
together-vote = Votazione
# Two buttons.
together-vote-yes = A favore
together-vote-no = Contro

## Leaving.

# A button that opens a dialog, and the dialog's title.
together-leave = Lascia il tavolo
together-leave-home = Vai alla pagina iniziale e torna più tardi
# Under the button above. $others: yes if other people play here.
together-leave-home-about = { $others ->
    [yes] Il posto resta tuo. Se stai via a lungo, gli altri possono far giocare un bot per te.
   *[no] Il posto resta tuo. Ritrovi questo tavolo nella pagina iniziale.
}
together-leave-bot = Fai giocare un bot per te
together-leave-bot-about = La partita continua subito. Puoi riprendere il tuo posto in qualsiasi momento.
together-leave-end = Interrompi la partita per tutti
# $others: yes if other people are here.
together-leave-end-about = { $others ->
    [yes] Tutti i presenti devono essere d’accordo. Non vince nessuno; chi rivede la partita vede tutte le carte.
   *[no] Non vince nessuno; chi rivede la partita vede tutte le carte. Non si può annullare.
}

## A game that was ended early.

together-called-off = Questa partita è stata interrotta
together-called-off-about = Non ha vinto nessuno. Se rivedi la partita, vedi tutte le carte.
# A title, and under it the reason that was given, in whatever language.
together-closed = Questo tavolo è stato chiuso
together-closed-about = Chi gestisce questo server lo ha chiuso e indica questo motivo: { $why }

## Reporting a remark or a name to whoever runs the server.

# A small flag: what it is about.
together-report-remark = Segnala questo messaggio di { $who }
together-report-name = Segnala il nome { $who }
# The dialog: title, what happens with the report, a field, a button.
together-report-title = Segnalare questo?
together-report-about = Solo chi gestisce questo server legge la tua segnalazione. Al tavolo nessuno lo viene a sapere.
together-report-text = Che cosa non va? Puoi lasciare vuoto questo campo.
together-report-send = Invia la segnalazione
together-report-received = La tua segnalazione è arrivata. Grazie.

## What the server would not do.

refused-vote-open = C’è già una votazione: rispondi prima a quella.
refused-no-vote = Quella votazione è finita.
refused-too-hasty = Chi perde la connessione ha bisogno di un momento per tornare. Scegli un’assenza più lunga.
refused-not-invited = Questo link serve a guardare. Per giocare, chiedi il link per giocare a qualcuno di questo tavolo.

## What is agreed about it.

# A field in a form, with times to choose from; page-clock-choice has them.
together-away-s = Assenza prima che un bot possa giocare
together-away-help = Dopo, chiunque al tavolo può proporre un bot. Chi era assente può tornare in qualsiasi momento.
# The same as a sentence, in the lobby.
together-away-agreed = Assenza prima che un bot possa giocare: { page-clock-choice }.

## Playing again.

# For somebody alone with bots; among people the button is play-rematch.
together-again = Gioca ancora
# $names: who has agreed already; $count: how many they are.
together-again-wanted = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
# After one's own agreement. $names: who has not agreed yet.
together-again-waiting = Vuoi giocare ancora. Aspettiamo { $names }.

## Before the start.

news-amended = Chi ha aperto il tavolo ha cambiato gli accordi.
# Buttons of the host, under what is agreed.
together-amend = Modifica
together-amend-save = Salva

# Two links to this table, each a field to copy from, with what it is for.
together-link-play = Link per giocare
together-link-play-help = Chi lo apre può prendere un posto libero. Mandalo solo a chi vuoi al tavolo con te.
together-link-watch = Link per guardare
together-link-watch-help = Chi lo apre può guardare, ma non prendere un posto.
# Before the two links, where nobody else could open them. $host: the name of this very device, such as localhost.
together-link-here-only = Questi link si aprono solo su questo dispositivo, perché questa pagina è all’indirizzo «{ $host }». Per far entrare gli altri, avvia il server con --host 0.0.0.0 e apri questa pagina a un indirizzo che possono raggiungere.
# Instead of the form to join.
together-watch-only = Hai il link per guardare. Per giocare, chiedi il link per giocare a qualcuno di questo tavolo.

## The key of a seat.

# A button under the link that opens one's own seat; what it is for; and what is said afterwards.
together-rekey = Rendi inutile il vecchio link
together-rekey-about = Qualcun altro ha visto il tuo link personale? Sostituiscilo: il vecchio non apre più nulla, e chi è entrato con quello può solo guardare.
together-rekeyed = Il vecchio link ora è inutile. Questo è quello nuovo.
# To somebody who had a seat.
together-unseated = Questo posto non è più tuo: è stato lasciato, chi ha aperto il tavolo lo ha tolto, o il suo link è stato sostituito. Puoi ancora guardare.

## Being called when it is your turn.

# The name of the region, and the question after the first move in a game with others.
together-notice = Messaggi quando tocca a te
together-notice-ask = Vuoi che questo browser ti avvisi quando tocca a te, anche mentre guardi altrove?
together-notice-yes = Sì, avvisami
together-notice-no = No, grazie
# Where the browser cannot show messages, as on most phones.
together-notice-cannot = Questo browser non può mostrarti un messaggio quando tocca a te. Che cosa aiuta: lascia aperta questa pagina con i suoni, e suona una campana. Anche i tuoi tavoli nella pagina iniziale mostrano se tocca a te.
together-notice-sound = Attiva i suoni
together-notice-ok = Va bene
