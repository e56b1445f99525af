### The frame of the page: home, lobby, replay, settings. The arguments are explained in en/page.ftl.
### Tu; nessun genere per le persone.

## The tab's title and what is everywhere

page-name = Abbey
page-title = Abbey
page-title-at = { $place } · Abbey
page-title-your-turn = ● Tocca a te · Abbey
page-place-table = Un tavolo
page-place-replay = Rivedi una partita
page-skip = Vai al contenuto
page-loading = Un momento…
page-go-home = Pagina iniziale
page-done = Fatto
page-copy = Copia
page-copied = Copiato
page-reload = Ricarica
page-part-missing = Una parte di questa pagina non è arrivata. Forse il server ne ha una più recente. Ricarica la pagina: nessuna partita va persa.
page-share = Condividi
page-guest = Ospite

page-connection = { $status ->
    [lost] La connessione è caduta. Nuovo tentativo…
   *[back] La connessione è tornata.
}

## What happened to the table, told in passing.

news-taken-back = { $you ->
    [yes] Hai ritirato la tua decisione.
   *[no] { $who } ha ritirato una decisione.
}
news-taken-over = { $you ->
    [yes] Ora un bot gioca per te.
   *[no] Ora un bot gioca per { $who }.
}
news-left-to-chance = { $you ->
    [yes] Il bot che gioca per te non ha risposto: questa volta ha scelto il caso.
   *[no] { $who } non ha risposto: questa volta ha scelto il caso.
}
news-given-back = { $you ->
    [yes] Ora giochi di nuovo tu.
   *[no] { $who } è di nuovo qui.
}

## Outside the page, when somebody looks elsewhere

page-notice-title = Tocca a te
page-notice-body = Il tavolo ti aspetta.

## Pages that are not there

page-nowhere = Questa pagina non esiste
page-nowhere-text = In questa abbazia non c’è una pagina così. Torna all’inizio:
page-no-table = Questo tavolo non si può mostrare
page-guide = Le regole

## Settings

page-settings = Impostazioni
page-language = Lingua
page-theme = Tema
page-theme-choice = { $theme ->
    [auto] Come il dispositivo
    [light] Chiaro
   *[dark] Scuro
}
page-motion = Animazioni
page-motion-choice = { $motion ->
    [auto] Come il dispositivo
   *[reduced] Ridotte
}
page-pace = Le mosse degli altri
page-pace-choice = { $pace ->
    [slow] Lente
    [usual] Normali
   *[quick] Rapide
}
page-confirming = Chiedere conferma
page-confirming-choice = { $confirming ->
    [final] Se è definitivo
    [always] Sempre
   *[never] Mai
}
page-sound = Suoni: una campana per il tuo turno, un tocco per una mossa, una campana grave per la notte
page-notices = Avvisami quando tocca a me, anche se guardo altrove
page-hints = Suggerimenti nelle mie prime partite
page-notices-refused = Il tuo browser non permette messaggi da questa pagina. Puoi cambiarlo nelle impostazioni del browser.

## Home

page-lead = Sei monaci, uno sei tu, e nessuno deve scoprire quale. Guida i sospetti, schiva le prove, e non sembrare troppo innocente.
page-about = Un’edizione non ufficiale, fatta da appassionati, del gioco «Il nome della rosa» di Stefan Feld. Gratuita, senza pubblicità né account, e senza legami con l’autore o con un editore. Se ti piace, gioca con la scatola vera.
page-your-name = Il tuo nome
page-players = Posti al tavolo
page-people = Persone
page-against = Gli altri sono bot:
page-other-seats = Gli altri posti sono per i bot:

