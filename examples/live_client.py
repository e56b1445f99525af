"""Opens a table on a running server (abbey serve --port 8000) and plays the first legal action: a client of its own."""

import asyncio
import json
import sys
from contextlib import suppress
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
CHAIRS = [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}]


async def play(line: ClientConnection, token: str) -> None:
    await line.send(json.dumps({"type": "hello", "token": token, "protocol": 2}))
    answered, board = 0, dict[str, object]()
    while board.get("phase") != "over":
        message = json.loads(await line.recv())
        board |= message.get("board") or {}  # whole at first, then what is new
        if (own := message.get("own")) and own["legal"] and own["question"] > answered:
            answered = own["question"]
            await line.send(json.dumps({"type": "play", "question": answered, "action": own["legal"][0]}))
    print("scores", board["scores"], "winners", board["winners"])


async def main() -> None:
    with urlopen(Request(f"{SERVER}/api/tables", json.dumps({"chairs": CHAIRS, "start": True}).encode())) as answer:
        opened = json.load(answer)
    address = f"{SERVER.replace('http', 'ws')}/api/tables/{opened['table']['id']}/live"
    async for line in connect(address):  # a line that ends is followed by another, at the next server perhaps
        with suppress(ConnectionClosed):  # what has no answer is asked again in the next welcome
            await play(line, opened["keys"][0]["token"])
            return


if __name__ == "__main__":
    asyncio.run(main())
