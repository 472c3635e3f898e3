#!/usr/bin/python3
"""Checks that the page's styles use the names of web/src/lib/theme.css, and no side by left or right.

Colours stand in theme.css and in files called palette.css; sizes of type are those of the scale
(--text-*), where a drawing's own units do not count; queries ask for the breakpoints (--break-*)
alone; and every variable that is used is set somewhere. What lies along a line of text is named by
its start and end: a language may be written from the right.
"""

import re
from pathlib import Path
from typing import Iterator, NamedTuple

from tree import Problem, files, report, root_argument

SOURCES = "web/src/"
THEME = "web/src/lib/theme.css"
PALETTE = "palette.css"

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
STYLE = re.compile(r"<style\b[^>]*>(.*?)</style>", re.DOTALL)
SCRIPT = re.compile(r"<script\b[^>]*>.*?</script>|<!--.*?-->", re.DOTALL)
DECLARATION = re.compile(r"(?<![\w-])(--[\w-]+|[a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])")
QUERY = re.compile(r"@(?:media|container)\s([^{]+)\{")

HEX = re.compile(r"#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3,4})\b(?!-)")
COLOUR = re.compile(rf"{HEX.pattern}|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(")
# The names of colours that anybody thinks of; those of forced colours (CanvasText) are none.
NAMED = re.compile(r"(?<![\w-])(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|gold|brown)(?![\w-])")
# Attributes of drawings, and a component's strings, that would hold a colour.
IN_MARKUP = re.compile(rf"""["'`](?:{HEX.pattern}|rgba?\()""")

PHYSICAL = re.compile(
    r"(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|left|right"
    r"|border-(?:top|bottom)-(?:left|right)-radius"
)
# Four values, of which the second and the fourth are right and left.
FOUR_SIDES = {"margin", "padding", "inset", "border-width", "border-style", "border-color"}
SIDE_AS_VALUE = {"text-align", "float", "clear", "justify-content", "justify-items"}
DIRECTIVE = re.compile(rf"\bstyle:({PHYSICAL.pattern})\b")
# Svelte puts an element with a style of its own round such a component, which the server's policy forbids.
GIVEN = re.compile(r"<[A-Z][\w.]*\s[^<]*?(?<=\s)(--[\w-]+)=")

SIZE = re.compile(r"var\(--text(?:-\w+)?\)")
LENGTH = re.compile(r"(?<![\w.-])\d*\.?\d+(?:px|r?em|ch|v[wh])\b")
DRAWN = re.compile(r"\d+px")


class Style(NamedTuple):
    path: Path
    start: int  # where it begins in its file
    css: str


def blanked(pattern: re.Pattern[str], text: str) -> str:
    """The text with spaces for what matches, so that every line keeps its number."""
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


def styles_of(path: Path, text: str) -> Iterator[Style]:
    if path.suffix == ".css":
        yield Style(path, 0, blanked(COMMENT, text))
    elif path.suffix == ".svelte":
        for style in STYLE.finditer(text):
            yield Style(path, style.start(1), blanked(COMMENT, style[1]))


def values(text: str) -> list[str]:
    """The values of a declaration; what stands in brackets is one."""
    return re.findall(r"(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+", text)


def is_drawing(path: Path) -> bool:
    return "draw" in path.parts or "emblems" in path.parts


def type_fault(path: Path, name: str, value: str) -> bool:
    """Whether this sets type in a size that the scale has not."""
    size = value if name == "font-size" else re.match(r"(?:\d+ )?([^/ ]+(?:\([^)]*\))?)", value)[1]
    size = size.strip()
    if size in ("inherit", "0") or (is_drawing(path) and DRAWN.fullmatch(size)):
        return False
    # As broad as its container, between two steps.
    fluid = re.fullmatch(r"clamp\((.+), [\d.]+cqi, (.+)\)", size)
    return not all(SIZE.fullmatch(part) for part in (fluid.groups() if fluid else [size]))


