"""Five board games of perfect public information, played by the same C++ core everywhere.

    import benben
    batch = benben.Batch("pyramix", 4096, seed=1)
    for _ in range(250):
        batch.step(batch.random_actions())

One game after the other is a `Position` (`start`), many at once are a `Batch`; both speak texts and
numbers (`encoding`). docs/research.md leads through all of it.
"""

from benben._core import (
    Bot,
    Edits,
    Position,
    Record,
    Rng,
    Search,
    __version__,
    facts,
    games,
    match,
    playouts,
    read_tags,
    review,
    start,
)
from benben.batch import Batch
from benben.encodings import Encoding, Part, encoding
from benben.errors import Refused
from benben.searching import Searched, Solution, search, solve

__all__ = [
    "Batch",
    "Bot",
    "Edits",
    "Encoding",
    "Part",
    "Position",
    "Record",
    "Refused",
    "Rng",
    "Search",
    "Searched",
    "Solution",
    "__version__",
    "encoding",
    "facts",
    "games",
    "match",
    "playouts",
    "read_tags",
    "review",
    "search",
    "solve",
    "start",
]
