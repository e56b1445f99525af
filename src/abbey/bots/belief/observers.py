"""Says who may be at the table, as bots that deduce see it, and how likely each kind is before anybody has moved."""

from typing import Final

from abbey.bots.belief.readers import READERS
from abbey.search import Model, Observers

MODELS: Final = (Model(0.0, 45.0), Model(1.0, 60.0), Model(1.0, 200.0))
COLD: Final = (Model(0.0, 15.0), Model(1.0, 15.0))  # of who always does what is best, and so does not hide
SIMPLE: Final = Observers(MODELS)
CUNNING: Final = Observers((*MODELS, *COLD), READERS)

MODEL_PRIORS: Final = (0.25, 0.35, 0.3)
COLD_PRIORS: Final = (0.1, 0.12)
READERS_PRIOR: Final = 0.4  # of all readers together, as others may think
EVEN_PRIOR: Final = 0.1  # of somebody who plays at random


def public_priors(observers: Observers) -> tuple[float, ...]:
    """Return the prior of each observer, then of somebody who plays at random; they need not sum to 1."""
    return _priors(observers, READERS_PRIOR)


def own_priors(observers: Observers) -> tuple[float, ...]:
    """Return the priors of a bot that has readers: all of these together are as likely as all the others."""
    return _priors(observers, sum(_models(observers)) + EVEN_PRIOR)


def _priors(observers: Observers, together: float) -> tuple[float, ...]:
    readers = [together / len(observers.readers) for _ in observers.readers]
    return (*_models(observers), *readers, EVEN_PRIOR)


def _models(observers: Observers) -> tuple[float, ...]:
    return (*MODEL_PRIORS, *COLD_PRIORS)[: len(observers.models)]
