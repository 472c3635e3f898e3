#!/usr/bin/python3
"""Plays in a terminal of 80 columns and 24 rows: play_terminal_test.py BINARY [unittest arguments]

What is asserted is what a person would see: the rows of the screen, once the codes are obeyed.
"""

import json
import os
import re
import signal
import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from terminal_kit import COLUMNS, ROWS, Terminal  # noqa: E402

BENBEN = os.path.abspath(sys.argv.pop(1))
UP, LEFT = "\x1b[A", "\x1b[D"
# Each game with as many seats as it has, for the fullest boards, and what its first row looks like.
GAMES = {
    "pyramix": (4, r"^    0yz  "),
    "anubixx": (5, r"^round \d+"),
    "ankhor": (4, r"^slot  "),
    "cubus": (6, r"^( +/ \\$|\d+ box(es)?  )"),
    "ascension": (2, r"^        O19 "),
}
TURNS = 8


class PlayCase(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = Path(folder.name)

    def play(self, *arguments: str, rows: int = ROWS, columns: int = COLUMNS) -> Terminal:
        terminal = Terminal([BENBEN, "play", *arguments], self.home, rows, columns)
        self.addCleanup(terminal.stop)
        terminal.until(terminal.prompted)
        return terminal

    def pyramix(self, **size: int) -> Terminal:
        return self.play("pyramix", "--seats", "me,greedy", "--seed", "7", **size)

    def shows(self, terminal: Terminal, text: str) -> None:
        self.assertIn(text, terminal.text())

    def stands(self, terminal: Terminal, head: str) -> None:
        """All is on the screen: the board from its first row, whose turn it is, the prompt."""
        lines = terminal.lines()
        row = terminal.screen.cursor.y
        self.assertRegex(lines[0], head, terminal.text())
        self.assertRegex(lines[row - 1], r"^Seat 1 \(me\), your move \(.*\)\.$", terminal.text())
        self.assertEqual(lines[row:], [">"] + [""] * (len(lines) - row - 1), terminal.text())


class BoardTest(PlayCase):
    def play_turns(self, terminal: Terminal, head: str) -> None:
        for _ in range(TURNS):
            # A nudge is short; what a move promises, and why, may be too long for the board to stand.
            terminal.enter("hint")
            self.stands(terminal, head)
            terminal.enter("hint move")
            move = re.search(r"^A bot would play (.*)\.$", terminal.text(), re.MULTILINE)
            terminal.enter(move.group(1))
            if terminal.ended:
                self.shows(terminal, "The game is over. The winner is ")
                return
            self.stands(terminal, head)

    def test_every_board_stands_whole_with_the_most_seats(self) -> None:
        for game, (seats, head) in GAMES.items():
            with self.subTest(game):
                who = ",".join(["me"] + ["greedy"] * (seats - 1))
                terminal = self.play(game, "--seats", who, "--seed", "5")
                self.stands(terminal, head)
                self.play_turns(terminal, head)

    def test_a_large_terminal_has_the_full_board(self) -> None:
        terminal = self.pyramix(rows=60, columns=120)
        self.assertRegex(terminal.lines()[0], r"^ +/\|\\$", terminal.text())
        terminal.enter("board compact")
        self.stands(terminal, GAMES["pyramix"][1])
        terminal.enter("board fitting")
        self.assertRegex(terminal.lines()[0], r"^ +/\|\\$", terminal.text())

    def test_a_turn_writes_what_has_changed(self) -> None:
        terminal = self.pyramix()
        terminal.enter("000")
        self.stands(terminal, GAMES["pyramix"][1])
        self.shows(terminal, "seat 2 (greedy) plays ")
        self.assertNotIn(b"collected", terminal.written)
        self.assertNotIn(b"0yz", terminal.written)
        terminal.enter("draw")
        self.assertIn(b"0yz", terminal.written)

    def test_an_answer_stands_below_the_board_and_a_long_one_goes_on(self) -> None:
        terminal = self.pyramix()
        terminal.enter("111")
        self.stands(terminal, GAMES["pyramix"][1])
        self.shows(terminal, "The cube at 111 shows no face; ")
        terminal.enter("help")
        self.shows(terminal, "  quit           leave the game;")
        self.assertNotRegex(terminal.text(), r"(?m)^    0yz  ")
        terminal.enter("000")
        self.stands(terminal, GAMES["pyramix"][1])

    def test_an_answer_wider_than_the_terminal_is_shown_whole(self) -> None:
        terminal = self.play("anubixx", "--seats", "me,me", "--seed", "5")
        terminal.enter("xyz")
        self.stands(terminal, GAMES["anubixx"][1])
        self.shows_all(terminal, "A step is a stone with its payment", "(ANX-50)", "Type help for")
        terminal.enter("save /" + "no_such_folder/" * 7)
        self.stands(terminal, GAMES["anubixx"][1])
        self.shows_all(terminal, "Cannot write", "/no_such_folder/: No such file", "Points")

    def shows_all(self, terminal: Terminal, *texts: str) -> None:
        for text in texts:
            self.shows(terminal, text)

    def test_what_is_to_be_copied_is_not_broken_into_rows(self) -> None:
        terminal = self.pyramix()
        terminal.enter("moves --json")
        text = "".join(terminal.screen.display)
        moves = json.loads(re.search(r"\{\"seat\".*?\]\}", text).group())
        self.assertGreater(len(moves["moves"]), 1)
        terminal.enter()
        self.stands(terminal, GAMES["pyramix"][1])
        terminal.enter("record")
        self.shows_all(terminal, '[Game "pyramix"]', "* reveal ")
        self.assertTrue(terminal.prompted())

    def test_a_board_wider_than_the_terminal_does_not_overwrite_itself(self) -> None:
        terminal = self.pyramix(rows=60, columns=60)
        compact = [BENBEN, "play", "pyramix", "--seats", "me,greedy", "--seed", "7", "--compact"]
        piped = subprocess.run(compact, input="", capture_output=True, text=True, check=True).stdout
        board = re.search(r"(?m)^    0yz  (.*\n)+?(?=\n)", piped).group().splitlines()
        self.assertGreater(max(map(len, board)), 60)
        rows = [row[at : at + 60].rstrip() for row in board for at in range(0, len(row), 60)]
        self.assertIn("\n".join(rows), terminal.text())
        terminal.enter("111")
        self.assertIn("\n".join(rows), terminal.text())
        self.shows_all(terminal, "The cube at 111 shows no face; ", "(PYX-11)")
        self.assertTrue(terminal.prompted())

    def test_a_game_ends_with_the_board(self) -> None:
        terminal = self.play("ankhor", "--seats", "greedy,greedy", "--seed", "5")
        terminal.enter("go")
        self.assertEqual(terminal.end(), 0)
        self.shows(terminal, "slot    0     1     2     3     4     5")
        self.shows(terminal, "The game is over. The winner is seat ")
        self.shows(terminal, "The game was not saved.")


class EditingTest(PlayCase):
    def test_a_line_is_edited(self) -> None:
        terminal = self.pyramix()
        terminal.type("hnt", "> hnt")
        terminal.type(LEFT + LEFT + "i", "> hi")
        terminal.enter()
        self.shows(terminal, "Think of ")
        terminal.type("some words\x17\x17", "> ")

    def test_what_is_no_character_swallows_no_key_behind_it(self) -> None:
        for stray in (b"\xff", b"\xc3", b"\xe6\xa3"):
            with self.subTest(stray):
                terminal = self.pyramix()
                terminal.send_bytes(b"hint" + stray + b"\r")
                terminal.until(lambda: "Think of " in terminal.text())

    def test_lines_come_back_also_in_the_next_game(self) -> None:
        terminal = self.pyramix()
        for line in ("score", "hint", "", "score"):
            terminal.enter(line)
        terminal.type(UP, "> score")
        terminal.type(UP, "> hint")
        terminal.send("\x12sc")
        terminal.until(lambda: "> score\nbck:sc" in terminal.text())
        terminal = self.again(terminal)
        terminal.type(UP, "> quit")
        terminal.type(UP, "> score")
        file = self.home / ".local/state/benben/history-pyramix"
        self.assertEqual(file.read_text(), "hint\nscore\nquit\n")
        self.assertEqual(stat.S_IMODE(file.stat().st_mode), 0o600)
        self.assertEqual(stat.S_IMODE(file.parent.stat().st_mode), 0o700)

    def again(self, terminal: Terminal) -> Terminal:
        terminal.send("\x07\x15quit\r")
        self.assertEqual(terminal.end(), 0)
        return self.pyramix()

    def test_tab_completes_commands_moves_and_rules(self) -> None:
        terminal = self.pyramix()
        terminal.type("sc\t", "> score")
        terminal.type("\x15rul\t", "> rules ")
        terminal.type("PYX-3\t", "> rules PYX-3")
        terminal.send("\x150\t")
        terminal.until(lambda: "\n  000  002  003  005  020  030  040  050\n> 0" in terminal.text())
        terminal.send("00\r")
        terminal.until(lambda: "seat 2 (greedy) plays " in terminal.text() and terminal.prompted())
        self.stands(terminal, GAMES["pyramix"][1])

    def test_keys_while_a_bot_thinks_are_not_lost_and_shown_once(self) -> None:
        terminal = self.play("pyramix", "--seats", "me,mcts:20000", "--seed", "7")
        terminal.send("000\rhint")
        terminal.until(lambda: terminal.typed() == "> hint")
        self.assertEqual(terminal.text().count("hint"), 1)

    def test_the_terminal_is_left_as_it_was(self) -> None:
        for end in ("\x04", "\x03", "quit\r"):
            with self.subTest(end):
                terminal = self.pyramix()
                self.assertFalse(terminal.echoes())
                terminal.send(end)
                self.assertEqual(terminal.end(), 0)
                self.assertTrue(terminal.echoes())
                self.shows(terminal, "The game was not saved.")

    def test_the_terminal_is_left_as_it_was_by_what_ends_the_program_at_once(self) -> None:
        for ending in (signal.SIGQUIT, signal.SIGHUP, signal.SIGABRT):
            with self.subTest(ending.name):
                terminal = self.pyramix()
                self.assertFalse(terminal.echoes())
                os.kill(terminal.process, ending)
                self.assertEqual(terminal.end(), -ending)
                self.assertTrue(terminal.echoes())

    def test_after_a_stop_the_line_is_edited_as_before(self) -> None:
        terminal = self.pyramix()
        terminal.type("hnt", "> hnt")
        terminal.stopped()
        terminal.make_usual()  # as a shell does
        terminal.written = b""
        os.kill(terminal.process, signal.SIGCONT)
        terminal.until(lambda: b"> hnt" in terminal.written)
        self.assertFalse(terminal.echoes())
        terminal.send(LEFT + LEFT + "i\r")
        terminal.until(lambda: "Think of " in terminal.text() and terminal.prompted())
        self.stands(terminal, GAMES["pyramix"][1])

    def test_after_a_stop_while_a_bot_thinks_the_board_is_written_anew(self) -> None:
        terminal = self.play("pyramix", "--seats", "me,mcts:20000", "--seed", "7")
        terminal.send("000\r")
        terminal.until(lambda: "is thinking" in terminal.text())
        terminal.stopped()
        terminal.make_usual()
        terminal.stream.feed(b"\x1b[1;1Hwritten by the shell")
        os.kill(terminal.process, signal.SIGCONT)
        terminal.until(terminal.prompted)
        self.stands(terminal, GAMES["pyramix"][1])
        self.assertNotIn("the shell", terminal.text())
        # From now on only what changes is written again.
        terminal.enter("111")
        self.stands(terminal, GAMES["pyramix"][1])
        self.assertNotIn(b"0yz", terminal.written)

    def test_a_dumb_terminal_is_written_to_as_a_pipe(self) -> None:
        terminal = Terminal(["/usr/bin/env", "TERM=dumb", BENBEN, "play", "pyramix"], self.home)
        self.addCleanup(terminal.stop)
        terminal.until(terminal.prompted)
        self.assertNotIn(b"\x1b", terminal.written)
        terminal.send("quit\n")
        self.assertEqual(terminal.end(), 0)


if __name__ == "__main__":
    unittest.main()
