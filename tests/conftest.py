"""How hypothesis looks for counter-examples: the same way on every machine, with no clock."""

from hypothesis import settings

settings.register_profile("abbey", deadline=None, derandomize=True, database=None, max_examples=120)
settings.load_profile("abbey")
