### The rules in our own words, exactly: a text for every clause and every event. More for translators in en/rules.ftl.
### Tu; i monaci prendono il nome dal colore, con l'articolo; le tessere e le pedine sono al femminile.

## Clauses.

rule-data = Le regole stampate non elencano i valori di tessere e carte: i loro esempi mostrano tessere da 2, 4 e 5 e carte da 3 e 4. Secondo le recensioni le tessere vanno da 2 a 6. I valori usati qui sono una nostra ipotesi, e puoi portare la tua tabella.
rule-events = Sei delle quattordici tessere evento fanno la settimana, una per ogni giorno. Ciascuna si scopre al mattino e vale per tutta la giornata.
rule-tracks = Ogni monaco comincia con 10 sospetti e 5 prove. La meridiana comincia dall’ora 0.
rule-figures = I sei monaci, Guglielmo e Adso cominciano in otto edifici diversi, tirati a sorte. «Monaco» non indica mai Guglielmo o Adso; «pedina» indica tutti e otto.
rule-tasks = In ogni edificio ci sono due tessere compito scoperte. Le altre quattordici stanno coperte in fila, la catena.
rule-cards = Ognuno ha in mano tre carte.
rule-identity = Ognuno è in segreto uno dei sei monaci. Le identità che nessuno ha ricevuto restano nascoste fino alla fine.
rule-start = Chi comincia lo decide la sorte. Poi si gioca secondo l’ordine dei posti.
rule-card = Nel tuo turno posi una delle tue tre carte scoperta sugli scarti.
rule-time = La meridiana avanza delle ore della carta. Ogni tessera tempo che rimetti in fondo alla catena risparmia un’ora, ma mai sotto 0. Scegli tu quali tessere, ma non quelle ottenute in questo turno. Una carta Guglielmo/Adso costa 5 ore per Guglielmo e nessuna per Adso.
rule-move = La carta di un monaco lo manda in un altro edificio a piacere. La carta di un edificio vi porta una pedina a piacere che non è ancora lì. Una carta Guglielmo/Adso manda Guglielmo o Adso, che nomini quando la giochi, in un altro edificio a piacere. Devi muovere; solo se tutte e otto le pedine sono già nell’edificio della carta, non si muove nessuno. Contano sempre le ore della carta, chiunque si muova.
rule-action = Dopo la mossa la pedina incontra ciò che c’è: un monaco incontra compiti, Guglielmo e Adso incontrano monaci. Un monaco che va da Guglielmo o da Adso non provoca nulla da parte loro. Guglielmo e Adso non si fanno nulla a vicenda.
rule-task = Un monaco che trova un compito del suo colore deve svolgerne uno: prendi una sola tessera, a tua scelta se sono due, e i sospetti contro di lui calano del suo valore. La tessera resta davanti a te come tessera tempo. Se era l’ultima dell’edificio, vi si posano scoperte le prime due tessere della catena. Un edificio che ha ancora una tessera non ne riceve una seconda.
rule-no-task = Se non c’è nessun compito del suo colore, i sospetti contro il monaco salgono della somma di tutte le tessere presenti. Non prendi nulla.
rule-william = Quando Guglielmo va da monaci, scegli per ciascuno di loro, uno alla volta, 3 prove in più o 3 in meno.
rule-adson = Quando Adso va da monaci, scegli per ciascuno di loro, uno alla volta, 5 sospetti in più o 5 in meno.
rule-event = L’evento del giorno si esegue dopo tutto il resto che la mossa ha provocato. È obbligatorio; solo «Diligente» è facoltativo.
rule-draw = Dopo l’evento peschi una carta. Se proprio allora il mazzo è vuoto, gli scarti si rimescolano per formarne uno nuovo, con la carta appena giocata.
rule-clamp = I sospetti restano sempre tra 0 e 40, e le prove non scendono mai sotto 0, qualunque sia la causa. Verso l’alto le prove non hanno limite.
rule-time-last = In questa variante il tempo viene per ultimo nel turno: carta, mossa, ciò che la pedina incontra, evento, pesca, poi la meridiana. È allora che restituisci tessere tempo, ma nessuna ottenuta in questo turno. I regolamenti francese e olandese hanno quest’ordine; in quelli tedesco, ceco e italiano il tempo passa subito dopo la carta.
rule-convert = A fine giornata i monaci si ordinano per sospetti: i primi ricevono 5 prove, poi 4, 3, 2, 1 e 0. I monaci in parità condividono il posto e ne ricevono tutti i punti. Il posto seguente non si salta. Se tutti e sei sono in parità, tutti e sei ne ricevono 5.
rule-reset = Poi tutti i sospetti tornano a 10. Le prove restano.
rule-day-card = Chi porta la meridiana a 24 o oltre mette fine alla giornata, ma prima completa il turno. Prende la tessera evento del giorno, che alla fine della partita dà 2 prove al suo monaco.
rule-reveal = Dopo i giorni 1, 3 e 5 ognuno sceglie uno dei suoi segnalini ancora coperti, mai del proprio colore. Si girano tutti insieme. Ogni segnalino dà 2 prove al monaco del colore del segnalino. Resta scoperto e dimostra che chi l’ha posato non è quel monaco.
rule-next = Chi ha messo fine alla giornata comincia la successiva e gioca quindi due turni di fila. Il giorno 7 non ha turni.
rule-overshoot = Le ore oltre 24 contano per il giorno dopo, a meno che non abbiate deciso che ogni giorno cominci dall’ora 0.
rule-chain-short = Un edificio che ha perso l’ultima tessera riceve quel che resta della catena, una tessera o nessuna. Se non ne ha ricevuta nessuna, riceve subito la prossima tessera che torna alla catena. Se aspettano più edifici, viene prima quello che aspetta da più tempo. Con una tessera non aspetta più.
rule-accuse = Il giorno 7 non si giocano carte: ognuno posa in segreto uno dei suoi sei segnalini davanti a ciascuno degli altri. Le tue ipotesi devono essere tutte diverse. I segnalini che hai già mostrato si possono usare di nuovo. Puoi posare il tuo colore, o uno che l’altro ha mostrato, ma non è mai giusto. Poi si gira tutto, e ogni ipotesi giusta dà prove al monaco nominato: 12 in due, 6 in tre, 4 in quattro, 3 in cinque.
rule-day-cards = Poi ciascuno dà al proprio monaco 2 prove per ogni tessera evento che ha preso.
rule-winner = I monaci che nessuno gioca sono esclusi. Vince chi ha meno prove. A pari prove vince tra questi chi ha più tessere evento. Se è ancora parità, la vittoria si divide.

