# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# The command line itself.
run 2
says err "Name a command"
run 2 dance
run 2 games --loudly
run 0 --help
says out "Exit codes: 0 done, 1 failed, 2 faulty input."
for command in play trace analyse puzzles selfplay arena perft bench games facts version; do
  says out "  $command"
done
for command in play trace analyse puzzles selfplay arena perft bench games facts version; do
  run 0 "$command" --help
  says out "Usage: benben $command"
  empty err
done
