## The fields.

notes-about = Chi è chi? Premi una casella per saperne di più, ancora una volta per il tuo segno.
notes-cell = { $who } come { figure }
notes-cell-odds = { $percent } per cento
notes-cell-certain = { $certainty ->
    [out] di sicuro no
   *[is] certo
}
notes-cell-mark = { $mark ->
    [no] il tuo segno: no
    [maybe] il tuo segno: forse
   *[yes] il tuo segno: sì
}
notes-cell-pins = { $count ->
    [one] { $count } riga fissata
   *[other] { $count } righe fissate
}
notes-key = { $look ->
    [certain] di sicuro no
    [likely] probabile, in percentuale
   *[own] i tuoi segni
}
notes-text = Appunti

## One field, looked at closely.

notes-certain = { $certainty ->
    [out] È certo: { $who } non è { figure }.
   *[is] È certo: { $who } è { figure }.
}
notes-per-cent = per cento
notes-now = ora
notes-course = Da { $first } per cento all’inizio a { $now } per cento ora, mai sotto { $least } né sopra { $most }.
notes-reasons = I turni che l’hanno deciso
notes-reasons-none = Nessun turno ha ancora detto molto.
notes-reason-weight = { $bits } bit, { $before } → { $after } %
notes-reason-total = { $bits } bit in tutto
notes-reason-bits = +1 bit raddoppia il rapporto tra sì e no, −1 bit lo dimezza.
notes-thinking = Si riflette …
notes-mark = Il tuo segno
notes-mark-choice = { $mark ->
    [none] Nessuno
    [no] No
    [maybe] Forse
   *[yes] Sì
}
notes-pins = Righe fissate
notes-pins-none = Nessuna. Per fissarne una, premi lo spillo accanto a una riga della cronaca, oppure P sulla riga.
notes-unpin = Togli: { $line }
notes-eyes = { $eyes ->
    [own] Il tuo monaco è compreso nel conto.
   *[everybody] Finché la tua lettera è chiusa, il tuo monaco resta fuori dal conto, così nessuno può leggerlo nei numeri.
}
notes-not-agreed = { $aids ->
    [none] A questo tavolo probabilità, consigli e specchio non sono stati concordati.
   *[public] A questo tavolo consigli e specchio non sono stati concordati.
}

## Pinning a line of the log.

notes-pin-title = Fissa questa riga
notes-pin-about = A quali caselle del taccuino appartiene?
notes-pin-done = Fatto

## The accusation.

notes-accuse = I tuoi segnalini
notes-accuse-about = Trascina un segnalino su qualcuno, oppure premi prima il segnalino e poi la persona.
notes-accuse-where = Ora premi la persona a cui è destinato questo segnalino.
notes-marker = Segnalino: { figure }
notes-accuse-rivals = Gli altri
notes-slot = { $held ->
    [yes] { $state ->
        [empty] Posalo davanti a { $who }
        [planned] Posalo davanti a { $who } al posto di { figure }
       *[laid] Davanti a { $who }: { figure }
    }
   *[no] { $state ->
        [empty] Davanti a { $who }: ancora niente
        [planned] Davanti a { $who }: { figure }, previsto. Premi per riprenderlo.
       *[laid] Davanti a { $who }: { figure }
    }
}
notes-lay = Posa { figure-acc } davanti a { $who }

## Hints.

notes-hint = Consigli
notes-hint-ask = Chiedi un consiglio
notes-hint-about = Ricevi fino a tre buoni modi di continuare. Un turno conta come un consiglio, per quante volte tu chieda. Quanti consigli hai preso viene detto alla fine della partita.
notes-hint-taken = { $count ->
    [one] Finora hai preso { $count } consiglio. Il numero viene detto alla fine della partita.
   *[other] Finora hai preso { $count } consigli. Il numero viene detto alla fine della partita.
}
notes-hint-covered = I consigli dipendono da chi sei. Sono coperti come la tua lettera.
notes-hint-none = Qui non c’è niente da consigliare.
notes-hint-win = possibilità di vincere: { $percent } %
notes-hint-light = Mostrami dove
notes-hint-done = fatto

## The mirror.

notes-mirror = Specchio
notes-mirror-about = Mostra per chi ti prendono due osservatori che non conoscono il monaco di nessuno: uno semplice, che prende ogni turno per quello che sembra, e uno prudente, che sa che ci si nasconde. Accanto a ogni scelta sta che cosa cambierebbe.
notes-mirror-caption = Per chi ti prendono ora, in percentuale
notes-observer-head = Osservatore
notes-observer = { $observer ->
    [simple] semplice
   *[careful] prudente
}
notes-mirror-covered = Specchio: coperto finché non apri la tua lettera.
notes-mirror-now = Preso per il tuo monaco (semplice · prudente): ora { $simple } · { $careful } %
notes-mirror-short = { $simple } · { $careful } %
notes-mirror-choice = preso per il tuo monaco: semplice { $simple_now } → { $simple } %, prudente { $careful_now } → { $careful } %

## For those who watch.

notes-public = Chi è chi, come tutti potrebbero calcolarlo. Non contiene il segreto di nessuno.
notes-likeliest = Ora il più probabile: { figure }, { $percent } per cento.
