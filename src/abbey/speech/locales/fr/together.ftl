### Several people at one table: who is away, votes, leaving, playing again, being called.
###
### For translators: whole sentences; names of players can be of any gender. $you says whether the person meant is the
### reader (yes, no).

## What happened to the table, told in passing.

news-vote-failed = Le vote est terminé : tout reste comme avant.
news-called-off = La partie a été arrêtée avant la fin.
news-closed = La personne qui gère ce serveur a fermé cette table.

## Somebody is away.

# Before a clock that counts down, for example "58 seconds left".
together-away = { $who } est hors ligne. Avant qu’un bot puisse jouer :

## A vote. $who asks; $whom is the player who is away.

together-vote-fill = { $you ->
    [yes] Tu demandes aux autres : un bot doit-il jouer pour { $whom } ?
   *[no] { $who } demande : un bot doit-il jouer pour { $whom } ?
}
together-vote-call-off = { $you ->
    [yes] Tu demandes aux autres : on arrête la partie maintenant ?
   *[no] { $who } demande : on arrête la partie maintenant ?
}
# How the vote is decided. $about: fill, call-off.
together-vote-how = { $about ->
    [fill] La majorité décide ; qui ne dit rien s’en remet aux autres.
   *[call-off] Toutes les personnes présentes doivent être d’accord.
}
# $yes, $no: how many have answered so.
together-vote-count = Pour : { $yes }. Contre : { $no }.
# The name of the region.
together-vote = Vote
# Two buttons.
together-vote-yes = Pour
together-vote-no = Contre

## Leaving.

# A button that opens a dialog, and the dialog's title.
together-leave = Quitter la table
together-leave-home = Aller à l’accueil et revenir plus tard
# Under the button above. $others: yes if other people play here.
together-leave-home-about = { $others ->
    [yes] Ta place reste à toi. Si ton absence dure, les autres peuvent laisser un bot jouer pour toi.
   *[no] Ta place reste à toi. Tu retrouves cette table sur la page d’accueil.
}
together-leave-bot = Laisser un bot jouer pour moi
together-leave-bot-about = La partie continue aussitôt. Tu peux reprendre ta place à tout moment.
together-leave-end = Arrêter la partie pour tout le monde
# $others: yes if other people are here.
together-leave-end-about = { $others ->
    [yes] Toutes les personnes présentes doivent être d’accord. Personne ne gagne ; en revoyant la partie, on voit toutes les cartes.
   *[no] Personne ne gagne ; en revoyant la partie, on voit toutes les cartes. On ne peut pas revenir en arrière.
}

## A game that was ended early.

together-called-off = Cette partie a été arrêtée avant la fin
together-called-off-about = Personne n’a gagné. En revoyant la partie, tu vois toutes les cartes.
# A title, and under it the reason that was given, in whatever language.
together-closed = Cette table a été fermée
together-closed-about = La personne qui gère ce serveur l’a fermée et donne cette raison : { $why }

## Reporting a remark or a name to whoever runs the server.

# A small flag: what it is about.
together-report-remark = Signaler ce message de { $who }
together-report-name = Signaler le nom { $who }
# The dialog: title, what happens with the report, a field, a button.
together-report-title = Signaler ceci ?
together-report-about = Seule la personne qui gère ce serveur lit ton signalement. Personne à la table ne l’apprend.
together-report-text = Qu’est-ce qui ne va pas ? Tu peux laisser ce champ vide.
together-report-send = Envoyer le signalement
together-report-received = Ton signalement est bien arrivé. Merci.

## What the server would not do.

refused-vote-open = Un vote est déjà en cours : réponds d’abord à celui-là.
refused-no-vote = Ce vote est terminé.
refused-too-hasty = Quand la connexion est coupée, il faut un moment pour revenir. Choisis une absence plus longue.
refused-not-invited = Ce lien sert à regarder. Pour jouer, demande le lien pour jouer à quelqu’un de cette table.

## What is agreed about it.

# A field in a form, with times to choose from; page-clock-choice has them.
together-away-s = Absence avant qu’un bot puisse jouer
together-away-help = Ensuite, chaque personne à la table peut proposer un bot. Qui était hors ligne peut revenir à tout moment.
# The same as a sentence, in the lobby.
together-away-agreed = Absence avant qu’un bot puisse jouer : { page-clock-choice }.

## Playing again.

# For somebody alone with bots; among people the button is play-rematch.
together-again = Rejouer
# $names: who has agreed already; $count: how many they are.
together-again-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
# After one's own agreement. $names: who has not agreed yet.
together-again-waiting = Tu veux rejouer. Il manque encore l’accord de { $names }.

## Before the start.

news-amended = L’hôte a changé ce qui est convenu.
# Buttons of the host, under what is agreed.
together-amend = Modifier
together-amend-save = Enregistrer

# Two links to this table, each a field to copy from, with what it is for.
together-link-play = Lien pour jouer
together-link-play-help = Qui l’ouvre peut prendre une place libre. Ne l’envoie qu’aux personnes avec qui tu veux jouer.
together-link-watch = Lien pour regarder
together-link-watch-help = Qui l’ouvre peut regarder, mais pas prendre de place.
# Before the two links, where nobody else could open them. $host: the name of this very device, such as localhost.
together-link-here-only = Ces liens ne s’ouvrent que sur cet appareil, car cette page est à l’adresse « { $host } ». Pour que d’autres puissent venir, lance le serveur avec --host 0.0.0.0 et ouvre cette page à une adresse qu’ils peuvent atteindre.
# Instead of the form to join.
together-watch-only = Tu as le lien pour regarder. Pour jouer, demande le lien pour jouer à quelqu’un de cette table.

## The key of a seat.

# A button under the link that opens one's own seat; what it is for; and what is said afterwards.
together-rekey = Rendre l’ancien lien inutile
together-rekey-about = Quelqu’un d’autre a vu ton propre lien ? Remplace-le : l’ancien n’ouvre alors plus rien, et qui est entré avec lui peut seulement regarder.
together-rekeyed = L’ancien lien est maintenant inutile. Voici le nouveau.
# To somebody who had a seat.
together-unseated = Cette place n’est plus à toi : elle a été quittée, l’hôte en a disposé, ou son lien a été remplacé. Tu peux encore regarder.

## Being called when it is your turn.

# The name of the region, and the question after the first move in a game with others.
together-notice = Messages quand c’est à toi
together-notice-ask = Ce navigateur doit-il te prévenir quand c’est à toi, même si tu regardes ailleurs ?
together-notice-yes = Oui, préviens-moi
together-notice-no = Non, merci
# Where the browser cannot show messages, as on most phones.
together-notice-cannot = Ce navigateur ne peut pas t’afficher de message quand c’est à toi. Ce qui aide : laisse cette page ouverte avec le son, et une cloche sonne. Tes tables sur la page d’accueil indiquent aussi si c’est à toi.
together-notice-sound = Activer le son
together-notice-ok = D’accord
