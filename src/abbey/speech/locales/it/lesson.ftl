### Che cosa si dice in una lezione.

lesson-title = Il tuo primo giorno
lesson-progress = { $at } di { $count }
lesson-now = Ora: { $choice }
lesson-watch = Tocca agli altri. Guarda che cosa si muove.
lesson-skip = Salta
lesson-leave = Lascia la lezione
lesson-stay = Resta qui
lesson-jump-now = All’ultimo giorno
lesson-finish = Gioca una partita tua
lesson-leave-ask = Puoi fermarti e continuare più tardi: la pagina iniziale ricorda dove sei.

lesson-secret = Ti diamo il benvenuto all’abbazia! Questa lettera dice quale monaco sei. Guardala e non dirlo a nessuno: l’ultimo giorno gli altri indovineranno chi sei.
lesson-goal = Contano le prove. Restano per sempre, e alla fine vince chi gioca il monaco che ne ha meno.
lesson-suspicion = I sospetti sono solo le chiacchiere del giorno. Stanotte diventano prove: 5 per il monaco che ne ha di più, 4 per il seguente e così via.
lesson-event = Ogni giorno ha un evento che cambia una regola. Oggi un monaco che entra in un edificio dove non c’è nessun altro perde 1 prova.
lesson-card = Tocca a te: gioca una carta. Questa muove il tuo monaco. Il numero sono le ore che richiede, e dopo 24 ore la giornata finisce.
lesson-task = Una tessera del colore del tuo monaco è un compito per lui. Indica un edificio o toccalo per vedere che cosa succederebbe. Poi scegli quello segnato, dove non c’è nessun altro.
lesson-moved = Il tuo monaco ha svolto il compito e i sospetti sono calati. Poi qualcuno lo ha mandato in un edificio senza compito, e sono saliti di nuovo. Sì, tutti possono muovere ogni monaco.
lesson-tile = La tessera del compito ora è tua, come tessera tempo. Ognuna che restituisci accorcia una carta di un’ora.
lesson-building = Ora fai lo stesso a qualcun altro. La carta di un edificio vi porta una pedina qualsiasi.
lesson-spend = Prima che passino le ore puoi restituire tessere tempo. Restituisci la tua: così la carta richiede 2 ore invece di 3.
lesson-no-task = Nessuna tessera lì è del colore di questo monaco. Non ha quindi niente da fare, e i sospetti contro di lui salgono del valore di tutte le tessere.
lesson-william = Per ogni monaco che incontrano, Guglielmo cambia le prove di 3 e Adso i sospetti di 5. Gioca Guglielmo: le sue 5 ore mettono fine alla giornata.
lesson-guests = Mandalo nell’edificio dove il tuo monaco sta con un altro.
lesson-worse = Decidi per ogni monaco che è lì. Questo non è il tuo: dagli 3 prove.
lesson-better = E togline 3 al tuo monaco. In una partita vera non aiutarlo troppo apertamente: gli altri ti osservano.
lesson-night = La giornata è finita: i sospetti sono diventati prove, e poi sono tornati tutti a 10. Ben fatto, il tuo monaco ha meno prove di tutti.
lesson-day-card = Hai messo fine alla giornata, quindi la sua tessera evento è tua: 2 prove per il tuo monaco alla fine della partita. In cambio cominci il giorno seguente.
lesson-show = Dopo i giorni 1, 3 e 5 ognuno mostra un segnalino: un monaco che non è. Questo monaco riceve 2 prove.
lesson-notebook = Il taccuino cancella ciò che i segnalini dimostrano. Aggiungi ciò che noti tu: chi aiuta quale monaco?
lesson-jump = Questa era una giornata intera, e ne seguono altre cinque così. Saltiamo all’ultimo giorno di questa partita.

lesson-last-day = Giorno 7: i giorni in mezzo li abbiamo saltati. Nessuno gioca più carte. Ognuno indovina chi sono gli altri.
lesson-accuse = Un’ipotesi giusta dà 6 prove al monaco. Un consiglio: { $who } ha mandato { figure-acc } da un compito all’altro.
lesson-accuse-next = E ora l’altro posto. Quando { $who } muoveva Guglielmo o Adso, era quasi sempre un bene per { figure-acc }.
lesson-end = Ora conosci tutto il gioco. Abbi cura del tuo monaco, ma che nessuno se ne accorga!
