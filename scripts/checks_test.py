#!/usr/bin/python3
"""Tests of the checks in this folder: each passes a sound tree and fails each faulty one.

A tree is a dictionary from path to text, written to a temporary folder; the check runs on it as it
does in ./check. Rule ids and unwanted words are put together from parts here, or the checks would
find them in this file.
"""

import subprocess
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).parent
RULE = "PYX-%02d"


def run(script: str, tree: dict[str, str | bytes]) -> tuple[int, str]:
    with tempfile.TemporaryDirectory() as folder:
        for path, text in tree.items():
            target = Path(folder) / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(text if isinstance(text, bytes) else text.encode())
        command = [HERE / script, "--root", folder]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr


class CheckCase(unittest.TestCase):
    script = ""

    def passes(self, tree: dict[str, str | bytes]) -> None:
        status, output = run(self.script, tree)
        self.assertEqual(status, 0, output)

    def fails(self, tree: dict[str, str | bytes], *said: str) -> None:
        status, output = run(self.script, tree)
        self.assertEqual(status, 1, output)
        for words in said:
            self.assertIn(words, output)


class ImportsTest(CheckCase):
    script = "check_imports.py"
    sound = {
        "web/src/App.svelte": '<script>\n  import Home from "./routes/Home.svelte";\n',
        "web/src/routes/Home.svelte": '  import { a } from "$lib/a";\n  import { mount } from "svelte";\n',
        "web/src/lib/a.ts": 'import type {\n  B,\n} from "./board/b";\nimport text from "$docs/a.md?raw";\n',
        "web/src/lib/a.test.ts": 'import { expect } from "vitest";\nimport One from "$games/one";\n',
        "web/src/lib/board/b.ts": 'export type B = typeof import("../words");\n',
        "web/src/lib/words/index.ts": "",
        "web/src/lib/catalogue.ts": 'export const one = () => import("../games/one");\n',
        "web/src/games/one/index.ts": 'import Draw from "./draw/D.svelte";\n',
        "web/src/games/one/draw/D.svelte": 'import { v } from "../view/v";\n',
        "web/src/games/one/view/v.ts": 'import { words } from "../words";\n',
        "web/src/games/one/words/index.ts": 'export { t } from "$lib/words";\n',
        "web/src/games/two/index.ts": 'import "./two.css";\n',
    }

    def faulty(self, path: str, line: str, *said: str) -> None:
        path = f"web/src/{path}"
        self.fails({**self.sound, path: line + "\n"}, f"{path}:1:", *said)

    def test_a_sound_tree_passes(self) -> None:
        self.passes(self.sound)

    def test_arrows_go_one_way(self) -> None:
        self.faulty("lib/x.ts", 'import One from "$games/one";', "lib may not", "one way")
        self.faulty("lib/x.ts", 'const one = import("../games/one");', "one way")
        self.faulty("lib/x.ts", 'export * from "../routes/Home.svelte";', "one way")
        self.faulty("routes/X.svelte", '  import One from "$games/one";', "one way")
        self.faulty("lib/words/x.ts", 'import type { B } from "../board/b";', "built on it")

    def test_a_game_knows_no_other(self) -> None:
        self.faulty("games/two/x.ts", 'import One from "../one";', "another game")

    def test_the_folders_of_a_game_have_an_order(self) -> None:
        self.faulty("games/one/view/x.ts", 'import D from "../draw/D.svelte";', "view/ may not")
        self.faulty("games/one/draw/x.ts", 'import one from "..";', "draw/ may not")
        self.faulty("games/one/parts/x.ts", 'import { v } from "../view/v";', "no folder parts/")

    def test_sentences_are_without_components(self) -> None:
        sound = {**self.sound, "web/src/games/one/view/V.svelte": "", "web/src/lib/V.svelte": ""}
        for path, line in (
            ("games/one/words/x.ts", 'import V from "../view/V.svelte";'),
            ("lib/words/x.ts", 'import V from "$lib/V.svelte";'),
        ):
            self.fails({**sound, f"web/src/{path}": line + "\n"}, path, "without components")

    def test_what_is_for_tests_stays_there(self) -> None:
        sound = {**self.sound, "web/src/lib/testing.ts": ""}
        bad = {"web/src/lib/x.ts": 'import { t } from "./testing";\n'}
        self.fails({**sound, **bad}, "for tests only")
        self.passes({**sound, "web/src/lib/x.test.ts": 'import { t } from "./testing";\n'})

    def test_what_is_named_is_there(self) -> None:
        self.faulty("lib/x.ts", 'import { no } from "./no";', "./no is not a file")
        self.faulty("lib/x.ts", 'import _ from "lodash";', "none of the libraries")

    def test_no_circles(self) -> None:
        circle = {
            "web/src/lib/x.ts": 'import type { Y } from "./y.svelte";\n',
            "web/src/lib/y.svelte.ts": 'import { z } from "./z";\n',
            "web/src/lib/z.ts": 'import type { X } from "./x";\n',
        }
        self.fails({**self.sound, **circle}, "circle: lib/x.ts -> lib/y.svelte.ts -> lib/z.ts")
        circle["web/src/lib/z.ts"] = 'const later = () => import("./x");\n'
        self.passes({**self.sound, **circle})


