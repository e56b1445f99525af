"""Reads the host's settings from a TOML file, the environment and flags, in that order, and writes them as TOML.

A setting has one name everywhere: `limits.table_burst` on the command line, `table_burst` under `[limits]` in the file,
`ABBEY_LIMITS_TABLE_BURST` in the environment.
"""

import json
import math
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.inspect import StructType, type_info

from abbey.rules import AbbeyError
from abbey.server.settings import Settings

PREFIX: Final = "ABBEY_"
FILE_VARIABLE: Final = "ABBEY_CONFIG"  # names the file
# What else the environment may hold under our prefix: options of commands, what the files for hosts use, and tests.
OTHER_VARIABLES: Final = (
    "ABBEY_STORE",
    "ABBEY_HOST",
    "ABBEY_PORT",
    "ABBEY_WORKERS",
    "ABBEY_PROGRAM",
    "ABBEY_BACKUPS",
    "ABBEY_BACKUPS_KEPT",
    "ABBEY_SAMPLES",
    "ABBEY_TEST_POSTGRESQL",
)
ALIKE: Final = 0.7  # how much of a name must be right for it to be taken for a slip
# How people call the types that msgspec names.
KINDS: Final = {
    "int": "a whole number",
    "float": "a decimal number",
    "bool": "true or false",
    "str": "text",
    "array": "a list",
    "object": "a section",
}
KUBERNETES: Final = ("ABBEY_SERVICE_", "ABBEY_PORT_")  # what it sets by itself where a service is called abbey


class ConfigurationError(AbbeyError):
    """A setting is unknown or has a wrong value; the message names it, and where it stands."""


def read_settings(file: Path | None, environment: Mapping[str, str], flags: Sequence[str] = ()) -> Settings:
    """Return the settings. Flags (`NAME=VALUE`) count more than the environment, and that more than the file."""
    expect_variables(environment)
    file = file or _file_of(environment)
    chosen = _read_file(file) if file else {}
    for variable, name in _variables().items():
        if variable in environment:
            _put(chosen, name, environment[variable], variable)
    for flag in flags:
        name, equals, value = flag.partition("=")
        if not equals:
            raise ConfigurationError(f"--set {flag} should read NAME=VALUE, like limits.table_burst=5.")
        _put(chosen, _known(name.strip(), "--set"), value.strip(), f"--set {name}")
    return _converted(chosen, "The settings")


def names() -> Iterator[str]:
    """Yield the names of all settings."""
    for name, value in _items(Settings()):
        if isinstance(value, Struct):
            yield from (f"{name}.{inner}" for inner, _ in _items(value))
        else:
            yield name


def expect_variables(environment: Mapping[str, str]) -> None:
    """Refuse a variable that begins like ours and means nothing, as a wrong word does."""
    known = [*_variables(), FILE_VARIABLE, *OTHER_VARIABLES]
    for variable in sorted(environment):
        if variable.startswith(PREFIX) and variable not in known and not variable.startswith(KUBERNETES):
            raise ConfigurationError(f"{variable}: there is no such setting.{_hint(variable, known, PREFIX)}")


def written(settings: Settings) -> str:
    """Return the settings as a TOML file that `read_settings` reads, each with what it means."""
    lines = _entries(settings)
    for section, values in _items(settings):
        if isinstance(values, Struct):
            lines += ["", f"[{section}]", *_entries(values)]
    return "\n".join(lines) + "\n"


def _entries(settings: Struct) -> list[str]:
    meanings = _descriptions(type(settings))
    plain = [(name, value) for name, value in _items(settings) if not isinstance(value, Struct)]
    return [f"{name} = {json.dumps(value, ensure_ascii=False)}  # {meanings[name]}" for name, value in plain]


def _descriptions(kind: type[Struct]) -> dict[str, str]:
    described = type_info(kind)
    assert isinstance(described, StructType)
    return {
        field.name: (getattr(field.type, "extra_json_schema", None) or {}).get("description", "")
        for field in described.fields
    }


def _items(settings: Struct) -> list[tuple[str, Any]]:
    return [(name, getattr(settings, name)) for name in settings.__struct_fields__]


def _variables() -> dict[str, str]:
    """Return the setting that each variable of the environment sets."""
    return {PREFIX + name.replace(".", "_").upper(): name for name in names()}


def _file_of(environment: Mapping[str, str]) -> Path | None:
    return Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None


def _read_file(file: Path) -> dict[str, Any]:
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigurationError(f"{file} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigurationError(f"{file} is not TOML: {error}.") from error
    for name, value in read.items():
        for full in [f"{name}.{inner}" for inner in value] if isinstance(value, dict) else [name]:
            _known(full, str(file))
    _converted(read, str(file))  # a wrong value is reported with the file's name
    return read


def _known(name: str, where: str) -> str:
    known = list(names())
    if name in known:
        return name
    raise ConfigurationError(f"{where}: there is no setting {name}.{_hint(name, known)}")


def _hint(name: str, known: Sequence[str], prefix: str = "") -> str:
    """Return the known name that is nearest, as a question; that all begin with a prefix makes none of them near."""
    near = get_close_matches(name.removeprefix(prefix), [one.removeprefix(prefix) for one in known], 1, ALIKE)
    return f" Is it {prefix}{near[0]}?" if near else " `abbey serve --print-config` shows all of them."


def _put(chosen: dict[str, Any], name: str, text: str, where: str) -> None:
    """Set one value that came as text, which is read as TOML and otherwise taken as it is."""
    section, _, inner = name.rpartition(".")
    target = chosen.setdefault(section, {}) if section else chosen
    target[inner] = _value(text)
    _converted({section: {inner: target[inner]}} if section else {inner: target[inner]}, where)


def _value(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def _converted(chosen: dict[str, Any], where: str) -> Settings:
    try:
        settings = msgspec.convert(chosen, Settings)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$.")
        raise ConfigurationError(_wrong(where, place.rstrip("`") or "a setting", _plain(what))) from error
    for name, value in [*_items(settings), *_items(settings.limits)]:
        if isinstance(value, float) and not math.isfinite(value):
            raise ConfigurationError(_wrong(where, name, f"expected a number, got {value}"))
    for proxy in settings.proxies:
        if not _is_network(proxy):
            raise ConfigurationError(_wrong(where, "proxies", f"{proxy!r} is not an address or a network"))
    return settings


def _wrong(where: str, name: str, what: str) -> str:
    """Return the sentence for a wrong value; a place that names the setting already does not name it twice."""
    return f"{where}: {what}." if where.endswith(name) else f"{where}: {name} is wrong: {what}."


def _plain(what: str) -> str:
    """Put into plain words what msgspec found wrong."""
    words = re.sub("`([a-z]+)`", lambda kind: KINDS.get(kind[1], kind[1]), what)
    words = words.replace(" >= ", " of at least ").replace(" <= ", " of at most ")
    return words[:1].lower() + words[1:]


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True
