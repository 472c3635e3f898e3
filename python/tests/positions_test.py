"""Positions, chance, records, bots, searches and exact values, as a researcher meets them."""

import copy
import json
import unittest
from pathlib import Path

import benben

ROOT = Path(__file__).resolve().parents[2]
GAMES = {game["name"]: game for game in benben.games()}


def play(game, seed, *, players=None, until=lambda position: False):
    """A random game, up to the first position that `until` takes; and its record."""
    rng = benben.Rng(seed)
    record = benben.Record.start(game, players)
    position = record.replay()
    while not position.is_over and not until(position):
        seat = position.seat
        if seat is None:
            text = position.sample(rng)
        else:
            actions = position.actions()
            text = position.action_text(actions[rng.below(len(actions))])
        record.append(text, seat)
        position.apply(text)
    return position, record


class Positions(unittest.TestCase):
    def test_all_five_games_are_here(self):
        self.assertEqual(set(GAMES), {"pyramix", "anubixx", "ankhor", "cubus", "ascension"})
        for name, game in GAMES.items():
            position = benben.start(name)
            self.assertEqual((position.game, position.players), (name, game["min_players"]))
            self.assertEqual((position.ply, position.kind, position.returns), (0, position.kind, None))

    def test_a_game_is_played_to_its_end(self):
        for name, game in GAMES.items():
            for players in (game["min_players"], game["max_players"]):
                position, record = play(name, 5, players=players)
                self.assertEqual(position.kind, "over")
                self.assertEqual(position.ply, len(record))
                self.assertEqual(len(position.scores), players)
                self.assertTrue(position.winners)
                self.assertAlmostEqual(sum(position.returns), 0, places=5)
                best = max(position.returns)
                self.assertEqual(
                    [seat for seat in range(players) if position.returns[seat] == best], position.winners
                )
                self.assertEqual((position.seat, position.seats, position.legal()), (None, [], []))

    def test_copies_go_their_own_ways(self):
        position, _ = play("ankhor", 1, until=lambda position: position.ply > 20 and position.seat is not None)
        for copied in (position.clone(), copy.copy(position), copy.deepcopy(position)):
            self.assertEqual(copied, position)
            self.assertEqual(hash(copied), hash(position))
            self.assertEqual(copied.fingerprint, position.fingerprint)
            copied.act(copied.actions()[0])
            self.assertNotEqual(copied, position)
            self.assertEqual(copied.ply, position.ply + 1)
        self.assertNotEqual(position, benben.start("pyramix"))
        self.assertNotEqual(position, "a text")

    def test_a_refusal_names_its_rule_and_changes_nothing(self):
        position = benben.start("pyramix")
        position.apply_chance(1)
        before = position.clone()
        refusal = position.why_not("555")
        self.assertIsInstance(refusal, benben.Refused)
        with self.assertRaises(benben.Refused) as caught:
            position.apply("111")
        self.assertEqual(caught.exception.rule, position.why_not("111").rule)
        self.assertRegex(str(caught.exception), r"\(PYX-\d\d\)$")
        self.assertEqual(caught.exception.code, "illegal")
        self.assertTrue(caught.exception.fault)
        self.assertEqual(position, before)
        self.assertEqual(position.why_not(position.legal()[0], 1).code, "out_of_turn")
        self.assertIsNone(position.why_not(position.legal()[0]))
        self.assertIsNone(position.why_not(position.legal()[0], 0))
        for actor in (-2, 2, 6, 10**6):
            with self.assertRaises(ValueError):
                position.why_not("000", actor)

    def test_a_setup_that_a_game_does_not_have_is_refused(self):
        for setup in (
            {"game": "chess"},
            {"game": "pyramix", "players": 9},
            {"game": "pyramix", "players": -1},
            {"game": "pyramix", "options": {"cobras": "some"}},
            {"game": "pyramix", "options": {"snakes": "all"}},
            {"game": "pyramix", "tags": {"Sheet.G": "x"}},
        ):
            with self.assertRaises(benben.Refused, msg=str(setup)):
                benben.start(**setup)

    def test_options_and_tags_are_told(self):
        position = benben.start("pyramix", 3, {"cobras": "all"})
        self.assertEqual((position.players, position.options, position.tags), (3, {"cobras": "all"}, {}))

    def test_views_are_what_the_core_tells(self):
        position, _ = play("pyramix", 4, until=lambda position: position.ply == 9)
        trace = position.trace()
        self.assertEqual(trace["ply"], 9)
        self.assertEqual(trace["state"], position.state)
        self.assertEqual(position.standing["total"], [sum(p) for p in zip(*(part["points"] for part in position.standing["parts"]))])
        self.assertIn("faces", position.derived)
        self.assertIn("faces", json.dumps(position.derived))
        self.assertGreater(len(position.draw().splitlines()), 5)
        self.assertIn("\x1b[", position.draw(colour=True))
        self.assertLessEqual(len(position.draw(compact=True).splitlines()), 19)
        self.assertEqual(str(position), position.draw())

    def test_where_moves_cannot_be_listed_any_legal_text_is_accepted(self):
        position, _ = play("cubus", 3, until=lambda at: at.seat is not None and at.legal() is None)
        text, points = position.best()
        self.assertGreaterEqual(points, 0)
        self.assertIsNone(position.why_not(text))
        self.assertTrue(position.why_not("build 99").rule)
        position.apply(text)

    def test_a_race_tells_who_may_answer(self):
        position, _ = play("cubus", 3, players=4, until=lambda at: at.race is not None)
        self.assertEqual(position.kind, "seats")
        self.assertEqual(position.race[0], position.seat)


