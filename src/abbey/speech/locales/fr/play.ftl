### The table while a game is played. The arguments are explained in en/play.ftl.
### Tutoiement ; ni genre ni élision devant le nom d'une personne.

## The parts of the screen.

play-title = La table
play-abbey = Abbaye
play-tracks = Échelles
play-players = À la table
play-log = Journal
play-chat = Tchat
play-notes = Carnet
play-notes-player = Qui
play-aids = Aides
play-odds = Probabilités
play-sheets = Parties de la table
play-side = Qui est à la table et ce qui s’est passé
play-panel = Tes cartes et ce que tu peux faire
play-drawer = Cartes et choix
play-in-words = En texte
play-close = Fermer

## Whose turn it is.

play-day = Jour { $day }
play-day-of = Jour { $day } sur 7
play-day-hour = Jour { $day } sur 7, heure { $hour } sur 24
play-your-turn = À toi de jouer : { $question }
play-waiting = { $count ->
    [one] { $names } choisit : { phase }.
   *[other] { $names } choisissent : { phase }.
}
play-turn-of = { $names } : { phase }
play-turn-many = { $count } personnes
play-nothing-to-do = Rien à décider pour l’instant.
play-over = La partie est terminée.
play-spectator = Tu regardes : tu vois ce qui est visible pour tout le monde, mais les cartes de personne.
play-nobody-looks = Tout le monde peut regarder : aucune carte n’est visible.
play-clock-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
}
play-clock-seconds = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
play-clock-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
play-clock-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}

## One's own things.

play-hand = Tes cartes
play-identity = Ton identité
play-you-are = Tu es { figure } ({ sign }).
play-identity-peek = Maintiens pour voir
play-time-tiles = Tes tuiles Temps
play-time-tiles-count = { $count ->
    [0] Aucune tuile Temps
    [one] { $count } tuile Temps
   *[other] { $count } tuiles Temps
}
# $tile is feminine: "rouge 4", "bleue 3".
play-give-back = Rendre la tuile { $tile }

play-laid = Tu as posé

## Deciding.

play-hint = { $phase ->
    [play] Choisis une carte ; tu peux encore la reprendre.
    [spend] Choisis des tuiles à rendre, ou garde-les.
    [move] Choisis l’un des lieux éclairés de l’abbaye.
   *[other] {""}
}
play-hint-figures = Choisis l’un des personnages éclairés.
play-would = { $choice } : { $outlook }
play-then = Ton choix : { $choice }.
play-confirm = Confirmer
play-confirm-label = Confirme ton choix
play-confirm-anyway = Poser quand même
play-cancel = Annuler
play-undo = Reprendre mon coup
play-exactly = La règle exacte
play-all-choices = { $count ->
    [one] Le choix en texte
   *[other] Les { $count } choix en texte
}
play-more = { $count ->
    [one] encore { $count } choix
   *[other] encore { $count } choix
}
play-delivery = { $delivery ->
    [sent] Envoyé…
   *[kept] { $choice ->
        [none] C’est noté.
       *[other] C’est noté : { $choice }.
    } Ce sera envoyé dès que la connexion sera rétablie.
}
play-never-short = { $never ->
    [own] jamais juste : c’est toi
   *[shown] jamais juste : déjà montré
}
play-never = { $never ->
    [own] Cette supposition ne peut pas être juste : ce moine, c’est toi. Veux-tu y gâcher un marqueur ?
   *[shown] Cette supposition ne peut pas être juste : qui a montré cette couleur n’est pas ce moine. Veux-tu y gâcher un marqueur ?
}
play-own-marker = Tu ne peux pas montrer ce marqueur : c’est ta propre couleur. Choisis-en un autre.
play-own-marker-short = impossible à montrer : c’est toi

## The sealed letter, at the beginning of a game.

play-letter = Une lettre pour toi
play-letter-hold = Elle dit quel moine tu es. Maintiens la lettre pour l’ouvrir, ou appuie brièvement dessus. Veille à ce que personne d’autre ne regarde.
play-letter-secret = C’est ton secret : tu es { figure } ({ sign }).
play-letter-means = Garde peu d’indices contre { figure }, et que personne ne remarque que tu es { figure }.
play-letter-place = Désormais, elle se trouve à côté de tes cartes : « Ton identité ». Maintiens-la pour la revoir quand tu veux.

## The others' turns.

play-skip = Passer
play-recap = Depuis ton dernier tour
play-recap-none = Rien ne s’est passé depuis.
play-recap-watch = Revoir
play-rule = La règle :
play-pin = Épingler cette ligne : { $line }

## Several people at one device.

play-veil = Passe l’appareil à { $name }
play-veil-why = Les cartes restent cachées : à { $name } de lever le voile.
play-veil-hold = Maintiens pour lever le voile
play-veil-longer = Garde le doigt dessus jusqu’à ce que le bouton soit rempli.

## Players.

play-seat-back = Reprendre ma place
play-seat-back-of = { $who } reprend sa place
play-replaced = Un bot joue pour toi. Tu peux reprendre ta place à tout moment.
play-seat-fill = Laisser un bot jouer pour { $who }

## Chat.

play-chat-empty = Personne n’a encore rien dit.
play-chat-earlier = Voir les messages précédents
play-chat-say = Dis quelque chose
play-chat-send = Envoyer
play-chat-unsaid = Messages qui attendent la connexion
play-chat-waiting = (en attente d’envoi)
play-chat-mute = Mettre en sourdine

## The board in words.