def declaration_faults(path: Path, name: str, value: str, own_colours: bool) -> Iterator[str]:
    if not own_colours and (colour := COLOUR.search(value) or NAMED.search(value)):
        yield f"{colour[0]} is a colour: name it in {PALETTE}"
    if PHYSICAL.fullmatch(name):
        yield f"{name}: say where a line starts or ends (inline-start, inline-end)"
    if name in FOUR_SIDES and len(sides := values(value)) == 4 and sides[1] != sides[3]:
        yield f"{name}: {value.strip()}: its right is not its left; use {name}-inline"
    if name in SIDE_AS_VALUE and re.search(r"\b(?:left|right)\b", value):
        yield f"{name}: {value.strip()}: use start or end"
    if name == "font-size" or (name == "font" and value.strip() != "inherit"):
        if type_fault(path, name, value):
            yield f"{name}: {value.strip()}: no size of the scale (--text-*)"


def style_problems(style: Style, breakpoints: set[str]) -> Iterator[tuple[int, str]]:
    own_colours = style.path.name == PALETTE or style.path.as_posix() == THEME
    for found in DECLARATION.finditer(style.css):
        for fault in declaration_faults(style.path, found[1], found[2], own_colours):
            yield style.start + found.start(), fault
    for query in QUERY.finditer(style.css):
        for length in LENGTH.findall(query[1]):
            if length not in breakpoints:
                yield style.start + query.start(), f"{length} is no breakpoint (--break-*)"
        if re.search(r"\b(?:min|max)-(?:width|height)\b", query[1]):
            yield style.start + query.start(), "write a query as (width < 40rem)"


def markup_problems(path: Path, text: str) -> Iterator[tuple[int, str]]:
    """What is wrong outside the styles: in a template or in TypeScript."""
    if path.suffix == ".svelte":
        text = blanked(STYLE, text)
        for found in GIVEN.finditer(blanked(SCRIPT, text)):
            yield found.start(1), f"{found[1]} is given to a component: set it in {PALETTE}"
    for found in IN_MARKUP.finditer(text):
        yield found.start(), f"{found[0][1:]} is a colour: name it in {PALETTE}"
    for found in DIRECTIVE.finditer(text):
        yield found.start(), f"{found[1]}: say where a line starts or ends"


def unset_variables(sources: dict[Path, str]) -> Iterator[Problem]:
    """Variables that are used without another value and that nothing sets."""
    whole = "\n".join(sources.values())
    known = set(re.findall(r"(--[\w-]+)\s*:", whole)) | set(re.findall(r"style:(--[\w-]+)", whole))
    # Some have a part of their name from the game: --stone-{colour}.
    made = tuple(start for start in re.findall(r"(--[\w-]+-)(?=\$?\{)", whole))
    for path, text in sources.items():
        for found in re.finditer(r"var\((--[\w-]+)\)", text):
            if found[1] not in known and not found[1].startswith(made or ("\0",)):
                line = text.count("\n", 0, found.start()) + 1
                yield Problem(str(path), line, f"nothing sets {found[1]}")


def main() -> None:
    root = root_argument(__doc__)
    sources = {
        path: (root / path).read_text("utf-8")
        for path in files(root)
        if path.as_posix().startswith(SOURCES) and path.suffix in (".css", ".svelte", ".ts")
    }
    theme = sources.get(Path(THEME), "")
    breakpoints = set(re.findall(r"--break-\w+:\s*([^;]+);", theme))
    problems = [] if breakpoints else [Problem(THEME, 1, "sets no breakpoint (--break-*)")]
    for path, text in sources.items():
        found = [it for style in styles_of(path, text) for it in style_problems(style, breakpoints)]
        if path.suffix != ".css" and not path.name.endswith(".test.ts"):
            found += markup_problems(path, text)
        for at, fault in sorted(found):
            problems.append(Problem(str(path), text.count("\n", 0, at) + 1, fault))
    problems += unset_variables(sources)
    report(problems, f"{len(sources)} sources of the page")


main()
