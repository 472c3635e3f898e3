# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# perft, arena
run 0 perft pyramix --seed 3 --depth 2
cp out first
run 0 perft pyramix --seed 3 --depth 2
same out first
run 2 perft pyramix --depth 0
run 2 perft pyramix --depth 101
run 0 arena pyramix --bots greedy,random --games 3
says out "games against random"
run 2 arena pyramix --bots greedy
says err "Name two bots: challenger,opponent."
