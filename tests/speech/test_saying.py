"""Checks that everything that can happen can be said, in every language and to everybody."""

import pytest

from abbey.rules import Card, Note, Play, Tile
from abbey.rules.names import NOBODY, SEATS, Viewer
from abbey.speech import LANGUAGES, Args, Line, Listener, Speaker, UnsayableError, choice, happened, sentences
from tests.speech.arguments import arguments
from tests.speech.games import GAMES, NAMES, lines
from tests.speech.messages import BESIDE_THE_PAGE, GAME_FILES, ids, said_in, variables
from tests.speech.samples import samples

ANNA = Speaker("en", Listener(NAMES, SEATS[0]))
SPECTATOR = Speaker("en", Listener(NAMES))


def is_said_well(text: str) -> bool:
    return bool(text.strip()) and not any(flaw in text for flaw in ("None", "_", "{", "}", "  ", " ,", ",,"))


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("listener", [NOBODY, 0])
def test_whole_games_can_be_told_in_every_language(seed: int, listener: Viewer) -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, Listener(NAMES, listener))
        badly = [(line, text) for line in lines(seed) if not is_said_well(text := speaker.say(line))]
        assert not badly


@pytest.mark.xdist_group("samples")
@pytest.mark.slow
def test_the_samples_take_every_message() -> None:
    taken = {line.id for line in samples()}
    assert taken >= said_in(*GAME_FILES)
    shared = set(ids("en")) - said_in(*BESIDE_THE_PAGE)
    assert {message for message in shared if variables("en", message)} <= taken


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_does_not_say_can_be_said_with_any_arguments(language: str) -> None:
    speaker = Speaker(language)
    told = {
        (message, speaker.word(message, **args)) for message in said_in(*BESIDE_THE_PAGE) for args in arguments(message)
    }
    badly = {message for message, text in told if not is_said_well(" ".join(text.split()))}  # the help has columns
    assert badly == set()


@pytest.mark.xdist_group("samples")
@pytest.mark.slow
def test_the_samples_take_every_turn_of_a_message() -> None:
    beside = {line.args["fault"] for line in samples() if line.id == "refused-bad-components"}
    assert beside >= {"toml", "part", "section", "name", "count", "value"}
    counted = {line.args["count"] for line in samples() if line.id == "play-clock-days"}
    assert counted >= {0, 1, 2, 5}


def test_the_listener_is_you_and_the_others_go_by_name() -> None:
    played = happened(Note("played", "card", seat=SEATS[0], card=Card("monk", "red", 2)))
    assert ANNA.say(played) == "You play the red card of 2 hours."
    assert SPECTATOR.say(played) == "Anna plays the red card of 2 hours."


def test_a_line_keeps_the_fields_of_its_note() -> None:
    note = Note("moved", "move", seat=SEATS[1], figure="red", origin="hortus", building="culina")
    args: Args = {"seat": 1, "figure": "red", "origin": "hortus", "building": "culina"}
    assert happened(note) == Line("moved", args, "move")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Red goes from the garden to the kitchen."),
        ("de", "Rot geht aus dem Garten in die Küche."),
        ("fr", "Rouge va du jardin à la cuisine."),
        ("nl", "Rood gaat van de tuin naar de keuken."),
        ("cs", "Červený jde ze zahrady do kuchyně."),
        ("it", "Il Rosso va dall’orto in cucina."),
    ],
)
def test_each_language_bends_its_own_words(language: str, told: str) -> None:
    note = Note("moved", "move", seat=SEATS[1], figure="red", origin="hortus", building="culina")
    assert Speaker(language, Listener(NAMES)).say(happened(note)) == told


@pytest.mark.parametrize(("hours", "told"), [(1, "1 hodina"), (3, "3 hodiny"), (5, "5 hodin"), (0, "0 hodin")])
def test_czech_counts_in_three_ways(hours: int, told: str) -> None:
    assert Speaker("cs").word("hours", count=hours) == told


def test_a_william_adson_card_names_its_time_only_once_it_is_played() -> None:
    assert ANNA.say(choice(Play(Card("figure", "william")))) == "William/Adson for William, 5 hours"
    assert (
        ANNA.say(happened(Note("drew", "draw", seat=SEATS[0], card=Card("figure"))))
        == "You draw the William/Adson card."
    )


def test_changes_of_evidence_by_one_clause_are_told_in_one_breath() -> None:
    risen = [Note("evidence", "convert", figure=monk, before=5, after=9) for monk in ("red", "blue", "grey")]
    other = Note("evidence", "reveal", figure="red", before=9, after=11)
    assert [told.text for told in sentences([*risen, other], ANNA)] == [
        "Evidence: red 5 → 9, blue 5 → 9 and grey 5 → 9.",
        "Evidence against red 9 → 11.",
    ]


def test_a_guess_is_told_to_the_one_who_was_guessed() -> None:
    guess = happened(Note("accused", "accuse", seat=SEATS[1], accused=SEATS[0], figure="grey", right=True))
    assert ANNA.say(guess) == "Bruno took you for grey: right."
    assert Speaker("fr", Listener(NAMES, SEATS[0])).say(guess) == "Bruno te prenait pour Gris\u00a0: c’est juste."


@pytest.mark.parametrize(
    "line",
    [
        Line("sung", {}),
        Line("tile", {"colour": "red"}),
        Line("played", {"card_kind": "monk", "card_name": "red", "card_time": 2}),
    ],
)
def test_what_cannot_be_said_is_an_error(line: Line) -> None:
    with pytest.raises(UnsayableError):
        ANNA.say(line)


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(UnsayableError, match="la"):
        Speaker("la").word("choose-keep")


