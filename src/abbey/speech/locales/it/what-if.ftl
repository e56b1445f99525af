### What-if games. More for translators in en/what-if.ftl.

what-if-title = Continuare da qui
what-if-about = Prendi un posto al passo { $moment }. I bot giocano gli altri, e diventa una partita a sé.
what-if-seat = Quale posto
what-if-hidden = Quello che questo posto non sapeva
what-if-redealt = Distribuirlo di nuovo
what-if-redealt-about = Monaci, mani, mazzi ed eventi futuri vengono distribuiti di nuovo, come qualcuno di attento a questo posto poteva supporre in quel momento.
what-if-kept = Lasciarlo com’era
what-if-kept-about = Tutto ciò che è coperto resta dov’era. Se hai guardato questa partita, forse ricordi dei segreti.
what-if-bots = Dove giocavano persone, continuano dei bot:
what-if-go = Prendere il posto
what-if-no-more = Qui la partita è finita. Torna a un passo precedente per continuare da lì.
what-if-game = Partita «e se»
what-if-says = Questa partita ne continua un’altra, dal suo passo { $moment }. { $hidden ->
        [kept] Quello che il posto preso non sapeva è rimasto com’era lì.
       *[redealt] Quello che il posto preso non sapeva è stato distribuito di nuovo, come allora poteva supporre.
    }
what-if-parent = Il file dell’altra partita ha l’impronta { $parent }.
what-if-look = Rivedere l’altra partita
what-if-unpromised = Nessuno ha promesso questa distribuzione prima del primo turno: l’inizio viene da un’altra partita.
what-if-read = Capito
