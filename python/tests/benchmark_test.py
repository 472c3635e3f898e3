"""The benchmark set: whole, as its recipe says, made again to the byte, and scored rightly."""

import contextlib
import io
import json
import re
import tempfile
import unittest
from itertools import islice
from pathlib import Path

import benben
from benben import benchmark
from benben.benchmark import __main__ as command
from benben.benchmark.answers import FINDERS, after
from benben.benchmark.make import RECIPES, make, players_of
from benben.statistics import of_groups

ROOT = Path(__file__).resolve().parents[2]


class TheSet(unittest.TestCase):
    def test_each_game_is_as_its_recipe_says(self):
        self.assertEqual(set(RECIPES), {game["name"] for game in benben.games()})
        for game, recipe in RECIPES.items():
            head, *lines = benchmark.lines(game)
            self.assertEqual((head["game"], head["positions"], head["games"]), (game, recipe.positions, len(lines)))
            self.assertEqual((head["kind"], head["effort"], head["bots"]), (recipe.kind, recipe.effort, recipe.bots))
            self.assertEqual(sum(len(line["positions"]) for line in lines), recipe.positions)
            numbers = [line["game"] for line in lines]
            self.assertEqual(numbers, sorted(set(numbers)))

    def test_splits_share_the_games(self):
        for game in RECIPES:
            games = {}
            for line in benchmark.lines(game)[1:]:
                games.setdefault(benchmark.split_of(line["game"]), []).append(line["game"])
            self.assertEqual(set(games), {"train", "validation", "test"})
            self.assertGreater(len(games["test"]), 5)
            items = {item.number for item in islice(benchmark.load(game, "test"), 5)}
            self.assertLessEqual(items, set(games["test"]))

    def test_best_moves_are_legal_and_give_nothing_away(self):
        for game in RECIPES:
            for item in islice(benchmark.load(game, "validation"), 8):
                position = item.position
                self.assertIsNotNone(position.seat, item.name)
                moves = item.answer.best or [position.best()[0]]
                for move in moves:
                    self.assertIsNone(position.why_not(move), item.name)
                    self.assertTrue(item.answer.judge(position, move).is_best, item.name)
                    self.assertAlmostEqual(item.answer.judge(position, move).regret, 0, places=5)

    def test_exact_answers_are_exact(self):
        for item in islice(benchmark.load("pyramix", "test"), 6):
            solution = benben.solve(item.position, 300_000)
            self.assertIn(solution.best, item.answer.best)
            told = {move: win for move, win, _, _ in item.answer.moves}
            self.assertEqual(sorted(told), item.position.legal())
            self.assertAlmostEqual(told[solution.best], solution.win[item.position.seat], places=4)
        for item in islice(benchmark.load("cubus", "test"), 20):
            self.assertEqual(item.answer.most, item.position.best()[1])
            out = "waive" if item.position.why_not("pass") else "pass"
            self.assertEqual(item.answer.judge(item.position, out).regret, item.answer.most)

    def test_answers_are_found_again(self):
        # All of the first games of the cheap ones, to the letter, from what was played then.
        for game, count in (("pyramix", 2), ("cubus", 2)):
            for line in benchmark.lines(game)[1 : 1 + count]:
                record = benben.Record.parse(line["record"])
                for ply, told in line["positions"]:
                    key = benben.Rng(1).split(line["game"]).split(3).split(ply).key
                    found = FINDERS[RECIPES[game].kind](record.replay(ply), RECIPES[game].effort, key)
                    self.assertEqual(json.loads(json.dumps(found)), told)
        # One search of each other.
        for game in ("anubixx", "ankhor", "ascension"):
            item = next(benchmark.load(game, "test"))
            seed = benben.Rng(1).split(item.number).split(3).split(item.position.ply).key
            found = benben.search(item.position, RECIPES[game].effort, seed)
            told = tuple((move.text, move.visits, round(move.value, 4)) for move in found if move.visits)
            self.assertEqual(item.answer.moves, told)

    def test_any_number_of_processes_makes_the_same_bytes(self):
        with tempfile.TemporaryDirectory() as folder:
            one, two = Path(folder, "one"), Path(folder, "two")
            for out, processes in ((one, 1), (two, 2)):
                make("cubus", 17, 3, processes, out)
            self.assertEqual((one / "cubus.jsonl.xz").read_bytes(), (two / "cubus.jsonl.xz").read_bytes())

    def test_all_numbers_of_players_come_in_turn(self):
        self.assertEqual([players_of("anubixx", number) for number in (1, 2, 3, 4, 5)], [2, 3, 4, 5, 2])


