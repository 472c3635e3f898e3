"""The program, asked by keep.py and kept_test.py."""

import json
import subprocess
from pathlib import Path
from typing import Any

from server import BINARY


def output(*words: str) -> str:
    done = subprocess.run([BINARY, *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"benben {' '.join(words)}: {done.stderr}")
    return done.stdout


def records_of(folder: Path) -> list[Path]:
    return sorted((folder / "records").glob("*.game"))


def goldens_of(folder: Path) -> list[Path]:
    return sorted((folder / "goldens").glob("*/*.game"))


def name_of(golden: Path) -> str:
    """As in `pyramix/scoring-example.game`."""
    return f"{golden.parent.name}/{golden.name}"


def told_end(record: Path) -> dict[str, Any]:
    """The last position of a record, as `benben trace` tells it (docs/record.md)."""
    return dict(json.loads(output("trace", str(record)).splitlines()[-1]))
