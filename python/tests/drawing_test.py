"""Drawings: well-formed, told in words, and nothing of a position left out; counted by a reading of the view's own."""

import re
import unittest
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import benben
from benben.drawing import ankhor, anubixx, ascension, cubus, pyramix
from benben.drawing.seats import View
from benben.drawing.sketch import PAPER, Sketch, ink_on

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"
FILLS = (pyramix.FILLS, anubixx.FILLS, ankhor.FILLS, cubus.FILLS, ascension.FILLS)


def positions(game):
    """Positions of all golden records, and of a game of bots for the fewest and the most players."""
    records = [
        benben.Record.parse(file.read_text("utf-8"))
        for file in sorted((ROOT / "games" / game / "golden").glob("*.game"))
    ]
    told = next(told for told in benben.games() if told["name"] == game)
    for players in {told["min_players"], told["max_players"]}:
        records.append(benben.match(game, ["greedy"] * players, seed=players))
    for record in records:
        for ply in {0, len(record) // 3, len(record) // 2, len(record)}:
            yield record.replay(ply)


def drawn(position):
    """The root of a drawing."""
    return ElementTree.fromstring(position.svg())


def titles(root):
    """What each piece of a drawing is called."""
    return [piece.find(f"{SVG}title").text for piece in root.iter(f"{SVG}g") if piece.get("class") == "piece"]


def matching(root, pattern):
    """How often each first group of a pattern, which the whole title has to match, is found among the titles."""
    found = (re.fullmatch(pattern, title) for title in titles(root))
    return Counter(match[1] for match in found if match)


def corners(node):
    """The points of all shapes, without those on the faces of cubes, which have measures of their own."""
    for child in node:
        if child.get("transform") is None:
            yield from corners(child)
    if node.tag in (f"{SVG}polygon", f"{SVG}polyline"):
        for point in node.get("points").split():
            yield tuple(map(float, point.split(",")))
    elif node.tag == f"{SVG}circle":
        x, y, radius = (float(node.get(name)) for name in ("cx", "cy", "r"))
        yield from ((x - radius, y - radius), (x + radius, y + radius))
    elif node.tag == f"{SVG}rect":
        x, y, wide, high = (float(node.get(name)) for name in ("x", "y", "width", "height"))
        yield from ((x, y), (x + wide, y + high))


class Documents(unittest.TestCase):
    def test_every_position_is_an_image_that_says_what_it_is(self):
        for told in benben.games():
            for position in positions(told["name"]):
                root = drawn(position)
                self.assertEqual((root.tag, root.get("role")), (f"{SVG}svg", "img"))
                title, description = root.find(f"{SVG}title").text, root.find(f"{SVG}desc").text
                self.assertEqual(title, root.get("aria-label"))
                self.assertTrue(title.startswith(told["title"] + ": "), title)
                self.assertIn(f"After {position.ply} events.", description)
                for seat, points in enumerate(position.standing["total"]):
                    self.assertIn(f"seat {seat + 1} {points}", description)
                if position.seat is not None:
                    self.assertIn(str(position.seat + 1), title)

    def test_it_lies_within_its_frame_and_takes_nothing_from_elsewhere(self):
        for told in benben.games():
            for position in positions(told["name"]):
                root = drawn(position)
                left, top, wide, high = map(float, root.get("viewBox").split())
                self.assertLess(wide, 3000)
                for x, y in corners(root):
                    self.assertTrue(left <= x <= left + wide and top <= y <= top + high, f"{told['name']}: {x}, {y}")
                for node in root.iter():
                    self.assertNotIn(node.tag, {f"{SVG}image", f"{SVG}script", f"{SVG}use"})

    def test_the_same_position_has_the_same_bytes_and_jupyter_the_same_picture(self):
        position = next(iter(positions("pyramix")))
        self.assertEqual(position.svg(), position.clone().svg())
        self.assertEqual(position._repr_svg_(), position.svg())

    def test_no_colour_says_something_alone(self):
        for told in benben.games():
            for position in positions(told["name"]):
                for piece in drawn(position).iter(f"{SVG}g"):
                    title = piece.find(f"{SVG}title")
                    # What is crossed out has a shape, a target a ring, and of a cube within the heap nothing is seen.
                    if title is None or title.text.endswith(("crossed", "is a target")) or len(piece) == 1:
                        continue
                    self.assertTrue(list(piece.iter(f"{SVG}text")), title.text)

    def test_words_contrast_with_what_they_stand_on(self):
        def luminance(colour):
            channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
            linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

        for fill in {PAPER, *(fill for fills in FILLS for fill in fills.values())}:
            low, high = sorted((luminance(fill), luminance(ink_on(fill))))
            self.assertGreaterEqual((high + 0.05) / (low + 0.05), 4.5, fill)

    def test_words_are_words_and_not_marks_of_the_document(self):
        sketch = Sketch()
        with sketch.piece("<a> & b"):
            sketch.text((0, 0), "1 < 2 & 3")
        root = ElementTree.fromstring(sketch.svg('"quoted" <title>', "&"))
        self.assertEqual(titles(root), ["<a> & b"])
        self.assertEqual(root.get("aria-label"), '"quoted" <title>')


class Pieces(unittest.TestCase):
    def test_pyramix_shows_every_cube_and_what_may_be_taken(self):
        for position in positions("pyramix"):
            root, cubes = drawn(position), position.state["cubes"]
            self.assertEqual(set(matching(root, r"(\d{3}): .*")), set(cubes))
            self.assertEqual(
                matching(root, r"\d{3}: .*\((..)\)"), Counter(code for code in cubes.values() if len(code) == 2)
            )
            self.assertEqual(matching(root, r"\d{3}: (cobra|unknown)")["cobra"], list(cubes.values()).count("X"))
            words = {text.text for text in root.iter(f"{SVG}text")}
            self.assertLessEqual(set(position.legal()), words)
            for seat, taken in enumerate(position.state["taken"]):
                row = next(title for title in titles(root) if title.startswith(f"seat {seat + 1},"))
                self.assertEqual(
                    sum(int(count) for count in re.findall(r"(\d+)[ACE]", row)) + taken.count("X"), len(taken)
                )

    def test_anubixx_shows_every_stone_of_every_sheet_and_all_dice(self):
        for position in positions("anubixx"):
            root, state = drawn(position), position.state
            for name in ("rolled", "blocked", "taken", "available") if state["rolled"] and not position.is_over else ():
                self.assertIn(f"dice {name}: {state[name] or 'none'}", titles(root))
            self.assertEqual(set(matching(root, r"bonus (\w+): .*")), set(position.standing["bonuses"]))
            for seat in range(len(state["sheets"])):
                crossed = matching(root, rf"seat {seat + 1}, (\w+): .*, crossed")
                self.assertEqual(crossed, Counter(state["crossed"][seat]))
                self.assertEqual(len(matching(root, rf"seat {seat + 1}, (Q\d+): ., struck")), state["quarry"][seat])
                letters = position.standing["sheets"][seat].replace(" ", "")
                self.assertEqual(matching(root, rf"seat {seat + 1}, \w+: (.), .*"), Counter(letters))
                possible = set(matching(root, rf"seat {seat + 1}, (\w+): .*, possible"))
                for step in position.legal() if seat == position.seat else ():
                    named = {word for word in re.findall(r"\w+", step) if re.fullmatch(r"P\d\d|[LR]\d|K|M\d\d", word)}
                    self.assertLessEqual(named, possible)
                self.assertEqual(possible and seat, possible and position.seat)

    def test_ankhor_shows_every_tile_and_token(self):
        for position in positions("ankhor"):
            root, state = drawn(position), position.state
            tiles = [code for player in state["players"] for _, code in player["tiles"]] + [
                code for code in state["row"] if code
            ]
            self.assertEqual(matching(root, r"([FICPT][jbf2wsd]\+?): .*"), Counter(tiles))
            self.assertEqual(set(matching(root, r"slot (\d), price .*")), set("012345"))
            for seat, player in enumerate(state["players"]):
                row = next(title for title in titles(root) if title.startswith(f"seat {seat + 1},"))
                for letter, count in player["tokens"].items():
                    self.assertRegex(row, rf"{letter} \w+ {count},")
                self.assertIn(f"points {position.standing['total'][seat]}", row)

    def test_a_city_that_drifts_apart_is_a_list(self):
        sketch = Sketch()
        sketch.text((0, 0), "heading")
        tiles = [[f"{90 * number},0^0", "Fj"] for number in range(12)]
        view = View(benben.start("ankhor"), {"players": [{"tiles": tiles}]}, {}, {"highest_level": 2}, None)
        ankhor.draw_city(sketch, view, 0, (0, 30))
        root = ElementTree.fromstring(sketch.svg("", ""))
        self.assertEqual(titles(root), ["Fj: fish, jackal"] * 12)
        self.assertIn("990,0^0", {text.text for text in root.iter(f"{SVG}text")})

    def test_cubus_shows_as_many_cards_as_the_core_counts(self):
        for position in positions("cubus"):
            root, shown = drawn(position), position.derived["shown"]
            cards = matching(root, r"[\w ]+ \(([LRTO])\) at .*")
            self.assertEqual({kind: cards[kind] for kind in "LRTO"}, shown)
            for seat, hand in enumerate(position.state["hands"]):
                row = next(title for title in titles(root) if title.startswith(f"seat {seat + 1},"))
                self.assertEqual(re.findall(r"(\d+),", row)[1:], [str(hand[kind]) for kind in "LRTO"])

    def test_ascension_shows_every_stone_and_figure(self):
        for position in positions("ascension"):
            root, state = drawn(position), position.state
            stones = [f"O{space}{letter}" for space, stack in state["outer"].items() for letter in stack]
            found = Counter(
                match[1] + match[2]
                for match in (re.fullmatch(r"(O\d+), \d.*\((.)\)", title) for title in titles(root))
                if match
            )
            self.assertEqual(found, Counter(stones))
            self.assertEqual(len(matching(root, r"(I\d+): .*")), len(state["inner"]))
            self.assertEqual(matching(root, r"Limbo: .*\((.)\)"), Counter([*state["limbo"], *state["limbo_figures"]]))
            self.assertEqual(set(matching(root, r"(O\d+) is a target")), {f"O{space}" for space in state["targets"]})

    def test_pyramix_says_what_a_colour_is_worth_to_whom(self):
        for position in positions("pyramix"):
            standing = position.standing
            worth = {part["name"]: part["points"] for part in standing["parts"]}
            awards = ((colour, seat) for colour, seat in standing["awards"].items() if seat is not None)
            told = [text.text for text in drawn(position).iter(f"{SVG}text")]
            for colour, seat in awards:
                self.assertIn(f"seat {seat + 1} +{worth[colour][seat]}", told)


if __name__ == "__main__":
    unittest.main()
