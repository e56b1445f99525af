"""Finds a field of the notebook that has reasons: of people who play at random, not every field has some."""

from tests.browser.company import Company, Guest, Json, may_play_a_card

BELA = 1


def monk_with_reasons(company: Company) -> str:
    """Let the company play on until Anna, who is to play a card then, can be told why Bela may be some monk."""
    found: list[str] = []

    def is_found(board: Json) -> bool:
        if may_play_a_card(board):
            found.extend(_monks_with_reasons(company.guests[0]))
        return bool(found)

    company.play_until(is_found)
    return found[0]


def _monks_with_reasons(guest: Guest) -> list[str]:
    open_monks = guest.ask("notebook")["everybody"]["candidates"][BELA]
    return [monk for monk in open_monks if guest.ask("reasons", seat=BELA, monk=monk, eyes="everybody")["reasons"]]
