"""A streaming reader of the datasets that selfplay.py writes: batches of NumPy arrays, never all at once.

    from benben.data import Dataset
    for batch in Dataset("data").batches(512, split="train", seed=1):
        batch["observation"], batch["mask"], batch["action"], batch["returns"]
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import benben
from benben.rows import FORMAT

# Of a hundred games, by a number drawn for each: a game stands in one split for ever.
SPLITS = {"train": range(80), "validation": range(80, 90), "test": range(90, 100)}
COLUMNS = ("observation", "mask", "action", "seat", "returns")
Rows = dict[str, np.ndarray]


class Dataset:
    """A folder with a whole dataset, or as much of it as is there.

    Columns, as arrays of n rows:

    game         int64 [n]            number of the game, from 1
    ply          int32 [n]            events before the decision
    seat         int8 [n]             the seat that decides
    observation  int8 [n, size]       what it sees (docs/encodings)
    mask         bool [n, actions]    which actions are legal
    action       int32 [n]            the one it chose; -1 where the move has no number (Cubus)
    move         str [n]              its text
    returns      float32 [n, players] of the game, by seat
    scores       int32 [n, players]   of the game, by seat
    visits       float32 [n, actions] shares of a search's visits, 1 in sum; only with a search
    values       float32 [n, actions] what it found each action worth, NaN where it did not look
    """

    def __init__(self, folder: str | Path) -> None:
        """Raises ValueError for a folder that is none, or of another format or other numbers."""
        self.folder = Path(folder)
        file = self.folder / "dataset.json"
        if not file.is_file():
            raise ValueError(f"{file} is missing: this is not a dataset.")
        self.settings = json.loads(file.read_text())
        if self.settings["format"] != FORMAT:
            raise ValueError(f"{file}: format {self.settings['format']} is not {FORMAT}, which this version reads.")
        self.encoding = benben.encoding(self.settings["game"])
        if (self.settings["actions"], self.settings["observation"]) != (self.encoding.actions, self.encoding.size):
            raise ValueError(f"{file}: its numbers are of another version of Benben.")
        self.players: int = self.settings["players"]
        self.files = sorted(self.folder.glob("decisions-*.parquet"))

    def __len__(self) -> int:
        """The number of decisions in all splits."""
        return sum(pq.read_metadata(file).num_rows for file in self.files)

    def split_of(self, game: int) -> str:
        """The split in which a game stands: of its number and the dataset's seed alone."""
        drawn = benben.Rng(self.settings["seed"]).split(game).split(3).below(100)
        return next(name for name, range_ in SPLITS.items() if drawn in range_)

    def batches(
        self,
        size: int,
        *,
        split: str | None = None,
        columns: Sequence[str] = COLUMNS,
        seed: int | None = None,
        buffer: int = 16_384,
        part: tuple[int, int] = (0, 1),
    ) -> Iterator[Rows]:
        """Every row of a split (of all, if none is named) once, in batches of `size`; the last is shorter.

        With a seed the order is shuffled: groups of rows are read in an order drawn from it, and batches
        drawn from `buffer` rows at a time, which is what is held in memory. Without one, the order is
        that of the games. `part` (k, n) reads the k-th of n parts, from 0, for several readers.

        Raises ValueError, at the first batch, for a size, a split or a column that there is not.
        """
        self._check(size, split, columns, part)
        groups = [(at, group) for at, file in enumerate(self.files) for group in range(groups_of(file))]
        rng = None if seed is None else np.random.default_rng(seed)
        if rng is not None:
            rng.shuffle(groups)
        pool: list[pa.Table] = []
        for at, group in groups[part[0] :: part[1]]:
            pool.append(self._read(at, group, split, columns))
            held = sum(map(len, pool))
            if held >= max(buffer, size):
                # Half stays, so that rows of one group meet those of the next.
                keep = held // 2 if rng is not None else held % size
                pool = yield from self._emit(pool, size, keep, columns, rng)
        yield from self._emit(pool, size, 0, columns, rng)

    def records(self) -> Iterator[tuple[int, benben.Record]]:
        """The number and the record of each game, in their order."""
        for file in sorted(self.folder.glob("games-*.parquet")):
            for batch in pq.ParquetFile(file).iter_batches(columns=["game", "record"]):
                for row in batch.to_pylist():
                    yield row["game"], benben.Record.parse(row["record"])

    def _check(self, size: int, split: str | None, columns: Sequence[str], part: tuple[int, int]) -> None:
        if size < 1:
            raise ValueError("A batch has at least one row.")
        if split is not None and split not in SPLITS:
            raise ValueError(f"A split is one of {', '.join(SPLITS)}.")
        known = {"game", "ply", "seat", "observation", "mask", "action", "move", "returns", "scores"}
        if self.settings["search"]:
            known |= {"visits", "values"}
        if unknown := set(columns) - known:
            raise ValueError(f"The dataset has no column {sorted(unknown)[0]!r}.")
        if not 0 <= part[0] < part[1]:
            raise ValueError("A part is (k, n) with k from 0 to n - 1.")

    def _read(self, at: int, group: int, split: str | None, columns: Sequence[str]) -> pa.Table:
        """The rows of a group that stand in the split."""
        wanted = {*columns, "game"}
        if wanted & {"visits", "values"}:
            wanted.add("searched")
        with pq.ParquetFile(self.files[at]) as file:
            table = file.read_row_group(group, columns=[name for name in file.schema_arrow.names if name in wanted])
        if split is None:
            return table
        games, own = np.unique(table["game"].to_numpy(), return_inverse=True)
        return table.filter(pa.array(np.array([self.split_of(int(game)) == split for game in games])[own]))

    def _emit(self, pool: list[pa.Table], size: int, keep: int, columns: Sequence[str], rng) -> Iterator[Rows]:
        """Gives batches of what is held, all but about `keep` rows, which it returns."""
        if not pool:
            return []
        table = pa.concat_tables(pool).combine_chunks()
        order = np.arange(len(table)) if rng is None else rng.permutation(len(table))
        end = len(table) if keep == 0 else (len(table) - keep) // size * size
        for begin in range(0, end, size):
            yield self._arrays(table.take(pa.array(order[begin : min(begin + size, end)])), columns)
        return [table.take(pa.array(order[end:]))] if end < len(table) else []

    def _arrays(self, table: pa.Table, columns: Sequence[str]) -> Rows:
        """A batch as arrays."""
        return {name: self._array(table, name) for name in columns}

    def _array(self, table: pa.Table, name: str) -> np.ndarray:
        count = len(table)
        if name in ("visits", "values"):
            return self._dense(table, name)
        column = table[name].combine_chunks()
        if name == "observation":
            return np.frombuffer(packed(column), np.int8).reshape(count, self.encoding.size)
        if name == "mask":
            bits = np.frombuffer(packed(column), np.uint8).reshape(count, -1)
            return np.unpackbits(bits, axis=1, count=self.encoding.actions, bitorder="little").view(bool)
        if name in ("returns", "scores"):
            return column.flatten().to_numpy().reshape(count, self.players)
        if name == "move":
            return np.array(column.to_pylist(), object)
        return (column.fill_null(-1) if name == "action" else column).to_numpy()

    def _dense(self, table: pa.Table, name: str) -> np.ndarray:
        """What a search found, spread over all actions."""
        searched, found = table["searched"].combine_chunks(), table[name].combine_chunks()
        rows = np.repeat(np.arange(len(table)), np.diff(searched.offsets.to_numpy()))
        actions = searched.flatten().fill_null(-1).to_numpy()
        filling = 0.0 if name == "visits" else np.nan
        dense = np.full((len(table), self.encoding.actions), filling, np.float32)
        has_number = actions >= 0
        dense[rows[has_number], actions[has_number]] = found.flatten().to_numpy()[has_number]
        return dense / np.maximum(dense.sum(axis=1, keepdims=True), 1) if name == "visits" else dense


def groups_of(file: Path) -> int:
    """How many groups of rows a file has."""
    return pq.read_metadata(file).num_row_groups


def packed(column: pa.Array) -> bytes:
    """The bytes of a column of fixed size, without those before its offset."""
    width = column.type.byte_width
    data = column.buffers()[1]
    return memoryview(data)[column.offset * width : (column.offset + len(column)) * width]
