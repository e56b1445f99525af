### Hints in the first games. More for translators in en/hints.ftl.

hint =
    { $hint ->
        [end] Se metti fine alla giornata, la sua tessera evento costa 2 prove al tuo monaco alla fine della partita, e cominci tu il giorno seguente.
        [tile] La tessera che hai preso è una tessera tempo: restituiscila più tardi, e una carta richiede un’ora in meno.
        [marker] Un segnalino mostrato dice chi un giocatore non è. Il taccuino lo ha già cancellato per te.
       *[night] Stanotte i sospetti diventano prove: 5 per il monaco che ne ha di più, poi 4, 3, 2, 1 e 0.
    }
hint-read = Ho capito
