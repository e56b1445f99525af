### The rules in our own words, clause by clause and event by event.
### Tutoiement ; les moines portent le nom de leur couleur ; « tuile » et « tâche » sont au féminin.

## Clauses.

rule-data = Les valeurs des tuiles et des cartes sont notre supposition, car les règles imprimées ne les donnent pas ; tu peux apporter ton propre tableau.
rule-events = Six des quatorze événements font la semaine, un par jour, dévoilé au matin.
rule-tracks = Chaque moine commence avec 10 soupçons et 5 indices.
rule-figures = Les six moines, Guillaume et Adson commencent dans huit bâtiments différents.
rule-tasks = Deux tâches sont visibles dans chaque bâtiment ; les quatorze autres forment la chaîne, faces cachées.
rule-cards = Chaque main compte trois cartes.
rule-identity = Chaque personne à la table est en secret l’un des six moines. Garde le tien pour toi.
rule-start = Le sort désigne qui commence ; ensuite on joue dans l’ordre des places.
rule-card = Un tour, c’est une carte de ta main, posée face visible sur la défausse.
rule-time = Les heures de la carte font avancer le cadran solaire. Chaque tuile de temps que tu rends à la chaîne épargne une heure. Une carte Guillaume/Adson coûte 5 pour Guillaume et rien pour Adson.
rule-move = La carte d’un moine l’envoie dans n’importe quel autre bâtiment ; la carte d’un bâtiment y fait venir n’importe quel personnage. Il faut que quelqu’un bouge, même à contrecœur.
rule-action = Puis le personnage déplacé rencontre ce qui est là : des tâches pour un moine, des moines pour Guillaume et Adson.
rule-task = Un moine qui trouve une tâche de sa couleur l’accomplit : tu prends la tuile, et les soupçons contre lui baissent de la valeur de la tuile. Elle devient une tuile de temps. Quand la dernière tâche d’un bâtiment est prise, deux nouvelles viennent de la chaîne.
rule-no-task = Un moine qui ne trouve aucune tâche de sa couleur a l’air oisif : les soupçons contre lui montent de la somme des tâches présentes.
rule-william = Guillaume interroge chaque moine du bâtiment : pour chacun, tu choisis 3 indices de plus ou de moins.
rule-adson = Adson bavarde sur chaque moine du bâtiment : pour chacun, tu choisis 5 soupçons de plus ou de moins.
rule-event = L’événement du jour vient après tout ce que le déplacement a entraîné.
rule-draw = À la fin de ton tour, tu pioches une carte. Une pioche vide se refait avec la défausse.
rule-clamp = Les soupçons restent entre 0 et 40 ; les indices ne descendent jamais sous 0.
rule-time-last = Dans cette variante, le cadran solaire avance à la fin du tour. Les tuiles gagnées pendant ce tour ne peuvent pas le payer.
rule-convert = À la fin du jour, les moines sont classés par soupçons : les premiers reçoivent 5 indices, puis 4, 3, 2, 1, 0. Les moines à égalité partagent leur rang, et aucun rang n’est sauté.
rule-reset = Ensuite tous les soupçons reviennent à 10. Les indices restent pour de bon.
rule-day-card = Qui met fin au jour prend sa tuile d’événement : tout à la fin, elle vaut 2 indices à son moine.
rule-reveal = Après les jours 1, 3 et 5, tout le monde montre un marqueur, jamais celui de sa couleur. Chacun donne 2 indices à son moine et prouve qui l’on n’est pas.
rule-next = Qui met fin au jour ouvre le suivant.
rule-overshoot = Les heures au-delà de la case bleue comptent pour le jour suivant, sauf si vous avez convenu de repartir chaque jour de 0.
rule-chain-short = Quand la chaîne s’épuise, un bâtiment reçoit ce qui reste, ou la prochaine tuile qui revient.
rule-accuse = Le jour 7, tout le monde pose un marqueur devant chacun des autres. Pour chaque marqueur juste, le moine deviné reçoit des indices : 12 à deux, 6 à trois, 4 à quatre, 3 à cinq.
rule-day-cards = Puis le moine de chaque personne reçoit 2 indices pour chaque tuile d’événement qu’elle a prise.
rule-winner = Qui a le moins d’indices gagne. À égalité, le plus de tuiles d’événement l’emporte ; si l’égalité demeure, la victoire se partage.

## Events, as the board says them all day long.

event-talkative-text = Quand Guillaume rejoint Adson ou Adson Guillaume, les soupçons deviennent aussitôt des indices, comme à la fin d’un jour, sauf si les six sont à égalité.
event-puzzling-text = Amène un moine auprès de Guillaume, puis distribue deux indices : à un moine, ou à deux.
event-diligent-text = La carte que tu joues peut servir deux fois, et ses heures comptent une fois.
event-close-behind-text = Qui déplace Guillaume distribue ensuite deux indices : à un moine, ou à deux.
event-hasty-text = Aujourd’hui, on ne peut rendre aucune tuile de temps. On peut toujours prendre des tâches.
event-impious-text = Quand un moine entre dans l’église, chacun des autres à la table perd une tuile de temps de son choix.
event-unobtrusive-text = Un moine qui va là où il n’y a personne perd 1 indice.
event-delicate-text = Après le déplacement, jette sur un moine de ton choix autant de soupçons que la carte compte d’heures, tuiles rendues ou non.
event-forbidden-text = Un moine qui entre dans la bibliothèque reçoit 2 indices.
event-caught-text = Ce soir, les soupçons comptent double : 10, 8, 6, 4, 2, 0 indices.
event-compromising-text = Guillaume et Adson comptent double : 6 indices, 10 soupçons.
event-inquiring-text = Un moine qui en rejoint d’autres donne à chacun d’eux 1 indice.
event-dubious-text = Tout moine qui est déplacé reçoit 1 indice.
event-suspicious-text = Après chaque tour, les moines en tête sur l’échelle des soupçons reçoivent 1 indice, sauf si les six sont à égalité.
