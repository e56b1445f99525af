"""Opens a table on a running server and plays the first legal action, whatever it is: a client of its own.

Start a server first: abbey serve --port 8000
"""

import json
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"


def open_table() -> tuple[str, str]:
    chairs = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    body = json.dumps({"chairs": chairs, "start": True}).encode()
    with urlopen(Request(f"{SERVER}/api/tables", body)) as answer:
        opened = json.load(answer)
    return opened["table"]["id"], opened["keys"][0]["token"]


def main() -> None:
    table, token = open_table()
    with connect(f"{SERVER.replace('http', 'ws')}/api/tables/{table}/live") as line:
        line.send(json.dumps({"type": "hello", "token": token}))
        answered, board = 0, dict[str, object]()
        for text in line:
            message = json.loads(text)
            board |= message.get("board") or {}  # whole at first, then what is new
            if (own := message.get("own")) and own["legal"] and own["question"] > answered:
                answered = own["question"]
                line.send(json.dumps({"type": "play", "question": answered, "action": own["legal"][0]}))
            if board.get("phase") == "over":
                print("scores", board["scores"], "winners", board["winners"])
                return


if __name__ == "__main__":
    main()
