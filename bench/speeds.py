#!/usr/bin/python3
"""Measures how many simulations a second the search of `benben engine` runs on one processor and on two, and prints a table.

The positions are the first decision of a game of `bot:4` and the one in its middle. With two threads two trees grow
at a time (docs/engine.md). Each figure is the median of five thoughts, one and two threads by turns, of as many nodes as
a first short thought would have come to in a second; times are those on the wall, so two processors have to be idle.
In Ascension alpha-beta has one thread, and nodes are counted. Beside them stands how long a random word of the core
takes, by `benben_bench_core`, in the same run.
"""

import argparse
import re
import subprocess
import time
from statistics import median

from decisions import ROOT, Decision, played

GAMES = ["pyramix", "anubixx", "ankhor", "cubus", "ascension"]
THOUGHTS = 5


class Engine:
    """A `benben engine` with a position, that thinks with so many threads."""

    def __init__(self, benben: str, decision: Decision, threads: int) -> None:
        self.process = subprocess.Popen(
            [benben, "engine", "--threads", str(threads)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.seat = decision.seat
        self.ask(f"record\n{decision.record}\nend", "ok")

    def ask(self, line: str, wanted: str) -> str:
        """Reads on to the line that begins so; gives the one before it."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        before = ""
        for answer in self.process.stdout:
            if answer.startswith(wanted):
                return before
            if answer.startswith("error "):
                raise RuntimeError(answer)
            before = answer
        raise RuntimeError(f"the engine ended before {wanted}")

    def speed(self, nodes: int) -> float:
        """Nodes a second of a thought."""
        begun = time.perf_counter()
        info = self.ask(f"go seat {self.seat} nodes {nodes} seed 1", "best ")
        told = re.match(r"info nodes (\d+)", info)
        assert told
        return int(told[1]) / (time.perf_counter() - begun)

    def close(self) -> None:
        self.process.communicate("quit\n")


def measure(benben: str, decision: Decision, threads: list[int]) -> list[float]:
    """By threads: the median of nodes a second."""
    engines = [Engine(benben, decision, count) for count in threads]
    nodes = max(2000, int(engines[0].speed(2000)))
    found = [[engine.speed(nodes) for engine in engines] for _ in range(THOUGHTS)]
    for engine in engines:
        engine.close()
    return [median(column) for column in zip(*found)]


def random_word() -> str:
    """The line of the baseline."""
    command = [ROOT / "build/release/bench/benben_bench_core", "ascension", "playouts"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES, help="names of games")
    parser.add_argument("--benben", default=str(ROOT / "build/release/benben"), help="the program")
    parser.add_argument("--seed", default="1", help="what the games come from")
    options = parser.parse_args()
    print(random_word() + "\n")
    print("| game | seats | position | one | two | ratio |\n|---|---|---|---|---|---|")
    for game in options.games:
        threads = [1] if game == "ascension" else [1, 2]
        most = {"pyramix": "4", "anubixx": "5", "ankhor": "4", "cubus": "6", "ascension": "2"}[game]
        for players in dict.fromkeys(("2", most)):
            decisions = played(options.benben, game, players, "1", options.seed)
            for name, decision in (("first", decisions[0]), ("middle", decisions[len(decisions) // 2])):
                one, *more = measure(options.benben, decision, threads)
                cells = f"{more[0]:,.0f} | {more[0] / one:.2f}" if more else " | "
                print(f"| {game} | {players} | {name} | {one:,.0f} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
