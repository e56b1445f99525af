"""Prepares a process to play blocks: loads the modules in which a person registers bots, and chooses the backend."""

import importlib
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from abbey.rules import OptionsError
from abbey.search import BackendName, use_backend


class WorkerSetup(NamedTuple):
    """Says how every worker of a match is prepared: exactly as the process that began it."""

    modules: tuple[str, ...]
    backend: BackendName

    def apply(self) -> None:
        """Prepare this process; doing it again costs next to nothing."""
        load_modules(self.modules)
        use_backend(self.backend)


def load_modules(names: Sequence[str]) -> None:
    """Load the modules that a person named, so that the bots they register can be found."""
    for name in names:
        _load(name)


def _load(name: str) -> None:
    """Load a module by its name, or by its file if the name ends in `.py`."""
    try:
        if name.endswith(".py"):
            _load_file(Path(name))
        else:
            importlib.import_module(name)
    except Exception as error:
        raise OptionsError(f"The bot module {name} cannot be loaded: {type(error).__name__}: {error}") from error


def _load_file(path: Path) -> None:
    """Load a file once, under its whole path as its name; the modules beside it can be imported too."""
    name = str(path.resolve())
    if name in sys.modules:
        return
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    sys.path.append(str(path.resolve().parent))
    spec.loader.exec_module(module)