class Scoring(unittest.TestCase):
    def test_who_knows_the_answers_scores_all(self):
        answers = {item.position.fingerprint: item.answer for item in benchmark.load("pyramix", "test")}
        score = benchmark.score(
            benchmark.load("pyramix", "test"), lambda position, seed: answers[position.fingerprint].best[0]
        )
        self.assertEqual(score.positions, len(answers))
        self.assertEqual(score.agreement, (1, 1, 1))
        self.assertAlmostEqual(score.regret.mean, 0, places=6)

    def test_better_bots_score_better(self):
        for game in ("pyramix", "cubus"):
            scores = [
                benchmark.score(benchmark.load(game, "test"), benben.Bot(game, bot).choose)
                for bot in ("random", "greedy")
            ]
            self.assertLess(scores[0].agreement.high, scores[1].agreement.low)
            self.assertGreater(scores[0].regret.low, scores[1].regret.high)

    def test_a_move_that_was_not_searched_counts_as_the_worst(self):
        for item in benchmark.load("anubixx", "train"):
            position = item.position
            known = {move for move, _, _ in item.answer.moves}
            reached = [after(position, move) for move in known]
            left_out = [m for m in position.legal() if m not in known and after(position, m) not in reached]
            if left_out:
                values = [value for _, _, value in item.answer.moves]
                verdict = item.answer.judge(position, left_out[0])
                self.assertAlmostEqual(verdict.regret, values[0] - min(values))
                return
        self.fail("no search left anything out")

    def test_an_illegal_move_is_refused(self):
        with self.assertRaises((benben.Refused, KeyError)):
            benchmark.score(benchmark.load("cubus", "test"), lambda position, seed: "build nonsense")

    def test_intervals_take_groups_for_one_draw(self):
        alone = of_groups(range(100), [0, 1] * 50)
        grouped = of_groups([i // 50 for i in range(100)], [0] * 50 + [1] * 50)
        self.assertAlmostEqual(alone.mean, 0.5)
        self.assertTrue(0.38 < alone.low < 0.45 and 0.55 < alone.high < 0.62, alone)
        self.assertEqual(grouped, (0.5, 0, 1))
        for wrong in (([1], [1, 2]), ([], [])):
            with self.assertRaises(ValueError):
                of_groups(*wrong)


class Command(unittest.TestCase):
    def run_it(self, *arguments):
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            try:
                command.main(arguments)
            except SystemExit as end:
                return end.code, out.getvalue()
        return 0, out.getvalue()

    def test_it_scores(self):
        code, out = self.run_it("score", "--bot", "greedy", "--games", "pyramix")
        self.assertEqual(code, 0)
        self.assertRegex(out, r"\| pyramix \| \d+ \| 0\.\d+ \(.*\) \| 0\.\d+ \(.*\) \| worth \|")

    def test_what_there_is_not_is_refused(self):
        for wrong in (
            ("score", "--bot", "nobody"), ("score", "--bot", "greedy", "--games", "chess"),
            ("score", "--bot", "greedy", "--split", "all of it"), ("make",),
            ("make", "--out", "x", "--positions", "0"), ("make", "--out", "x", "--games", "chess"),
        ):  # fmt: skip
            self.assertEqual(self.run_it(*wrong)[0], 2, wrong)
        for split, version in (("all", 1), ("test", 2)):
            with self.assertRaises(ValueError):
                benchmark.load("pyramix", split, version)

    def test_the_programs_of_the_page_run(self):
        programs = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "benchmark.md").read_text("utf-8"), re.S)
        self.assertTrue(programs)
        with contextlib.redirect_stdout(io.StringIO()):
            for program in programs:
                exec(compile(program, "docs/benchmark.md", "exec"), {})


if __name__ == "__main__":
    unittest.main()
