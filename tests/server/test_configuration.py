"""Tests the host's settings: from a file, the environment and flags, and back as a file."""

import re
from pathlib import Path

import pytest

from abbey.server.configuration import ConfigurationError, expect_variables, names, read_settings, written
from abbey.server.settings import USUAL, Settings
from tests.docs.pages import ROOT


def file_with(folder: Path, text: str) -> Path:
    file = folder / "abbey.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_without_anything_said_the_settings_are_the_usual_ones() -> None:
    assert read_settings(None, {}) == USUAL


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = file_with(tmp_path, "pace_s = 1\nidle_s = 1\nhello_s = 1\n[limits]\ntable_burst = 1\nmessage_burst = 1\n")
    environment = {"ABBEY_IDLE_S": "2", "ABBEY_HELLO_S": "2", "ABBEY_LIMITS_TABLE_BURST": "2"}
    settings = read_settings(file, environment, ["hello_s=3"])
    assert (settings.pace_s, settings.idle_s, settings.hello_s) == (1, 2, 3)
    assert (settings.limits.table_burst, settings.limits.message_burst) == (2, 1)


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    file = file_with(tmp_path, 'stand_in = "random"\nproxies = ["10.0.0.0/8"]\n')
    settings = read_settings(None, {"ABBEY_CONFIG": str(file)})
    assert (settings.stand_in, settings.proxies) == ("random", ("10.0.0.0/8",))


def test_a_text_needs_no_quotes_outside_the_file() -> None:
    assert read_settings(None, {"ABBEY_STAND_IN": "random"}).stand_in == "random"
    assert read_settings(None, {}, ['stand_in="random"']).stand_in == "random"


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    settings = read_settings(None, {}, ["pace_s=0.25", "limits.work_ms_a_second=12.5", "proxies=[]"])
    assert read_settings(file_with(tmp_path, written(settings)), {}) == settings
    assert settings != USUAL


def test_every_setting_is_written_with_what_it_means() -> None:
    lines = [line for line in written(Settings()).splitlines() if " = " in line]
    assert len(lines) == len(list(names()))
    assert not [line for line in lines if line.rstrip().endswith("#")]


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["table_burst"], "--set table_burst should read NAME=VALUE"),
        (["limits.tabel_burst=1"], "--set: there is no setting limits.tabel_burst. Is it limits.table_burst?"),
        (["throne=1"], "--set: there is no setting throne. `abbey serve --print-config` shows all of them."),
        (["limits.table_burst=many"], "--set limits.table_burst: expected a whole number, got text."),
        (["limits.table_burst=0"], "--set limits.table_burst: expected a whole number of at least 1."),
        (
            ["limits.reserved_for_players=1"],
            "--set limits.reserved_for_players: expected a decimal number of at most 0.9.",
        ),
        (["log_json=3"], "--set log_json: expected true or false, got a whole number."),
        (["proxies=3"], "--set proxies: expected a list, got a whole number."),
        (["pace_s=inf"], "--set pace_s: expected a number, got inf."),
        (['proxies=["nowhere"]'], "--set proxies: 'nowhere' is not an address or a network."),
    ],
)
def test_a_wrong_flag_is_named(flags: list[str], said: str) -> None:
    with pytest.raises(ConfigurationError) as refused:
        read_settings(None, {}, flags)
    assert str(refused.value).startswith(said)


def test_a_wrong_variable_is_named() -> None:
    with pytest.raises(ConfigurationError, match=r"ABBEY_LIMITS_TABLE_BURST: limits.table_burst is wrong"):
        read_settings(None, {"ABBEY_LIMITS_TABLE_BURST": "-3"})


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        ("ABBEY_LIMITS_TABLE_BUST", "there is no such setting. Is it ABBEY_LIMITS_TABLE_BURST?"),
        ("ABBEY_TABLE_BURST", "there is no such setting. Is it ABBEY_LIMITS_TABLE_BURST?"),
        ("ABBEY_LIMITS.TABLE_BURST", "there is no such setting. Is it ABBEY_LIMITS_TABLE_BURST?"),
        ("ABBEY_CONFG", "there is no such setting. Is it ABBEY_CONFIG?"),
        ("ABBEY_STORAGE", "there is no such setting. Is it ABBEY_STORE?"),
        ("ABBEY_LIMTS_X", "there is no such setting. `abbey serve --print-config` shows all of them."),
        ("ABBEY_THRONE_XYZ", "there is no such setting. `abbey serve --print-config` shows all of them."),
        ("ABBEY_", "there is no such setting. `abbey serve --print-config` shows all of them."),
    ],
)
def test_a_variable_that_means_nothing_is_named(variable: str, said: str) -> None:
    with pytest.raises(ConfigurationError) as refused:
        read_settings(None, {"PATH": "/bin", variable: "5"})
    assert str(refused.value) == f"{variable}: {said}"


@pytest.mark.parametrize("place", ["deploy", "docs", "src/abbey", "tests/speech", "tests/server/postgresql"])
def test_every_variable_that_anything_of_ours_reads_or_names_may_be_set(place: str) -> None:
    files = [file for file in (ROOT / place).rglob("*") if file.is_file() and file.suffix != ".pyc"]
    texts = [file.read_text(encoding="utf-8", errors="replace") for file in files]
    named = {name for text in texts for name in re.findall(r"(?<![A-Z_])ABBEY_[A-Z_]*[A-Z](?!_)\b", text)}
    assert named
    expect_variables(dict.fromkeys(named, ""))


def test_what_kubernetes_sets_for_a_service_of_that_name_is_no_mistake() -> None:
    told = ["ABBEY_SERVICE_HOST", "ABBEY_SERVICE_PORT_HTTP", "ABBEY_PORT", "ABBEY_PORT_8000_TCP_ADDR"]
    assert read_settings(None, dict.fromkeys(told, "tcp://10.0.0.1:8000")) == USUAL


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pace_s = ", "is not TOML"),
        ("[limits]\ntabel_burst = 1\n", "there is no setting limits.tabel_burst. Is it limits.table_burst?"),
        ("limits = 3\n", "there is no setting limits"),
        (
            "[limits]\ntable_burst = 1.5\n",
            "limits.table_burst is wrong: expected a whole number, got a decimal number.",
        ),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, text: str, said: str) -> None:
    file = file_with(tmp_path, text)
    with pytest.raises(ConfigurationError) as refused:
        read_settings(file, {})
    assert str(file) in str(refused.value)
    assert said in str(refused.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="cannot be read: No such file or directory"):
        read_settings(tmp_path / "none.toml", {})