class IncludesTest(CheckCase):
    script = "check_includes.py"
    sound = {
        "core/a.h": "#include <string>\n",
        "games/all.h": '#include "games/one/rules.h"\n',
        "games/one/rules.h": '#include "core/a.h"\n',
        "games/two/rules.h": '#include "core/a.h"\n',
        "search/b.h": '#include "games/all.h"\n#include "core/a.h"\n',
        "search/b_test.cc": '#include <gtest/gtest.h>\n#include "games/one/rules.h"\n',
        "core/testing/laws.h": "#include <gtest/gtest.h>\n",
        "store/stored.h": "#include <array>\n",
        "store/store.h": '#include "store/stored.h"\n',
        "table/d.h": '#include "core/a.h"\n#include "store/stored.h"\n',
        "server/c.cc": '#include <boost/asio.hpp>\n#include <thread>\n#include "search/b.h"\n',
        "capi/benben.h": "#include <stdint.h>\n",
        "capi/benben_batch.h": '#include "benben.h"\n',
    }

    def faulty(self, path: str, line: str, *said: str) -> None:
        self.fails({**self.sound, path: line + "\n"}, f"{path}:1:", *said)

    def test_a_sound_tree_passes(self) -> None:
        self.passes(self.sound)

    def test_arrows_go_one_way(self) -> None:
        self.faulty("core/x.cc", '#include "search/b.h"', "one way")
        self.faulty("store/x_test.cc", '#include "server/c.cc"', "one way")

    def test_own_headers_are_named_from_the_root(self) -> None:
        self.faulty("core/x.cc", '#include "a.h"', "root of the project")

    def test_headers_of_c_see_each_other_alone(self) -> None:
        self.faulty("capi/benben_batch.h", '#include "core/a.h"', "no header of C")
        self.faulty("capi/benben_batch.h", "#include <string.h>", "more than C needs")

    def test_no_game_is_named_outside_games(self) -> None:
        self.faulty("search/x.cc", '#include "games/one/rules.h"', "names a game")
        self.faulty("games/two/x.cc", '#include "games/one/rules.h"', "another game")

    def test_the_core_stays_portable(self) -> None:
        for header in ("format", "random", "thread", "filesystem", "iostream", "regex"):
            self.faulty("core/x.cc", f"#include <{header}>", f"<{header}>")
            self.faulty("games/one/x.cc", f"# include <{header}>", f"<{header}>")

    def test_libraries_stay_in_their_folders(self) -> None:
        self.faulty("store/x.cc", "#include <boost/json.hpp>", "store/ may not")
        self.faulty("cli/x.cc", "#include <sqlite3.h>", "cli/ may not")
        self.faulty("cli/x.cc", "#include <gtest/gtest.h>", "tests only")
        self.faulty("cli/x.cc", '#include "core/testing/laws.h"', "tests only")

    def test_a_table_knows_neither_store_nor_threads_nor_chance(self) -> None:
        self.faulty("table/x.cc", '#include "store/store.h"', "only store/stamp.h, store/stored.h")
        self.faulty("table/x.cc", '#include "search/b.h"', "one way")
        for header in ("thread", "mutex", "random", "iostream"):
            self.faulty("table/x.cc", f"#include <{header}>", "under one seed")
        self.faulty("table/x.cc", "#include <boost/json.hpp>", "table/ may not")

    def test_every_folder_has_its_place(self) -> None:
        self.faulty("misc/x.cc", "", "no folder misc/")


