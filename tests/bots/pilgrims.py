"""Installs a real package in a folder, which brings bots along: one is sound, two are broken, one would be ours."""

from pathlib import Path

MODULE = """
from abbey.bots import RandomBot


class Pilgrim(RandomBot):
    def __init__(self, pace: int = 1) -> None:
        self.pace = pace
"""
ENTRIES = """
[abbey.bots]
pilgrim = pilgrims:Pilgrim
lost = pilgrims:Nowhere
fallen = fallen_pilgrims:Pilgrim
random = pilgrims:Pilgrim
"""


def install(folder: Path) -> None:
    (folder / "pilgrims.py").write_text(MODULE, encoding="utf-8")
    (folder / "fallen_pilgrims.py").write_text("raise RuntimeError('fell')\n", encoding="utf-8")
    about = folder / "pilgrims-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pilgrims\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
