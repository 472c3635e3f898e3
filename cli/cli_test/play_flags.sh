# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# play: flags
play_a_record
run 2 play
says err "Name a game"
run 2 play chess
run 2 play pyramix --seats me,you
says err '--seats: A seat is played by me or by a bot. There is no bot "you"'
run 2 play pyramix --players 3 --seats me,me
says err "--seats: Name one seat for each of the 3 players; 2 are named."
run 2 play pyramix --players 1
run 2 play pyramix --players 9
says err "Pyramix is for 2 to 4 players, not 9."
run 2 perft ascension --players 3
says err "Ascension is for 2 players, not 3."
run 2 play pyramix --option cobras=none
run 2 play pyramix --seed x
run 2 play pyramix --colour maybe
run 2 play pyramix --resume "$game" --players 2
run 2 play pyramix --resume "$game" --option cobras=all
