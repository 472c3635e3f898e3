#!/usr/bin/python3
"""What earlier versions have kept, read by today's program (kept/README.md). Wants a release build."""

import asyncio
import contextlib
import json
import random
import re
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path
from typing import Any, Iterator

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "bench" / "siege"))

from client import ask  # noqa: E402
from follower import Tale  # noqa: E402
from player import Player  # noqa: E402
from program import goldens_of, name_of, output, records_of, told_end  # noqa: E402
from server import Server  # noqa: E402
from tables import Table  # noqa: E402

VERSIONS = sorted(it for it in HERE.iterdir() if it.is_dir() and it.name[0].isdigit())
MORE_PLIES = 4
FLAGS = ("--tables", "1000:1000", "--messages", "1000:1000")


def differences(kept: Any, told: Any, where: str = "") -> Iterator[str]:
    """Where something is told otherwise than it was; members that are new say nothing."""
    if isinstance(kept, dict) and isinstance(told, dict):
        for name, value in kept.items():
            if name in told:
                yield from differences(value, told[name], f"{where}.{name}")
            else:
                yield f"{where}.{name} is not told any more"
    elif isinstance(kept, list) and isinstance(told, list) and len(kept) == len(told):
        for index, value in enumerate(kept):
            yield from differences(value, told[index], f"{where}[{index}]")
    elif kept != told:
        yield f"{where} was {kept} and is {told}"


class Differences(unittest.TestCase):
    def test_a_member_more_is_none(self) -> None:
        self.assertEqual(list(differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}]})), [])

    def test_all_else_is_told(self) -> None:
        kept = {"a": [1, {"b": 2}], "c": 3, "d": [1]}
        told = {"a": [1, {"b": 4}], "d": [1, 2]}
        self.assertEqual(
            list(differences(kept, told)),
            [".a[1].b was 2 and is 4", ".c is not told any more", ".d was [1] and is [1, 2]"],
        )


class P14(unittest.TestCase):
    def test_something_is_kept(self) -> None:
        self.assertIn("0.1.0", [it.name for it in VERSIONS])
        for version in VERSIONS:
            games = {it.name.split("-")[0].removesuffix(".game") for it in records_of(version)}
            self.assertGreaterEqual(
                games, {"pyramix", "anubixx", "ankhor", "cubus", "ascension"}, version.name
            )

    def test_records_come_to_their_ends(self) -> None:
        for version in VERSIONS:
            ends = [json.loads(line) for line in (version / "ends.jsonl").read_text().splitlines()]
            self.assertEqual([it["record"] for it in ends], [it.name for it in records_of(version)])
            for kept in ends:
                with self.subTest(version=version.name, record=kept["record"]):
                    self.assertEqual(kept["end"]["next"], "over")
                    told = told_end(version / "records" / kept["record"])
                    self.assertEqual(list(differences(kept["end"], told)), [])


class P14Goldens(unittest.TestCase):
    def test_they_come_to_their_positions(self) -> None:
        for version in VERSIONS:
            ends = [json.loads(line) for line in (version / "goldens.jsonl").read_text().splitlines()]
            self.assertEqual([it["record"] for it in ends], [name_of(it) for it in goldens_of(version)])
            self.assertGreater(len(ends), 100)
            for kept in ends:
                with self.subTest(version=version.name, record=kept["record"]):
                    told = told_end(version / "goldens" / kept["record"])
                    self.assertEqual(list(differences(kept["end"], told)), [])

    def test_their_questions_have_the_answers_that_they_had(self) -> None:
        asked = 0
        for golden in (it for version in VERSIONS for it in goldens_of(version)):
            text = golden.read_text()
            for answer, said in re.findall(r'^\[(Accepts|Refuses) "(.*)"\]$', text, re.MULTILINE):
                asked += 1
                with self.subTest(record=str(golden.relative_to(HERE)), asked=said):
                    if answer == "Accepts":
                        self.look(text + said + "\n")
                        continue
                    event, _, rule = said.rpartition(" ")
                    with self.assertRaisesRegex(RuntimeError, rf"\({rule}\)\n$"):
                        self.look(text + event + "\n")
        self.assertGreater(asked, 50)

    def look(self, record: str) -> None:
        with tempfile.NamedTemporaryFile("w", suffix=".game") as file:
            file.write(record)
            file.flush()
            output("trace", file.name)


class P14Folder(unittest.TestCase):
    @contextlib.contextmanager
    def unpacked(self, version: Path) -> Iterator[Path]:
        with self.subTest(version=version.name), tempfile.TemporaryDirectory() as place:
            with tarfile.open(version / "folder.tar.xz") as archive:
                archive.extractall(place)  # our own
            yield Path(place) / "folder"

    def test_it_is_whole_and_tells_what_it_told(self) -> None:
        for version in VERSIONS:
            with self.unpacked(version) as data:
                with Server(data=data):
                    pass  # brings it up to date
                self.look(version, data)

    def look(self, version: Path, data: Path) -> None:
        output("check", "--data", str(data))
        kept = json.loads((version / "tables.json").read_text())
        told = json.loads(output("tables", "--data", str(data), "--json"))
        self.assertEqual(list(differences(kept, told)), [])
        for table in kept:
            record = output("export", "--data", str(data), table["id"])
            self.assertEqual(record, (version / f"exports/{table['id']}.game").read_text())

    def test_what_was_not_over_goes_on(self) -> None:
        for version in VERSIONS:
            begun = json.loads((version / "begun.json").read_text())
            self.assertEqual(len(begun), 5)
            with self.unpacked(version) as data, Server(*FLAGS, data=data) as server:
                for it in begun:
                    asyncio.run(self.go_on(server, Table(it["table"], it["cookie"])))

    async def go_on(self, server: Server, table: Table) -> None:
        async def events() -> list[str]:
            answer = await ask(server.place, "GET", f"{table.path}/record")
            return answer.body.decode().partition("\n\n")[2].splitlines()

        before = await events()
        tale = Tale()
        player = Player(server.place, table, tale, random.Random(1))
        await player.play(len(before) + MORE_PLIES)
        self.assertEqual(tale.faults, [])
        after = await events()
        self.assertEqual(after[: len(before)], before)
        self.assertGreater(len(after), len(before))
        sent = [it for it in player.decisions.values() if it.move_id in player.acknowledged]
        self.assertGreater(len(sent), 0)
        for decision in sent:
            self.assertEqual(after[decision.ply], decision.event)


if __name__ == "__main__":
    unittest.main()
