#!/usr/bin/python3
"""Draws the pictures of docs/cubus-theory.md: stacks of Cubus as cards, plans, shadows and layers.

`scripts/draw_cubus.py` writes them to docs/cubus/; nothing else is needed, and the same stacks give the
same bytes. Stacks are written as in docs/rules/cubus.md (CUB-50).
"""

from pathlib import Path

# A card's edges on the screen: along i, along j, upwards.
ACROSS, DOWN, UP = 26, 15, 30
CELL = 22
GAP = 40
STYLE = """
  .t { fill: #f3e3b3 } .l { fill: url(#stripes) } .r { fill: #3d5a80 } .o { fill: #ee9b5f }
  .t, .l, .r, .o { stroke: #22303c; stroke-width: 1.5; stroke-linejoin: round }
  .cell { fill: #f3e3b3; stroke: #22303c } .left { fill: url(#stripes); stroke: #22303c }
  .right { fill: #3d5a80; stroke: #22303c } .none { fill: none; stroke: #c8ced4 }
  text { font: 13px sans-serif; fill: #22303c; text-anchor: middle }
"""
STRIPES = (
    '<pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<rect width="6" height="6" fill="#b7cde3"/>'
    '<path d="M0 1.5h6" stroke="#8fb0cf" stroke-width="1.5"/></pattern>'
)
Heights = dict[tuple[int, int], int]


def read(text: str) -> tuple[Heights, set[tuple[int, int]]]:
    """The heights by place, and the places with an open top."""
    heights, open_tops = {}, set()
    for j, row in enumerate(text.split("/")):
        for i, column in enumerate(row.split(",")):
            if column == "-":
                continue
            heights[i, j] = int(column.rstrip("*"))
            if column.endswith("*"):
                open_tops.add((i, j))
    return heights, open_tops


class Picture:
    """Shapes, and the room that they take."""

    def __init__(self) -> None:
        self.shapes: list[str] = []
        self.xs: list[float] = []
        self.ys: list[float] = []

    def polygon(self, kind: str, points: list[tuple[float, float]]) -> None:
        self.xs += [x for x, _ in points]
        self.ys += [y for _, y in points]
        corners = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.shapes.append(f'<polygon class="{kind}" points="{corners}"/>')

    def text(self, x: float, y: float, words: str) -> None:
        reach = 3.6 * len(words)
        self.xs += [x - reach, x + reach]
        self.ys += [y - 12, y + 4]
        self.shapes.append(f'<text x="{x:g}" y="{y:g}">{words}</text>')

    def right(self) -> float:
        return max(self.xs, default=0)

    def save(self, path: Path, title: str) -> None:
        left, top = min(self.xs) - 8, min(self.ys) - 8
        width, height = max(self.xs) + 8 - left, max(self.ys) + 8 - top
        box = f"{left:g} {top:g} {width:g} {height:g}"
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width:g}" '
            f'height="{height:g}" role="img">',
            f"<title>{title}</title>",
            f"<style>{STYLE}</style>",
            STRIPES,
            f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" fill="#fff"/>',
            *self.shapes,
            "</svg>",
        ]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def draw_stack(picture: Picture, text: str, origin: tuple[float, float]) -> None:
    """The cards of a stack, its back corner on the floor at `origin`."""
    heights, open_tops = read(text)

    def at(i: int, j: int, z: int) -> tuple[float, float]:
        return origin[0] + (i - j) * ACROSS, origin[1] + (i + j) * DOWN - z * UP

    for (i, j), h in sorted(heights.items(), key=lambda column: sum(column[0])):
        for z in range(heights.get((i, j + 1), 0), h):
            corners = [(i, j + 1, z), (i + 1, j + 1, z), (i + 1, j + 1, z + 1), (i, j + 1, z + 1)]
            picture.polygon("l", [at(*corner) for corner in corners])
        for z in range(heights.get((i + 1, j), 0), h):
            corners = [(i + 1, j, z), (i + 1, j + 1, z), (i + 1, j + 1, z + 1), (i + 1, j, z + 1)]
            picture.polygon("r", [at(*corner) for corner in corners])
        corners = [(i, j, h), (i + 1, j, h), (i + 1, j + 1, h), (i, j + 1, h)]
        picture.polygon("o" if (i, j) in open_tops else "t", [at(*corner) for corner in corners])


