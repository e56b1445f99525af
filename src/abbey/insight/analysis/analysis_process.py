"""Analyses the record on its standard input, as a process of its own.

    python -m abbey.insight.analysis.analysis_process < game.abbey

It writes messages, one a line: how far it is, and at last the analysis. A server runs it, and ends it when nobody waits
for it any more.
"""

import sys

from abbey.insight.analysis.analysis_json import analysis_json
from abbey.insight.analysis.game_analysis import Progress, analyse
from abbey.insight.fault_place import fault_place
from abbey.rules import read_record
from abbey.search import can_compile, is_warm, use_backend, warm
from abbey.wire.analysis_messages import AnalysisNews, AnalysisProgress, AnalysisReady
from abbey.wire.codec import text_of

STEPS = 100  # messages about the progress, at most


def main() -> None:
    try:
        _analyse_input()
    except Exception as error:
        sys.exit(fault_place(error))  # which is for the log


def _analyse_input() -> None:
    record = read_record(sys.stdin.read())
    game = record.replay()
    _prepare()
    analysis = analyse(game, _in_steps(), as_promised=record.is_as_promised)
    _tell(AnalysisReady(analysis_json(analysis, analysis.seats)))


def _prepare() -> None:
    """Fix the backend, and compile what is not compiled yet: results may not depend on when they are asked for."""
    if not can_compile():
        use_backend("plain")
        return
    from abbey.fast import kept_in
    from abbey.fast.compile_lock import compile_lock

    if not is_warm():
        with compile_lock(kept_in(), lambda: None):
            warm()
    use_backend("compiled")


def _in_steps() -> Progress:
    """Return a listener that tells of the progress whenever it has come a step further."""
    told = -1

    def hear(done: int, of: int) -> None:
        nonlocal told
        if (step := done * STEPS // of) > told:
            told = step
            _tell(AnalysisProgress(done, of))

    return hear


def _tell(news: AnalysisNews) -> None:
    sys.stdout.write(text_of(news) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
