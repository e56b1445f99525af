### What-if games. More for translators in en/what-if.ftl.

what-if-title = Continuer à partir d’ici
what-if-about = Prends une place à l’étape { $moment }. Des bots jouent les autres, et cela devient une partie à part.
what-if-seat = Quelle place
what-if-hidden = Ce que cette place ne savait pas
what-if-redealt = Le redistribuer
what-if-redealt-about = Moines, mains, piles et événements à venir sont redistribués, comme quelqu’un d’attentif à cette place pouvait les supposer à ce moment.
what-if-kept = Le laisser tel quel
what-if-kept-about = Tout ce qui est caché reste où il était. Si tu as regardé cette partie, tu te souviens peut-être de secrets.
what-if-bots = Là où des personnes jouaient, des bots continuent :
what-if-go = Prendre la place
what-if-no-more = La partie est finie ici. Reviens à une étape précédente pour continuer à partir de là.
what-if-game = Partie « et si »
what-if-says = Cette partie en continue une autre, à partir de son étape { $moment }. { $hidden ->
        [kept] Ce que la place reprise ne savait pas est resté comme là-bas.
       *[redealt] Ce que la place reprise ne savait pas a été redistribué, comme elle pouvait alors le supposer.
    }
what-if-parent = Le fichier de l’autre partie a pour empreinte { $parent }.
what-if-look = Revoir l’autre partie
what-if-unpromised = Personne n’a promis cette donne avant le premier tour : son début vient d’une autre partie.
what-if-read = Compris