page-bot = { $bot ->
    [postulant] Postulante
    [novice] Novizio
    [apprentice] Apprendista
    [brother] Frate
    [librarian] Bibliotecario
    [inquisitor] Inquisitore
    [herald] Araldo
    [gossip] Pettegolo
    [cellarer] Cellerario
    [sexton] Sagrestano
    [random] A caso
   *[other] { $bot }
}
page-bot-about = { $bot ->
    [postulant] Fa qualcosa di buono per il proprio monaco, di rado il meglio, e non osserva nessuno.
    [novice] Fa il meglio per il proprio monaco e non osserva nessuno.
    [apprentice] Ostacola anche gli altri. Deduce dai turni di oggi e di ieri chi è chi e non si nasconde.
    [brother] Ricorda ogni turno e si nasconde un poco. Non pensa in anticipo.
    [librarian] Ricorda ogni turno e si nasconde più del frate. Non pensa in anticipo.
    [inquisitor] Legge ogni modo di giocare, mostra appena chi è e pensa in anticipo. Non vede più di quanto vedresti al suo posto.
    [herald] Deduce e si nasconde; muove volentieri Guglielmo.
    [gossip] Deduce e si nasconde; muove volentieri Adso.
    [cellarer] Deduce e si nasconde; tiene da parte le tessere tempo.
    [sexton] Deduce e si nasconde; ama le giornate corte.
    [random] Gioca una mossa lecita qualsiasi. Va bene per una prima occhiata.
   *[other] Fa di testa sua.
}

page-new = Prima volta qui?
page-new-lesson = Gioca il tuo primo giorno
page-new-lesson-about = Una vera partita, spiegata passo per passo. Dura circa sei minuti.
page-new-continue = Continua il tuo primo giorno
page-new-quick = O le regole in due minuti, con le immagini

page-now = Gioca ora
page-now-about = Tu contro i bot, subito.
page-now-go = Prendi posto

page-friends = In compagnia
page-friends-about = Apri un tavolo e manda il link.
page-friends-go = Apri il tavolo
page-seat = Posto { $number }
page-filling-me = Io
page-filling-open = Libero per un ospite
page-filling-bot = Bot: { page-bot }

page-shared = Su un solo dispositivo
page-shared-about = Passatevi il telefono o il tablet. Nel frattempo le carte restano nascoste.
page-shared-go = Siediti
page-name-of = Nome { $number }
page-player = Ospite { $number }

page-record = Rivedi una partita
page-record-about = Apri il file di una partita, salvato da te o da altri.
page-record-file = File della partita
page-file-choose = Scegli un file
page-record-help = Un file di testo, che di solito finisce in «.abbey».

page-mine = La mia abbazia
page-mine-about = Le tue partite finite, e che cosa mostrano.

page-tables = I tuoi tavoli
page-tables-all = Mostra tutti ({ $count })
page-table-unnamed = Un tavolo
page-standing = { $standing ->
    [gone] Introvabile
    [gathering] Aspetta ospiti
    [your-turn] ● Tocca a te
    [waiting] In corso
    [over] Finita
    [called-off] Interrotta
   *[unknown] …
}
page-forget = Togli dalla lista: { $names }

## The puzzle of the day. $kind: certain, likely; $level: easy, medium, hard.

page-puzzle = Enigma del giorno
page-puzzle-about = Chi è chi? Lo stesso per tutti.
page-puzzle-today = { page-puzzle-about } Oggi: { puzzle-level }.
page-puzzle-solved = Quello di oggi è risolto.
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

## What is agreed before the deal

