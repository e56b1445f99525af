### The rules inside the page: an introduction in pictures, and a reference. More for translators in en/guide.ftl.
### Tu; i monaci prendono il nome dal colore, con l'articolo; le tessere sono al femminile.

## The frame.

guide-close = Chiudi le regole
guide-tabs = In breve o complete
guide-tab-minutes = In due minuti
guide-tab-reference = Da consultare

## In two minutes. Each step: a title, one or two sentences, and what its picture shows (read aloud in its place).

guide-step-identity = Uno dei sei
guide-step-identity-text = Ognuno è in segreto uno di questi sei monaci. Quale sei tu non riguarda nessuno.
guide-scene-identity = Sei monaci in fila. Sotto, quattro carte: tre sono coperte, la tua mostra il Grigio.

guide-step-turn = Un turno
guide-step-turn-text = Gioca una delle tue tre carte: costa ore e muove una pedina. La carta di un monaco lo manda dove vuoi; la carta di un edificio vi porta chi vuoi; una carta Guglielmo/Adso manda uno dei due.
guide-scene-turn = Si gioca una carta Rosso da 3 ore, la meridiana passa da 9 a 12, e il Rosso va in cucina.

guide-step-task = Occupato o ozioso
guide-step-task-text = Un compito del suo colore tiene occupato un monaco: i sospetti contro di lui calano del valore della tessera, e la tessera è tua. Se non ce n’è, sembra ozioso: i sospetti salgono della somma di tutte le tessere lì.
guide-scene-task = L’Arancione trova una tessera arancione 2 in chiesa: i sospetti calano da 10 a 8. Con una blu 2 e una bianca 2 salgono da 10 a 14.

guide-step-guests = Due tracciati, due visitatori
guide-step-guests-text = Adso muove i sospetti, le chiacchiere di oggi sulla scala blu: 5 in più o in meno per ogni monaco che incontra, a tua scelta. Guglielmo scrive le prove, il rotolo marrone che resta per sempre: 3 in più o in meno.
guide-scene-guests = A sinistra Adso accanto a una scala blu: sospetti, 5 in più o in meno. A destra Guglielmo accanto a un rotolo marrone: prove, 3 in più o in meno.

guide-step-event = L’evento del giorno
guide-step-event-text = Ogni mattina si scopre un evento che cambia una regola fino a sera. Non serve impararli: quello di oggi è sempre sul tabellone.
guide-scene-event = Una fila di sette giorni, il primo scoperto: Proibito. Il Rosso entra in biblioteca, e le prove contro di lui salgono da 5 a 7.

guide-step-tiles = Guadagnare tempo
guide-step-tiles-text = I compiti che hai preso sono tessere tempo: ognuna che restituisci risparmia un’ora. Può valerne la pena, perché chi porta la meridiana a 24 mette fine alla giornata e prende la tessera evento: 2 prove alla fine della partita.
guide-scene-tiles = Una carta cucina da 3 ore e due tessere tempo restituite: la meridiana avanza solo da 22 a 23.

guide-step-night = La notte
guide-step-night-text = A fine giornata i sospetti diventano prove: 5 per il più alto, poi 4, 3, 2, 1 e 0; i monaci in parità condividono il posto. Al mattino tutti i sospetti sono di nuovo a 10, come se nessuno avesse detto nulla.
guide-scene-night = Sei monaci sulla scala blu, ciascuno più in basso del precedente. Sotto, sul rotolo marrone, ricevono 5, 4, 3, 2, 1 e nessuna prova.

guide-step-show = Non io
guide-step-show-text = Dopo i giorni 1, 3 e 5 ognuno mostra un segnalino che non è del proprio colore. Dà 2 prove al monaco del colore del segnalino, e dice al tavolo chi non sei.
guide-scene-show = Tre persone mostrano un segnalino ciascuna: blu, grigio e blu. Il Blu riceve 4 prove, il Grigio 2.

guide-step-accuse = Il settimo giorno
guide-step-accuse-text = Ora ognuno indovina chi sono gli altri. Ogni ipotesi giusta la paga il monaco nominato: 12 prove in due, 6 in tre, 4 in quattro, 3 in cinque.
guide-scene-accuse = Tre carte identità vengono girate, con un’ipotesi davanti a ciascuna. Il Rosso è stato indovinato e riceve 4 prove; le altre due ipotesi erano sbagliate.

guide-step-winner = Vince chi ha meno prove
guide-step-winner-text = Vince chi gioca il monaco con meno prove. Abbi dunque cura del tuo, ma mai così bene che qualcuno se ne accorga.
guide-scene-winner = Il rotolo marrone alla fine: il Grigio, il tuo monaco, ha meno prove di tutti e vince davanti al Rosso, all’Arancione e al Blu. Il Bianco e il Nero, che nessuno gioca, non contano.

guide-back = Indietro
guide-on = Avanti
guide-finish = Fatto
guide-progress = { $at } di { $count }
guide-dot = Passo { $at }: { $title }
guide-steps = Passi

## The reference.

guide-search = Cerca nelle regole
guide-also-convert = pareggio parità pari classifica notte
guide-also-winner = vincitore vincitrice vittoria pareggio parità pari condivisa fine punteggio
guide-found = { $count ->
    [0] Nessuna regola trovata
    [one] Una regola trovata
   *[other] { $count } regole trovate
}
guide-nothing = Le regole non dicono nulla su «{ $query }». Prova una parola più corta, o una del tabellone.
guide-clear = Mostra tutte le regole

guide-group-before = Prima della partita
guide-group-turn = Un turno
guide-group-evening = La fine della giornata
guide-group-seventh = Il settimo giorno
guide-group-events = I quattordici eventi
guide-group-options = Su cosa potete accordarvi

## Titles of the rules, in the order of the reference.

guide-clause-identity = Chi sei
guide-clause-figures = Le pedine
guide-clause-tracks = I due tracciati
guide-clause-tasks = I compiti e la catena
guide-clause-cards = La tua mano
guide-clause-events = La settimana
guide-clause-start = Chi comincia

guide-clause-card = Giocare una carta
guide-clause-time = Far passare il tempo
guide-clause-move = Muovere una pedina
guide-clause-action = Che cosa incontra la pedina
guide-clause-task = Un compito del suo colore
guide-clause-no-task = Nessun compito del suo colore
guide-clause-william = Guglielmo incontra i monaci
guide-clause-adson = Adso incontra i monaci
guide-clause-event = Fare ciò che dice l’evento
guide-clause-draw = Pescare una carta
guide-clause-clamp = I limiti dei tracciati
guide-clause-chain-short = Quando la catena si esaurisce

guide-clause-convert = I sospetti diventano prove
guide-clause-reset = I sospetti tornano a 10
guide-clause-day-card = Chi mette fine alla giornata
guide-clause-overshoot = Le ore in eccesso
guide-clause-reveal = Mostrare un segnalino
guide-clause-next = Il giorno dopo

guide-clause-accuse = L’accusa
guide-clause-day-cards = Le tessere evento contano
guide-clause-winner = Chi vince

guide-clause-time-last = Il tempo alla fine del turno
guide-clause-data = Valori di tessere e carte
