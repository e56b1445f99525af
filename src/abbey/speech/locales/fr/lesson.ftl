### Ce qui se dit pendant une leçon.

lesson-title = Ton premier jour
lesson-progress = { $at } sur { $count }
lesson-now = Maintenant : { $choice }
lesson-watch = C’est aux autres de jouer. Regarde ce qui bouge.
lesson-skip = Passer
lesson-leave = Quitter la leçon
lesson-stay = Rester ici
lesson-jump-now = Au dernier jour
lesson-finish = Jouer une vraie partie
lesson-leave-ask = Tu peux t’arrêter ici et continuer plus tard : la page d’accueil retient où tu en étais.

lesson-secret = Bienvenue à l’abbaye ! Cette lettre dit quel moine tu es. Lis-la et n’en parle à personne : le dernier jour, les autres devineront qui tu es.
lesson-goal = Ce sont les indices qui comptent. Ils restent pour de bon, et à la fin, qui joue le moine qui en a le moins gagne.
lesson-suspicion = Les soupçons ne sont que les bavardages du jour. Cette nuit, ils deviennent des indices : 5 pour le moine le plus soupçonné, 4 pour le suivant, et ainsi de suite.
lesson-event = Chaque jour a un événement qui change une règle. Aujourd’hui, un moine qui entre dans un lieu où il n’y a personne perd 1 indice.
lesson-card = C’est ton tour : joue une carte. Celle-ci déplace ton propre moine. Son nombre, ce sont les heures qu’elle prend, et après 24 heures la journée se termine.
lesson-task = Une tuile de la couleur de ton moine est une mission pour lui. Pointe un lieu ou touche-le pour voir ce qui s’y passerait. Choisis ensuite celui qui est marqué, où il n’y a personne d’autre.
lesson-moved = Ton moine a rempli sa mission et les soupçons ont baissé. Puis quelqu’un l’a envoyé dans un lieu sans mission, et ils sont remontés. Eh oui, tout le monde peut déplacer n’importe quel moine.
lesson-tile = La tuile de la mission est à toi : c’est une tuile Temps. Chacune que tu rends raccourcit une carte d’une heure.
lesson-building = À ton tour de faire la même chose. La carte d’un lieu y fait venir n’importe quel personnage.
lesson-spend = Avant que les heures ne passent, tu peux rendre des tuiles Temps. Rends la tienne : la carte prend alors 2 heures au lieu de 3.
lesson-no-task = Aucune tuile n’y est de la couleur de ce moine. Il n’a donc rien à faire, et les soupçons contre lui montent de la valeur de toutes les tuiles.
lesson-william = Pour chaque moine rencontré, Guillaume change les indices de 3, et Adson les soupçons de 5. Joue Guillaume : ses 5 heures mettent fin à la journée.
lesson-guests = Envoie-le dans le lieu où ton moine se trouve avec un autre.
lesson-worse = Tu décides pour chaque moine présent. Celui-ci n’est pas le tien : donne-lui 3 indices.
lesson-better = Et retires-en 3 à ton propre moine. Dans une vraie partie, ne l’aide pas trop ouvertement : les autres t’observent.
lesson-night = La journée est finie : les soupçons sont devenus des indices, puis ils sont tous revenus à 10. Bien joué, c’est ton moine qui a le moins d’indices.
lesson-day-card = Tu as mis fin à la journée, sa carte Événement est donc à toi : 2 indices pour ton moine à la fin de la partie. En échange, tu commences le jour suivant.
lesson-show = Après les jours 1, 3 et 5, tout le monde montre un marqueur : un moine qu’on n’est pas. Ce moine reçoit 2 indices.
lesson-notebook = Le carnet barre ce que les marqueurs prouvent. Ajoute ce que tu remarques : qui aide quel moine ?
lesson-jump = C’était une journée entière, et cinq autres semblables suivent. Nous sautons au dernier jour de cette partie.

lesson-last-day = Jour 7 : nous avons laissé de côté les jours d’entre-temps. On ne joue plus de cartes. Tout le monde devine qui sont les autres.
lesson-accuse = Une supposition juste vaut 6 indices au moine. Un conseil : { $who } a envoyé { figure-acc } de mission en mission.
lesson-accuse-next = Et maintenant l’autre place. Quand { $who } déplaçait Guillaume ou Adson, c’était presque toujours bon pour { figure-acc }.
lesson-end = Tu connais maintenant tout le jeu. Veille sur ton moine, mais que personne ne le remarque !
