"""A match from its plan to its results, with progress on the way."""

from typing import TYPE_CHECKING

from abbey.arena import Journal, Memory, Outcome, Plan, in_order, run
from abbey.cli.arena.options import Staff
from abbey.cli.arena.progress import progress

if TYPE_CHECKING:
    from abbey.arena.results import Report, Sprt


def play_match(plan: Plan, staff: Staff, test: "Sprt | None") -> "Report":
    from abbey.arena.results import Report

    with staff.keeper(plan.seed, plan.bots) as keeper:
        outcomes = _tested(plan, staff, keeper, test) if test else _whole(plan, staff, keeper)
    return Report.of(plan, outcomes, test.trial() if test else None)


def _whole(plan: Plan, staff: Staff, keeper: Journal | Memory) -> list[Outcome]:
    blocks = plan.blocks()
    done = sum(block.games for block in blocks if block in keeper.outcomes)
    with progress("Playing", sum(block.games for block in blocks), done) as tell:
        return run(blocks, staff.crew(), keeper, tell)


def _tested(plan: Plan, staff: Staff, keeper: Journal | Memory, test: "Sprt") -> list[Outcome]:
    """No block more than the test needs."""
    from abbey.arena.results import hero_share

    blocks = [block for block in plan.blocks() if block.kind == "duel"]
    done = sum(block.games for block in blocks if block in keeper.outcomes)
    counted = []
    with progress("Testing", sum(block.games for block in blocks), done) as tell:
        playing = in_order(blocks, staff.crew(), keeper, tell)
        for outcome in playing:
            counted.append(outcome)
            test.add(hero_share(outcome))
            if test.answer != "undecided":
                break
        playing.close()
    return counted
