"""How fast the nearest games of others step, in the same run as ours (research.py).

Every `..._work()` gives a function that steps uniformly random play and gives the number of decisions.
What is not installed is named with the reason. The packages are not pinned: pettingzoo with pygame and
chess, open_spiel, jax and pgx, pufferlib.
"""

import contextlib
import importlib
import io
import os
import random

import numpy as np

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
BATCH = 4096


def aec_work(make):
    """Steps a PettingZoo environment in which agents act in turn, with what last() gives of each."""
    env = make()
    env.reset(seed=1)
    chosen = random.Random(1)

    def work():
        for _ in range(50):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(chosen.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        return 50

    return work


def openspiel_work(name):
    """Steps a state of OpenSpiel: legal actions, one applied, and chance drawn from its outcomes."""
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)
    at = [game.new_initial_state()]
    chosen = random.Random(1)

    def work():
        decisions = 0
        while decisions < 50:
            state = at[0]
            if state.is_terminal():
                at[0] = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chosen.choices(outcomes, odds)[0])
            else:
                state.apply_action(chosen.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def pgx_work(name):
    """Steps a batch of Pgx, compiled, with actions drawn from the masks; games begin anew in it."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    @jax.jit
    def both(states, key):
        key, draw, keys = jax.random.split(key, 3)
        odds = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(draw, odds, axis=1)
        return jax.vmap(step)(states, actions, jax.random.split(keys, BATCH)), key

    at = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH)), jax.random.PRNGKey(2)]

    def work():
        at[:] = both(*at)
        at[0].rewards.block_until_ready()
        return BATCH

    return work


def puffer_work(module, name):
    """Steps a batch of PufferLib's Ocean; its games have no masks, and an illegal action ends one."""
    env = getattr(importlib.import_module(module), name)(num_envs=BATCH)
    env.reset()
    actions = np.random.default_rng(1).integers(0, env.single_action_space.n, (64, BATCH))
    at = [0]

    def work():
        at[0] = (at[0] + 1) % len(actions)
        env.step(actions[at[0]])
        return BATCH

    return work


def classic(name):
    return lambda: aec_work(importlib.import_module(f"pettingzoo.classic.{name}").env)


def ours(game):
    def make():
        from benben.pettingzoo import aec

        return aec_work(lambda: aec(game))

    return make


def ours_in_openspiel(game):
    def make():
        importlib.import_module("benben.openspiel")
        return openspiel_work(f"benben_{game}")

    return make


# What is measured, and how it is made.
PEERS = [
    ("PettingZoo connect_four_v3, one", classic("connect_four_v3")),
    ("PettingZoo chess_v6, one", classic("chess_v6")),
    ("benben pyramix in PettingZoo, one", ours("pyramix")),
    ("benben ascension in PettingZoo, one", ours("ascension")),
    ("OpenSpiel connect_four (C++), one", lambda: openspiel_work("connect_four")),
    ("OpenSpiel chess (C++), one", lambda: openspiel_work("chess")),
    ("OpenSpiel backgammon (C++), one", lambda: openspiel_work("backgammon")),
    ("OpenSpiel python_tic_tac_toe, one", lambda: openspiel_work("python_tic_tac_toe")),
    ("benben pyramix in OpenSpiel, one", ours_in_openspiel("pyramix")),
    (f"Pgx connect_four, {BATCH}", lambda: pgx_work("connect_four")),
    (f"Pgx backgammon, {BATCH}", lambda: pgx_work("backgammon")),
    (f"PufferLib Ocean connect4, {BATCH}", lambda: puffer_work("pufferlib.ocean.connect4.connect4", "Connect4")),
]


def peers():
    """Each peer by its name, with its work, or with why there is none."""
    for name, make in PEERS:
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                work = make()
        except Exception as error:  # whatever a package of others says when it cannot be used
            yield name, None, f"{type(error).__name__}: {error}".splitlines()[0]
        else:
            yield name, work, ""