class RulesTest(CheckCase):
    script = "check_rules.py"
    page = f"- **{RULE % 1}** One.\n- **{RULE % 2}** Two.\n"
    test = f"// {RULE % 1}, {RULE % 2}\n"
    sound = {"docs/rules/g.md": page, "games/g/rules_test.cc": test, "picture.png": b"\xff\xd8"}

    def test_a_sound_tree_passes(self) -> None:
        self.passes(self.sound)

    def test_every_kind_of_test_counts_and_nothing_else(self) -> None:
        for name in ("w.test.ts", "w.spec.ts", "golden/w.game"):
            self.passes({"docs/rules/g.md": self.page, name: self.test})
        self.fails({"docs/rules/g.md": self.page, "rules.cc": self.test}, f"no test names {RULE % 1}")

    def test_an_untested_rule_fails(self) -> None:
        page = self.page + f"- **{RULE % 3}** Three.\n"
        self.fails({**self.sound, "docs/rules/g.md": page}, f"g.md:3: no test names {RULE % 3}")

    def test_an_invented_rule_fails(self) -> None:
        self.fails({**self.sound, "web/a.ts": f"// {RULE % 9}\n"}, f"a.ts:1: no rules page defines")

    def test_a_rule_defined_twice_fails(self) -> None:
        self.fails({**self.sound, "docs/rules/h.md": f"**{RULE % 1}**\n"}, "a second time")

    def test_a_translation_has_the_same_rules_in_the_same_order(self) -> None:
        self.passes({**self.sound, "docs/rules/de/g.md": self.page.replace("One", "Eins")})
        one, two = self.page.splitlines(keepends=True)
        for page, said in {
            one: f"de/g.md:1: {RULE % 2} is missing",
            two + one: f"de/g.md:1: {RULE % 2} stands where {RULE % 1} should",
            one + two + two: f"de/g.md:3: {RULE % 2} stands where no other rule should",
            "": f"de/g.md:1: {RULE % 1} is missing",
        }.items():
            self.fails({**self.sound, "docs/rules/de/g.md": page}, said)

    def test_a_translation_of_nothing_fails(self) -> None:
        self.fails({**self.sound, "docs/rules/de/h.md": ""}, "h.md:1: no page of this name")

    def test_a_tree_without_rules_fails(self) -> None:
        self.fails({"a_test.cc": "\n"}, "no page defines")


