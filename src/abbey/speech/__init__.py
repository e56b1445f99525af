"""Says everything that the game says: notes, actions and views become lines without a language, a speaker says them.

The words themselves are in the message files under `locales`, which the browser reads too.
"""

from abbey.speech.bundles import LANGUAGES, UnsayableError
from abbey.speech.forecasts import Forecast, forecast, forecast_with_own_marker
from abbey.speech.happenings import happened, origin
from abbey.speech.line import Args, Line
from abbey.speech.listener import Listener
from abbey.speech.questions import choice, question
from abbey.speech.sentences import Sentence, clause_line, event_line, sentences
from abbey.speech.speaker import Speaker

__all__ = [
    "LANGUAGES",
    "Args",
    "Forecast",
    "Line",
    "Listener",
    "Sentence",
    "Speaker",
    "UnsayableError",
    "choice",
    "clause_line",
    "event_line",
    "forecast",
    "forecast_with_own_marker",
    "happened",
    "origin",
    "question",
    "sentences",
]
