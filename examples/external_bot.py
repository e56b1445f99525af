"""Plays in a process of its own: this bot keeps time tiles, moves by chance, and needs nothing of abbey.

Play against it: abbey play --bots "exec:python examples/external_bot.py"
"""

import json
import random
import sys
from typing import Any


def choice(question: dict[str, Any]) -> str:
    legal: list[str] = question["view"]["legal"]
    return "keep" if "keep" in legal else random.Random(question["chance"]).choice(legal)


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"question": question["question"], "action": choice(question)}), flush=True)
