"""What happened, in sentences: one message for each kind of note. `you` says that the listener did it."""

from abbey.speech.words import listed


def day_begins(*, day: int, event: str, who: str, you: bool) -> str:
    return f"Day {day} begins: {event}. {who} {'start' if you else 'starts'}."


def accusation_begins(*, day: int) -> str:
    return f"Day {day}, the last: no more cards. Everyone lays a marker before every other player."


def played(*, who: str, you: bool, card: str) -> str:
    return f"{who} {'play' if you else 'plays'} {card}."


def spent(*, who: str, you: bool, tile: str) -> str:
    return f"{who} {'give' if you else 'gives'} back {tile} and {'save' if you else 'saves'} an hour."


def passed(*, hours: int, now: int, full: int) -> str:
    if now >= full:
        return f"It is now hour {now}: the day ends with this turn."
    return f"It is now hour {now}." if hours else f"No time passes; it is still hour {now}."


def moved(*, figure: str, origin: str, building: str) -> str:
    return f"{figure} goes from {origin} to {building}."


def stuck(*, building: str) -> str:
    return f"Everybody is in {building} already, so nobody moves."


def took(*, who: str, you: bool, tile: str) -> str:
    return f"{who} {'take' if you else 'takes'} the task {tile}."


def filled(*, tile: str, building: str) -> str:
    return f"A new task is laid out in {building}: {tile}."


def suspicion(*, figure: str, before: int, after: int) -> str:
    if before == after:
        return f"Suspicion of {figure} stays at {after}."
    return f"Suspicion of {figure} {before} → {after}."


def evidence(*, figure: str, before: int, after: int) -> str:
    if before == after:
        return f"Evidence against {figure} stays at {after}."
    return f"Evidence against {figure} {before} → {after}."


def evidence_together(*, changes: list[tuple[str, int, int]]) -> str:
    return f"Evidence: {listed([f'{figure} {before} → {after}' for figure, before, after in changes])}."


def returned(*, who: str, you: bool, tile: str) -> str:
    return f"{who} {'part' if you else 'parts'} with the time tile {tile}."


def drew_unseen(*, who: str) -> str:
    return f"{who} draws a card."


def drew(*, who: str, you: bool, card: str) -> str:
    return f"{who} {'draw' if you else 'draws'} {card}."


def shuffled(*, count: int) -> str:
    return f"The draw pile was empty: {count} discarded cards are shuffled into a new one."


def reset(*, after: int) -> str:
    return f"All suspicion goes back to {after}."


def took_day(*, who: str, you: bool, event: str) -> str:
    return f"{who} ended the day and {'take' if you else 'takes'} its event tile, {event} (2 evidence at the end)."


def carried(*, after: int) -> str:
    if after == 0:
        return "The new day starts at hour 0."
    return f"The new day starts at hour {after}."


def chose(*, who: str, you: bool) -> str:
    return f"{who} {'have' if you else 'has'} chosen."


def marked_to_show(*, who: str, you: bool, figure: str) -> str:
    return f"{who} {'put' if you else 'puts'} down {figure}, still covered."


def marked_before(*, who: str, you: bool, figure: str, accused: str) -> str:
    return f"{who} {'lay' if you else 'lays'} {figure} before {accused}, still covered."


def showed(*, who: str, you: bool, figure: str) -> str:
    return f"{who} {'show' if you else 'shows'} {figure}, and so {'are' if you else 'is'} not {figure}."


def accused(*, who: str, figure: str, accused: str, right: bool) -> str:
    return f"{who} took {accused} for {figure}: {'right' if right else 'wrong'}."


def unveiled(*, who: str, you: bool, figure: str) -> str:
    return f"{who} {'were' if you else 'was'} {figure}."


def won(*, who: str, you: bool, after: int) -> str:
    return f"{who} {'win' if you else 'wins'} with {after} evidence."
