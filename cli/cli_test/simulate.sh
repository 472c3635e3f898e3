# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# simulate; a binary without the server's libraries refuses it.
if [[ $serves != serve ]]; then
  run 2 simulate
  return
fi
run 0 simulate --seed 3 --hours 0.01 --seeds 2
empty err
says out "2 lives, every promise kept: "
says out " steps in "
cp out first
run 0 simulate --seed 3 --hours 0.01 --seeds 2
cmp -s out first || fail "another life from the same seed"
run 2 simulate --hours 0
run 2 simulate --hours soon
run 2 simulate --hours nan
run 2 simulate --seeds 0
run 2 simulate --nodes 0
run 2 simulate --nodes 6
run 0 simulate --seed 3 --hours 0.01 --nodes 3
says out "1 lives, every promise kept: "
says out " heard on the bus"
run_full simulate --hours 0.001
