# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# games, version, bench
run 0 games
says out "pyramix  Pyramix, 2 to 4 players"
says out "--option cobras=visible|all"
says out "ascension  Ascension, 2 players"
run 0 version
says out "benben "
says out "pyramix rules 1"
run_full games
run 0 bench pyramix
grep '^pyramix ' "$root/bench/reference.txt" >expected
same out expected
run 2 bench chess
says err 'There is no game "chess"; choose from: pyramix'
