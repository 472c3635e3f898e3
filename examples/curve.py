"""Writes a learning curve: its numbers as CSV, and a picture as SVG."""

from pathlib import Path

from benben.statistics import Interval

WIDTH, HEIGHT, LEFT, FOOT = 640, 320, 56, 40


def draw(curve: list[tuple[int, Interval]], path: Path) -> None:
    """Writes path.csv and path.svg: shares of wins with their intervals, over games played."""
    lines = [f"{games},{share.mean:.4f},{share.low:.4f},{share.high:.4f}\n" for games, share in curve]
    path.with_suffix(".csv").write_text("games,share,low,high\n" + "".join(lines))
    path.with_suffix(".svg").write_text(picture(curve))


def picture(curve: list[tuple[int, Interval]]) -> str:
    """The curve in its band, and a line where equals would be."""
    most = max((games for games, _ in curve), default=0) or 1

    def at(games: float, share: float) -> str:
        x = LEFT + games / most * (WIDTH - LEFT - 16)
        return f"{x:.1f},{HEIGHT - FOOT - share * (HEIGHT - FOOT - 16):.1f}"

    band = [at(games, share.high) for games, share in curve]
    band += [at(games, share.low) for games, share in reversed(curve)]
    line = " ".join(at(games, share.mean) for games, share in curve)
    marks = "".join(
        f'<text x="{LEFT - 8}" y="{at(0, share).split(",")[1]}" text-anchor="end" dy="4">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    equal = f"{at(0, 0.5)} {at(most, 0.5)}"
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">
<title>Share of the wins against greedy, over games of the agent against itself</title>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>
<polyline points="{equal}" fill="none" stroke="#888" stroke-dasharray="4 4"/>
<polygon points="{" ".join(band)}" fill="#1f6f8b" fill-opacity="0.2"/>
<polyline points="{line}" fill="none" stroke="#1f6f8b" stroke-width="2"/>
{marks}
<text x="{LEFT}" y="{HEIGHT - 12}">0</text>
<text x="{WIDTH - 16}" y="{HEIGHT - 12}" text-anchor="end">{most:,} games</text>
</svg>
"""
