#!/usr/bin/python3
"""Writes down what later versions have to read: `kept/keep.py VERSION` (kept/README.md).

Wants a release build. Bots, boards and chance follow from the seeds here; the tables of the data
folder are a server's own and come out different each time.
"""

import argparse
import asyncio
import json
import random
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Iterator

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "bench" / "siege"))

from follower import Tale  # noqa: E402
from player import Player  # noqa: E402
from program import goldens_of, name_of, output, records_of, told_end  # noqa: E402
from server import Server  # noqa: E402
from tables import Table, make_table  # noqa: E402

SEED = 20261128
PLIES_BEGUN = 12
WHOLE_GAME = 10_000


def games() -> list[dict[str, Any]]:
    return list(json.loads(output("games", "--json")))


def variants(game: dict[str, Any]) -> Iterator[tuple[int, list[str]]]:
    """Every number of seats by the default options, and every other value once more."""
    for players in range(game["min_players"], game["max_players"] + 1):
        yield players, []
        for option in game["options"]:
            for value in option["values"][1:]:
                yield players, [f"{option['name']}={value}"]


def keep_records(folder: Path) -> None:
    records = folder / "records"
    records.mkdir(parents=True)
    for game in games():
        for number, (players, options) in enumerate(variants(game)):
            flags = [flag for option in options for flag in ("--option", option)]
            with tempfile.TemporaryDirectory() as out:
                output(
                    *("selfplay", game["name"], "--players", str(players), "--bots", "bot:1"),
                    *("--seed", str(SEED + number), "--out", out, *flags),
                )
                (record,) = Path(out).iterdir()
                words = "-".join([game["name"], str(players), *(o.replace("=", "-") for o in options)])
                shutil.move(record, records / f"{words}.game")
    ends = [{"record": it.name, "end": told_end(it)} for it in records_of(folder)]
    (folder / "ends.jsonl").write_text("".join(json.dumps(end) + "\n" for end in ends))


def keep_goldens(folder: Path) -> None:
    """The questions of the rules, with the positions at which they are asked."""
    for game in games():
        name = game["name"]
        shutil.copytree(HERE.parent / "games" / name / "golden", folder / "goldens" / name)
    ends = [{"record": name_of(it), "end": told_end(it)} for it in goldens_of(folder)]
    (folder / "goldens.jsonl").write_text("".join(json.dumps(end) + "\n" for end in ends))


async def resign(server: Server, table: Table) -> None:
    socket = await table.sit(server.place)
    await socket.send({"type": "resign", "move_id": "resign-0001", "seat": 0})
    while (message := await socket.receive())["type"] != "incident":
        if message["type"] == "refused":
            raise RuntimeError(f"{table.id}: {message}")
    socket.abort()


async def play(server: Server, table: Table, plies: int) -> None:
    tale = Tale()
    await Player(server.place, table, tale, random.Random(SEED)).play(plies)
    if tale.faults:
        raise RuntimeError("; ".join(tale.faults))


async def fill(server: Server) -> list[dict[str, str]]:
    """The tables that are not over, with what their player proves the seats by."""
    begun = []
    for game in games():
        await play(server, await make_table(server.place, game["name"], "me", "me"), WHOLE_GAME)
        left = await make_table(server.place, game["name"], "me", "me")
        await play(server, left, PLIES_BEGUN)
        await resign(server, left)
        table = await make_table(server.place, game["name"], "me", "me")
        await play(server, table, PLIES_BEGUN)
        begun.append({"table": table.id, "cookie": table.cookie})
    return begun


def keep_folder(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        data = Path(temporary) / "folder"
        with Server("--tables", "1000:1000", "--messages", "1000:1000", data=data) as server:
            begun = asyncio.run(fill(server))
        for gone in ("lock", "benben.db-shm"):  # which every start makes anew
            (data / gone).unlink(missing_ok=True)
        with tarfile.open(folder / "folder.tar.xz", "w:xz") as archive:
            archive.add(data, "folder", filter=of_nobody)
        # Read last: reading tidies up what the kill has left.
        tables = json.loads(output("tables", "--data", str(data), "--json"))
        exports = folder / "exports"
        exports.mkdir()
        for table in tables:
            record = output("export", "--data", str(data), table["id"])
            (exports / f"{table['id']}.game").write_text(record)
    (folder / "tables.json").write_text(json.dumps(tables, indent=1) + "\n")
    (folder / "begun.json").write_text(json.dumps(begun, indent=1) + "\n")


def of_nobody(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    return member


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes down what later versions have to read.")
    parser.add_argument("version", help="three numbers, as in 1.2.3")
    folder = HERE / parser.parse_args().version
    if folder.exists():
        print(f"{folder} is there already, and what was kept does not change", file=sys.stderr)
        return 1
    keep_records(folder)
    keep_goldens(folder)
    keep_folder(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
