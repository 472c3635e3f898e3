#!/usr/bin/python3
"""Tests of Benben behind nginx and HAProxy, with the very configurations of this folder.

Real proxies stand before the real server, on loopback, where every address of 127.0.0.0/8 is
another client. Without root HAProxy keeps its user; nothing else differs.
"""

import asyncio
import itertools
import json
import random
import re
import tempfile
import unittest
from pathlib import Path
from typing import Awaitable, Callable

import stage  # which says where the next ones are
from stage import NAME
from stage_case import AT_ONCE, StageCase, tables_granted

from client import Answer, Closed, Connection, Headers, Refused, Socket, ask, request
from oracle import turn
from tables import Table, ask_for_table, make_table, seats_of

JSON = ("Content-Type", "application/json")
BODY = json.dumps({"game": "pyramix", "players": 2, "seats": seats_of("me", "me")}).encode()
# No two tests are the same client.
CLIENTS = (f"127.0.1.{number}" for number in itertools.count(1))


def nothing(_: int) -> Headers:
    return []


class SubstitutionTest(unittest.TestCase):
    def test_a_line_that_is_not_there_is_a_fault(self) -> None:
        self.assertEqual(stage.substitute("a 1;  # why\nb\n", {"a 1;": "a 2;"}), "a 2;\nb\n")
        for text in ("b\n", "a 1; c\n"):
            with self.assertRaisesRegex(ValueError, "not there"):
                stage.substitute(text, {"a 1;": "a 2;"})

    def test_a_line_of_the_owners_that_stays_is_a_fault(self) -> None:
        with self.assertRaisesRegex(ValueError, "not replaced"):
            stage.substitute("a 1;\nb;  # yours\n", {"a 1;": "a 2;"})
        stage.substitute(f"a 1;\nb {NAME};  # yours\n", {"a 1;": "a 2;"})


