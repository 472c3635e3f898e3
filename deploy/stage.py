"""A stage for proxy_test.py: real proxies with the configurations of this folder, on loopback.

In a configuration nothing changes but what a real machine would change as well, and where it keeps
and opens things: `substitute` replaces exact lines and insists on finding each.
"""

import os
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Sequence

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "bench/siege"))
from client import Place  # noqa: E402

NAME = "benben.example.org"  # stands in the configurations, and nothing resolves it
MARK = "  # yours"
PATIENCE_S = 30


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
        return True
    except OSError:
        return False


def substitute(text: str, changes: dict[str, str]) -> str:
    """Replaces lines, known by all that stands in them before a comment, each exactly once.

    Every line that is marked as the machine owner's must be among them, or hold the name alone.
    """
    unused, lines = dict(changes), []
    for line in text.splitlines():
        words = line.split(" #")[0].strip()
        if words in unused:
            line = unused.pop(words)
        elif MARK in line and NAME not in line:
            raise ValueError(f"not replaced: {line}")
        lines.append(line)
    if unused:
        raise ValueError(f"not there, or not the only one: {list(unused)}")
    return "\n".join([*lines, ""])


class Certificate:
    """Self-signed, for the name; made once for all tests."""

    def __init__(self, folder: Path) -> None:
        self.chain, self.key = folder / "fullchain.pem", folder / "privkey.pem"
        self.both = folder / "benben.pem"
        command = "openssl req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:P-256"
        subprocess.run(
            [
                *command.split(),
                *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
                *("-out", self.chain, "-keyout", self.key),
            ],
            check=True,
            capture_output=True,
        )
        self.both.write_text(self.chain.read_text() + self.key.read_text())
        self.trust = ssl.create_default_context(cafile=str(self.chain))


class Proxy:
    """A proxy's process in a temporary folder; subclasses say how it is called and configured."""

    def __init__(self, benben_ports: Sequence[int], certificate: Certificate) -> None:
        self.temporary = tempfile.TemporaryDirectory(prefix="benben-proxy-")
        self.folder = Path(self.temporary.name)
        self.plain_port, self.secure_port = free_port(), free_port()
        self.benben_ports, self.certificate = benben_ports, certificate
        self.log = (self.folder / "log").open("w+")
        self.process: subprocess.Popen[bytes] | None = None

    def for_each_node(self, line: str) -> dict[str, str]:
        """The line that says where benben listens, once for each that does, with a name of its own."""
        lines = [
            line.replace("127.0.0.1:8080", f"127.0.0.1:{port}").replace(" one", f" node-{port}")
            for port in self.benben_ports
        ]
        return {line: "\n".join(lines)}

    def command(self) -> list[str | Path]:
        """Writes the configuration."""
        raise NotImplementedError

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command(), stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log
        )
        deadline = time.monotonic() + PATIENCE_S
        while not self.listens():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"{type(self).__name__} does not start: {self.told()}")
            time.sleep(0.01)

    def listens(self) -> bool:
        for port in (self.plain_port, self.secure_port):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) != 0:
                    return False
        return True

    def told(self) -> str:
        self.log.seek(0)
        return self.log.read()

    def stop(self) -> None:
        if self.process:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()
        self.temporary.cleanup()

    def plain(self, source: str | None = None) -> Place:
        return Place(self.plain_port, source=source, name=NAME)

    def secure(self, source: str | None = None, host: str = "127.0.0.1") -> Place:
        return Place(self.secure_port, host, source, NAME, self.certificate.trust)


class Nginx(Proxy):
    """The file of a site, within as little as it can be within."""

    @property
    def asked(self) -> Path:
        """The log of what was asked."""
        return self.folder / "asked.log"

    @property
    def failed(self) -> Path:
        return self.folder / "failed.log"

    def changes(self) -> dict[str, str]:
        plain, secure = self.plain_port, self.secure_port
        ipv6, keys = has_ipv6(), f"/etc/letsencrypt/live/{NAME}"
        files = "levels=1:2 keys_zone=benben_files:1m max_size=64m"
        return {
            **self.for_each_node("server 127.0.0.1:8080 max_fails=1 fail_timeout=5s;"),
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen [::]:80;": f"listen [::1]:{plain};" if ipv6 else "",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
            "listen [::]:443 ssl http2;": f"listen [::1]:{secure} ssl http2;" if ipv6 else "",
            f"ssl_certificate {keys}/fullchain.pem;": f"ssl_certificate {self.certificate.chain};",
            f"ssl_certificate_key {keys}/privkey.pem;": (
                f"ssl_certificate_key {self.certificate.key};"
            ),
            f"proxy_cache_path /var/lib/nginx/benben {files}": (
                f"proxy_cache_path {self.folder}/files {files}"
            ),
            "access_log /var/log/nginx/benben.log benben;": f"access_log {self.asked} benben;",
        }

    def command(self) -> list[str | Path]:
        site, all_of_it = self.folder / "benben", self.folder / "nginx.conf"
        text = (HERE / "nginx.conf").read_text().replace("/var/log/nginx/benben-error.log", str(self.failed))
        site.write_text(substitute(text, self.changes()))
        places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = " ".join(f"{place}_temp_path {self.folder}/{place};" for place in places)
        all_of_it.write_text(
            f"{'user root;' if os.geteuid() == 0 else ''} daemon off; pid {self.folder}/pid;\n"
            f"events {{ worker_connections 4096; }}\n"
            f"http {{ {paths} include {site}; }}\n"
        )
        # Debian has it where only root looks.
        return ["/usr/sbin/nginx", "-p", self.folder, "-e", "stderr", "-c", all_of_it]


class Haproxy(Proxy):
    def changes(self) -> dict[str, str]:
        plain, secure, pem = self.plain_port, self.secure_port, self.certificate.both
        ipv6, speaks = has_ipv6(), "alpn h2,http/1.1"
        theirs, ours = f"ssl crt /etc/haproxy/benben.pem {speaks}", f"ssl crt {pem} {speaks}"
        changes = {
            "bind :80": f"bind 127.0.0.1:{plain}",
            "bind :::80 v6only": f"bind ::1:{plain} v6only" if ipv6 else "",
            f"bind :443 {theirs}": f"bind 127.0.0.1:{secure} {ours}",
            f"bind :::443 v6only {theirs}": f"bind ::1:{secure} v6only {ours}" if ipv6 else "",
            **self.for_each_node("server one 127.0.0.1:8080 check"),
            **self.for_each_node("server one-at-worst 127.0.0.1:8080 backup"),
            "maxconn 10500": "maxconn 1000",  # as many descriptors as every machine grants
        }
        if os.geteuid() != 0:  # who is nobody need not become nobody
            changes |= {"chroot /var/lib/haproxy": "", "user haproxy": "", "group haproxy": ""}
        return changes

    def command(self) -> list[str | Path]:
        configuration = self.folder / "haproxy.cfg"
        configuration.write_text(substitute((HERE / "haproxy.cfg").read_text(), self.changes()))
        return ["/usr/sbin/haproxy", "-db", "-f", configuration]
