"""Looking back at games, and advice: the numbers of docs/analysis.md, as Python's own objects."""

import _thread
import json
import signal
import threading
import unittest
from pathlib import Path

import benben

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game["name"] for game in benben.games()]


def middle(game, seed=3):
    """A game of greedy bots, and a position in which a seat decides, some way into it."""
    players = benben.start(game).players
    record = benben.match(game, ["greedy"] * players, seed)
    ply = next(ply for ply in range(len(record) // 2, len(record)) if record.replay(ply).seat is not None)
    return record, record.replay(ply)


class Reviews(unittest.TestCase):
    def test_a_review_is_that_of_the_core(self):
        # The file is what C++ writes, and what the page reads (search/review_reasons_test.cc).
        record = benben.Record.parse((ROOT / "games/cubus/golden/the-passers-cards.game").read_text("utf-8"))
        lines = (ROOT / "search/example_review.jsonl").read_text("utf-8").splitlines()
        found = benben.review(record, nodes=30)
        told = [json.loads(line) for line in lines]
        self.assertEqual(len(told), len(record))
        self.assertEqual(found["events"], told)
        asked = {name: found[name] for name in ("game", "players", "nodes", "seed")}
        self.assertEqual(asked, {"game": "cubus", "players": 2, "nodes": 30, "seed": 1})

    def test_accounts_add_up_in_every_game(self):
        for game in GAMES:
            record, _ = middle(game)
            first = len(record) - 4
            found = benben.review(record, nodes=5, seed=2, first=first)
            self.assertEqual(found, benben.review(record, nodes=5, seed=2, first=first))
            self.assertEqual([event["ply"] for event in found["events"]], list(range(first, len(record))))
            end = record.replay()
            self.assertEqual(found["sums"]["end"]["points"], end.scores)
            for seat in found["sums"]["seats"]:
                for unit in ("win", "points"):
                    part = {name: seat[name][unit] for name in ("start", "luck", "losses", "given", "drift", "result")}
                    summed = part["start"] + part["luck"] - part["losses"] + part["given"] + part["drift"]
                    self.assertAlmostEqual(summed, part["result"], places=4, msg=f"{game}, {unit}")

    def test_what_cannot_be_reviewed_is_told(self):
        record, _ = middle("pyramix")
        for wrong in ({"nodes": 0}, {"nodes": 100_001}, {"first": -1}, {"first": len(record) + 1}):
            with self.assertRaises(ValueError) as caught:
                benben.review(record, **wrong)
            self.assertNotIsInstance(caught.exception, benben.Refused)
        self.assertEqual(benben.review(record, nodes=1, first=len(record))["events"], [])
        lines = record.write().splitlines()
        lines[-1] = lines[-1][:2] + "111"
        with self.assertRaises(benben.Refused) as caught:
            benben.review(benben.Record.parse("\n".join(lines) + "\n"), nodes=1)
        self.assertEqual(caught.exception.line, len(lines))


class Advice(unittest.TestCase):
    def test_advice_is_legal_and_the_same_again(self):
        for game in GAMES:
            _, position = middle(game)
            advice = position.advise(nodes=10)
            self.assertEqual(advice, position.advise(position.seat, nodes=10, seed=1))
            self.assertEqual(set(advice), {"seat", "exact", "moves", "facts", "reasons", "costs"})
            self.assertEqual(advice["seat"], position.seat)
            for move in advice["moves"]:
                self.assertIsNone(position.why_not(move["text"]))
                self.assertEqual(len(move["points"]), position.players)
                self.assertAlmostEqual(sum(move["win"]), 1, places=4)

    def test_who_may_not_act_gets_none(self):
        record, position = middle("pyramix")
        for other in (benben.start("pyramix"), record.replay()):
            self.assertIsNone(other.advise())
        self.assertIsNone(position.advise(1 - position.seat, nodes=1))
        for wrong in ({"seat": 2}, {"seat": -1}, {"nodes": 0}, {"nodes": 100_001}):
            with self.assertRaises(ValueError):
                position.advise(**wrong)


class Interruption(unittest.TestCase):
    """Another thread presses Ctrl-C over and over. Each thought would take minutes if it were not ended."""

    def setUp(self):
        self.addCleanup(signal.signal, signal.SIGINT, signal.getsignal(signal.SIGINT))

    def interrupted(self, think):
        over = threading.Event()

        def handler(number, frame):
            # What is pressed before the thought has begun is let by: then its frame is at its first instructions.
            if frame.f_code is think.__code__ and frame.f_lasti > 4:
                over.set()
                raise KeyboardInterrupt

        def press():
            while not over.is_set():
                _thread.interrupt_main()

        signal.signal(signal.SIGINT, handler)
        thread = threading.Thread(target=press)
        self.addCleanup(thread.join)
        self.addCleanup(over.set)
        with self.assertRaises(KeyboardInterrupt):
            thread.start()
            think()
        thread.join()

    def test_ctrl_c_ends_a_thought(self):
        record, position = middle("anubixx")
        self.interrupted(lambda: benben.review(record, nodes=100_000))
        self.interrupted(lambda: position.advise(nodes=100_000))
        tree = benben.Search(position, 1)
        self.interrupted(lambda: tree.run(100_000_000))
        self.assertIn(tree.simulations, range(1, 100_000_000))


if __name__ == "__main__":
    unittest.main()
