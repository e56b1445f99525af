"""The game in English sentences: a pure mapping from notes, actions and views to text.

Every message is a function with named arguments, so that another language is another set of messages and nothing else.
"""

from abbey.speech.actions import choice
from abbey.speech.clauses import clause_text
from abbey.speech.company import Company
from abbey.speech.events import event_sentence
from abbey.speech.forecasts import outlook
from abbey.speech.notes import Sentence, sentence, sentences
from abbey.speech.questions import question

__all__ = [
    "Company",
    "Sentence",
    "choice",
    "clause_text",
    "event_sentence",
    "outlook",
    "question",
    "sentence",
    "sentences",
]
