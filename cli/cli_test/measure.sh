# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# perft
run 0 perft pyramix --seed 3 --depth 2
cp out first
run 0 perft pyramix --seed 3 --depth 2
same out first
run 2 perft pyramix --depth 0
run 2 perft pyramix --depth 101