class StylesTest(CheckCase):
    script = "check_styles.py"
    theme = "web/src/lib/theme.css"
    part = "web/src/lib/Part.svelte"
    tokens = ":root { --ink: #000; --text: 1rem; --text-tiny: 1rem; --break-phone: 40rem; }\n"

    def quiet(self, css: str, path: str = part) -> None:
        self.passes({self.theme: self.tokens, path: f"<p></p><style>p {{ {css} }}</style>\n"})

    def told(self, css: str, said: str, path: str = part) -> None:
        text = f"<p></p>\n<style>p {{ {css} }}</style>\n"
        self.fails({self.theme: self.tokens, path: text}, f"{path}:2: ", said)

    def test_the_names_of_the_theme_pass(self) -> None:
        self.quiet("color: var(--ink); font: 600 var(--text)/1.2 serif; font-size: inherit;")
        self.quiet("font-size: clamp(var(--text-tiny), 3cqi, var(--text)); margin: 0 auto;")
        self.quiet("inset-inline-start: 0; text-align: start; padding: 1rem 2rem 3rem 2rem;")

    def test_colours_stand_in_palettes(self) -> None:
        for value in ("#fff", "rgb(0 0 0 / 5%)", "white", "light-dark(#123456, var(--ink))"):
            self.told(f"color: {value};", "is a colour")
        palette = {"web/src/games/g/draw/palette.css": ".g { --stone: #fff; }\n"}
        self.passes({self.theme: self.tokens, **palette})
        stop = {self.part: '<stop stop-color="#fff" />\n'}
        self.fails({self.theme: self.tokens, **stop}, "Part.svelte:1: #fff is a colour")

    def test_sizes_of_type_are_those_of_the_scale(self) -> None:
        self.told("font-size: 0.9rem;", "no size of the scale")
        self.told("font: 600 1.1rem/1 serif;", "no size of the scale")
        self.told("font-size: 12px;", "no size of the scale")
        self.quiet("font-size: 12px;", "web/src/games/g/draw/Stone.svelte")

    def test_no_side_is_left_or_right(self) -> None:
        for css in ("margin-left: 1rem;", "left: 0;", "border-left: 0;", "border-top-left-radius: 0;"):
            self.told(css, "where a line starts or ends")
        self.told("text-align: left;", "use start or end")
        self.told("margin: 0 1rem 0 2rem;", "its right is not its left")

    def test_no_component_is_given_a_variable(self) -> None:
        element = '<p style:--ink={1}></p>\n'
        self.passes({self.theme: self.tokens, self.part: element})
        given = '<Frame\n  wide\n  --ink="1"\n/>\n'
        self.fails({self.theme: self.tokens, self.part: given}, f"{self.part}:3: ", "given to a component")

    def test_queries_ask_for_breakpoints(self) -> None:
        for query, said in {
            "@media (width < 41rem)": "41rem is no breakpoint",
            "@container part (width >= 600px)": "600px is no breakpoint",
            "@media (max-width: 40rem)": "write a query as",
        }.items():
            self.told("} %s { p { margin: 0; } " % query, said)
        self.quiet("} @media (width < 40rem) { p { margin: 0; } ")

    def test_every_variable_is_set(self) -> None:
        self.told("color: var(--inc);", "nothing sets --inc")
        self.quiet("color: var(--inc, var(--ink));")

    def test_a_theme_without_breakpoints_fails(self) -> None:
        self.fails({self.theme: ":root { --ink: #000; }\n"}, "sets no breakpoint")


class WordsTest(CheckCase):
    script = "check_words.py"
    page = "web/src/lib/Page.svelte"

    def quiet(self, text: str) -> None:
        self.passes({self.page: text})

    def told(self, text: str, *said: str) -> None:
        self.fails({self.page: text}, *[f"{self.page}:{words}" for words in said])

    def test_a_template_without_letters_passes(self) -> None:
        self.quiet("<!-- A page. -->\n<p class=\"a b\">{words().page.title} – 3 / 4 ●&nbsp;</p>\n")
        self.quiet('{#if a}<path d="M6 6v12M18 6l-8 6" />{:else if b === "no one"}1{/if}\n')
        self.quiet('<a title={say(title)} class={a ? "one two" : ""} onclick={() => go("a b")} />\n')
        self.quiet("<style>\n  p { margin: 0; }\n</style>\n<b>Benben</b>\n")

    def test_letters_between_elements_fail(self) -> None:
        self.told("<p>\n  Hello\n</p>\n", '2: "Hello"')
        self.told("{#if a}é{/if}\n", '1: "é"')
        self.told("<p>{count} left</p>\n", '1: "left"')

    def test_letters_in_what_is_read_out_fail(self) -> None:
        for name in ("aria-label", "title", "alt", "placeholder", "legend"):
            self.told(f'<b {name}="Go {{on}}"></b>\n', '1: "Go"')
        self.told('<b title={on ? "off" : `${a} is on`}></b>\n', '1: "off"', '1: "… is on"')

    def test_strings_that_are_shown_fail(self) -> None:
        self.told('<p>{a ? "one" : "Two"}</p>\n', '1: "one"', '1: "Two"')
        self.told("<p>{`${name} won`}</p>\n", '1: "… won"')

    def test_sentences_in_code_fail(self) -> None:
        code = "\nconst a = b / 2; // It's a half.\nconst c = `It ${a} is`;\nsay('is it?');\n"
        said = ('3: "It … is"', '4: "is it?"')
        self.told(f'<script lang="ts">{code}</script>\n', *said)
        self.fails({"web/src/lib/a.ts": code}, '3: "It … is"')
        self.quiet('<script>\nthrow new Error("It is so.");\nsuper("It is.");\nconst a = /it\'s/.test("a b");\n</script>\n')

    def test_catalogues_and_tests_may_speak(self) -> None:
        text = 'const a = "It is so.";\n'
        for path in ("lib/words/en.ts", "games/pyramix/words/en.ts", "lib/a.test.ts"):
            self.passes({f"web/src/{path}": text})
        self.fails({"web/src/games/pyramix/a.ts": text}, "belongs into a catalogue")


