### Words and short phrases: figures, places, events, tiles, cards, hours.
###
### For translators: the other files are built from these. A phrase that is used inside sentences may need several
### forms (after a preposition, as the one who receives ...): each has a message of its own, even where English has
### only one. Keep all message names and all words in square brackets as they are.

## Figures. $figure: red, blue, white, grey, black, orange, william, adson.

# Inside a sentence, as its subject.
figure =
    { $figure ->
        [red] red
        [blue] blue
        [white] white
        [grey] grey
        [black] black
        [orange] orange
        [william] William
       *[adson] Adson
    }
# The same at the start of a sentence.
figure-start =
    { $figure ->
        [red] Red
        [blue] Blue
        [white] White
        [grey] Grey
        [black] Black
        [orange] Orange
        [william] William
       *[adson] Adson
    }
# As the object: "meets ...", "evidence against ...".
figure-acc = { figure }
# As the one who receives: "a point for ...".
figure-dat = { figure }
# Only William or Adson, at the start of a sentence. $guest: william, adson.
guest =
    { $guest ->
        [william] William
       *[adson] Adson
    }
# What stands for a monk on his pieces: the first letter of his colour, or two of its letters where two monks begin
# alike. English has K for black, as printers do.
letter =
    { $figure ->
        [red] R
        [blue] B
        [white] W
        [grey] G
        [black] K
       *[orange] O
    }
# The sign that marks the monk everywhere.
sign =
    { $figure ->
        [red] cross
        [blue] diamond
        [white] ring
        [grey] triangle
        [black] square
       *[orange] star
    }

## Tiles. $colour: the colour of a monk; $value: 2 to 6.

colour =
    { $colour ->
        [red] red
        [blue] blue
        [white] white
        [grey] grey
        [black] black
       *[orange] orange
    }
# As the object: "you take ...".
colour-acc = { colour }
tile = { colour } { $value }
tile-acc = { colour-acc } { $value }

## Buildings. $building or $origin: the Latin name with "_" for a space.

# On the board. The same in every language.
building-latin =
    { $building ->
        [bibliotheca] Bibliotheca
        [scriptorium] Scriptorium
        [stabulum] Stabulum
        [dormitorium] Dormitorium
        [officina] Officina
        [refectorium] Refectorium
        [culina] Culina
        [porta] Porta
        [infirmorum_domus] Infirmorum domus
        [balneatorium] Balneatorium
        [ecclesia] Ecclesia
        [capitulum] Capitulum
        [porticus] Porticus
       *[hortus] Hortus
    }
# Under the Latin name, as a label.
building =
    { $building ->
        [bibliotheca] library
        [scriptorium] scriptorium
        [stabulum] stables
        [dormitorium] dormitory
        [officina] workshops
        [refectorium] refectory
        [culina] kitchen
        [porta] gatehouse
        [infirmorum_domus] infirmary
        [balneatorium] bathhouse
        [ecclesia] church
        [capitulum] chapter house
        [porticus] cloister
       *[hortus] garden
    }
# Where to: "goes to the kitchen".
place-to = to the { building }
# Where: "is in the kitchen".
place-in = in the { building }
# Where from: "goes from the kitchen".
origin-from =
    from the { $origin ->
        [bibliotheca] library
        [scriptorium] scriptorium
        [stabulum] stables
        [dormitorium] dormitory
        [officina] workshops
        [refectorium] refectory
        [culina] kitchen
        [porta] gatehouse
        [infirmorum_domus] infirmary
        [balneatorium] bathhouse
        [ecclesia] church
        [capitulum] chapter house
        [porticus] cloister
       *[hortus] garden
    }

## Events. $event: the name of the day's event.

event =
    { $event ->
        [talkative] talkative
        [puzzling] puzzling
        [diligent] diligent
        [close_behind] close behind
        [hasty] hasty
        [impious] impious
        [unobtrusive] unobtrusive
        [delicate] delicate
        [forbidden] forbidden
        [caught] caught
        [compromising] compromising
        [inquiring] inquiring
        [dubious] dubious
       *[suspicious] suspicious
    }
# At the start of a sentence, or as a title.
event-start =
    { $event ->
        [talkative] Talkative
        [puzzling] Puzzling
        [diligent] Diligent
        [close_behind] Close behind
        [hasty] Hasty
        [impious] Impious
        [unobtrusive] Unobtrusive
        [delicate] Delicate
        [forbidden] Forbidden
        [caught] Caught
        [compromising] Compromising
        [inquiring] Inquiring
        [dubious] Dubious
       *[suspicious] Suspicious
    }

## Cards. $card_kind: monk, building, figure (the William/Adson card).
## $card_name: a monk, a building, william or adson; empty for a William/Adson card that nobody has played yet.
## $card_time: its hours, 0 to 5.

card-name =
    { $card_name ->
        [red] red
        [blue] blue
        [white] white
        [grey] grey
        [black] black
        [orange] orange
        [bibliotheca] library
        [scriptorium] scriptorium
        [stabulum] stables
        [dormitorium] dormitory
        [officina] workshops
        [refectorium] refectory
        [culina] kitchen
        [porta] gatehouse
        [infirmorum_domus] infirmary
        [balneatorium] bathhouse
        [ecclesia] church
        [capitulum] chapter house
        [porticus] cloister
        [hortus] garden
        [william] William/Adson for William
        [adson] William/Adson for Adson
       *[other] William/Adson
    }
card-hours =
    { $card_time ->
        [0] no time
        [one] { $card_time } hour
       *[other] { $card_time } hours
    }
# In a hand or a list.
card =
    { $card_name ->
        [william] { card-name }, { card-hours }
        [adson] { card-name }, { card-hours }
       *[other]
            { $card_kind ->
                [figure] { card-name }
               *[other] { card-name }, { card-hours }
            }
    }
# As the object of a sentence: "you play ...".
card-phrase =
    { $card_kind ->
        [figure]
            { $card_name ->
                [william] the William/Adson card for William, { card-hours }
                [adson] the William/Adson card for Adson
               *[other] the William/Adson card
            }
       *[other] the { card-name } card of { card-hours }
    }

## Other words.

# $count: how many.
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
# The same as the object: "it would move ...".
hours-acc = { hours }
# The two tracks. $track: suspicion (today's, a blue ladder), evidence (for good, a brown scroll).
track =
    { $track ->
        [suspicion] suspicion
       *[evidence] evidence
    }
# A player by name, or the listener. $who: the name; $you: yes, no.
player =
    { $you ->
        [yes] You
       *[no] { $who }
    }
# What somebody is deciding, as a label: "Anna: a card".
phase =
    { $phase ->
        [play] a card
        [spend] time tiles
        [move] a move
        [take] a task
        [sway] up or down
        [give] who gets a point of evidence
        [cast] who gets the suspicion
        [return] a time tile to give back
        [show] a marker to show
        [accuse] the accusation
       *[over] nothing more
    }
# $head: all but the last, already with commas; $last: the last.
list-and = { $head } and { $last }
list-or = { $head } or { $last }
