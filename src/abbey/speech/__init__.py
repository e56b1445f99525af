"""Everything the game says. Notes, actions and views become lines, which know no language; a speaker says them.

The words themselves are in the message files under `locales`, which the browser reads too.
"""

from abbey.speech.choices import choice
from abbey.speech.clauses import clause_line
from abbey.speech.company import Company
from abbey.speech.forecasts import Forecast, forecast
from abbey.speech.happenings import happened
from abbey.speech.line import Args, Line
from abbey.speech.messages import LANGUAGES, UnsayableError
from abbey.speech.questions import question
from abbey.speech.sentences import Sentence, sentences
from abbey.speech.speaker import Speaker

__all__ = [
    "LANGUAGES",
    "Args",
    "Company",
    "Forecast",
    "Line",
    "Sentence",
    "Speaker",
    "UnsayableError",
    "choice",
    "clause_line",
    "forecast",
    "happened",
    "question",
    "sentences",
]