## Events.

rule-talkative = Quando Guglielmo viene mosso da Adso o Adso da Guglielmo, i sospetti diventano subito prove, come a fine giornata, e tornano a 10. Può succedere più volte al giorno, e la fine della giornata viene comunque. Se tutti e sei i monaci sono in parità, non succede nulla.
rule-puzzling = Chi muove un monaco nell’edificio dove c’è Guglielmo distribuisce poi due prove: entrambe a un monaco, o una ciascuno a due. Va bene qualsiasi monaco, anche quello mosso.
rule-diligent = La carta giocata si può usare una seconda volta; le sue ore contano una volta. La carta di un monaco muove di nuovo lo stesso monaco, la carta di un edificio porta una seconda pedina. Una carta Guglielmo/Adso muove di nuovo lo stesso, mai una volta ciascuno. Ogni mossa ha il suo pieno effetto.
rule-close-behind = Chi muove Guglielmo, con qualsiasi carta, distribuisce poi due prove: entrambe a un monaco, o una ciascuno a due. Va bene qualsiasi monaco, ovunque sia.
rule-hasty = Nessuno può restituire tessere tempo per risparmiare ore. I compiti si prendono ancora.
rule-impious = Quando un monaco viene mosso in chiesa, chiunque altro abbia una tessera tempo ne rimette una in fondo alla catena. Ognuno sceglie quale, nell’ordine dei posti dopo chi ha mosso.
rule-unobtrusive = Un monaco mosso in un edificio senza altre pedine perde 1 prova.
rule-delicate = Dopo la mossa dai a un monaco a tua scelta tanti sospetti quante sono le ore della carta. Le tessere tempo restituite non li riducono. La carta per Guglielmo vale 5; quella per Adso vale 0, e nessuno riceve nulla.
rule-forbidden = Un monaco mosso in biblioteca riceve 2 prove.
rule-caught = A fine giornata i sospetti danno il doppio delle prove: 10, 8, 6, 4, 2 e 0.
rule-compromising = Guglielmo dà o toglie 6 prove invece di 3, Adso 10 sospetti invece di 5.
rule-inquiring = Quando un monaco viene mosso da altri monaci, ciascuno di questi riceve 1 prova. Il monaco mosso non ne riceve.
rule-dubious = Un monaco che viene mosso riceve 1 prova, ovunque vada.
rule-suspicious = Dopo ogni turno, prima di pescare, ogni monaco in testa per sospetti riceve 1 prova. Se tutti e sei sono in parità, non la riceve nessuno.
