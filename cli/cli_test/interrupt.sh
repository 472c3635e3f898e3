# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# play: Ctrl-C
mkfifo keys
"$benben" play pyramix --seats me,greedy --seed 7 --save stopped.game <keys >out 2>err &
player=$!
exec 3>keys
last="benben play, interrupted"
echo 000 >&3
second_turn() { [[ $(grep -c 'your move' out) == 2 ]]; }
wait_for second_turn
kill -INT "$player"
ends_with 0 "$player"
exec 3>&-
says out "The record is in stopped.game."
says stopped.game "0 000"
