### The statistics of a house. The arguments are explained in en/statistics.ftl.

statistics-title = Statistiche di una casa
statistics-games =
    { $games ->
        [one] { $games } partita finita
       *[other] { $games } partite finite
    } con { $seats } posti, di cui { $persons } di persone.
statistics-how = Una vittoria condivisa conta in parte. In ogni riga ogni partita conta una volta, come media dei suoi posti: hanno in comune le carte e la vittoria. Nessun nome di persona viene conservato.

## Tables. $topic: what is counted by what.

statistics-topic =
    { $topic ->
        [seat] Vittorie per posto
        [monk] Vittorie per monaco
        [level] Vittorie per livello
        [event] Vittorie per tessera evento
        [right] Ipotesi giuste
       *[hit] Ipotesi che hanno colpito
    }
statistics-about =
    { $topic ->
        [seat] I posti nell’ordine di gioco.
        [monk] I monaci che qualcuno era.
        [level] Le persone, e ogni tipo di bot.
        [event] Chi ha preso la tessera di questo evento.
        [right] Secondo chi ha indovinato.
       *[hit] Secondo chi è stato indovinato.
    }
statistics-seat = Posto { $number }
statistics-person = Persone
statistics-share = { $share } % (da { $low } a { $high })
statistics-even = { $share } %
statistics-count = { $count }
statistics-head =
    { $head ->
        [share] Quota (95 %)
        [even] In equilibrio
        [seats] Posti
        [players] Giocatori
        [games] Partite
        [mean] Turni in media
        [shortest] La più breve
       *[longest] La più lunga
    }
statistics-lengths = Durate

## Under and beside a plot.

statistics-caption = Punto: la quota. Barra: il suo intervallo al 95 %. Tratto: l’equilibrio.
statistics-percent = per cento