page-options = Opzioni
page-agreed = Che cosa è deciso
page-order = Quando passa il tempo in un turno
page-order-choice = { $order ->
    [last] Alla fine (regolamenti francese e olandese)
   *[usual] Subito dopo la carta (regolamenti tedesco, ceco e italiano)
}
page-overshoot = Ore oltre la fine della giornata
page-overshoot-choice = { $overshoot ->
    [reset] Vanno perse
   *[carry] Contano per il giorno dopo
}
page-clock = Tempo per pensare
page-clock-help = Per ogni decisione. Quando è scaduto, un bot gioca per te finché non torni.
page-clock-choice = { $seconds ->
    [0] Quanto vuoi
    [30] 30 secondi
    [60] 1 minuto
    [120] 2 minuti
    [180] 3 minuti
    [600] 10 minuti
    [3600] 1 ora
    [86400] 1 giorno
    [259200] 3 giorni
   *[other] { $seconds } secondi
}
page-aids = Aiuti
page-aids-help = Gli aiuti mostrano con quale probabilità ognuno è quale monaco, danno consigli e fanno da specchio.
page-aids-choice = { $aids ->
    [usual] Tutti solo contro i bot, nessuno tra persone
    [none] Nessuno
    [public] Probabilità per tutti, anche per chi guarda
   *[all] Tutti (probabilità, consigli e specchio)
}
page-components = Valori di tessere e carte
page-components-help = Lascia vuoto per quelli soliti. Altrimenti una tabella in TOML con le parti [tiles], [monks] e [buildings].
page-components-file = … o da un file

# The same as sentences, in the lobby.
page-agreed-order = { $order ->
    [last] Il tempo passa alla fine di ogni turno.
   *[usual] Il tempo passa subito dopo aver giocato la carta.
}
page-agreed-overshoot = { $overshoot ->
    [reset] Le ore oltre la fine della giornata vanno perse.
   *[carry] Le ore oltre la fine della giornata contano per il giorno dopo.
}
page-agreed-clock = { $seconds ->
    [0] Ognuno pensa quanto vuole.
   *[other] Tempo per pensare a ogni decisione: { page-clock-choice }.
}
page-agreed-aids = Aiuti: { page-aids-choice }.
page-agreed-components = { $own ->
    [yes] Tessere e carte hanno i valori scelti da chi ha aperto il tavolo.
   *[no] Tessere e carte hanno i valori soliti.
}
page-agreed-see = Vedi i valori

## Hints at the table; the rest of their words is in notebook.ftl.

page-hint-ways = { $count ->
    [one] Un buon modo di continuare:
   *[other] { $count } buoni modi di continuare:
}
page-hint-left = Nessuno dei consigli prosegue da qui. Chiedi di nuovo, se vuoi: nello stesso turno conta come un solo consiglio.

## The lobby

