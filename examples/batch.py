"""Plays many games at random from Python through the C interface alone, with ctypes and NumPy's memory.

    batch.py LIBRARY [GAME] [SIZE] [STEPS]    LIBRARY is libbenben.so (-D BUILD_SHARED_LIBS=ON)

Prints how many games ended, and what each seat has won of them: the same numbers as batch.c. Python has
the package `benben` besides (docs/research.md); this is how any language with a foreign call does it.
"""

import ctypes
import sys

import numpy as np

ZERO_TERMINATED = ctypes.c_size_t(-1)
PLAYERS = 2


class Setup(ctypes.Structure):
    _fields_ = [
        ("players", ctypes.c_int32),
        ("options", ctypes.c_void_p),
        ("option_count", ctypes.c_size_t),
        ("tags", ctypes.c_void_p),
        ("tag_count", ctypes.c_size_t),
    ]


class Arrays(ctypes.Structure):
    _fields_ = [
        (name, ctypes.c_void_p)
        for name in ("observations", "masks", "seats", "rewards", "dones", "lengths", "scores")
    ]


def check(status: int) -> None:
    if status != 0:
        raise SystemExit(f"benben.h answers with status {status}.")


def main(library: str, game: str = "pyramix", size: int = 256, steps: int = 1000) -> None:
    benben = ctypes.CDLL(library)
    name = game.encode()
    actions, observed, wrong = ctypes.c_int32(), ctypes.c_int32(), ctypes.c_int32()
    check(
        benben.benben_game_numbers(name, ZERO_TERMINATED, ctypes.byref(actions), ctypes.byref(observed))
    )
    memory = {
        "observations": np.zeros((size, observed.value), np.int8),
        "masks": np.zeros((size, actions.value), np.uint8),
        "seats": np.zeros(size, np.int32),
        "rewards": np.zeros((size, PLAYERS), np.float32),
        "dones": np.zeros(size, np.uint8),
        "lengths": np.zeros(size, np.int32),
        "scores": np.zeros((size, PLAYERS), np.int32),
    }
    arrays = Arrays(**{part: array.ctypes.data for part, array in memory.items()})
    setup = Setup(players=PLAYERS)
    batch = ctypes.c_void_p()
    check(
        benben.benben_batch_make(
            name,
            ZERO_TERMINATED,
            ctypes.byref(setup),
            ctypes.c_int32(size),
            ctypes.c_uint64(1),
            ctypes.byref(arrays),
            ctypes.byref(batch),
            None,
        )
    )
    chosen = np.zeros(size, np.int32)
    at = ctypes.c_void_p(chosen.ctypes.data)
    ended, won = 0, np.zeros(PLAYERS)
    for _ in range(steps):
        # Here a policy would look at memory["observations"] and memory["masks"].
        check(benben.benben_batch_random_actions(batch, at))
        check(benben.benben_batch_step(batch, at, ctypes.byref(wrong)))
        ended += int(memory["dones"].sum())
        won += memory["rewards"].sum(axis=0)
    check(benben.benben_batch_free(batch))
    print(f"{ended} games, won {won[0]:.1f} {won[1]:.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:3], *map(int, sys.argv[3:]))
