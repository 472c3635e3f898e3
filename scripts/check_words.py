#!/usr/bin/python3
"""Checks that the page's words stand in its catalogues alone (web/src/**/words/).

What somebody reads or hears on the page is said in several languages, so no template may hold
letters of its own: neither between its elements nor in an attribute that is read out. Strings in
its code and in the TypeScript beside it may not be sentences: two words or more that begin with a
capital or end like a sentence. What an exception says is for whoever mends the page.
"""

import re
from pathlib import Path
from typing import Iterator, NamedTuple

from tree import Problem, files, report, root_argument

SOURCES = "web/src/"
# The same in every language.
NAMES = {"Benben"}
# Attributes of elements, and properties of our components, that hold words.
SPOKEN = {
    *("aria-label", "aria-description", "aria-roledescription", "aria-valuetext"),
    *("title", "alt", "placeholder", "label", "legend", "message", "hint", "text", "confirm"),
}

PLACE = "\ufffc"  # what stands for an expression in a text
WORD = r"[^\W\d_]{2,}"
WORDS = re.compile(rf"{WORD}[,.:;!?…’'\"]*\s+{WORD}|{WORD}\s{PLACE}|{PLACE}\s{WORD}")
SENTENCE = re.compile(rf"^(?=[^\W\d_])(?![a-zß-ÿ]).*|.*[.!?…]$", re.DOTALL)
# Before a slash that begins a regular expression.
BEFORE_REGEX = re.compile(r"(^|[(,=:\[!&|?{};>]|\breturn)\s*$")
BLOCK = re.compile(r"<script\b[^>]*>.*?</script>|<style\b[^>]*>.*?</style>|<!--.*?-->", re.DOTALL)
SCRIPT = re.compile(r"<script\b[^>]*>(.*?)</script>", re.DOTALL)


class Literal(NamedTuple):
    at: int
    text: str
    before: str


def quoted(code: str, at: int) -> int:
    """Where the string ends that begins at `at`."""
    end = at + 1
    while end < len(code) and code[end] != code[at]:
        end += 2 if code[end] == "\\" else 1
    return end + 1


def template(code: str, at: int, found: list[Literal]) -> int:
    """Where the template ends that begins at `at`; adds it and the literals in its expressions."""
    text = ""
    end = at + 1
    while end < len(code) and code[end] != "`":
        if code.startswith("${", end):
            end = scan(code, end + 2, found)
            text += PLACE
        else:
            step = 2 if code[end] == "\\" else 1
            text += code[end : end + step]
            end += step
    found.append(Literal(at, text, code[:at].rstrip()[-12:]))
    return end + 1


def regex(code: str, at: int) -> int:
    """Where the regular expression ends that begins at `at`."""
    end, in_class = at + 1, False
    while end < len(code) and (in_class or code[end] != "/") and code[end] != "\n":
        in_class = code[end] == "[" or (in_class and code[end] != "]")
        end += 2 if code[end] == "\\" else 1
    return end + 1


def scan(code: str, at: int, found: list[Literal]) -> int:
    """Adds the string literals up to the brace that closes what is open at `at`; gives its end."""
    depth = 0
    while at < len(code):
        sign = code[at]
        if code.startswith("//", at):
            at = code.find("\n", at) % (len(code) + 1)
        elif code.startswith("/*", at):
            at = code.find("*/", at) % (len(code) + 1) + 2
        elif sign in "\"'":
            end = quoted(code, at)
            found.append(Literal(at, code[at + 1 : end - 1], code[:at].rstrip()[-12:]))
            at = end
        elif sign == "`":
            at = template(code, at, found)
        elif sign == "/" and BEFORE_REGEX.search(code[max(0, at - 12) : at]):
            at = regex(code, at)
        elif sign == "}" and depth == 0:
            return at + 1
        else:
            depth += (sign == "{") - (sign == "}")
            at += 1
    return at


def is_sentence(literal: Literal) -> bool:
    if literal.before.endswith(("Error(", "Exception(", "super(")):
        return False
    return bool(WORDS.search(literal.text) and SENTENCE.match(literal.text.strip()))


