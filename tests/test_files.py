"""Tests files that belong to one process, to one person, and are never half written."""

import os
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from abbey.files import FileError, FileInUseError, lock_alone, make_private, write_whole

HOLD_A_LOCK = """
import pathlib, sys
from abbey.files import lock_alone
held = lock_alone(pathlib.Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_locked_file_is_refused_until_it_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with closing(lock_alone(path)), pytest.raises(FileInUseError, match="is in use by another process"):
        lock_alone(path)
    lock_alone(path).close()
    assert not path.exists(), "the lock lies beside the file"


def test_the_system_lets_go_of_the_lock_of_a_process_that_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    command = [sys.executable, "-c", HOLD_A_LOCK, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(FileInUseError):
            lock_alone(path)
        holder.kill()
    lock_alone(path).close()


def test_a_lock_that_is_no_lock_of_ours_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "journal.lock").write_bytes(b"Dear William, " * 100)
    with pytest.raises(FileError, match="cannot be locked: file is not a database"):
        lock_alone(tmp_path / "journal")


def test_a_private_file_is_its_owners_alone_and_one_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    made, there = tmp_path / "folder" / "secret", tmp_path / "there"
    there.write_text("words")
    there.chmod(0o644)
    make_private(made)
    make_private(there)
    assert (mode(made), mode(made.parent), mode(there)) == (0o600, 0o700, 0o644)
    assert there.read_text() == "words"


def test_a_text_that_cannot_be_written_leaves_the_old_one_and_no_draft(tmp_path: Path) -> None:
    path = tmp_path / "game.abbey"
    write_whole(path, "whole\n")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "half \ud800")
    assert path.read_bytes() == b"whole\n"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_written_through_a_link_stays_where_it_is(tmp_path: Path) -> None:
    path, link = tmp_path / "game.abbey", tmp_path / "link.abbey"
    link.symlink_to(path)
    write_whole(link, "words")
    assert link.is_symlink()
    assert path.read_text() == "words"


def test_only_a_private_text_is_kept_from_others(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        write_whole(tmp_path / "report.md", "for all")
        write_whole(tmp_path / "game.abbey", "for me", private=True)
    finally:
        os.umask(before)
    assert (mode(tmp_path / "report.md"), mode(tmp_path / "game.abbey")) == (0o644, 0o600)
