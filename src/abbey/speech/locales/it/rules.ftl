### The rules in our own words, clause by clause and event by event.
### Tu; i monaci prendono il nome dal colore, con l'articolo; le tessere sono al femminile.

## Clauses.

rule-data = I valori di tessere e carte sono una nostra ipotesi, perché le regole stampate non li elencano; puoi portare la tua tabella.
rule-events = Sei dei quattordici eventi fanno la settimana, uno al giorno, scoperto al mattino.
rule-tracks = Ogni monaco comincia con 10 sospetti e 5 prove.
rule-figures = I sei monaci, Guglielmo e Adso cominciano in otto edifici diversi.
rule-tasks = In ogni edificio ci sono due compiti scoperti; gli altri quattordici formano la catena, coperti.
rule-cards = Ognuno ha in mano tre carte.
rule-identity = Ognuno è in segreto uno dei sei monaci. Tienilo per te.
rule-start = Chi comincia lo decide la sorte; poi si gira secondo i posti.
rule-card = Un turno è una carta della tua mano, posata scoperta sugli scarti.
rule-time = Le ore della carta muovono la meridiana. Ogni tessera tempo che restituisci alla catena risparmia un’ora. Una carta Guglielmo/Adso costa 5 per Guglielmo e nulla per Adso.
rule-move = La carta di un monaco lo manda in un altro edificio a piacere; la carta di un edificio vi porta una figura a piacere. Qualcuno deve muoversi, anche se non ti va.
rule-action = Poi la figura mossa incontra ciò che c’è: compiti per un monaco, monaci per Guglielmo e Adso.
rule-task = Un monaco che trova un compito del suo colore lo svolge: prendi la tessera, e i sospetti contro di lui calano del valore della tessera. Ora è una tessera tempo. Quando si prende l’ultimo compito di un edificio, ne arrivano due nuovi dalla catena.
rule-no-task = Un monaco che non trova compiti del suo colore sembra ozioso: i sospetti contro di lui salgono della somma dei compiti presenti.
rule-william = Guglielmo interroga ogni monaco nell’edificio: per ciascuno scegli 3 prove in più o in meno.
rule-adson = Adso spettegola su ogni monaco nell’edificio: per ciascuno scegli 5 sospetti in più o in meno.
rule-event = L’evento del giorno viene dopo tutto il resto che la mossa ha provocato.
rule-draw = Alla fine del tuo turno peschi una carta. Un mazzo vuoto si rifà con gli scarti.
rule-clamp = I sospetti restano tra 0 e 40; le prove non scendono mai sotto 0.
rule-time-last = In questa variante la meridiana avanza alla fine del turno. Le tessere vinte in quel turno non possono pagarlo.
rule-convert = A fine giornata i monaci si ordinano per sospetti: i primi ricevono 5 prove, poi 4, 3, 2, 1, 0. I monaci in parità condividono il posto, e nessun posto si salta.
rule-reset = Poi tutti i sospetti tornano a 10. Le prove restano per sempre.
rule-day-card = Chi chiude il giorno prende la sua tessera evento, che proprio alla fine dà 2 prove al suo monaco.
rule-reveal = Dopo i giorni 1, 3 e 5 ognuno mostra un segnalino, mai quello del proprio colore. Ciascuno dà 2 prove al suo monaco e dimostra chi non si è.
rule-next = Chi ha chiuso il giorno apre il successivo.
rule-overshoot = Le ore oltre la casella blu contano per il giorno dopo, a meno che non abbiate deciso di ripartire ogni giorno da 0.
rule-chain-short = Quando la catena si esaurisce, un edificio riceve quel che c’è, o la prossima tessera che ritorna.
rule-accuse = Il giorno 7 ognuno posa un segnalino davanti a ciascuno degli altri. Per ognuno giusto, il monaco indovinato riceve prove: 12 in due, 6 in tre, 4 in quattro, 3 in cinque.
rule-day-cards = Poi il monaco di ciascuno riceve 2 prove per ogni tessera evento presa.
rule-winner = Vince chi ha meno prove. A pari prove vince chi ha più tessere evento; se è ancora parità, la vittoria si divide.

## Events, as the board says them all day long.

event-talkative-text = Quando Guglielmo va da Adso o Adso da Guglielmo, i sospetti diventano subito prove, come a fine giornata, a meno che tutti e sei non siano in parità.
event-puzzling-text = Porta un monaco da Guglielmo, poi distribuisci due prove: a un monaco, o a due.
event-diligent-text = La carta che giochi si può usare due volte, e le sue ore contano una volta.
event-close-behind-text = Chi muove Guglielmo distribuisce poi due prove: a un monaco, o a due.
event-hasty-text = Oggi non si può restituire nessuna tessera tempo. I compiti si possono ancora prendere.
event-impious-text = Quando un monaco entra in chiesa, chiunque altro al tavolo perde una tessera tempo a sua scelta.
event-unobtrusive-text = Un monaco che va dove non c’è nessuno perde 1 prova.
event-delicate-text = Dopo la mossa, da’ a un monaco a tua scelta tanti sospetti quante sono le ore della carta, tessere restituite o no.
event-forbidden-text = Un monaco che entra in biblioteca riceve 2 prove.
event-caught-text = Stasera i sospetti contano doppio: 10, 8, 6, 4, 2, 0 prove.
event-compromising-text = Guglielmo e Adso contano doppio: 6 prove, 10 sospetti.
event-inquiring-text = Un monaco che raggiunge altri monaci dà a ciascuno di loro 1 prova.
event-dubious-text = Ogni monaco che viene mosso riceve 1 prova.
event-suspicious-text = Dopo ogni turno i monaci in testa sulla scala dei sospetti ricevono 1 prova, a meno che tutti e sei non siano in parità.