class Chance(unittest.TestCase):
    def test_odds_are_exact_where_they_can_be_listed(self):
        for game in ("pyramix", "anubixx", "cubus", "ascension"):
            position, _ = play(game, 8, until=lambda at: at.is_chance and at.outcomes() is not None)
            odds = position.outcomes()
            self.assertAlmostEqual(sum(probability for _, probability in odds), 1)
            self.assertEqual(len({text for text, _ in odds}), len(odds))
            for text, _ in odds:
                self.assertIsNone(position.why_not(text, -1))

    def test_they_are_not_listed_where_they_are_too_many(self):
        self.assertIsNone(benben.start("ankhor").outcomes())

    def test_what_comes_at_once_is_drawn_one_by_one(self):
        rng = benben.Rng(4)
        for told in benben.games():
            position = benben.start(told["name"])
            drawn = []
            while odds := position.draws(drawn):
                self.assertAlmostEqual(sum(probability for _, probability in odds), 1)
                texts = {position.draw_text(draw, drawn) for draw, _ in odds}
                self.assertEqual(len(texts), len(odds))
                drawn.append(odds[rng.below(len(odds))][0])
            before = position.clone()
            if drawn[1:]:
                with self.assertRaises(ValueError):
                    position.apply_draws(drawn[:-1])
            for wrong in ([*drawn, 0], [benben.encoding(told["name"]).draws], [-1]):
                for ask in (position.apply_draws, position.draws, lambda wrong: position.draw_text(0, wrong)):
                    with self.assertRaises(ValueError):
                        ask(wrong)
            self.assertEqual(position, before)
            text = position.apply_draws(drawn)
            before.apply(text, -1)
            self.assertEqual(position, before)

    def test_a_reveal_is_as_likely_as_the_cubes_that_are_left(self):
        position = benben.start("pyramix")
        self.assertEqual(position.draws([12, 12, 12]), position.draws((12, 12, 12)))
        self.assertAlmostEqual(dict(position.draws([12, 12, 12]))[12], 1 / 53)
        self.assertNotIn(12, dict(position.draws([12] * 4)))

    def test_the_same_seed_draws_the_same(self):
        position = benben.start("pyramix")
        self.assertEqual(position.sample(7), position.sample(7))
        self.assertNotEqual(position.sample(7), position.sample(8))
        rng = benben.Rng(7)
        self.assertEqual(position.sample(rng), position.sample(7))
        self.assertNotEqual(position.sample(rng), position.sample(7), "a generator goes on")

    def test_no_chance_is_drawn_where_none_is_due(self):
        position = benben.start("pyramix")
        position.apply_chance(1)
        for ask in (
            position.outcomes,
            position.draws,
            lambda: position.apply_draws([]),
            lambda: position.draw_text(0),
            lambda: position.sample(1),
            lambda: position.apply_chance(1),
        ):
            with self.assertRaises(ValueError):
                ask()

    def test_the_generator_is_that_of_the_specification(self):
        # docs/random.md
        one, same = benben.Rng(1), benben.Rng(1)
        self.assertEqual([one.next64() for _ in range(5)], [same.next64() for _ in range(5)])
        self.assertEqual(one.split(3).next64(), benben.Rng(1).split(3).next64())
        self.assertNotEqual(one.split(3).next64(), one.split(4).next64())
        self.assertTrue(all(one.below(6) < 6 for _ in range(100)))
        for bound in (0, -1, 2**32):
            with self.assertRaises((ValueError, TypeError)):
                one.below(bound)


