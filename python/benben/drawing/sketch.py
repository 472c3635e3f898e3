"""Plain shapes as SVG: what the drawings of all games are made of.

A sketch is as large as what was drawn on it, and lies on a sheet of its own, so that it can be read on a dark
page, too. Colour never says something alone: every shape that has a meaning bears letters.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]

PAPER = "#fbf6e9"
INK = "#1f1a12"
QUIET = "#665b47"
LINE = "#3a3226"
FAINT = "#e6dcc3"

MARGIN = 14
LETTER = 0.6  # mean width of a letter, of its size


def ink_on(fill: str) -> str:
    """Black or white, whichever is read better on a colour "#rrggbb" (relative luminance as in WCAG 2)."""
    linear = [
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (int(fill[at : at + 2], 16) / 255 for at in (1, 3, 5))
    ]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "#000000" if luminance > 0.179 else "#ffffff"


def number(value: float) -> str:
    """A length with a digit behind the point, if it needs one."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


class Sketch:
    """What has been drawn so far; lengths are pixels, y grows downwards."""

    def __init__(self) -> None:
        """An empty one."""
        self._parts: list[str] = []
        self._low: Point = (0.0, 0.0)
        self._high: Point = (0.0, 0.0)
        self._is_mapped = False

    @property
    def bottom(self) -> float:
        """Where what has been drawn ends."""
        return self._high[1]

    @property
    def right(self) -> float:
        """Where what has been drawn ends on the right."""
        return self._high[0]

    def polygon(self, points: Sequence[Point], fill: str, stroke: str = LINE, width: float = 1.2) -> None:
        """A closed shape; fill and stroke are colours, or "none"."""
        self._reach(*points)
        places = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self._shape("polygon", fill, stroke, width, points=places)

    def line(self, points: Sequence[Point], stroke: str = LINE, width: float = 2) -> None:
        """A line through points."""
        self._reach(*points)
        places = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self._shape("polyline", "none", stroke, width, points=places)

    def circle(self, middle: Point, radius: float, fill: str, stroke: str = LINE, width: float = 1.2) -> None:
        """A circle."""
        x, y = middle
        self._reach((x - radius, y - radius), (x + radius, y + radius))
        self._shape("circle", fill, stroke, width, cx=number(x), cy=number(y), r=number(radius))

    def box(
        self, at: Point, size: Point, fill: str, stroke: str = LINE, width: float = 1.2, *, round_by: float = 3
    ) -> None:
        """A rectangle by its upper left corner."""
        self._reach(at, (at[0] + size[0], at[1] + size[1]))
        self._shape(
            "rect", fill, stroke, width,
            x=number(at[0]), y=number(at[1]), width=number(size[0]), height=number(size[1]), rx=number(round_by),
        )  # fmt: skip

    def text(
        self, at: Point, words: str, size: float = 14, fill: str = INK, *, anchor: str = "start", bold: bool = False
    ) -> float:
        """Words whose middle is at this height, begun, centred ("middle") or ended ("end") at `at`; where they end."""
        wide = LETTER * size * len(words)
        left = at[0] - {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
        self._reach((left, at[1] - size / 2), (left + wide, at[1] + size / 2))
        weight = ' font-weight="700"' if bold else ""
        self._parts.append(
            f'<text x="{number(at[0])}" y="{number(at[1] + 0.35 * size)}" font-size="{number(size)}"'
            f' text-anchor="{anchor}" fill="{fill}"{weight}>{escape(words)}</text>'
        )
        return left + wide

    @contextmanager
    def piece(self, title: str) -> Iterator[None]:
        """What is drawn within is one piece, and this is what it is."""
        self._parts.append(f'<g class="piece"><title>{escape(title)}</title>')
        yield
        self._parts.append("</g>")

    @contextmanager
    def mapped(self, origin: Point, across: Point, down: Point) -> Iterator[None]:
        """What is drawn within lies on a square of 100 by 100 whose sides are these.

        It does not make the sketch larger: draw the square itself before.
        """
        values = [value / 100 for value in (*across, *down)]
        matrix = " ".join(f"{value:.4f}" for value in values) + f" {number(origin[0])} {number(origin[1])}"
        self._parts.append(f'<g transform="matrix({matrix})">')
        before, self._is_mapped = self._is_mapped, True
        yield
        self._is_mapped = before
        self._parts.append("</g>")

    def svg(self, title: str, description: str) -> str:
        """The whole document: an image whose name is the title."""
        x, y = self._low[0] - MARGIN, self._low[1] - MARGIN
        wide, high = self._high[0] + MARGIN - x, self._high[1] + MARGIN - y
        box = " ".join(map(number, (x, y, wide, high)))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={quoteattr(title)}'
            f' viewBox="{box}" width="{number(wide)}" height="{number(high)}" style="max-width:100%;height:auto"'
            ' font-family="system-ui, sans-serif" stroke-linejoin="round" stroke-linecap="round">'
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}" fill="{PAPER}"/>'
            + "".join(self._parts)
            + "</svg>"
        )

    def _shape(self, name: str, fill: str, stroke: str, thickness: float, /, **places: str) -> None:
        lines = "" if stroke == "none" else f' stroke="{stroke}" stroke-width="{number(thickness)}"'
        where = "".join(f' {key}="{value}"' for key, value in places.items())
        self._parts.append(f'<{name}{where} fill="{fill}"{lines}/>')

    def _reach(self, *points: Point) -> None:
        """Makes the sketch large enough for points."""
        if self._is_mapped:
            return
        xs, ys = zip(*points, strict=True)
        if not self._parts:
            self._low = self._high = points[0]
        self._low = (min(self._low[0], *xs), min(self._low[1], *ys))
        self._high = (max(self._high[0], *xs), max(self._high[1], *ys))
