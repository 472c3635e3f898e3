# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # What it shares with cli_test.sh.
# play: resume
play_a_record
sed 's/^0 ...$/0 111/' "$game" >faulty.game
printf '000\n020\n' >in
run 0 play pyramix --seats me,bot:1,greedy --seed 7 --save one.game
run 0 play pyramix --seats random,random --seed 7 --option cobras=all --save all.game
run 0 play pyramix --resume one.game
says out "Resumed; events so far: "
says out "The record is in one.game."
run 0 play --resume all.game
says out "The game is over."
run 0 play --resume "$game" --seats me,me --seed 3
run 2 play ankhor --resume one.game
says err "one.game: This is a game of pyramix, not of ankhor."
run 2 play --resume none.game
run 2 play --resume faulty.game
says err "faulty.game: line 9: "
says err "(PYX-11)"
empty out
sed 's/\[Seat1 .*/[Seat1 "bot:99"]/' one.game >faulty.game
run 2 play --resume faulty.game
says err "faulty.game: line 5: "
sed '/\[Seat2 /d' one.game >faulty.game
run 2 play --resume faulty.game
says err "The tag Seat2 is missing; --seats names who plays."
sed 's/\[Seed .*/[Seed "seven"]/' one.game >faulty.game
run 2 play --resume faulty.game
says err "Seed is a whole number below 2^64."
run 2 play --resume one.game --seats me
says err "--seats: Name one seat for each of the 3 players; 1 are named."