class Records(unittest.TestCase):
    def test_a_record_is_written_read_and_replayed(self):
        for game in GAMES:
            position, record = play(game, 6)
            record.set_result(position)
            record.set_tag("Event", "a test")
            read = benben.Record.parse(record.write())
            self.assertEqual(read, record)
            self.assertEqual(read.replay(), position)
            self.assertEqual(read.tags["Game"], game)
            self.assertIn("Result", read.tags)
            self.assertEqual(read.events, record.events)
            positions = read.positions()
            self.assertEqual(len(positions), len(read) + 1)
            self.assertEqual(positions[0], benben.start(game))
            self.assertEqual(positions[-1], position)
            self.assertEqual(positions[len(read) // 2], read.replay(len(read) // 2))

    def test_golden_records_of_the_games_are_read(self):
        paths = sorted(ROOT.glob("games/*/golden/*.game"))
        self.assertGreater(len(paths), 20)
        for path in paths:
            text = path.read_text("utf-8")
            record = benben.Record.parse(text)
            self.assertEqual(record.write(), text)
            self.assertEqual(record.replay().ply, len(record))

    def test_what_is_wrong_is_told_with_its_line(self):
        _, record = play("pyramix", 2, until=lambda position: position.ply == 6)
        lines = record.write().splitlines()
        lines[-1] = lines[-1][:2] + "111"
        wrong = benben.Record.parse("\n".join(lines) + "\n")
        for replay in (wrong.replay, lambda: wrong.replay(len(wrong)), wrong.positions):
            with self.assertRaises(benben.Refused) as caught:
                replay()
            self.assertEqual(caught.exception.line, len(lines))
            self.assertTrue(str(caught.exception).startswith(f"line {len(lines)}: "))
        for text in ("", "[Game pyramix]\n", "\n\n\n", "[Game \"pyramix\"]\r\n"):
            with self.assertRaises(benben.Refused):
                benben.Record.parse(text)
        for plies in (-1, len(wrong) + 1):
            with self.assertRaises(ValueError):
                wrong.replay(plies)
        for name, value in (("two words", "x"), ("Event", "two\nlines")):
            with self.assertRaises(benben.Refused):
                record.set_tag(name, value)
        for text, actor in (("two\nlines", 0), ("", 0), (" 000", 0)):
            with self.assertRaises(benben.Refused):
                record.append(text, actor)
        with self.assertRaises(ValueError):
            record.append("000", 6)


class Players(unittest.TestCase):
    def test_bots_of_all_kinds_play(self):
        for game in GAMES:
            specs = ["random", "greedy", "bot:1", "bot:3", "mcts:20"]
            position, _ = play(game, 1, until=lambda at: at.seat is not None and at.ply > 4)
            for spec in specs + (["alphabeta:200"] if game == "ascension" else []):
                bot = benben.Bot(game, spec)
                text = bot.choose(position, 3)
                self.assertIsNone(position.why_not(text))
                self.assertEqual(bot.choose(position, 3), text)
                self.assertEqual(bot.spec, spec)

    def test_a_bot_that_there_is_not_is_refused(self):
        for spec in ("", "bot:99", "mcts:0", "deep", "\0"):
            with self.assertRaises(benben.Refused):
                benben.Bot("pyramix", spec)
        with self.assertRaises(benben.Refused):
            benben.Bot("pyramix", "alphabeta:100")
        over, _ = play("pyramix", 1)
        for position in (over, benben.start("pyramix"), benben.start("cubus")):
            with self.assertRaises(ValueError):
                benben.Bot("pyramix", "random").choose(position)

    def test_a_match_is_a_function_of_its_seed(self):
        record = benben.match("anubixx", ["greedy", "random", "bot:2"], 9)
        self.assertEqual(record, benben.match("anubixx", ["greedy", "random", "bot:2"], 9))
        self.assertNotEqual(record, benben.match("anubixx", ["greedy", "random", "bot:2"], 10))
        self.assertTrue(record.replay().is_over)
        with self.assertRaises(benben.Refused):
            benben.match("anubixx", ["greedy"], 9)

    def test_a_search_counts_its_visits(self):
        for game in GAMES:
            position, _ = play(game, 2, until=lambda at: at.seat is not None and at.ply > 6)
            found = benben.search(position, 200, seed=4)
            self.assertEqual(found, benben.search(position, 200, seed=4))
            self.assertEqual(sum(move.visits for move in found), 199, "the first looks at the moves")
            self.assertTrue(all(0 <= move.value <= 1 for move in found))
            self.assertEqual(found[0].visits, max(move.visits for move in found))
            self.assertTrue(all(position.why_not(move.text) is None for move in found))
            learned = benben.search(position, 200, seed=4, learned=True)
            self.assertEqual(learned != found, game in ("anubixx", "ankhor"), game)
            self.assertEqual(learned, benben.search(position, 200, seed=4, learned=True))
        tree = benben.Search(position, 4)
        tree.run(100)
        tree.run(100)
        self.assertEqual((tree.simulations, tree.seat), (200, position.seat))
        for simulations in (0, -5, 10**9):
            with self.assertRaises(ValueError):
                tree.run(simulations)
        with self.assertRaises(ValueError):
            benben.Search(benben.start("pyramix"))

    def test_ends_are_solved_exactly(self):
        position, _ = play(
            "pyramix", 3, until=lambda at: at.seat is not None and benben.solve(at, 3_000) is not None
        )
        solution = benben.solve(position, 3_000)
        self.assertAlmostEqual(sum(solution.win), 1)
        behind = position.clone()
        behind.apply(solution.best)
        self.assertEqual(benben.solve(behind, 3_000)[:2], solution[:2])
        self.assertIsNone(benben.solve(benben.start("pyramix"), 100))
        with self.assertRaises(ValueError):
            benben.solve(position, 0)

    def test_whole_games_are_played_in_the_core(self):
        self.assertEqual(benben.playouts("pyramix", 2, 10, 1), 350, "35 cubes are taken in a game")
        for players, games in ((9, 1), (2, 0)):
            with self.assertRaises(ValueError):
                benben.playouts("pyramix", players, games)


if __name__ == "__main__":
    unittest.main()
