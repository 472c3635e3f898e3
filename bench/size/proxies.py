#!/usr/bin/env python3
"""What TLS costs in front of a node: the processor time of nginx and of HAProxy, with the configurations of deploy/, for
each move at a table of two and for each connection.

benben_bench_moves, which speaks no TLS, plays through a second HAProxy that does, and is not counted. The ratio is to what
the node itself takes for a move in the same row; the first row is without a proxy.
"""

import argparse
import socket
import ssl
import sys
import tempfile
from pathlib import Path
from typing import Iterator

from durable import made
from ground import UNLIMITED, cpu_ms, cpu_ms_of_family, raise_limits
from server import ROOT, Server

sys.path.insert(0, str(ROOT / "deploy"))
import stage  # noqa: E402


class Tls(stage.Haproxy):
    """Takes plain connections, and hands on what they say by TLS."""

    def __init__(self, to: stage.Proxy) -> None:
        super().__init__([], to.certificate)
        self.to = to.secure_port

    def listens(self) -> bool:
        self.secure_port = self.plain_port
        return super().listens()

    def command(self) -> list[str | Path]:
        configuration = self.folder / "haproxy.cfg"
        configuration.write_text(
            "defaults\n  mode tcp\n  timeout connect 5s\n  timeout client 60s\n  timeout server 60s\n"
            f"listen plain\n  bind 127.0.0.1:{self.plain_port}\n"
            f"  server proxy 127.0.0.1:{self.to} ssl verify none\n"
        )
        return ["/usr/sbin/haproxy", "-db", "-f", configuration]


def cpu_of(proxy: stage.Proxy) -> float:
    """Of its process and those that it has started, in ms."""
    assert proxy.process
    return cpu_ms_of_family(proxy.process.pid)


def play(port: int, options: argparse.Namespace) -> int:
    """How many moves were made."""
    return int(made([port], options.tables, options.moves)[1])


def connect(proxy: stage.Proxy, times: int) -> None:
    """So many whole handshakes, each of a client that has not been there."""
    for _ in range(times):
        trust = ssl.create_default_context(cafile=str(proxy.certificate.chain))
        with socket.create_connection(("127.0.0.1", proxy.secure_port)) as plain:
            with trust.wrap_socket(plain, server_hostname=stage.NAME):
                pass


def rows(options: argparse.Namespace) -> Iterator[tuple[str, float, float, float | None]]:
    """Who stands before the node; the node's ms a move, the proxy's, and the proxy's for a connection."""
    with Server(*UNLIMITED, "--proxy", "127.0.0.1/32") as server, tempfile.TemporaryDirectory() as folder:
        play(server.port, options)  # so that nothing is done for the first time
        before = cpu_ms(server)
        moves = play(server.port, options)
        yield "none", (cpu_ms(server) - before) / moves, 0, None
        certificate = stage.Certificate(Path(folder))
        for kind in (stage.Nginx, stage.Haproxy):
            proxy = kind([server.port], certificate)
            proxy.start()
            outer = Tls(proxy)
            outer.start()
            before, used = cpu_ms(server), cpu_of(proxy)
            moves = play(outer.plain_port, options)
            node, each = (cpu_ms(server) - before) / moves, (cpu_of(proxy) - used) / moves
            used = cpu_of(proxy)
            connect(proxy, options.connections)
            yield kind.__name__, node, each, (cpu_of(proxy) - used) / options.connections
            outer.stop()
            proxy.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=5000, help="at least so many for each row")
    parser.add_argument("--tables", type=int, default=10, help="at most 50: a proxy grants one address 100 connections")
    parser.add_argument("--connections", type=int, default=300)
    options = parser.parse_args()
    raise_limits()
    print("| proxy | node, CPU ms a move | proxy, CPU ms a move | ratio | proxy, CPU ms a connection |")
    print("|---|---|---|---|---|")
    for name, node, each, connection in rows(options):
        last = "" if connection is None else f"{connection:.3f}"
        print(f"| {name} | {node:.3f} | {each:.3f} | {each / node:.2f} | {last} |", flush=True)


if __name__ == "__main__":
    main()
