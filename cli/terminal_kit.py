"""A terminal in which a test plays: a program on a pseudoterminal, and what one would see there.

Nothing sleeps: keys are sent, and what comes back is read until the screen shows what is awaited.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
from collections.abc import Callable
from pathlib import Path

import pyte  # Debian's python3-pyte (scripts/packages.txt)

ROWS = 24
COLUMNS = 80
# Far more than any step takes; who waits so long has failed.
LIMIT_S = 120


class Terminal:
    """A program on a terminal of its own. `written` is what it wrote since keys were sent last."""

    def __init__(self, arguments: list[str], home: Path, rows: int = ROWS, columns: int = COLUMNS):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.written = b""
        self.ended = False
        self.exit_code: int | None = None
        # Set before the program looks: the size would come too late by its own hand.
        self.keys, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = os.fork()
        if self.process == 0:
            os.login_tty(inner)
            os.execve(arguments[0], arguments, {"TERM": "xterm", "HOME": str(home), "NO_COLOR": "1"})
        os.close(inner)

    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.screen.display]

    def text(self) -> str:
        return "\n".join(self.lines()).rstrip("\n")

    def typed(self) -> str:
        """The row of the cursor, as far as it."""
        return self.screen.display[self.screen.cursor.y][: self.screen.cursor.x]

    def prompted(self) -> bool:
        return self.typed() == "> "

    def echoes(self) -> bool:
        """Whether the terminal shows by itself what is typed."""
        return bool(termios.tcgetattr(self.keys)[3] & termios.ECHO)

    def until(self, shown: Callable[[], bool]) -> None:
        """Reads until something is shown."""
        while not shown():
            if not self._read():
                raise AssertionError(f"the program has ended; the terminal shows:\n{self.text()}")

    def send(self, keys: str) -> None:
        self.send_bytes(keys.encode())

    def send_bytes(self, keys: bytes) -> None:
        self.written = b""
        os.write(self.keys, keys)

    def type(self, keys: str, shown: str) -> None:
        """Sends keys, after which this stands before the cursor."""
        self.send(keys)
        self.until(lambda: self.typed() == shown)

    def enter(self, line: str = "") -> None:
        """Types a line and waits for the next prompt, or for the end."""
        if line:
            self.send(line)
            before = len("> " + line) % self.screen.columns
            self.until(lambda: self.screen.cursor.x == before and line[-1:] in self.text())
        self.send("\r")
        while not self.ended and not (b"\n" in self.written and self.prompted()):
            self._read()

    def end(self) -> int:
        """Reads to the end; the exit code."""
        while self._read():
            pass
        return self.exit_code

    def stopped(self) -> None:
        """Stops the program, as Ctrl-Z does where a shell started it."""
        os.kill(self.process, signal.SIGSTOP)
        os.waitpid(self.process, os.WUNTRACED)

    def make_usual(self) -> None:
        """Sets the terminal as a shell does: it echoes, and gives whole lines."""
        modes = termios.tcgetattr(self.keys)
        modes[3] |= termios.ECHO | termios.ICANON
        termios.tcsetattr(self.keys, termios.TCSANOW, modes)

    def stop(self) -> None:
        """Ends the program wherever it is."""
        if not self.ended:
            os.kill(self.process, signal.SIGKILL)
            self.end()
        os.close(self.keys)

    def _read(self) -> bool:
        if self.ended:
            return False
        if not select.select([self.keys], [], [], LIMIT_S)[0]:
            raise AssertionError(f"nothing comes; the terminal shows:\n{self.text()}")
        try:
            written = os.read(self.keys, 65536)
        except OSError:  # nobody has the other side
            self.ended = True
            self.exit_code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
            return False
        self.written += written
        self.stream.feed(written)
        return True