page-lobby = Prima della partita
page-lobby-state = { $free ->
    [0] Tutti i posti sono presi. Si può cominciare.
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
page-seats = Posti
page-seat-open = Posto libero
page-seat-who = { $kind ->
    [bot] { $name }, bot ({ page-bot })
   *[person] { $you ->
        [yes] { $name } (tu)
       *[no] { $name }
    }
}
# The host is the one who opened the table: "ospite" is the guest.
page-seat-state = { $host ->
    [yes] { $present ->
        [yes] Ha aperto il tavolo, presente
       *[no] Ha aperto il tavolo, assente
    }
   *[no] { $present ->
        [yes] Presente
       *[no] Assente
    }
}
page-seat-change = Cambia il posto { $number }
page-seat-change-short = { $kind ->
    [open] Metti un bot…
   *[other] Cambia…
}
page-seat-empty = { $kind ->
    [bot] Libera il posto
   *[person] Manda via { $name }
}
page-unseat = { $to ->
    [bot] Dare a un bot il posto di { $name }?
   *[open] Liberare il posto di { $name } per un altro ospite?
}
page-unseat-about = { $name } è presente adesso e perde questo posto.
page-unseat-go = { $to ->
    [bot] Dallo a un bot
   *[open] Libera il posto
}
page-start = Distribuisci le carte
page-start-wait = Le carte si distribuiscono quando tutti i posti sono presi. Manda il link, o metti un bot su un posto libero.
page-start-host = Chi ha aperto il tavolo distribuisce le carte quando ci sono tutti.
page-leave = Lascia il tuo posto
page-join = Unisciti al tavolo
page-join-go = Prendi un posto libero
page-join-watch = Oppure resta: puoi guardare senza un posto.
page-join-full = Tutti i posti sono presi. Resta a guardare: le carte ti restano nascoste, come a chiunque altro.
page-invite = Invita chi vuoi
page-qr = Il link a questo tavolo come codice QR
page-device = Su un altro dispositivo
page-device-about = Il tuo posto è conservato in questo browser. Per giocare su un altro dispositivo, apri lì il suo link. Chi ha quel link gioca al posto tuo: non mostrarlo a nessuno.
page-device-show = Mostra il tuo link
page-device-link = Link personale: { $name }

## Watching a game again

page-replay-more = Vista
page-hands = Carte in mano
page-hands-hidden = Il pubblico non vede le carte di nessuno. In «{ page-replay-more }» puoi scegliere qualcuno.
page-replay-link = Link a questo momento
page-replay-jump = Mostra questo momento
page-replay-download = Scarica la partita
page-chances = Possibilità
page-eyes = Il punto di vista
page-eyes-public = Il pubblico
page-eyes-seat = { $name }
page-eyes-open = Tutte le carte scoperte
page-reel = Riproduzione
page-reel-first = All’inizio
page-reel-back = Un passo indietro
page-reel-run = Avvia
page-reel-pause = Pausa
page-reel-on = Un passo avanti
page-reel-last = Alla fine
page-reel-at = Momento della partita
page-reel-step = Passo { $at } di { $last }, giorno { $day }
page-reel-day = Giorno
page-reel-day-number = Giorno { $day }
page-reel-speed = Velocità
page-broken-commitment = La distribuzione di questa partita non corrisponde al sigillo iniziale. Uno dei due è stato cambiato dopo l’inizio: forse non è la partita che è stata giocata.

## What is wrong with a text that somebody handed in.

page-components-fault = { $fault ->
    [toml] la riga { $line } non è TOML valido.
    [end] il testo si interrompe troppo presto.
    [part] la parte [{ $entry }] non esiste.
    [section] «{ $entry }» deve essere una parte a sé, [{ $entry }].
    [name] «{ $entry }» non indica nulla in questo gioco.
    [count] «{ $entry }» vuole un elenco di { $count } numeri interi.
    [value] «{ $entry }» accetta numeri interi da { $least } a { $most }.
   *[other] riguardali ancora una volta.
}
page-record-fault = { $fault ->
    [title] la prima riga non è quella di una partita.
    [version] si è giocato con la versione { $version } delle regole, che non è la nostra.
    [line] la riga { $line } non ha senso.
    [action] lì la mossa { $number } non è possibile.
    [short] mancano delle mosse, o sono troppe.
    [missing] manca la riga «{ $entry }».
    [entry] la riga «{ $entry }» non ha senso.
    [deal] la distribuzione non ha senso.
    [parent] quello che dice della partita che continua non ha senso.
    [names] i nomi non hanno senso.
   *[other] qualcosa non è come dovrebbe.
}

## What the server would not do, and what to do instead. The word after "refused-" is the server's code for it.

refused-unreached = Il server non è raggiungibile. Controlla la connessione, poi riprova.
refused-unexpected = Qualcosa tra te e il server ha dato una risposta che non sappiamo leggere. Riprova tra un momento.
refused-no-record = In questa scheda non è aperto il file di nessuna partita. Aprilo di nuovo: «{ page-go-home }», poi «{ page-record }».
refused-aid-not-agreed = Questo aiuto non è stato concordato a questo tavolo.
refused-aids-settled = Qui siede già qualcun altro, che ha accettato ciò che c’era scritto allora: ora gli aiuti si possono togliere, non aggiungere.
refused-already-greeted = Questa pagina è già connessa. Ricaricala se qualcosa ti sembra strano.
refused-already-started = A questo tavolo la partita è già cominciata. Puoi guardare.
refused-bad-answer = Questa non è una risposta a questo enigma.
refused-bad-components = Questi valori di tessere e carte non vanno: { page-components-fault }
refused-bad-message = Il server non ha capito questa pagina. Ricaricala: forse non è aggiornata.
refused-bad-name = Qui questo non può essere un nome: usa una sola riga di caratteri visibili.
refused-bad-record = Questo non è il file di una partita che sappiamo leggere: { page-record-fault }
refused-bad-text = Un messaggio è una sola riga di caratteri visibili.
refused-banned = Chi gestisce questo server ti ha escluso: qui non puoi giocare.
refused-bot-plays = Un bot gioca per te: prima riprendi il tuo posto.
refused-broken-commitment = { page-broken-commitment } Perciò non viene contata e nessuno può continuare da lì; si può mostrare solo se le sue mosse sono possibili con questa distribuzione.
refused-foreign-origin = Il tavolo non accetta mosse dalla pagina di un altro sito. Apri l’indirizzo di questo server.
refused-illegal-action = Adesso non si può. Scegli tra ciò che viene offerto.
refused-name-taken = A questo tavolo qualcuno ha già quel nome. Scegline un altro.
refused-newer-table = Una versione più nuova di Abbey ha continuato questa partita, e quella che gira qui non riesce a leggerla. Chiedi a chi gestisce questo server di aggiornarla.
refused-no-hello = Il server non ha sentito chi sei. Ricarica la pagina.
refused-no-such-moment = Da quel momento nessuno può continuare: scegli un passo precedente della partita.
refused-no-such-page = A questo indirizzo non c’è nulla. Forse nel link manca una lettera.
refused-no-such-puzzle = Qui non c’è un enigma con questo codice. Gli enigmi restano per un anno.
refused-no-such-remark = Questo messaggio non è stato scritto a questo tavolo.
refused-no-such-seat = A questo tavolo quel posto non c’è.
refused-no-such-table = A questo indirizzo non c’è nessun tavolo. Forse nel link manca una lettera, oppure il tavolo è stato rimosso dopo molto tempo.
refused-not-away = Chi ha quel posto è qui, o non è via da abbastanza tempo.
refused-not-host = Può farlo solo chi ha aperto il tavolo.
refused-not-over = Questa partita non è stata giocata fino alla fine. Finché è in corso, il suo file resta chiuso.
refused-not-playing = A questo tavolo non c’è una partita in corso.
refused-not-seated = Non hai un posto a questo tavolo: puoi solo guardare.
refused-not-stored = Il server non è riuscito a salvarlo, quindi non è successo. Riprova tra un momento.
refused-nothing-to-undo = Adesso non c’è nulla che tu possa ritirare.
refused-off-lesson = È permesso anche questo, ma la lezione mostra un’altra mossa. Scegli ciò che è segnato.
refused-old-protocol = Questa pagina è più vecchia del server. Ricaricala per continuare.
refused-other-rules = Questa partita è cominciata con regole diverse da quelle di questo server, quindi qui non si può mostrare.
refused-seat-taken = Quel posto è preso.
refused-seats-open = Alcuni posti sono ancora vuoti: aspetta qualcuno, o metti lì un bot.
refused-server-fault = Il server ha commesso un errore. Riprova; se continua, dillo a chi lo gestisce.
refused-stale = È successo qualcosa da quando hai guardato. Guarda di nuovo, poi decidi.
refused-table-closed = Chi gestisce questo server ha chiuso questo tavolo. Qui non si può fare più nulla.
refused-table-full = Questo tavolo è pieno: la partita si può giocare fino alla fine, ma nient’altro.
refused-too-early = Il giorno di questo enigma non è ancora cominciato. I giorni cambiano a mezzanotte UTC.
refused-too-fast = Troppo in una volta. Aspetta un momento, poi riprova.
refused-too-large = È troppo lungo.
refused-too-many = Dalla tua rete arrivano già troppe connessioni. Chiudi una scheda, o riprova più tardi.
refused-unknown-bot = Quel bot qui non c’è più. Scegline un altro.
refused-what-if-game = Questa è una partita «e se»: ne continua un’altra e non viene contata.
refused-wrong-method = { refused-bad-message }
refused-wrong-seat = Adesso non hai nulla da decidere.