def is_said(text: str) -> bool:
    """Whether there are letters in what stands on the page."""
    plain = re.sub(r"&\w+;", "", text)
    return plain.strip() not in NAMES and any(letter.isalpha() for letter in plain)


class Markup:
    """Reads the template of a component and notes what is said in it."""

    def __init__(self, text: str) -> None:
        # What is no template is blanked, so that every line keeps its number.
        self.text = BLOCK.sub(lambda block: re.sub(r"[^\n]", " ", block[0]), text)
        self.said: list[tuple[int, str]] = []

    def read(self) -> list[tuple[int, str]]:
        at = start = 0
        while at < len(self.text):
            if self.text[at] == "{":
                self.note(start, at)
                at = start = self.expression(at, spoken=True)
            elif re.match(r"</?[A-Za-z]", self.text[at:at + 3]):
                self.note(start, at)
                at = start = self.element(at)
            else:
                at += 1
        self.note(start, at)
        return self.said

    def note(self, start: int, end: int) -> None:
        text = self.text[start:end]
        if is_said(text):
            self.said.append((start + len(text) - len(text.lstrip()), text.strip()))

    def expression(self, at: int, spoken: bool) -> int:
        """Where the expression in braces ends; its strings are said where `spoken`."""
        found: list[Literal] = []
        # What begins or ends a block ({#if, {/if) is not shown, nor is it a regular expression.
        block = self.text[at + 1] in "#/:@"
        spoken = spoken and not block
        end = scan(self.text, at + 1 + block, found)
        for literal in found:
            text = literal.text
            capital = re.match(r"[A-ZÀ-Þ][a-zß-ÿ]", text) and text not in NAMES
            # One of two that are shown by turns.
            branch = literal.before.endswith(("?", ":")) and re.search(WORD, text)
            if is_sentence(literal) or (spoken and (WORDS.search(text) or capital or branch)):
                self.said.append((literal.at, text))
        return end

    def element(self, at: int) -> int:
        at += len(re.match(r"</?[\w:.-]+", self.text[at:])[0])
        name = ""
        while at < len(self.text) and self.text[at] != ">":
            spoken = name in SPOKEN
            if self.text[at] == "{":
                at = self.expression(at, spoken)
            elif self.text[at] in "\"'":
                at = self.value(at, spoken)
            elif word := re.match(r"[^\s=>{\"'/]+", self.text[at:]):
                name = word[0]
                at += len(name)
            else:
                at += 1
        return at + 1

    def value(self, at: int, spoken: bool) -> int:
        """A value in quotes, in which expressions may stand."""
        quote = self.text[at]
        start = at = at + 1
        while at < len(self.text) and self.text[at] != quote:
            if self.text[at] == "{":
                if spoken:
                    self.note(start, at)
                at = start = self.expression(at, spoken)
            else:
                at += 1
        if spoken:
            self.note(start, at)
        return at + 1


def said_in(path: Path, text: str) -> Iterator[tuple[int, str]]:
    """What is said in a file, each with where it stands."""
    scripts = [(0, text)]
    if path.suffix == ".svelte":
        yield from Markup(text).read()
        scripts = [(script.start(1), script[1]) for script in SCRIPT.finditer(text)]
    for start, code in scripts:
        found: list[Literal] = []
        scan(code, 0, found)
        yield from ((start + it.at, it.text) for it in found if is_sentence(it))


def is_read(path: Path) -> bool:
    name = path.as_posix()
    if not name.startswith(SOURCES) or path.suffix not in (".svelte", ".ts"):
        return False
    test = name.endswith(".test.ts") or path.stem in ("fixtures", "fixture_record", "testing")
    return not (test or "words" in path.parts)


def main() -> None:
    root = root_argument(__doc__)
    problems = []
    paths = [path for path in files(root) if is_read(path)]
    for path in paths:
        text = (root / path).read_text("utf-8")
        for at, words in sorted(said_in(path, text)):
            shown = " ".join(words.split()).replace(PLACE, "…")
            line = text.count("\n", 0, at) + 1
            problems.append(Problem(str(path), line, f'"{shown}" belongs into a catalogue'))
    report(problems, f"{len(paths)} sources of the page")


main()
