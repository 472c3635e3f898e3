"""Plays many games of two at random from Python through benben_batch.h alone, with ctypes.

    batch.py LIBRARY [GAME] [SIZE] [STEPS]    LIBRARY is libbenben.so (-D BUILD_SHARED_LIBS=ON)

Prints how many games have ended, and what each seat has won in them: the same as batch.c. For Python there
is the package `benben` (docs/research.md); in this way every language does it that calls functions of C.
"""

import ctypes
import sys

ZERO_TERMINATED = ctypes.c_size_t(-1)
PLAYERS = 2


class Setup(ctypes.Structure):
    """benben_setup"""

    _fields_ = [
        ("players", ctypes.c_int32),
        ("options", ctypes.c_void_p),
        ("option_count", ctypes.c_size_t),
        ("tags", ctypes.c_void_p),
        ("tag_count", ctypes.c_size_t),
    ]


class Arrays(ctypes.Structure):
    """benben_batch_arrays; numpy.frombuffer() of a member's contents would see the same memory."""

    _fields_ = [
        ("observations", ctypes.POINTER(ctypes.c_int8)),
        ("masks", ctypes.POINTER(ctypes.c_uint8)),
        ("seats", ctypes.POINTER(ctypes.c_int32)),
        ("rewards", ctypes.POINTER(ctypes.c_float)),
        ("dones", ctypes.POINTER(ctypes.c_uint8)),
        ("lengths", ctypes.POINTER(ctypes.c_int32)),
        ("scores", ctypes.POINTER(ctypes.c_int32)),
    ]


def check(status: int) -> None:
    if status != 0:
        raise SystemExit(f"The library answers with status {status} (benben.h).")


def memory(size: int, actions: int, observation_size: int) -> Arrays:
    """Arrays for so many games; the struct keeps them alive."""
    return Arrays(
        (ctypes.c_int8 * (size * observation_size))(),
        (ctypes.c_uint8 * (size * actions))(),
        (ctypes.c_int32 * size)(),
        (ctypes.c_float * (size * PLAYERS))(),
        (ctypes.c_uint8 * size)(),
        (ctypes.c_int32 * size)(),
        (ctypes.c_int32 * (size * PLAYERS))(),
    )


def main(library: str, game: str = "pyramix", size: int = 256, steps: int = 1000) -> None:
    benben = ctypes.CDLL(library)
    name = (game.encode(), ZERO_TERMINATED)
    actions, observation_size, wrong = ctypes.c_int32(), ctypes.c_int32(), ctypes.c_int32()
    check(benben.benben_game_numbers(*name, ctypes.byref(actions), ctypes.byref(observation_size)))
    arrays = memory(size, actions.value, observation_size.value)
    setup, seed, batch = Setup(players=PLAYERS), ctypes.c_uint64(1), ctypes.c_void_p()
    places = (ctypes.byref(arrays), ctypes.byref(batch), None)
    check(benben.benben_batch_make(*name, ctypes.byref(setup), ctypes.c_int32(size), seed, *places))
    chosen = (ctypes.c_int32 * size)()
    ended, won = 0, [0.0] * PLAYERS
    for _ in range(steps):
        # Here a policy would look at arrays.observations and arrays.masks.
        check(benben.benben_batch_random_actions(batch, chosen))
        check(benben.benben_batch_step(batch, chosen, ctypes.byref(wrong)))
        ended += sum(arrays.dones[:size])
        for seat in range(PLAYERS):
            won[seat] += sum(arrays.rewards[seat : size * PLAYERS : PLAYERS])
    check(benben.benben_batch_free(batch))
    print(f"{ended} games, won {won[0]:.1f} {won[1]:.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:3], *map(int, sys.argv[3:]))
