"""`python -m benben.ray`: self-play on a cluster of Ray, whose actors make one shard after the other.

    python -m benben.ray --actors 16 --address auto --game pyramix --bots bot:4 --games 100000 --out DIR

The flags are those of benben.selfplay, and so are the bytes. DIR is a folder that all machines share. An
actor that is lost with its machine begins anew elsewhere, and so does its shard.
"""

from collections.abc import Iterator
from pathlib import Path

import ray
from ray.util import ActorPool

from benben import selfplay


@ray.remote(max_restarts=-1, max_task_retries=-1)
class Player:
    """Makes shards of one dataset; has one core of a machine."""

    def __init__(self, settings: selfplay.Settings, out: str) -> None:
        self.settings, self.out = settings, Path(out)

    def make(self, shard: int) -> tuple[int, str]:
        """Makes a shard that is missing, and tells its number and the node that did."""
        selfplay.write_shard(shard, self.settings, self.out)
        return shard, ray.get_runtime_context().get_node_id()


def write_shards(
    settings: selfplay.Settings, out: Path, shards: list[int], actors: int
) -> Iterator[tuple[int, str]]:
    """Makes shards with so many actors of the cluster that ray.init() has found, each as it is done."""
    pool = ActorPool([Player.remote(settings, str(out.resolve())) for _ in range(min(actors, len(shards)))])
    yield from pool.map_unordered(lambda player, shard: player.make.remote(shard), shards)


def main() -> None:
    """Does what the command line asks; what is wrong ends the program with 2 and a sentence."""
    flags = selfplay.parser("benben.ray", __doc__)
    flags.add_argument("--actors", type=int, default=2, help="that play at the same time (2)")
    flags.add_argument("--address", help="of the cluster, as auto; without it one is started on this machine")
    options = flags.parse_args()
    try:
        settings = selfplay.settings_of(options)
        if options.actors < 1:
            raise ValueError("There is at least one actor.")
        selfplay.begin(settings, options.out)
        if shards := selfplay.due(settings, options.out):
            own = {} if options.address else {"num_cpus": options.actors, "include_dashboard": False}
            ray.init(address=options.address or "local", log_to_driver=False, **own)
            for done, (shard, node) in enumerate(write_shards(settings, options.out, shards, options.actors), 1):
                print(f"shard {shard} on {node[:8]}: {done} of {len(shards)}", flush=True)
        selfplay.end(settings, options.out, options.licence)
    except (ValueError, OSError) as error:  # Refused is a ValueError
        flags.exit(2, f"{flags.prog}: {error}\n")
    print(f"{options.out}: whole")


if __name__ == "__main__":
    main()