play-text-title = Le plateau en texte
play-none = néant
play-text-monks = Les moines
play-text-monk = Moine
play-text-suspicion = Soupçons du jour
play-text-tonight = Indices ce soir
play-text-evidence = Indices jusqu’ici
play-text-buildings = Les lieux
play-text-building = Lieu
play-text-here = Qui est là
play-text-tasks = Missions
play-text-players = À la table
play-text-player = Qui
play-text-cards = Cartes
play-text-time-tiles = Tuiles Temps
play-text-day-tiles = Cartes Événement
play-text-shown = Marqueurs montrés
play-text-piles = Cartes et tuiles
play-text-hand = Tes cartes : { $cards }.
play-text-between = { " ; " }
play-text-deck =
    { $deck ->
        [one] La pioche compte { $deck } carte
       *[other] La pioche compte { $deck } cartes
    }, la défausse { $discard }.
play-text-discard = Défaussées : { $cards }.
play-text-chain =
    { $count ->
        [one] La chaîne des missions à venir compte { $count } tuile
       *[other] La chaîne des missions à venir compte { $count } tuiles
    } ; jamais vues : { $unseen }.
play-text-chain-seen = Celles qu’on a vues, la première d’abord : { $tiles }.

## A day's end, and markers turned up.

play-go-on = Continuer
play-night = Le jour { $day } est fini
play-night-about = Les soupçons deviennent des indices, puis tous les soupçons reviennent au départ.
play-night-none = Personne ne reçoit d’indice.
play-suspicion-was = soupçon { $suspicion }
play-evidence-now = désormais { $after }
play-night-tile = { $you ->
    [yes] { $last ->
        [yes] Tu as mis fin à la journée : la carte est à toi. Elle donne 2 indices à ton moine à la fin de la partie. Le jour 7 n’a pas de tours.
       *[no] Tu as mis fin à la journée : la carte est à toi, et tu commences demain. Elle donne 2 indices à ton moine à la fin de la partie.
    }
   *[no] { $last ->
        [yes] { $who } a mis fin à la journée et prend la carte. Elle vaut 2 indices à la fin de la partie. Le jour 7 n’a pas de tours.
       *[no] { $who } a mis fin à la journée, prend la carte et commence demain. La carte vaut 2 indices à la fin de la partie.
    }
}
play-shown-title = Tout le monde montre un marqueur
play-shown-about = Chaque marqueur donne 2 indices au moine de la couleur du marqueur, et prouve qui l’on n’est pas.
play-shown-not = { $you ->
    [yes] Tu n’es pas { figure }.
   *[no] { $who } n’est pas { figure }.
}

## The end.

play-ending = La fin
play-nobody = Personne n’était :
play-turn-all = Tout retourner
play-points = { $points ->
    [one] { $points } indice
   *[other] { $points } indices
}
play-winner = { $you ->
    [yes] Tu gagnes avec { play-points }.
   *[no] { $count ->
        [one] { $names } gagne avec { play-points }.
       *[other] { $names } partagent la victoire avec { play-points }.
    }
}
play-guesses = Les suppositions
play-guess-by = selon { $name }
play-guess = { $right ->
    [yes] juste
   *[no] faux
}
play-sources = D’où viennent les indices
play-source = { $source ->
    [start] au départ
    [convert] soupçons en fin de journée
    [william] Guillaume
    [event] événements
    [reveal] marqueurs montrés
    [accuse] suppositions justes
   *[day-cards] cartes Événement
}
play-source-all = en tout
play-promise = { $kept ->
    [yes] La donne est bien celle qui a été scellée avant la première carte.
    [mixed] La donne a été scellée avant la première carte, et elle contient des octets aléatoires de ton propre navigateur : personne ne l’a choisie.
    [left-out] La donne a été scellée avant la première carte, mais les octets aléatoires de ton propre navigateur n’y sont pas : ils sont arrivés trop tard, ou le serveur les a laissés de côté.
   *[no] La donne ne correspond pas au sceau du début. Quelque chose cloche à cette table.
}
play-hints-taken = { $you ->
    [yes] { $count ->
        [0] Tu n’as pris aucun conseil.
        [one] Tu as pris { $count } conseil.
       *[other] Tu as pris { $count } conseils.
    }
   *[no] { $count ->
        [0] { $who } n’a pris aucun conseil.
        [one] { $who } a pris { $count } conseil.
       *[other] { $who } a pris { $count } conseils.
    }
}
play-rematch = Rejouer ensemble
play-rematch-there = À la nouvelle table
play-watch-again = Revoir la partie
play-analysis = { $you ->
    [yes] Ce qui t’a trahi
   *[no] Ce qui a trahi les joueurs
}
play-download = Télécharger la partie
play-look-at-board = Regarder le plateau
play-home = Accueil

## Keys.

play-what-if = Et si
play-keys = Raccourcis clavier
play-keys-single = Les touches seules sont des commandes
play-key-name = { $key ->
    [digit] 1–9, A–Z
    [Enter] Entrée
    [Escape] Échap
    [u] U
    [s] S
    [r] R
    [t] T
    [p] P
   *[other] ?
}
play-key = { $key ->
    [digit] prendre le choix de ce numéro ou de cette lettre ; encore une fois pour confirmer
    [Enter] confirmer
    [Escape] annuler ; passer ce qui est montré
    [u] reprendre mon coup, comme Ctrl+Z
    [s] passer ce qui est montré
    [r] depuis ton dernier tour
    [t] le plateau en texte
    [p] épingler la ligne du journal où tu te trouves
   *[other] ces raccourcis
}
