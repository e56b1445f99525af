### What-if games. More for translators in en/what-if.ftl.

what-if-title = Von hier an weiterspielen
what-if-about = Übernimm einen Platz bei Schritt { $moment }. Bots spielen die anderen, und es wird eine eigene Partie.
what-if-seat = Welcher Platz
what-if-hidden = Was dieser Platz nicht wusste
what-if-redealt = Neu austeilen
what-if-redealt-about = Mönche, Handkarten, Stapel und kommende Ereignisse werden neu ausgeteilt, so wie es jemand Umsichtiges auf diesem Platz in diesem Moment vermuten konnte.
what-if-kept = Lassen, wie es war
what-if-kept-about = Alles Verdeckte liegt, wo es lag. Wenn du dir diese Partie angesehen hast, erinnerst du dich vielleicht an Geheimnisse.
what-if-bots = Wo Menschen spielten, spielen Bots weiter:
what-if-go = Platz übernehmen
what-if-no-more = Hier ist das Spiel vorbei. Geh zu einem früheren Schritt zurück, um von dort weiterzuspielen.
what-if-game = Was-wäre-wenn-Partie
what-if-says = Diese Partie setzt eine andere fort, ab deren Schritt { $moment }. { $hidden ->
        [kept] Was der übernommene Platz nicht wusste, liegt wie dort.
       *[redealt] Was der übernommene Platz nicht wusste, wurde neu ausgeteilt, so wie er es damals vermuten konnte.
    }
what-if-parent = Die Aufzeichnung der anderen Partie hat den Fingerabdruck { $parent }.
what-if-look = Die andere Partie ansehen
what-if-unpromised = Niemand hat vor dem ersten Zug zugesagt, was ausgeteilt ist: Der Anfang stammt aus einer anderen Partie.
what-if-read = Verstanden
