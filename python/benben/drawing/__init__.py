"""Drawings of positions as SVG, in plain shapes: `Position.svg()`, and what Jupyter shows of a position.

They show what `Position.draw()` shows, out of the same data (`trace()`, `standing` and `facts`): board, pieces,
seats, points, and what may be done now. The picture is an image with a title and a description for who does not
see it, every piece says what it is under a pointer, and letters say whatever a colour says. Nothing is loaded from elsewhere.
"""

from collections.abc import Callable

import benben
from benben.drawing import ankhor, anubixx, ascension, cubus, pyramix
from benben.drawing.seats import View
from benben.drawing.sketch import Sketch

__all__ = ["svg"]

_DRAWERS: dict[str, Callable[[Sketch, View], None]] = {
    "ankhor": ankhor.draw,
    "anubixx": anubixx.draw,
    "ascension": ascension.draw,
    "cubus": cubus.draw,
    "pyramix": pyramix.draw,
}


def svg(position: benben.Position) -> str:
    """The position as an SVG document, as wide as what it shows (300 to 1,300 pixels in most positions).

    A function of the position alone: the same position has the same bytes.
    """
    trace = position.trace()
    told = benben.facts(position.game, position.players, position.options, position.tags)
    view = View(
        position=position,
        state=trace["state"],
        standing=position.standing,
        facts=told["facts"],
        legal=trace["legal"],
    )
    sketch = Sketch()
    heading = f"{told['title']}: {view.waits_for}"
    sketch.text((0, 0), heading, 16, bold=True)
    _DRAWERS[position.game](sketch, view)
    points = ", ".join(f"seat {seat + 1} {total}" for seat, total in enumerate(view.standing["total"]))
    return sketch.svg(heading, f"After {position.ply} events. Points if the game ended now: {points}.")