def draw_grid(picture: Picture, kind: str, cells: dict[tuple[int, int], str], x: float, y: float,
              words: str) -> None:
    """Squares by column and row with a word in each, and words below."""
    columns = max(column for column, _ in cells) + 1
    rows = max(row for _, row in cells) + 1
    for row in range(rows):
        for column in range(columns):
            left, top = x + column * CELL, y + row * CELL
            corners = [(left, top), (left + CELL, top), (left + CELL, top + CELL),
                       (left, top + CELL)]
            filled = (column, row) in cells
            picture.polygon(kind if filled else "none", corners)
            if filled and cells[column, row]:
                picture.text(left + CELL / 2, top + CELL / 2 + 5, cells[column, row])
    picture.text(x + columns * CELL / 2, y + rows * CELL + 20, words)


def plan(text: str) -> dict[tuple[int, int], str]:
    heights, open_tops = read(text)
    return {place: f"{h}*" if place in open_tops else str(h) for place, h in heights.items()}


def shadow(text: str, axis: int) -> dict[tuple[int, int], str]:
    """What is seen along one axis of the floor: the other one and the height, drawn upright."""
    heights, _ = read(text)
    tallest = max(heights.values())
    seen: dict[int, int] = {}
    for place, h in heights.items():
        seen[place[1 - axis]] = max(seen.get(place[1 - axis], 0), h)
    return {(at, tallest - 1 - z): "" for at, h in seen.items() for z in range(h)}


def draw_shadows(folder: Path) -> None:
    text = "3,2,2/3,2,1/1,1,-"
    picture = Picture()
    draw_stack(picture, text, (0, 0))
    picture.text(0, 110, "15 boxes, 22 cards")
    left = picture.right() + GAP
    draw_grid(picture, "cell", plan(text), left, -40, "from above: 8 tops")
    left = picture.right() + GAP
    draw_grid(picture, "left", shadow(text, 1), left, -40, "from the left: 7")
    left = picture.right() + GAP
    draw_grid(picture, "right", shadow(text, 0), left, -40, "from the right: 7")
    picture.save(folder / "shadows.svg", "A stack and its three shadows")


def draw_pushed(folder: Path) -> None:
    picture = Picture()
    for text, words in (("-,2,1/2,2,-", "4 + 5 + 4 cards"), ("2,1/2,2", "4 + 4 + 4, along i"),
                        ("2,2/2,1", "4 + 4 + 4, along j")):
        width = len(text.split("/")[0].split(","))
        x = picture.right() + (GAP + 2 * ACROSS if picture.xs else 0)
        if words.endswith("i"):
            # On its way it is no stack: boxes are shown by the plan of their columns alone.
            draw_grid(picture, "cell", plan(text), x - ACROSS, -30, words)
            continue
        draw_stack(picture, text, (x, 0))
        picture.text(x + (width - 2) * ACROSS / 2, 95, words)
    picture.save(folder / "pushed.svg", "A stack pushed to the walls keeps its seven boxes")


def draw_layers(folder: Path) -> None:
    text = "4,4,2*/4,3,-/1*,1,-"
    heights, _ = read(text)
    picture = Picture()
    draw_stack(picture, text, (0, 0))
    picture.text(0, 115, text)
    x = picture.right() + GAP
    for z in range(max(heights.values())):
        cells = {place: "" for place, h in heights.items() if h > z}
        lefts, rights = len({i for i, _ in cells}), len({j for _, j in cells})
        draw_grid(picture, "cell", cells, x, -50, f"{lefts} + {rights}: {len(cells)}")
        x = picture.right() + GAP
    picture.save(folder / "layers.svg", "A stack and its layers, from the ground up")


def main() -> None:
    folder = Path(__file__).resolve().parent.parent / "docs" / "cubus"
    folder.mkdir(exist_ok=True)
    draw_shadows(folder)
    draw_pushed(folder)
    draw_layers(folder)


if __name__ == "__main__":
    main()