def test_a_taken_tile_is_named_by_its_colour_and_value() -> None:
    took = happened(Note("took", "task", seat=SEATS[2], tile=Tile("grey", 4), building="hortus"))
    assert ANNA.say(took) == "Clara takes the task grey 4."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "red sheds 3 suspicion (28 % likely to be Bruno's monk)"),
        ("de", "Rot wird um 3 Verdachtspunkte entlastet (zu 28 % der Mönch von Bruno)"),
        ("fr", "Rouge est déchargé de 3 soupçons (à 28 % le moine joué par Bruno)"),
        ("nl", "Rood wordt met 3 verdenkingspunten ontlast (28 % kans dat dit de monnik van Bruno is)"),
        ("cs", "červenému mnichovi se odlehčí o 3 body podezření (na 28 % je to mnich hráče Bruno)"),
        ("it", "il Rosso è alleggerito di 3 sospetti (al 28 % è il monaco di Bruno)"),
    ],
)
def test_a_hint_says_what_its_per_cent_are_about(language: str, told: str) -> None:
    args: Args = {"figure": "red", "track": "suspicion", "change": "down", "points": 3, "accused": 1, "chance": 28}
    assert Speaker(language, Listener(NAMES, SEATS[0])).say(Line("aid-why-other", args)) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Bruno spared blue twice.", "Bruno took 7 evidence off blue in three turns."]),
        ("de", ["Bruno hat Blau zweimal verschont.", "Bruno hat Blau in drei Zügen um 7 Indizien entlastet."]),
        ("fr", ["Bruno a épargné Bleu deux fois.", "Bruno a déchargé Bleu de 7 indices en trois tours."]),
        (
            "nl",
            ["Bruno heeft Blauw twee keer gespaard.", "Bruno heeft Blauw in drie beurten met 7 bewijspunten ontlast."],
        ),
        (
            "cs",
            ["Bruno šetří modrého mnicha dvakrát.", "Bruno odlehčuje modrému mnichovi o 7 indicií ve třech tazích."],
        ),
        ("it", ["Bruno ha risparmiato il Blu due volte.", "Bruno ha alleggerito il Blu di 7 prove in tre turni."]),
    ],
)
def test_a_reason_says_how_often_somebody_did_the_same(language: str, told: list[str]) -> None:
    speaker = Speaker(language, Listener(NAMES, SEATS[0]))
    blue: Args = {"seat": 1, "figure": "blue", "costly": "no"}
    spared = Line("aid-reason-idle", blue | {"change": "up", "count": 2})
    moved: Args = {"track": "evidence", "change": "down", "points": 7}
    helped = Line("aid-reason-turn", blue | moved | {"count": 3})
    assert [speaker.say(spared), speaker.say(helped)] == told


@pytest.mark.parametrize(
    ("language", "moved", "cost"),
    [
        (
            "en",
            "Bruno moved blue on both tracks in one turn (4 suspicion more, 1 evidence less)",
            ", at a cost: for any other monk still possible, the same card allowed a clearly better turn.",
        ),
        (
            "de",
            "Bruno hat Blau in einem Zug auf beiden Leisten verschoben (4 Verdachtspunkte mehr, 1 Indiz weniger)",
            ", und das hatte seinen Preis: Für jeden anderen noch möglichen Mönch hätte dieselbe Karte einen klar",
        ),
        (
            "fr",
            "Bruno a déplacé Bleu sur les deux échelles en un tour (4 soupçons de plus, 1 indice de moins)",
            ", et cela avait un prix : pour tout autre moine encore possible, la même carte permettait un tour",
        ),
        (
            "nl",
            "Bruno heeft Blauw in één beurt in beide kolommen verplaatst (4 verdenkingspunten meer, 1 bewijspunt",
            " minder), en dat had een prijs: voor elke andere nog mogelijke monnik liet dezelfde kaart een",
        ),
        (
            "cs",
            "Bruno posouvá modrého mnicha v jednom tahu na obou počítadlech (o 4 body podezření víc, o 1 indicii méně)",
            ", a něco to stálo: pro každého jiného ještě možného mnicha dovolovala táž karta zřetelně lepší tah.",
        ),
        (
            "it",
            "Bruno ha spostato il Blu su entrambi i tracciati in un turno (4 sospetti in più, 1 prova in meno)",
            ", e aveva un prezzo: per ogni altro monaco ancora possibile la stessa carta permetteva un turno",
        ),
    ],
)
def test_a_reason_tells_both_tracks_and_what_a_turn_cost(language: str, moved: str, cost: str) -> None:
    args: Args = {"suspicion": 4, "suspicion_change": "up", "evidence": 1, "evidence_change": "down"}
    line = Line("aid-reason-both", args | {"seat": 1, "figure": "blue", "count": 1, "costly": "yes"})
    assert Speaker(language, Listener(NAMES, SEATS[0])).say(line).startswith(moved + cost)


def test_an_english_article_goes_with_the_colour_after_it() -> None:
    assert ANNA.word("board-marker", colour="orange") == "An orange marker"
    assert ANNA.word("board-marker", colour="red") == "A red marker"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_things_have_two_words(language: str) -> None:
    """A hint is not a guess, and how likely somebody is a monk is not how likely somebody wins."""
    word = Speaker(language).word
    assert word("notes-hint").lower() not in word("play-guesses").lower()
    assert word("play-odds") != word("page-chances")
    assert word("analysis-accusation") == word("board-last-day")