class ProxyCases(StageCase):
    """What holds behind every proxy."""

    flags = ("--proxy", "127.0.0.1/32", "--proxy", "::1/128")
    kind: type[stage.Proxy]
    proxy: stage.Proxy

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        folder = cls.enterClassContext(tempfile.TemporaryDirectory())
        cls.proxy = cls.kind([cls.server.port], stage.Certificate(Path(folder)))
        cls.addClassCleanup(cls.proxy.stop)
        cls.proxy.start()

    def setUp(self) -> None:
        self.place = self.proxy.secure(next(CLIENTS))

    async def test_the_page(self) -> None:
        page = await ask(self.place, "GET", "/")
        self.assertEqual((page.status, page.header("cache-control")), (200, "no-cache"))
        self.assertEqual(page.header("strict-transport-security"), "max-age=31536000")
        (script,) = re.findall(rb'src="(/assets/[^"]+\.js)"', page.body)
        bodies: dict[str | None, set[bytes]] = {None: set(), "br": set()}
        for encoding in [None, "br"] * 3:
            headers = [("Accept-Encoding", encoding)] if encoding else []
            file = await ask(self.place, "GET", script.decode(), headers)
            self.assertEqual((file.status, file.header("content-encoding")), (200, encoding))
            self.assertIn("immutable", file.header("cache-control") or "")
            bodies[encoding].add(file.body)
        self.assertEqual([len(same) for same in bodies.values()], [1, 1])

    async def test_ipv6(self) -> None:
        if not stage.has_ipv6():
            self.skipTest("this machine has no IPv6")
        health = await ask(self.proxy.secure(host="::1"), "GET", "/api/health")
        self.assertEqual((health.status, health.json()), (200, {"status": "ok"}))

    async def test_http_is_sent_to_https(self) -> None:
        answer = await ask(self.proxy.plain(), "GET", "/join/abc?x=1")
        self.assertEqual(answer.status, 301)
        self.assertEqual(answer.header("location"), f"https://{NAME}/join/abc?x=1")

    async def test_the_cookie_is_for_https_and_this_host_alone(self) -> None:
        answer = await ask_for_table(self.place, "pyramix", "me", "me")
        cookie = answer.header("set-cookie") or ""
        self.assertRegex(cookie, "^__Host-person=")
        for word in ("Secure", "HttpOnly", "SameSite=Strict", "Path=/"):
            self.assertIn(word, cookie.split("; "))

    async def test_a_move(self) -> None:
        table = await make_table(self.place, "pyramix", "me", "me")
        player, watcher = await table.sit(self.place), await Table(table.id, "").sit(self.place)
        hello = await player.wait_for("hello")
        events = (await player.wait_for("events"))["events"]
        self.assertEqual(hello["you"], [0, 1])
        self.assertEqual((await watcher.wait_for("hello"))["you"], [])
        self.assertEqual((await watcher.wait_for("events"))["events"], events)
        played = await turn(hello["header"], events, random.Random(1))
        assert played
        move = {"move_id": "first-move", "seat": played.seat, "text": played.text}
        await player.send({"type": "move", "expected_ply": len(events), **move})
        accepted = await player.wait_for("accepted")
        self.assertEqual((accepted["move_id"], accepted["ply"]), ("first-move", len(events)))
        published = await watcher.wait_for("events")
        self.assertEqual(published["events"][0], f"{played.seat} {played.text}")
        record = await ask(self.place, "GET", f"{table.path}/record")
        self.assertIn(f"\n{played.seat} {played.text}\n", record.body.decode())
        player.abort()
        watcher.abort()

    async def test_another_sites_page_opens_no_socket(self) -> None:
        table = await make_table(self.place, "pyramix", "me", "me")
        for origin, is_own in ((self.place.origin, True), ("https://evil.example", False)):
            try:
                headers = [*table.headers, ("Origin", origin)]
                (await Socket.open(self.place, f"{table.path}/socket", headers)).abort()
                self.assertTrue(is_own)
            except Refused as refused:
                self.assertEqual((is_own, refused.answer.code), (False, "bad_origin"))

    async def test_clients_are_told_apart(self) -> None:
        for source in (next(CLIENTS), next(CLIENTS)):
            granted = await tables_granted(self.proxy.secure(source), 15, nothing)
            self.assertLessEqual(granted, AT_ONCE)
            self.assertGreater(granted, AT_ONCE - 1)

    async def test_a_forged_address_gives_nothing(self) -> None:
        forgeries: list[Callable[[int], list[str]]] = [
            lambda n: [f"192.0.2.{n}"],
            lambda n: [f"192.0.2.{n}", f"198.51.100.{n}"],
            lambda n: [f"192.0.2.{n}, 198.51.100.{n}"],
            lambda n: [f"2001:db8:{n:x}::1"],
            lambda n: [f"garbage {n},", ""],
        ]

        def headers(number: int) -> Headers:
            lines = forgeries[number % len(forgeries)](number)
            return [("X-Forwarded-For", line) for line in lines]

        self.assertLessEqual(await tables_granted(self.place, 40, headers), AT_ONCE)

    async def test_a_forged_trailer_gives_nothing(self) -> None:
        chunked = [JSON, ("Transfer-Encoding", "chunked")]

        def body(number: int) -> bytes:
            trailer = b"X-Forwarded-For: 192.0.2.%d\r\n\r\n" % number
            return b"%x\r\n%s\r\n0\r\n" % (len(BODY), BODY) + trailer

        answers = [
            await ask(self.place, "POST", "/api/tables", chunked, body(n)) for n in range(40)
        ]
        self.assertEqual({answer.status for answer in answers}, {201, 429})
        self.assertLess(sum(answer.status == 201 for answer in answers), 2 * AT_ONCE)

    async def test_another_name_is_refused(self) -> None:
        answer = await ask(self.place, "GET", "/", [("Host", "evil.example")])
        self.assertEqual(answer.status, 403)

    async def test_a_large_body_is_refused(self) -> None:
        large = await ask(self.place, "POST", "/api/tables", [JSON], bytes(16 * 1024 + 1))
        self.assertEqual((large.status, large.code), (413, "too_large"))
        chunked = [JSON, ("Transfer-Encoding", "chunked")]
        body = b"".join(b"1000\r\n%s\r\n" % bytes(4096) for _ in range(5)) + b"0\r\n\r\n"
        large = await ask(self.place, "POST", "/api/tables", chunked, body)
        self.assertEqual((large.status, large.code), (413, "too_large"))

    async def test_a_body_that_waits_to_be_wanted(self) -> None:
        for place in (self.place, self.server.place):
            connection = await place.connect()
            headers = [JSON, ("Content-Length", str(len(BODY))), ("Expect", "100-continue")]
            await connection.send(request(place, "POST", "/api/tables", headers))
            self.assertEqual((await connection.head()).status, 100)
            await connection.send(BODY)
            self.assertEqual((await connection.answer()).status, 201)
            connection.close()

    async def test_too_many_requests_under_way_are_refused_as_json(self) -> None:
        started = request(self.place, "POST", "/api/tables", [JSON, ("Content-Length", "9")])
        crowd = [await self.place.connect() for _ in range(101)]
        for connection in crowd:
            await connection.send(started)
        first = await asyncio.wait_for(self.first_answer(crowd), stage.PATIENCE_S)
        self.assertEqual((first.status, first.code), (429, "rate_limited"))
        other = await ask(self.proxy.secure(next(CLIENTS)), "GET", "/api/health")
        self.assertEqual(other.status, 200)
        for connection in crowd:
            connection.abort()

    async def first_answer(self, crowd: list[Connection]) -> Answer:
        waits = [asyncio.create_task(connection.answer()) for connection in crowd]
        done, others = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        return done.pop().result()

    async def test_benben_dies_and_comes_back(self) -> None:
        table = await make_table(self.place, "pyramix", "me", "me")
        player = await table.sit(self.place)
        await player.wait_for("events")
        self.server.kill()
        with self.assertRaises(Closed):
            await player.wait_for("the end")
        self.assertIn((await ask(self.place, "GET", table.path)).status, (502, 503, 504))
        self.server.start()
        await self.until(lambda: self.answers(table.path))
        again = await table.sit(self.place, since=1)
        self.assertEqual((await again.wait_for("hello"))["you"], [0, 1])
        again.abort()

    async def answers(self, path: str) -> bool:
        return (await ask(self.place, "GET", path)).status == 200

    async def until(self, holds: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(stage.PATIENCE_S):
            while not await holds():
                await asyncio.sleep(0.05)


class NginxTest(ProxyCases):
    kind = stage.Nginx

    async def test_its_logs_have_no_whole_id_no_name_and_no_address(self) -> None:
        assert isinstance(self.proxy, stage.Nginx)
        asked = self.proxy.asked
        table = await make_table(self.place, "pyramix", "me", "me")
        (await table.sit(self.place)).abort()
        for path in (f"/table/{table.id}", f"/join/{table.id}", "/api/players/Ada/games"):
            await ask(self.place, "GET", f"{path}?of=Ada")
        await ask(self.place, "GET", f"{table.path}/a%0Ab")
        # nginx has a line for it, with all of it, at the level that it has without being told.
        large = await ask(self.place, "POST", f"{table.path}/claim", [JSON], b" " * 20_000)
        self.assertEqual(large.status, 413)
        short = table.id[:8]
        logged = [f"/api/tables/{short}/socket", f"/table/{short}", f"/join/{short}", "/api/players/"]

        async def are_logged() -> bool:
            text = asked.read_text()
            return all(f' {path}" ' in text for path in logged)

        await self.until(are_logged)
        logs = asked.read_text() + self.proxy.failed.read_text() + self.proxy.told()
        for secret in (table.id, "Ada", str(self.place.source)):
            self.assertNotIn(secret, logs)


class HaproxyTest(ProxyCases):
    kind = stage.Haproxy


del ProxyCases

if __name__ == "__main__":
    unittest.main()
