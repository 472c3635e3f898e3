#!/usr/bin/python3
"""Lays siege to servers of its own, one attack after the other, and prints what each cost.

attacks.py [ATTACK...]: all on loopback and bounded. Each attack has a fresh server with the limits
of a public one, a second of calm before it, and beside it a probe, an honest client of another
address.
"""

import argparse
import asyncio
import resource

import crowds
import endless
from siege import HEAD, Attack, Bounds, lay

ATTACKS: dict[str, Attack] = {
    "endless chunk extension": endless.chunk_extension,
    "endless trailer line": endless.trailer_line,
    "endless trailer fields": endless.trailer_fields,
    "endless small chunks": endless.small_chunks,
    "endless header name": endless.header_name,
    "endless header fields": endless.header_fields,
    "endless blank lines": endless.blank_lines,
    "endless fragments": endless.fragments,
    "endless empty fragments": endless.empty_fragments,
    "half-open connections": crowds.half_open,
    "deaf readers of files": crowds.deaf_readers,
    "deaf sockets": crowds.deaf_sockets,
    "flood of files": crowds.files,
    "flood of pings": crowds.pings,
    "bots": crowds.bots,
    "cookies": crowds.cookies,
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help="words of its name (all)")
    parser.add_argument("--seconds", type=float, default=5, help="of an attack (5)")
    parser.add_argument("--mib", type=int, default=256, help="sent by an endless one at most (256)")
    parser.add_argument("--connections", type=int, default=10_000, help="half open (10000)")
    return parser.parse_args()


def allow_descriptors() -> int:
    """As many as the machine grants; gives how many connections that makes, with some to spare."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard - 200


async def main() -> None:
    asked = arguments()
    connections = min(asked.connections, allow_descriptors())
    bounds = Bounds(asked.seconds, asked.mib, connections)
    print(HEAD, flush=True)
    for name, attack in ATTACKS.items():
        if not asked.attacks or any(word in name for word in asked.attacks):
            print(await lay(name, attack, bounds), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
