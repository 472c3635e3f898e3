#!/usr/bin/python3
"""Measures levels of the bots against the one-ply players of each game, and prints tables.

gauntlet.py: each level sits down alone, once at every seat, among one-ply players of one kind
(`benben games` lists them), all on the same deals. The table, in Markdown as in docs/strength.md,
says how many games in a hundred the level wins, with its 95% interval, and how long it thinks.
"""

import argparse
import json
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Cell(NamedTuple):
    """What a level won against one kind of player: shares from 0 to 1, and milliseconds a move."""

    share: float
    low: float
    high: float
    games: int
    ms: float

    def text(self) -> str:
        return f"{self.share:.0%} ({self.low * 100:.0f} to {self.high:.0%})"


def one_ply_players(listing: str) -> dict[str, list[str]]:
    """The one-ply players of each game, out of what `benben games` prints."""
    players: dict[str, list[str]] = {}
    game = ""
    for line in listing.splitlines():
        if head := re.match(r"([a-z]+)  ", line):
            game = head[1]
        elif name := re.match(r"    --bots (one-ply:[a-z]+)", line):
            players.setdefault(game, []).append(name[1])
    return players


def cell_of(answer: str) -> Cell:
    """The first bot's results as the challenger of the second, out of `benben arena --json`."""
    result = json.loads(answer)
    meeting = result["meetings"][0]
    seconds = {bot["bot"]: bot["seconds"] for bot in result["bots"]}
    return Cell(
        meeting["share"],
        meeting["low"],
        meeting["high"],
        meeting["games"],
        seconds[meeting["challenger"]] * 1000,
    )


def table_of(title: str, players: list[str], rows: dict[str, list[Cell]]) -> str:
    """The rows in Markdown, one for each bot; the games are those of each cell."""
    first = next(iter(rows.values()))
    lines = [f"{title}, {first[0].games} games a cell", ""]
    lines += ["| bot | " + " | ".join(players) + " | ms a move |", "|---" * (len(players) + 2) + "|"]
    for bot, cells in rows.items():
        ms = sum(cell.ms for cell in cells) / len(cells)
        lines.append(f"| {bot} | " + " | ".join(cell.text() for cell in cells) + f" | {ms:.2f} |")
    return "\n".join(lines) + "\n"


def run(benben: str, *arguments: str) -> str:
    """What the program prints; its complaints go to ours. CalledProcessError if it fails."""
    return subprocess.run([benben, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="names of games (all)")
    parser.add_argument("--benben", default=str(ROOT / "build/release/benben"), help="the program")
    parser.add_argument("--bots", default="bot:3,bot:4,bot:5", help="who is measured")
    parser.add_argument("--against", default="", help="one-ply players' names (all of the game)")
    parser.add_argument("--players", default="2", help="seats of a table")
    parser.add_argument("--deals", default="20", help="deals, each played from every seat")
    parser.add_argument("--seed", default="1", help="what the deals come from")
    parser.add_argument("--jobs", default="1", help="threads")
    options = parser.parse_args()
    known = one_ply_players(run(options.benben, "games"))
    for game in options.games or known:
        wanted = [f"one-ply:{name}" for name in options.against.split(",") if name]
        players = wanted or known[game]
        rows: dict[str, list[Cell]] = {}
        for bot in options.bots.split(","):
            for player in players:
                flags = ["--players", options.players, "--games", options.deals]
                flags += ["--seed", options.seed, "--jobs", options.jobs, "--json"]
                answer = run(options.benben, "arena", game, "--bots", f"{bot},{player}", *flags)
                rows.setdefault(bot, []).append(cell_of(answer))
        print(table_of(f"{game}, {options.players} seats", players, rows), flush=True)


if __name__ == "__main__":
    main()
