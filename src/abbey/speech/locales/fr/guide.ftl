### The rules inside the page: an introduction in pictures, and a reference. More for translators in en/guide.ftl.
### Tutoiement ; les moines portent le nom de leur couleur ; « tuile » et « mission » sont au féminin.

## The frame.

guide-close = Fermer les règles
guide-tabs = En bref ou complètes
guide-tab-minutes = En deux minutes
guide-tab-reference = Référence

## In two minutes. Each step: a title, one or two sentences, and what its picture shows (read aloud in its place).

guide-step-identity = L’un des six
guide-step-identity-text = Chaque personne à la table est en secret l’un de ces six moines. Lequel tu es ne regarde personne.
guide-scene-identity = Six moines en rang. Au-dessous, quatre cartes : trois faces cachées, la tienne montre Gris.

guide-step-turn = Un tour
guide-step-turn-text = Joue une de tes trois cartes : elle coûte des heures et déplace un personnage. La carte d’un moine l’envoie où tu veux ; celle d’un lieu y fait venir qui tu veux ; une carte Guillaume/Adson envoie l’un des deux.
guide-scene-turn = Une carte Rouge de 3 heures est jouée, le cadran solaire passe de 9 à 12, et Rouge va à la cuisine.

guide-step-task = Occupé ou oisif
guide-step-task-text = Une mission de sa couleur occupe un moine : les soupçons contre lui baissent de la valeur de la tuile, et elle est à toi. S’il n’y en a pas, il a l’air oisif : les soupçons montent du total des tuiles présentes.
guide-scene-task = Orange trouve une tuile orange 2 dans l’église : les soupçons baissent de 10 à 8. Avec une bleue 2 et une blanche 2, ils montent de 10 à 14.

guide-step-guests = Deux échelles, deux visiteurs
guide-step-guests-text = Adson remue les soupçons, les bavardages du jour sur l’échelle bleue : 5 de plus ou de moins pour chaque moine qu’il rencontre, à ton choix. Guillaume écrit les indices, le rouleau brun qui reste pour de bon : 3 de plus ou de moins.
guide-scene-guests = À gauche, Adson près d’une échelle bleue : soupçons, 5 de plus ou de moins. À droite, Guillaume près d’un rouleau brun : indices, 3 de plus ou de moins.

guide-step-event = L’événement du jour
guide-step-event-text = Chaque matin, un événement est dévoilé et change une règle jusqu’au soir. Inutile de les apprendre : celui du jour est toujours sur le plateau.
guide-scene-event = Une rangée de sept jours, le premier dévoilé : Interdit. Rouge entre dans la bibliothèque, et les indices contre lui montent de 5 à 7.

guide-step-tiles = Gagner du temps
guide-step-tiles-text = Les missions que tu as prises sont des tuiles Temps : chacune que tu rends économise une heure. Cela peut valoir la peine, car qui amène le cadran solaire à 24 met fin à la journée et prend la carte Événement : 2 indices à la fin de la partie.
guide-scene-tiles = Une carte cuisine de 3 heures et deux tuiles Temps rendues : le cadran solaire n’avance que de 22 à 23.

guide-step-night = La nuit
guide-step-night-text = À la fin de la journée, les soupçons deviennent des indices : 5 pour le plus haut, puis 4, 3, 2, 1 et 0 ; les moines à égalité partagent leur rang. Au matin, tous les soupçons sont de nouveau à 10, comme si personne n’avait rien dit.
guide-scene-night = Six moines sur l’échelle bleue, chacun plus bas que le précédent. Au-dessous, sur le rouleau brun, ils reçoivent 5, 4, 3, 2, 1 et aucun indice.

guide-step-show = Pas moi
guide-step-show-text = Après les jours 1, 3 et 5, tout le monde montre un marqueur qui n’est pas de sa couleur. Il donne 2 indices au moine de la couleur du marqueur, et dit à la table qui tu n’es pas.
guide-scene-show = Trois personnes montrent chacune un marqueur : bleu, gris et bleu. Bleu reçoit 4 indices, Gris 2.

guide-step-accuse = Le septième jour
guide-step-accuse-text = Maintenant, tout le monde devine qui sont les autres. Chaque supposition juste vaut au moine nommé 12 indices à deux, 6 à trois, 4 à quatre, 3 à cinq.
guide-scene-accuse = Trois cartes d’identité sont retournées, une supposition devant chacune. Rouge a été deviné et reçoit 4 indices ; les deux autres suppositions étaient fausses.

guide-step-winner = Qui a le moins d’indices gagne
guide-step-winner-text = Qui joue le moine avec le moins d’indices gagne. Veille donc sur le tien, mais jamais si bien que cela se remarque.
guide-scene-winner = Le rouleau brun à la fin : Gris, ton moine, a le moins d’indices et gagne devant Rouge, Orange et Bleu. Blanc et Noir, que personne ne joue, ne comptent pas.

guide-back = Retour
guide-on = Suivant
guide-finish = Terminé
guide-progress = { $at } sur { $count }
guide-dot = Étape { $at } : { $title }
guide-steps = Étapes

## The reference.

guide-search = Chercher dans les règles
guide-also-convert = égalité ex æquo égaux classement nuit
guide-also-winner = gagnant gagnante vainqueur victoire égalité ex æquo partagée fin score
guide-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
guide-nothing = Les règles ne disent rien de « { $query } ». Essaie un mot plus court, ou un mot du plateau.
guide-clear = Montrer toutes les règles

guide-group-before = Avant la partie
guide-group-turn = Un tour
guide-group-evening = La fin de la journée
guide-group-seventh = Le septième jour
guide-group-events = Les quatorze événements
guide-group-options = Ce dont vous pouvez convenir

## Titles of the rules, in the order of the reference.

guide-clause-identity = Qui tu es
guide-clause-figures = Les personnages
guide-clause-tracks = Les deux échelles
guide-clause-tasks = Les missions et la chaîne
guide-clause-cards = Ta main
guide-clause-events = La semaine
guide-clause-start = Qui commence

guide-clause-card = Jouer une carte
guide-clause-time = Laisser passer le temps
guide-clause-move = Déplacer un personnage
guide-clause-action = Ce que le personnage rencontre
guide-clause-task = Une mission de sa couleur
guide-clause-no-task = Aucune mission de sa couleur
guide-clause-william = Guillaume rencontre des moines
guide-clause-adson = Adson rencontre des moines
guide-clause-event = Faire ce que dit l’événement
guide-clause-draw = Piocher une carte
guide-clause-clamp = Les bouts des échelles
guide-clause-chain-short = Quand la chaîne s’épuise

guide-clause-convert = Les soupçons deviennent des indices
guide-clause-reset = Retour à 10
guide-clause-day-card = Qui met fin à la journée
guide-clause-overshoot = Les heures en trop
guide-clause-reveal = Montrer un marqueur
guide-clause-next = Le jour suivant

guide-clause-accuse = L’accusation
guide-clause-day-cards = Les cartes Événement comptent
guide-clause-winner = Qui gagne

guide-clause-time-last = Le temps à la fin du tour
guide-clause-data = Valeurs des tuiles et des cartes