class FilesTest(CheckCase):
    script = "check_files.py"

    def test_a_sound_tree_passes(self) -> None:
        self.passes(
            {
                "core/a.h": "// A.\n",
                "core/a.cc": "int a;\n",
                "core/a_test.cc": "TEST(A, B) {}\n",
                "web/a.ts": "// A.\n",
                "web/a.test.ts": "test();\n",
                "tool": "#!/usr/bin/env bash\n# A tool.\n",
                "fuzz/corpus/x": b"\xff",
                "a.md": "TO" "DO(#12)\n",
            }
        )

    def test_the_length_is_limited(self) -> None:
        self.passes({"a.cc": "// A.\n" * 500})
        self.fails({"a.cc": "// A.\n" * 501}, "501 lines")
        self.passes({"web/src/a.ts": "// A.\n" * 300, "web/src/a.test.ts": "// A.\n" * 500})
        self.fails({"web/src/a.ts": "// A.\n" * 301}, "301 lines")

    def test_a_source_opens_with_what_it_is(self) -> None:
        for path, text in {
            "a.h": "int a;\n",
            "a.cc": "",
            "a_test.cc": "TEST(A, B) {}\n",
            "a.ts": "export {};\n",
            "a.spec.ts": "test();\n",
            "a.svelte": "<p></p>\n",
            "a.py": "import os\n",
            "tool": "#!/usr/bin/env bash\nset -e\n",
        }.items():
            self.fails({path: text}, f"{path}:1: does not open")

    def test_texts_are_plain(self) -> None:
        self.fails({"a.md": "a \n"}, "a.md:1: blanks")
        self.fails({"a.md": "a\r\n"}, "a.md:1: blanks")
        self.fails({"a.md": "a"}, "a.md:1: no line end")
        self.fails({"a.md": b"\xff\n"}, "a.md:1: not UTF-8")

    def test_files_that_comments_name_are_there(self) -> None:
        tree = {"core/b.h": "// B.\n", "core/run.py": '"""Runs."""\n'}
        for text in ("b.h", "(core/b.h)", "`run.py`", "<game>.h, *_test.cc", "https://x/gone.py"):
            self.passes({**tree, "core/a.h": f"// See {text}.\n"})
        for text in ("gone.h", "(core/gone.h)", "game/b.h", "`gone_test.cc`"):
            self.fails({**tree, "core/a.h": f"int a;  // See {text}.\n"}, "no such file is here")
        self.fails({**tree, "a.sh": "# Calls gone.py.\n"}, "a.sh:1: gone.py")
        self.passes({**tree, "core/a.h": '// A.\nauto a = "gone.h";\n'})

    def test_no_path_of_a_machine_and_no_mark_is_left(self) -> None:
        for text in ("/wo" "rk/x", "/ro" "ot/x", "/ho" "me/ada", "../sh" "ared/x", "FIX" "ME later"):
            self.fails({"a.md": f"See {text}.\n"}, "a.md:1:")


if __name__ == "__main__":
    unittest.main()
