#!/usr/bin/python3
"""Tests of whom Benben believes when somebody says for whom he asks (X-Forwarded-For, -Proto).

The test itself is the proxy, on loopback, where every address of 127.0.0.0/8 is another client.
"""

import unittest
from typing import Callable

from stage import NAME  # which says where the next ones are
from stage_case import AT_ONCE, StageCase, tables_granted

from client import Headers, ask
from tables import ask_for_table


class DirectTest(StageCase):
    """What a proxy may say, said by the test itself: whoever has loopback is one by default."""

    def forwarded(self, *lines: str) -> Headers:
        return [("X-Forwarded-For", line) for line in lines]

    async def grants(self, text: Callable[[int], str]) -> float:
        return await tables_granted(self.server.place, 30, lambda n: self.forwarded(text(n)))

    async def test_a_household_has_64_bits_of_ipv6(self) -> None:
        spellings = ("2001:db8:1:2::%x", "[2001:db8:1:2::%x]", "[2001:db8:1:2::%x]:443")
        granted = await self.grants(lambda n: spellings[n % 3] % (n + 1))
        self.assertLessEqual(granted, AT_ONCE)
        self.assertGreater(await self.grants(lambda n: f"2001:db8:2:{n:x}::1"), AT_ONCE + 1)

    async def test_a_port_makes_no_other_client(self) -> None:
        self.assertLessEqual(await self.grants(lambda n: f"192.0.2.1:{1000 + n}"), AT_ONCE)

    async def test_what_is_no_address_counts_as_the_proxy(self) -> None:
        garbage = ("unknown", "", "bogus%d", "1.2.3", "300.1.1.%d", "::g", "_hidden%d", "1.2.3.4;")
        granted = await self.grants(lambda n: garbage[n % 8].replace("%d", str(n)))
        self.assertLessEqual(granted, AT_ONCE)

    async def test_the_last_element_of_the_last_line_counts(self) -> None:
        granted = await tables_granted(
            self.server.place,
            30,
            lambda n: self.forwarded(f"198.51.100.{n}, 10.0.0.{n}", f"10.1.0.{n},\t192.0.2.77"),
        )
        self.assertLessEqual(granted, AT_ONCE)

    async def test_other_names_are_refused_and_addresses_are_not(self) -> None:
        for host in (NAME, f"{NAME}:443", "localhost", "127.0.0.1:8080", "[::1]:8080"):
            answer = await ask(self.server.place, "GET", "/api/health", [("Host", host)])
            self.assertEqual(answer.status, 200, host)
        for host in ("evil.example", f"{NAME}.evil.example", f"not{NAME}"):
            answer = await ask(self.server.place, "GET", "/api/health", [("Host", host)])
            self.assertEqual((answer.status, answer.code), (403, "bad_origin"), host)


class NamedProxyTest(StageCase):
    """Where a proxy is named, nobody else is one, not even on this machine."""

    flags = ("--proxy", "127.0.0.9/32")

    async def test_a_stranger_names_nobody(self) -> None:
        def headers(number: int) -> Headers:
            return [("X-Forwarded-For", f"192.0.2.{number}"), ("X-Forwarded-Proto", "https")]

        stranger, proxy = self.server.place_of("127.0.0.2"), self.server.place_of("127.0.0.9")
        self.assertLessEqual(await tables_granted(stranger, 30, headers), AT_ONCE)
        self.assertGreater(await tables_granted(proxy, 30, headers), AT_ONCE + 1)

    async def test_a_stranger_does_not_say_that_it_came_by_https(self) -> None:
        said = [("X-Forwarded-Proto", "https")]
        for source, is_secure in (("127.0.0.3", False), ("127.0.0.9", True)):
            place = self.server.place_of(source)
            answer = await ask_for_table(place, "pyramix", "me", "me", headers=said)
            cookie = answer.header("set-cookie") or ""
            self.assertEqual("Secure" in cookie, is_secure)
            self.assertEqual(cookie.startswith("__Host-person="), is_secure)


if __name__ == "__main__":
    unittest.main()
