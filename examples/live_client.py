"""Opens a table on a running server (abbey serve --port 8000) and plays the first legal action: a client of its own."""

import asyncio
import json
import secrets
import sys
from contextlib import suppress
from urllib.request import Request, urlopen

from websockets import ClientConnection, ConnectionClosed, connect

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"
OPENING = {"chairs": [{"kind": "here", "name": "Anna"}, {"kind": "bot", "bot": "random"}], "start": True, "mixed": True}
SHARE = secrets.token_hex(32)  # our part of the deal: the server has promised its own before, and cannot choose


async def play(connection: ClientConnection, token: str) -> None:
    for message in {"type": "hello", "token": token, "protocol": 2}, {"type": "mix", "share": SHARE}:
        await connection.send(json.dumps(message))
    answered, known = 0, dict[str, object]()
    while known.get("phase") != "over":
        told = json.loads(await connection.recv())
        known |= (told.get("table") or {}) | (told.get("board") or {})  # the board whole at first, then what is new
        if (own := told.get("own")) and own["legal"] and own["question"] > answered:
            answered = own["question"]
            await connection.send(json.dumps({"type": "play", "question": answered, "action": own["legal"][0]}))
    print("scores", known["scores"], "winners", known["winners"], "shares of the deal", known["shares"])


async def main() -> None:
    with urlopen(Request(f"{SERVER}/api/tables", json.dumps(OPENING).encode())) as answer:
        opened = json.load(answer)
    address = f"{SERVER.replace('http', 'ws')}/api/tables/{opened['table']['id']}/live"
    async for connection in connect(address):  # after one that ends comes another, at the next server perhaps
        with suppress(ConnectionClosed):  # what has no answer is asked again in the next welcome
            await play(connection, opened["keys"][0]["token"])
            return


asyncio.run(main())
