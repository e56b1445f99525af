"""Carries out what `abbey admin` and `abbey restore` order of the server that has the file of tables."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path

from abbey.server.removal import remove_for_good
from abbey.server.room import Room
from abbey.server.shard import Shard
from abbey.server.store.file_reader import reading
from abbey.server.store.transfer import bring
from abbey.server.stored_table import table_of
from abbey.table import Refusal, commands, write_event
from abbey.table.logbook import Ordered
from abbey.table.store import Downtime, NewerTableError, Store, UnreadableTableError


class OrderHandler:
    """Does to the tables of one shard what is ordered; `room` opens one, `hear` tells one that its store has news."""

    def __init__(
        self,
        store: Store,
        shard: Shard,
        now: Callable[[], float],
        room: Callable[[str], Awaitable[Room]],
        hear: Callable[[str], None],
    ) -> None:
        self._store = store
        self._shard = shard
        self._now = now
        self._room = room
        self._hear = hear

    async def carry_out(self, order: Ordered) -> bool:
        """Do what is ordered; False if nothing of it is for this shard."""
        if order.command == "restore":
            return await self._restore(Path(order.file), set(filter(self._shard.holds, order.tables)))
        if not self._shard.holds(order.table):
            return False
        if order.command == "delete":
            await remove_for_good(self._store, order.table)
            self._hear(order.table)  # whoever is there is shown out
            return True
        room = await self._room(order.table)
        await room.act(lambda table, at: commands.close(table, order.why, at))
        return True

    async def _restore(self, file: Path, tables: set[str]) -> bool:
        """Bring these tables of a backup back."""
        if not tables:
            return False
        with reading(file) as backup:
            entries = [entry for entry in await backup.catalogue() if entry.id in tables]
            brought = await bring(backup, self._store, entries)
            last = (await backup.uptime()).last
        if last is not None:
            await self._stop_clocks([entry.id for entry in brought if not entry.over], Downtime(last, self._now()))
        for entry in brought:
            self._hear(entry.id)
        return True

    async def _stop_clocks(self, tables: Iterable[str], downtime: Downtime) -> None:
        """Take the time that these tables were away off their clocks, before anybody can open them."""
        for name in tables:
            with suppress(Refusal, NewerTableError, UnreadableTableError):  # other versions look after those
                bodies = await self._store.read(name)
                table = await table_of(name, bodies)
                if paused := commands.resume(table, [downtime], self._now()):
                    await self._store.append(name, len(bodies), list(map(write_event, paused)))
